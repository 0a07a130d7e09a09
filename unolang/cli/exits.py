"""The exit codes, in one place."""

FINE = 0
NOT_FINE = 1
"""What was looked at is not fine."""
UNUSABLE = 2
"""It could not be looked at: wrong usage, an unreadable file, a failure of our own."""
INTERRUPTED = 130
"""Stopped from the keyboard."""
