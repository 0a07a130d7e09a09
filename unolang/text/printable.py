"""Text made fit for a terminal: nothing hidden, nothing that the terminal would obey, and its width in cells."""

from __future__ import annotations

# Joiners belong to the spelling of some scripts and emoji, and can't disturb a terminal.
_JOINERS = "\u200c\u200d"


def printable(text: str, *, keep: str = "") -> str:
    """The text with every control, direction mark, odd space and broken character spelt out, but those in `keep`."""
    # Most text is plain, and this check is done in C.
    if text.isprintable():
        return text
    return "".join(char if char in keep else printable_char(char) for char in text)


def printable_char(char: str) -> str:
    """One character, spelt out as in a Python string if it is not to be shown as it is."""
    if char.isprintable() or char in _JOINERS:
        return char
    point = ord(char)
    if char in "\t\n\r":
        return {"\t": "\\t", "\n": "\\n", "\r": "\\r"}[char]
    if point <= 0xFF:
        return f"\\x{point:02x}"
    return f"\\u{point:04x}" if point <= 0xFFFF else f"\\U{point:08x}"


def clipped(text: str, most: int) -> str:
    """The text, cut to `most` characters, with a mark where it was cut."""
    return text if len(text) <= most else text[: most - 1] + "…"


def cells(text: str) -> int:
    """How many cells of a terminal the text fills."""
    if text.isascii():
        return len(text)
    from rich.cells import cell_len  # only odd text pays for the tables of widths

    return cell_len(text)
