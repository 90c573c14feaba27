"""What a window shows of Flick 'em Up!, and what its keys do."""
