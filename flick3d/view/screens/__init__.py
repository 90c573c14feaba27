"""What fills the window: playing a match, and watching one that was played."""
