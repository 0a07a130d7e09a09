import io
import os
import pickle
import sys
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unolang.text import reading as module
from unolang.text.diagnostic import Failed
from unolang.text.reading import MAX_BYTES, UnreadableSource, decode, read_source, read_stdin
from unolang.text.source import Source


def fault(read, *arguments):
    with pytest.raises(UnreadableSource) as caught:
        read(*arguments)
    return caught.value.diagnostic


def test_reading_drops_the_mark_and_evens_out_line_ends(tmp_path):
    path = tmp_path / "a.uno"
    path.write_bytes(b"\xef\xbb\xbfa\r\nb\rc\nd\r\r\n")
    source = read_source(path)
    assert source.text == "a\nb\nc\nd\n\n"
    assert source.name == path.as_posix()
    assert read_source(path, name="classic.uno").name == "classic.uno"


def test_only_one_mark_is_dropped():
    assert decode("a", b"\xef\xbb\xbf\xef\xbb\xbfx").text == "\ufeffx"


def test_a_missing_file(tmp_path):
    found = fault(read_source, tmp_path / "nothing.uno")
    assert found.code == "U501"
    assert found.span is None
    assert found.help == ""
    assert fault(read_source, tmp_path / "no" / "such.uno").code == "U501"


def test_a_missing_file_with_a_near_name(tmp_path, monkeypatch):
    (tmp_path / "classic.uno").write_text("")
    (tmp_path / "sub").mkdir()
    near = (tmp_path / "classic.uno").as_posix()
    assert fault(read_source, tmp_path / "clasic.uno").help == f"did you mean `{near}`?"
    assert fault(read_source, tmp_path / "classic").help == f"did you mean `{near}`?"
    monkeypatch.chdir(tmp_path)
    assert fault(read_source, module.Path("clasic.uno")).help == "did you mean `classic.uno`?"


def test_a_file_below_a_file(tmp_path):
    (tmp_path / "a").write_text("")
    assert fault(read_source, tmp_path / "a" / "b.uno").code == "U501"


def test_a_folder(tmp_path):
    assert fault(read_source, tmp_path).code == "U502"


def test_a_file_that_may_not_be_read(tmp_path, monkeypatch):
    path = tmp_path / "a.uno"
    path.write_text("")

    def refuse(*_arguments):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(module.Path, "open", refuse)
    assert fault(read_source, path).code == "U503"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="permissions don't bind this user")
def test_a_file_that_may_really_not_be_read(tmp_path):
    path = tmp_path / "a.uno"
    path.write_text("")
    path.chmod(0)
    assert fault(read_source, path).code == "U503"


@pytest.mark.parametrize("name", ["x" * 5000, "a\0b"])
def test_a_name_that_no_file_can_have(name):
    assert fault(read_source, module.Path(name)).code == "U507"


@pytest.mark.skipif(not hasattr(os, "symlink"), reason="no links here")
def test_a_link_to_itself(tmp_path):
    path = tmp_path / "loop.uno"
    path.symlink_to(path)
    assert fault(read_source, path).code in {"U501", "U507"}


def test_a_fault_while_reading(tmp_path, monkeypatch):
    path = tmp_path / "a.uno"
    path.write_text("")

    def fail(_stream):
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(module, "_read_bounded", fail)
    found = fault(read_source, path)
    assert (found.code, found.because) == ("U507", "input/output error")


def test_bytes_that_are_not_utf_8():
    found = fault(decode, "a.uno", b"\xef\xbb\xbfone\r\ntw\xe9o\n")
    assert found.code == "U504"
    assert "byte 0xe9 at offset 10" in found.message
    assert str(found.span) == "a.uno:2:3"
    assert found.because == ""


@pytest.mark.parametrize("raw", [b"\xc3", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"\xc0\xaf", b"\x80"])
def test_broken_surrogate_and_overlong_forms_are_not_utf_8(raw):
    assert fault(decode, "a", raw).code == "U504"


def test_utf_16_is_recognised():
    found = fault(decode, "a", "abc".encode("utf-16"))
    assert (found.code, found.because) == ("U504", "it begins like a UTF-16 text")
    assert fault(decode, "a", "abc".encode("utf-16-le")).code == "U506"


def test_a_zero_byte():
    found = fault(decode, "a.uno", b"ab\r\nc\0d")
    assert found.code == "U506"
    assert "offset 5" in found.message
    assert str(found.span) == "a.uno:2:2"


def test_a_picture_is_no_text_rather_than_wrong_utf_8():
    found = fault(decode, "a", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")
    assert found.code == "U506"
    assert found.span.text == "\0"


def test_the_limit(tmp_path):
    path = tmp_path / "a.uno"
    path.write_bytes(b"x" * MAX_BYTES)
    assert len(read_source(path).text) == MAX_BYTES
    path.write_bytes(b"x" * (MAX_BYTES + 1))
    assert fault(read_source, path).code == "U505"


def test_a_huge_file_is_refused_at_once(tmp_path):
    path = tmp_path / "a.uno"
    with path.open("wb") as stream:
        stream.truncate(10_000_000_000)
    start = time.perf_counter()
    assert fault(read_source, path).code == "U505"
    assert time.perf_counter() - start < 1


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="no endless file here")  # noqa: PTH110
def test_an_endless_file_is_refused():
    assert fault(read_source, module.Path("/dev/zero")).code == "U505"


class Stream:
    """What stands for standard input."""

    def __init__(self, raw):
        self.buffer = io.BytesIO(raw)


def test_standard_input(monkeypatch):
    monkeypatch.setattr(sys, "stdin", Stream(b"a\r\nb"))
    assert read_stdin("house.uno") == Source("house.uno", "a\nb")
    monkeypatch.setattr(sys, "stdin", Stream(b""))
    assert read_stdin() == Source("<stdin>", "")


def test_standard_input_is_bounded_too(monkeypatch):
    stream = Stream(b"x" * 10 * MAX_BYTES)
    monkeypatch.setattr(sys, "stdin", stream)
    assert fault(read_stdin).code == "U505"
    assert stream.buffer.tell() == MAX_BYTES + 1


def test_standard_input_that_is_closed(monkeypatch):
    monkeypatch.setattr(sys, "stdin", None)
    assert fault(read_stdin).code == "U507"
    stream = Stream(b"")
    stream.buffer.close()
    monkeypatch.setattr(sys, "stdin", stream)
    assert fault(read_stdin).code == "U507"


def test_an_unreadable_source_is_a_failure_and_survives_pickling():
    with pytest.raises(Failed) as caught:
        decode("a", b"\xff")
    copy = pickle.loads(pickle.dumps(caught.value))
    assert copy.diagnostic == caught.value.diagnostic
    assert copy.diagnostics == (copy.diagnostic,)


@given(st.binary(max_size=60))
def test_any_bytes_are_a_source_or_a_fault(raw):
    try:
        source, found = decode("a", raw), None
    except UnreadableSource as caught:
        source, found = caught.diagnostic.span.source, caught.diagnostic
    assert "\r" not in source.text
    if found is None:
        assert "\0" not in source.text
    else:
        assert found.code in {"U504", "U506"}
        assert found.span.text == ("\0" if found.code == "U506" else "\ufffd")
