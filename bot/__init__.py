"""The table in Telegram and Redis: everything that talks to the outside world."""
