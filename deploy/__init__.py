"""Everything that runs beside the bot: containers, configuration, the playground."""
