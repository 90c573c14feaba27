"""One match: session, undo, records, saves, replays, and many matches at once."""
