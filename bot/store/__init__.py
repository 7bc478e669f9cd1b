"""What must outlive a worker: every table's newest record, its log, and what is yet to be shown."""
