"""From mouse, keys and HUD buttons to intents: a pure state machine, and the one module that listens to the window."""
