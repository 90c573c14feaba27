"""Learning by doing: lessons for a first match, and hints that fade once they are learned."""
