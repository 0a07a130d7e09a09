"""Texts become files: whole or not at all unless they have several names, with the mode they had, through links."""

from __future__ import annotations

import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path

from unolang.cli.output import fail
from unolang.text.diagnostic import Failed


def write_text(path: Path, text: str, *, new: bool = False) -> None:
    """Write a file in one move; with `new`, only if nothing is there yet."""
    try:
        if new:
            with path.open("x", encoding="utf-8", newline="") as file:
                file.write(text)
        else:
            _replace(path, text.encode("utf-8"))
    except FileExistsError:
        raise fail(
            "U510", f"`{path.as_posix()}` is there already", help="give another name, or remove it first"
        ) from None
    except (OSError, ValueError) as fault:
        raise _unwritable(path, fault) from fault


def _replace(path: Path, raw: bytes) -> None:
    """Write beside the file and move it over; a link stays, and what it leads to is replaced.

    A file with several names (hard links) is written where it is, so that all of them keep leading to it.
    """
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        # A device or a pipe takes what it is given; there is nothing to replace.
        target.write_bytes(raw)
        return
    if target.exists() and not os.access(target, os.W_OK):
        raise PermissionError
    if target.exists() and target.stat().st_nlink > 1:
        # Its other names would keep the old text.
        target.write_bytes(raw)
        return
    handle, name = tempfile.mkstemp(prefix=f".{target.name[:40]}.", suffix=".part", dir=target.parent)
    beside = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(raw)
        beside.chmod(stat.S_IMODE(target.stat().st_mode) if target.exists() else 0o666 & ~_umask())
        beside.replace(target)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _unwritable(path: Path, fault: OSError | ValueError) -> Failed:
    shown = path.as_posix()
    if isinstance(fault, IsADirectoryError):
        reason = "it is a folder"
    elif isinstance(fault, FileNotFoundError | NotADirectoryError):
        reason = "its folder is not there"
    elif isinstance(fault, PermissionError):
        reason = "its permissions, or those of its folder, forbid it"
    else:
        reason = ((fault.strerror if isinstance(fault, OSError) else str(fault)) or "").lower()
    return fail("U511", f"`{shown}` could not be written", because=reason)
