"""What the bots do when it is clear what they should do."""

from tests.unit.simulate.toys import program_of
from unolang.machine.chance import Chance
from unolang.machine.machine import Machine
from unolang.machine.state import ANSWER, Act, Question
from unolang.machine.view import view
from unolang.program.program import NONE, Place
from unolang.simulate.bots import Greedy, Random
from unolang.simulate.etiquette import Etiquette
from unolang.simulate.habits import Habits

PROGRAM = program_of("classic")
ETIQUETTE = Etiquette(PROGRAM)
MACHINE = Machine(PROGRAM)
KINDS = {kind.name: index for index, kind in enumerate(PROGRAM.kinds)}
VERBS = {verb.name: index for index, verb in enumerate(PROGRAM.verbs)}


def look_at(hand, question=None):
    """The view of seat 0 with this hand."""
    state = MACHINE.start(3)
    state.hands = [[KINDS[name] for name in hand], [KINDS["red 1"]], [KINDS["red 2"], KINDS["red 3"]]]
    seen = view(state, 0)
    return lambda: seen._replace(question=question)


def greedy(seed=0):
    return Greedy(ETIQUETTE, Chance(seed), Habits())


def act(verb, card=None, **named):
    return Act(0, VERBS[verb], KINDS[card] if card is not None else NONE, **named)


def question(kind, choices, subject=NONE):
    return Question(0, kind, subject, choices, Place(NONE, "", 0))


def answered(asked, hand):
    acts = [Act(0, ANSWER, value=choice) for choice in asked.choices]
    return {greedy(seed).choose(look_at(hand, asked), acts).value for seed in range(9)}


def test_greedy_plays_what_is_worth_most():
    acts = [act("play", "red 3"), act("play", "red skip"), act("play", "wild"), act("draw")]
    assert greedy().choose(look_at([]), acts) == act("play", "wild")


def test_greedy_tosses_between_equals():
    acts = [act("play", "red 3"), act("play", "blue 3"), act("play", "red 1")]
    assert {greedy(seed).choose(look_at([]), acts).card for seed in range(20)} == {KINDS["red 3"], KINDS["blue 3"]}


def test_greedy_would_rather_play_than_draw():
    assert greedy().choose(look_at([]), [act("draw"), act("play", "red 0")]) == act("play", "red 0")


def test_greedy_pays_only_without_another_way():
    acts = [act("settle"), act("draw")]
    assert greedy().choose(look_at([]), acts) == act("draw")
    assert greedy().choose(look_at([]), acts[:1]) == act("settle")


def test_greedy_names_what_it_holds_most_of():
    color = next(index for index, attribute in enumerate(PROGRAM.attributes) if attribute.name == "color")
    green = PROGRAM.attributes[color].values.index("green")
    asked = question("value", (0, 1, 2, 3), color)
    assert answered(asked, ["red 1", "green 2", "green skip", "wild", "wild", "wild"]) == {green}


def test_greedy_picks_the_player_closest_to_going_out():
    assert answered(question("player", (0, 1, 2)), ["red 1"]) == {1}


def test_greedy_says_yes_and_gives_its_dearest_card():
    assert answered(question("yes-no", (1, 0)), []) == {1}
    cards = (KINDS["red 1"], KINDS["wild"])
    assert answered(question("card", cards), ["red 1", "wild"]) == {KINDS["wild"]}


SLAPPING = program_of("slap")
SLAP = next(index for index, verb in enumerate(SLAPPING.verbs) if verb.name == "slap")


def slap(card):
    return Act(0, SLAP, KINDS[card])


def slapping(bot, seed=0, **habits):
    return bot(Etiquette(SLAPPING), Chance(seed), Habits(**habits))


def test_greedy_takes_up_the_dearest_play_that_it_notices():
    acts = [slap("red 3"), slap("red skip"), act("catch", other=1)]
    assert slapping(Greedy, alertness=1).take_up(look_at([]), acts) == [slap("red skip"), act("catch", other=1)]
    assert slapping(Greedy, alertness=0).take_up(look_at([]), acts) == []
    done = [bool(slapping(Greedy, seed).take_up(look_at([]), acts[:2])) for seed in range(1000)]
    assert abs(done.count(True) / 1000 - 0.5) < 0.07


def test_random_takes_every_act_alike():
    bot = Random(ETIQUETTE, Chance(1), Habits())
    acts = [act("play", "red 3"), act("draw"), act("play", "wild")]
    taken = [bot.choose(look_at([]), acts) for _ in range(3000)]
    assert all(abs(taken.count(one) - 1000) < 120 for one in acts)


def test_habits_say_how_often_an_opportunity_is_taken_up():
    said, caught, played = act("say", value=0), act("catch", other=1), slap("red 3")
    for offered, share in ((said, 0.9), (caught, 0.5), (played, 0.3)):
        bot = slapping(Random, 2, verbs=[("slap", 0.3)])
        done = sum(bot.take_up(look_at([]), [offered]) == [offered] for _ in range(2000))
        assert abs(done / 2000 - share) < 0.05


def test_words_come_first():
    acts = [slap("red 3"), act("catch", other=1), act("say", value=0)]
    taken_up = slapping(Random, alertness=1, forgets=0).take_up(look_at([]), acts)
    assert taken_up == [acts[2], acts[0], acts[1]]


def test_several_acts_of_a_way_are_one_opportunity():
    acts = [act("catch", other=1), act("catch", other=2)]
    bot = Random(ETIQUETTE, Chance(3), Habits())
    done = [bot.take_up(look_at([]), acts) for _ in range(2000)]
    assert abs(done.count([]) / 2000 - 0.5) < 0.05
    assert abs(done.count(acts[:1]) - done.count(acts[1:])) < 150
