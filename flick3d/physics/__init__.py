"""The table: piece and material data, the Bullet simulation, trajectories, and the judge that turns one into facts."""
