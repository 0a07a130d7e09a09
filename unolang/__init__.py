"""A declarative language for the rules of shedding card games, and the machine that plays them."""

__version__ = "0.1.0"
