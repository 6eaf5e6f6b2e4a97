"""What every game stands on."""
