"""Computer players: they answer the same prompts as people, and see only what a player in their seat may see."""
