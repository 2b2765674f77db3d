"""What is kept: tables, migrations, and one transaction per answer."""
