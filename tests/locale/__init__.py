"""The catalogues: what they must hold, and how they are written."""
