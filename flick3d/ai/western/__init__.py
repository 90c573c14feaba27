"""The mind that plays Flick 'em Up!: lanes and lines of sight, goals, chances, and what a state is worth."""
