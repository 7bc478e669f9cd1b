"""How strong the computer players are, measured against opponents that never change."""
