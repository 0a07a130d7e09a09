"""Reading sources from files and standard input: checked, and whatever is wrong with them told as a diagnostic."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import BinaryIO

from unolang.text.diagnostic import Diagnostic, Failed
from unolang.text.source import Source
from unolang.text.span import Span
from unolang.text.suggest import nearest, question

MAX_BYTES = 1_000_000

_BYTE_ORDER_MARK = "\ufeff"
_UTF_16_MARKS = (b"\xff\xfe", b"\xfe\xff")


class UnreadableSource(Failed):
    """A source that can't be had; also a `Failed`, so that one handler serves both."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__((diagnostic,))
        self.args = (diagnostic,)
        self.diagnostic = diagnostic


def read_source(path: Path, *, name: str | None = None, only_files: bool = False) -> Source:
    """Read a file, shown under `name` or else under its path as it was given.

    With `only_files`, pipes and devices, which may never end, are not even opened.
    """
    shown = path.as_posix() if name is None else name
    try:
        if only_files and is_special(path):
            raise UnreadableSource(
                Diagnostic("U507", f"`{shown}` could not be read", because="it is not a regular file")
            )
        with path.open("rb") as stream:
            raw = _read_bounded(stream)
    except (OSError, ValueError) as fault:
        raise UnreadableSource(_open_fault(path, shown, fault)) from fault
    return decode(shown, raw)


def read_stdin(name: str = "<stdin>") -> Source:
    """Read standard input to its end."""
    stream: BinaryIO | None = getattr(sys.stdin, "buffer", None)
    if stream is None:
        raise UnreadableSource(Diagnostic("U507", "standard input is closed"))
    try:
        raw = _read_bounded(stream)
    except (OSError, ValueError) as fault:
        raise UnreadableSource(_open_fault(None, name, fault)) from fault
    return decode(name, raw)


def decode(name: str, raw: bytes) -> Source:
    """Make a source of bytes, whatever they came from: checked, without byte order mark, every line ended by LF."""
    if len(raw) > MAX_BYTES:
        raise UnreadableSource(
            Diagnostic(
                "U505",
                f"`{name}` is larger than {MAX_BYTES} bytes",
                because=f"a source may hold at most {MAX_BYTES} bytes",
            )
        )
    zero = raw.find(b"\0")
    # Looked for first, since a picture or an archive is told better by this than as wrong UTF-8.
    if zero >= 0 and not raw.startswith(_UTF_16_MARKS):
        raise UnreadableSource(
            Diagnostic(
                "U506",
                f"`{name}` is not a text: it has a zero byte at offset {zero}",
                _span_of_byte(name, raw, zero),
                label="here is the first zero byte",
                help="give the `.uno` text itself, saved as UTF-8",
            )
        )
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as fault:
        raise UnreadableSource(_encoding_fault(name, raw, fault.start)) from None
    return Source(name, _normalised(text))


def _read_bounded(stream: BinaryIO) -> bytes:
    """Never more than one byte over the limit: enough to see that it is passed."""
    # A stream that does not block answers None when it has nothing yet.
    return stream.read(MAX_BYTES + 1) or b""


def _normalised(text: str) -> str:
    return text.removeprefix(_BYTE_ORDER_MARK).replace("\r\n", "\n").replace("\r", "\n")


def _encoding_fault(name: str, raw: bytes, offset: int) -> Diagnostic:
    because = "it begins like a UTF-16 text" if raw.startswith(_UTF_16_MARKS) else ""
    return Diagnostic(
        "U504",
        f"`{name}` is not UTF-8: byte 0x{raw[offset]:02x} at offset {offset} has no meaning there",
        _span_of_byte(name, raw, offset),
        label="here is the first such byte",
        because=because,
        help="save it as UTF-8",
    )


def _span_of_byte(name: str, raw: bytes, offset: int) -> Span:
    """The place of a faulty byte, in as much of the text as can be shown."""
    source = Source(name, _normalised(raw.decode("utf-8", errors="replace")))
    start = len(_normalised(raw[:offset].decode("utf-8", errors="replace")))
    return Span(source, start, start + 1)


def _open_fault(path: Path | None, name: str, fault: OSError | ValueError) -> Diagnostic:
    if isinstance(fault, IsADirectoryError) or (path is not None and _is_folder(path)):
        return Diagnostic("U502", f"`{name}` is a folder, not a file", help="name a file in it")
    if isinstance(fault, FileNotFoundError | NotADirectoryError):
        return Diagnostic("U501", f"there is no file `{name}`", help=_near_file(path))
    if isinstance(fault, PermissionError):
        return Diagnostic("U503", f"`{name}` may not be read", because="its permissions forbid it")
    reason = fault.strerror if isinstance(fault, OSError) else str(fault)
    return Diagnostic("U507", f"`{name}` could not be read", because=(reason or "").lower())


def is_special(path: Path) -> bool:
    """Whether there is something that is neither a file nor a folder, such as a pipe or a device."""
    try:
        return path.exists() and not path.is_file() and not path.is_dir()
    except (OSError, ValueError):
        return False


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def _near_file(path: Path | None) -> str:
    if path is None:
        return ""
    with_ending = path.parent / f"{path.name}.uno"
    try:
        if with_ending.is_file():
            return question([with_ending.as_posix()])
        names = [entry.name for entry in path.parent.iterdir()]
    except (OSError, ValueError):
        return ""
    return question([(path.parent / name).as_posix() for name in nearest(path.name, names)])
