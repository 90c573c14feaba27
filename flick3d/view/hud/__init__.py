"""What is written over the table: pure descriptions of it, and the DirectGUI widgets that show them."""
