"""How many packs a table takes may depend on how many sit at it."""

import pytest

from unolang.machine.machine import Machine
from unolang.pipeline import compile_rules
from unolang.text.diagnostic import Failed
from unolang.text.source import Source

HEAD = 'variant "Packs"\n    based on classic\n    players 2 to 12\n'


def _machine(*lines: str) -> Machine:
    return Machine(compile_rules(Source("packs.uno", HEAD + "".join(f"    {line}\n" for line in lines))))


@pytest.mark.parametrize(("seats", "packs"), [(2, 1), (5, 1), (6, 2), (9, 2), (10, 3), (12, 3)])
def test_a_table_takes_the_packs_of_the_last_line_that_speaks_of_it(seats, packs):
    machine = _machine("packs 1", "packs 3 to 4 with at least 10 players", "packs 2 with at least 6 players")

    assert len(machine.start(seats).draw_pile) == 108 * packs


def test_no_other_number_of_packs_is_allowed():
    machine = _machine("packs 1", "packs 2 with at least 6 players")

    with pytest.raises(ValueError, match="with 6 players takes 2 to 2 packs, not 1"):
        machine.start(6, packs=1)


def test_lines_for_larger_tables_take_the_place_of_the_base_s_all_together():
    assert len(_machine("packs 2 with at least 3 players").start(2).draw_pile) == 108


def test_the_same_number_of_players_twice_is_an_error():
    with pytest.raises(Failed) as failed:
        _machine("packs 2 with at least 6 players", "packs 3 with at least 6 players")

    assert [one.code for one in failed.value.diagnostics] == ["U218"]
