"""What a group remembers of its games: results, statistics, ratings, pictures and replays."""
