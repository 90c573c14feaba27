"""The rulebook that players read in the game: numbered rules in chapters, searched by words, linked by refusals."""
