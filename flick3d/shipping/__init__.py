"""How the desktop programs are made; not a part of what is shipped."""
