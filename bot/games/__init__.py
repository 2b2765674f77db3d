"""What single games add to the table: stepwise choices and slash commands."""
