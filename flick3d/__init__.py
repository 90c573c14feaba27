"""Two flicking board games as toys on a real table: Flick 'em Up! and Flick of Faith."""

__version__ = "0.1.0"
