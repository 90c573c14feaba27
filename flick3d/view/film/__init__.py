"""Films: a record is played offscreen at a fixed pace, and picture and sound are written to a file."""
