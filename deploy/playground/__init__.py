"""A stand-in for Telegram: the Bot API for a bot on one side, people and a web page on the other."""
