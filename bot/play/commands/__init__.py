"""What people do: each command is one transaction."""
