"""What each kind of update does: a few lines each over the one path of a change."""
