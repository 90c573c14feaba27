"""The mind that plays Flick of Faith."""
