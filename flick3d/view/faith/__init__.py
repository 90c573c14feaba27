"""What a window shows of Flick of Faith, and what its keys do."""
