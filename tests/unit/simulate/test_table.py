"""Who is given the word when."""

import pytest

from tests.unit.simulate.toys import program_of
from unolang.machine.chance import Chance
from unolang.machine.machine import Machine
from unolang.machine.state import Act
from unolang.machine.view import View
from unolang.program.program import Stage
from unolang.simulate.bot import NotOffered
from unolang.simulate.bots import Greedy, Random
from unolang.simulate.etiquette import Etiquette
from unolang.simulate.habits import Habits
from unolang.simulate.table import Ending, set_table

USUAL = Habits()
QUIET = Habits(forgets=1, alertness=0, whim=0)
EAGER = Habits(forgets=0, alertness=1, whim=1)


def played(name, seats=3, seed=1, bot=Random, habits=USUAL, **settings):
    """A game of a rule set, and all acts in it."""
    acts: list[Act] = []
    table = set_table(
        Machine(program_of(name)),
        [bot] * seats,
        seed,
        habits=[habits] * seats,
        watch=lambda _, act, __: acts.append(act),
        **settings,
    )
    table.play()
    return table, acts


def test_a_game_is_played_to_its_end():
    table, acts = played("race")
    assert table.ending is Ending.OVER
    assert table.state.stage is Stage.OVER
    assert table.state.winners == (0,)
    assert [act.seat for act in acts] == [2, 0, 1, 2, 0]
    assert (table.acts, table.deals, table.out_of_turn) == (5, 1, [0, 0, 0])


def test_a_stuck_table_is_told_and_not_waited_for():
    table, acts = played("stuck")
    assert table.ending is Ending.STUCK
    assert len(acts) == 1


def test_a_game_without_end_is_cut_short():
    table, acts = played("endless", most_acts=50)
    assert table.ending is Ending.CAPPED
    assert len(acts) == 50


def test_nobody_acts_out_of_turn_who_does_not_like_to():
    table, acts = played("talk", habits=QUIET)
    assert table.out_of_turn == [0, 0, 0]
    assert table.unsaid == [1, 1, 1]
    assert len(acts) == 5


def test_a_seat_does_the_same_free_act_once_in_a_moment():
    program = program_of("talk")
    ask = next(index for index, verb in enumerate(program.verbs) if verb.name == "ask")
    for seed in range(20):
        table, acts = played("talk", seed=seed, habits=EAGER)
        assert table.ending is Ending.OVER
        moment: set[Act] = set()
        for act in acts:
            if act.verb == ask:
                assert act not in moment
                moment.add(act)
            elif act.card >= 0:
                moment.clear()
        assert sum(table.out_of_turn) > len(acts) / 2


def test_a_word_is_said_once_or_forgotten_for_good():
    program = program_of("talk")
    say = next(index for index, verb in enumerate(program.verbs) if verb.name == "say")
    _, acts = played("talk", habits=Habits(forgets=0, whim=0))
    assert sorted(act.seat for act in acts if act.verb == say) == [0, 1, 2]
    asked: list[int] = []

    class Forgetful(Random):
        def take_up(self, _look, acts):
            asked.extend(act.seat for act in acts if act.verb == say)
            return ()

    played("talk", bot=Forgetful)
    assert sorted(asked) == [0, 1, 2]


def test_the_cards_depend_on_the_seed_alone():
    def first_hands(bot, habits):
        hands: list[list[list[int]]] = []

        def watch(state, _act, _happened):
            if not hands:
                hands.append([list(hand) for hand in state.hands])

        set_table(Machine(program_of("classic")), [bot] * 4, 7, habits=[habits] * 4, watch=watch, most_acts=3).play()
        return hands

    assert first_hands(Random, QUIET) == first_hands(Greedy, EAGER) == first_hands(Random, EAGER)


def test_a_bot_sees_its_own_hand_and_nobody_elses():
    seen = []

    class Spy(Random):
        def choose(self, look, acts):
            view = look()
            assert type(view) is View
            assert view.seat == acts[0].seat
            seen.append(view)
            return super().choose(look, acts)

    tables = []

    def watch(state, _act, _happened):
        if seen:
            view = seen.pop()
            tables.append(view)
            others = {tuple(hand) for seat, hand in enumerate(state.hands) if seat != view.seat and len(hand) > 3}
            assert others.isdisjoint({part for part in view if isinstance(part, tuple)} - {view.discards})

    set_table(Machine(program_of("naive-uno")), [Spy] * 4, 3, watch=watch).play()
    assert len(tables) > 20


def test_an_act_for_somebody_else_is_not_taken():
    class Cheat(Random):
        def choose(self, _look, acts):
            return acts[0]._replace(seat=(acts[0].seat + 1) % 3)

    with pytest.raises(NotOffered):
        played("race", bot=Cheat)


@pytest.mark.parametrize(
    "name", ["classic", "finlanders", "true-and-correct", "crazy-eights", "naive-uno", "plain-eights"]
)
@pytest.mark.parametrize("bot", [Random, Greedy])
def test_bots_choose_what_was_offered(name, bot):
    machine = Machine(program_of(name))

    class Checked(bot):
        def choose(self, look, acts):
            chosen = super().choose(look, acts)
            assert chosen in acts
            return chosen

        def take_up(self, look, acts):
            chosen = super().take_up(look, acts)
            assert set(chosen) <= set(acts)
            return chosen

    table = set_table(machine, [Checked] * 4, 5, most_acts=400)
    assert table.play() in (Ending.OVER, Ending.CAPPED)


def test_the_same_seed_gives_the_same_game():
    first, second, other = (played("finlanders", seed=seed, most_acts=300)[1] for seed in (4, 4, 5))
    assert first == second
    assert first != other


def test_chance_of_a_bot_is_its_own():
    program = program_of("race")
    acts = [Act(0, 0, kind) for kind in range(6)]
    choices = [
        [Random(Etiquette(program), Chance(seed), Habits()).choose(lambda: None, acts) for _ in range(9)]
        for seed in (1, 1, 2)
    ]
    assert choices[0] == choices[1]
