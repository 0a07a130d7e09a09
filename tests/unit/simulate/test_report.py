"""Known games give known reports."""

from tests.unit.simulate.toys import RACE, program_of
from unolang.pipeline import compile_rules
from unolang.simulate.render import lines
from unolang.simulate.report import report
from unolang.simulate.run import Run, Settings, run
from unolang.simulate.stats import wilson
from unolang.text.source import Source

RARE = """\
variant "Rare"
    based on classic

rule rare "The fortieth play is followed by no draw"
    remember plays is 0 this game
    on play: plays becomes plays + 1
    while plays is 40
        forbid draw
"""


def told(name, **settings):
    program = program_of(name)
    return report(program, run(program, Settings(**{"seats": 3, "games": 20, "probed": 2, **settings})))


def figure(found, name, per="game"):
    return next(row.summary for row in found.figures if (row.name, row.per) == (name, per))


def test_the_first_to_play_wins_every_race():
    found = told("race")
    assert [row.wins.count for row in found.seats] == [20, 0, 0]
    assert found.seats[0].wins.interval == wilson(20, 20)
    decisions = figure(found, "decisions")
    assert (decisions.mean, decisions.sd, decisions.max) == (4.0, 0.0, 4)
    assert figure(found, "turns", "round").mean == 4.0
    assert figure(found, "rounds").mean == 1.0
    assert figure(found, "cards drawn").max == 0
    assert found.warnings == ()


def test_rules_that_act_are_counted():
    found = told("race")
    rules = {row.rule.name: row for row in found.rules}
    assert rules["deal"].acts == 20
    assert rules["turn"].acted.share == 1.0
    assert rules["turn"].acts == 100  # the starter ends no turn, and yet begins one


def test_a_rule_that_never_acts_is_told():
    found = told("talk")
    assert [rule.name for rule in found.idle] == ["idle"]
    assert found.warnings == ()
    assert any(line.startswith("never came up with 3 seats: idle (talk.uno:") for line in lines(found))


def test_games_that_broke_off_tell_nothing_of_rules_that_did_not_act():
    assert told("stuck").idle == ()
    assert told("endless", most_acts=30).idle == ()


def test_windows_and_memory_are_counted_apart():
    rules = {row.rule.name: row for row in told("classic", games=3, probed=0, most_acts=2000).rules}
    assert rules["stuck"].books > 100
    assert rules["stuck"].acts < 10


def test_a_forbid_is_looked_at_in_every_moment():
    program = compile_rules(Source("rare.uno", RARE))
    found = report(program, run(program, Settings(seats=3, games=4, probed=4)))
    row = next(row for row in found.rules if row.rule.name == "rare")
    assert row.refused.count == 4
    assert "rare" not in [rule.name for rule in found.idle]


def test_stuck_and_cut_games_are_never_hidden():
    stuck = told("stuck")
    assert {ending.value: share.count for ending, share in stuck.endings if share.count} == {"stuck": 20}
    assert any("in 20 games nobody could do anything any more" in warning for warning in stuck.warnings)
    cut = told("endless", most_acts=30)
    assert {ending.value: share.count for ending, share in cut.endings if share.count} == {"capped": 20}
    assert any("20 games cut short after 30 acts" in warning for warning in cut.warnings)
    assert any("cut short" in line and "100.0 %" in line for line in lines(cut))


def test_every_percentage_has_its_interval_and_number():
    text = lines(told("race"))
    (first,) = (line for line in text if line.startswith("  1 "))
    assert first.split() == ["1", "random", "20", "100.0", "%", "83.9", "to", "100.0", "%"]
    assert "of 20 games" in text[2]
    assert "95 % interval" in text[2]


def test_ties_are_told_apart_from_wins():
    program = program_of("race")
    done = run(program, Settings(seats=3, games=10))
    tally = done.tally
    tally.wins[0] = 7
    tally.ties = 3
    tally.shared.update({0: 3, 2: 3})
    found = report(program, Run(done.settings, tally))
    assert found.ties.count == 3
    assert [row.shared.count for row in found.seats] == [3, 0, 3]
    assert any(line.startswith("  by several") for line in lines(found))


def test_refusals_are_looked_for_in_the_first_games_only():
    found = told("naive-uno", seats=4, games=6, probed=2)
    match = next(row for row in found.rules if row.rule.name == "match")
    assert match.refused.of == 2
    assert match.refused.count == 2
    assert match.refusals > 10


def test_looking_for_refusals_changes_no_game():
    assert figure(told("classic", games=2, probed=2, most_acts=200), "acts out of turn") == figure(
        told("classic", games=2, probed=0, most_acts=200), "acts out of turn"
    )


ASKED = (
    RACE.replace("Race", "Asked")
    + """
rule bonus "The dealer cuts, and nothing ever comes of it"
    comes before deal
    on deal
        the dealer cuts
        when the cut is 9000: the dealer scores 1

rule more "Whoever plays may take a card"
    on play from a hand
        the player may
            the player draws 1 card
"""
)


def test_a_question_is_no_act_of_its_rule_and_an_answer_is_a_part_of_the_act_that_asked():
    """Each game has one deal and one starter, and nobody acts but by playing."""
    program = compile_rules(Source("asked.uno", ASKED))
    found = report(program, run(program, Settings(seats=3, games=20)))
    rules = {row.rule.name: row for row in found.rules}
    assert rules["deal"].acts == rules["starter"].acts == 20
    assert (rules["bonus"].acts, rules["bonus"].books) == (0, 20)
    plays = rules["turn"].acts - 20  # the starter begins a turn, too
    taken = figure(found, "cards taken")
    assert rules["more"].acts == round(taken.mean * taken.n)
    assert rules["more"].books == plays > rules["more"].acts > 0


def test_words_are_no_acts_out_of_turn():
    found = told("talk", games=5)
    by_seats = [row.figures["out of turn"].mean for row in found.seats]
    assert any(row.figures["said"].max for row in found.seats)
    assert round(figure(found, "acts out of turn").mean, 6) == round(sum(by_seats), 6)


MUSICAL = (
    RACE.replace("Race", "Musical").replace("round-number is 1", "round-number is 2")
    + """
rule chairs "Chairs are taken anew"
    on round end: seats are ordered by score, lowest first
"""
)


def test_what_a_seat_is_is_told_where_people_change_their_chairs():
    program = compile_rules(Source("musical.uno", MUSICAL))
    text = lines(report(program, run(program, Settings(seats=3, games=2))))
    assert sum(line.startswith("  seat: a person") for line in text) == 1
    assert not any(line.startswith("  seat: ") for line in lines(told("race")))
