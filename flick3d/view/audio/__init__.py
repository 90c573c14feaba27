"""Everything that is heard: the table's knocks, falls and slides, what happens by the rules, rooms and tunes."""
