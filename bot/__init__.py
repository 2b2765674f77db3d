"""The Discord bot: settings, store, play, and what people see and press."""
