"""The forward pipeline: shaders, light of the room, sun shadow, and their settings."""
