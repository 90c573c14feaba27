"""Flick of Faith: four gods shove wooden discs over a map."""
