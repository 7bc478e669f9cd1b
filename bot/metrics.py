"""What the bot counts: few names, few labels, nothing about who or what."""

from prometheus_client import Counter, Gauge, Histogram

PRESSES = Counter("ninetynine_presses", "Presses by how they came out.", ["outcome"])
UPDATES = Counter("ninetynine_updates", "Updates by kind and answer.", ["kind", "status"])
CALLS = Counter("ninetynine_telegram_calls", "Calls to Telegram by outcome.", ["method", "kind"])
CONFLICTS = Counter("ninetynine_conflicts", "Commits met by somebody else's change.")
SHOWINGS = Counter("ninetynine_showings", "Showings of tables by how they came out.", ["outcome"])
REDIS_ERRORS = Counter("ninetynine_redis_errors", "Times Redis was not there for us.")
DEAD_LETTERS = Counter("ninetynine_dead_letters", "Updates given up after three failures.")
HANDLED = Histogram(
    "ninetynine_update_seconds",
    "From the receipt of an update to its answer.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
LATENESS = Histogram(
    "ninetynine_timer_lateness_seconds",
    "How late deadlines were looked at.",
    buckets=(0.1, 0.5, 1, 2, 5, 10, 30, 60, 300),
)
UP_SINCE = Gauge("ninetynine_started_timestamp_seconds", "When this worker started.")
