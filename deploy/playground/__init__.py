"""A stand-in for Telegram: the Bot API for a bot, people and a page for us."""
