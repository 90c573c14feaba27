"""The front of house: the pages before, between and after matches."""
