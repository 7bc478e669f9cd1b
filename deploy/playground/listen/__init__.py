"""What a person who listens hears of a chat: for each app and screen reader, and in seconds."""
