"""States as JSON and back, bit for bit, in the middle of a question too."""

from functools import cache
from typing import Any, get_type_hints

from cattrs import BaseValidationError
from cattrs.preconf.json import JsonConverter, make_converter

from unolang.machine.chance import Chance
from unolang.machine.state import FIELDS, State

FORMAT_VERSION = "1.0"


class BadState(Exception):
    """What was read is no state of this format."""


@cache
def _converter() -> JsonConverter:
    converter = make_converter(forbid_extra_keys=True)
    converter.register_unstructure_hook(Chance, lambda chance: chance.state)
    converter.register_structure_hook(Chance, lambda data, _: Chance(int(data)))
    return converter


@cache
def _fields() -> dict[str, Any]:
    return {name: kind for name, kind in get_type_hints(State).items() if name in FIELDS}


def to_json(state: State) -> dict[str, Any]:
    """A state as plain data that `json.dumps` takes."""
    converter = _converter()
    fields = {name: converter.unstructure(getattr(state, name), kind) for name, kind in _fields().items()}
    return {"format_version": FORMAT_VERSION, "state": fields}


def from_json(data: dict[str, Any]) -> State:
    """The state that `to_json` wrote. Raises BadState for anything else."""
    converter = _converter()
    try:
        if data["format_version"] != FORMAT_VERSION:
            raise BadState(f"state format {data['format_version']}, not {FORMAT_VERSION}")
        state = State()
        for name, kind in _fields().items():
            setattr(state, name, converter.structure(data["state"][name], kind))
    except (BaseValidationError, KeyError, TypeError, ValueError, AttributeError) as problem:
        raise BadState(str(problem)) from problem
    state.forget_registers()
    return state
