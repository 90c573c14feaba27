"""Flick 'em Up!: phases and pure functions, one file per subject."""
