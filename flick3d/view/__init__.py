"""Everything with a window: the table in 3D, camera, playback, input, screens, still pictures."""
