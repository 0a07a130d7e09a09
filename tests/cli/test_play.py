"""`unolang play` through a pipe: what is typed is done or refused with reasons, and nothing hidden is shown."""

import re

import pytest

from tests.cli.console import HOUSE, run, run_process

CARD = r"(?:red|yellow|green|blue) (?:\d|skip|reverse|draw-two)|wild(?:-draw-four)?"

GIFT = """\
variant "Gift"
    based on classic

rule gift "One may give somebody a card"
    remember chosen is nobody this turn
    on play of 0 to 9, when the player has cards
        the player may
            the player chooses chosen from others
            the player gives 1 card to chosen
"""


def play(*lines, arguments=(), variant="classic", seed="3", seats="3"):
    return run(
        "play", variant, "--seed", seed, "--seats", seats, *arguments, stdin="".join(f"{line}\n" for line in lines)
    )


def offered(done):
    """The last list of what may be done, without numbers."""
    return re.findall(r"^ +\d+  (.*)$", done.out.rsplit("you may", 1)[1], re.MULTILINE)


def test_the_end_of_the_input_ends_politely():
    done = play().fine()
    assert done.out.startswith("Classic: you are Ann, and play against Bob, Cy; seed 3.\n")
    assert done.out.endswith("you leave the table\n")


def test_quit_ends_politely():
    assert play("quit").fine().out.endswith("you leave the table\n")


def test_the_table_and_what_may_be_done_are_shown():
    out = play().fine().out
    for part in ("upcard", "turn      Ann", "hands     Ann 7, Bob 7, Cy 7", "piles", "you hold", "  1  "):
        assert part in out


def test_a_seed_is_told_and_gives_the_same_game():
    first = run("play", "classic").fine()
    seed = re.search(r"seed (\d+)\.", first.out).group(1)
    assert run("play", "classic", "--seed", seed).fine().out == first.out


def test_a_number_and_the_act_are_the_same():
    act = offered(play())[0]
    by_number, by_act = play("1").fine().out, play(act).fine().out
    assert by_number.split("> ", 2)[2:] == by_act.split("> ", 2)[2:]


@pytest.mark.parametrize("form", ["{}", "  {}  ", "ann {}", "Ann {}s", "the {}"])
def test_an_act_is_typed_in_many_ways(form):
    act = offered(play())[0]
    verb, _, rest = act.partition(" ")
    written = form.format(verb) + (f" {rest}" if rest else "")
    done = play(written).fine()
    assert "refused" not in done.out
    assert "in this game nobody" not in done.out


def test_a_refusal_names_the_rule_its_place_and_what_it_cites():
    done = play("catch Bob").fine()
    assert "refused: `catch Bob` – " in done.out
    assert re.search(r"because of rule `uno` \(classic\.uno:\d+, M\): ", done.out)


def test_a_card_that_nobody_holds_is_refused():
    hand = re.search(r"you hold  (.*)", play().out).group(1)
    other = next(card for card in ("red 9", "blue 9", "green 9", "yellow 9") if card not in hand)
    assert f"refused: `play {other}` – the card is not in this hand" in play(f"play {other}").fine().out


def test_why_tells_what_allows_and_what_refuses():
    act = offered(play())[0]
    done = play(f"why {act}", "why 1", "why catch Bob").fine()
    assert done.out.count(f"`{act}` is allowed\n  by rule `") == 2
    assert "`catch Bob` is refused – " in done.out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("xyzzy", "in this game nobody can `xyzzy`"),
        ("play 9", "which `9`: `"),
        ("play", "say which card"),
        ("play purple 5", "there is no card `purple 5`"),
        ("play red 55", "did you mean"),
        ("say", "to say"),
        ("say mau", "there is `uno` to say"),
        ("catch Zoe", "nobody here is called `Zoe`"),
        ("pley red 5", "did you mean"),
        ("99", "the numbers go from 1 to"),
        ("99999999999999999999999", "the numbers go from 1 to"),
        ("0", "the numbers go from 1 to"),
        ("", "type the number of one of these"),
        ("why", "say what you do"),
        ("rule nix", "the rules are deal, "),
        ("rule uno", "rule"),
        ("²", "nobody can"),
        ("?", "You may type"),
        ("\x1b[31mred", "nobody can"),
        (",", "say what you do"),
    ],
)
def test_what_is_typed_wrongly_is_told(line, answer):
    done = play(line).fine()
    assert answer in done.out
    assert "\x1b" not in done.out


def test_half_a_card_brings_those_that_fit():
    done = play("play 7", "BLUE", "red", "play purple", seed="4").fine()
    assert "which `7`: `blue 7`?" in done.out
    assert "which `BLUE`: `blue 7` or `blue skip`?" in done.out
    assert "which `red`: `red 9`?" in done.out
    assert "there is no card `purple`" in done.out
    assert "you hold no `0`" in play("play 0", seed="4").out


def test_why_shows_the_line_under_its_heads():
    out = play("why pass", "why say uno", seed="4").fine().out
    assert "because of rule `draw`" in out
    assert re.search(r"^ +\d+ +while the player has drawn this turn\n +\d+ +permit pass$", out, re.MULTILINE)
    assert "permit say uno by anyone, when the player has at most 2 cards" in out


def test_a_rule_is_shown_with_its_lines():
    out = play("rule draw", "rule").fine().out
    assert re.search(r"^draw \(classic\.uno:\d+, M\): .*\n +\d+ +permit draw\n", out, re.MULTILINE)
    assert "on pass: end the turn" in out
    assert "the rules are deal, " in out


def test_q_leaves_the_table():
    assert play("q").fine().out.endswith("you leave the table\n")


def test_a_choice_is_told(tmp_path):
    path = tmp_path / "gift.uno"
    path.write_text(GIFT, encoding="utf-8")
    out = play(*(["1"] * 40), variant=str(path)).fine().out
    assert re.search(r"^\w+ says yes$", out, re.MULTILINE)
    assert re.search(r"^\w+ chooses (?:Ann|Bob|Cy)$", out, re.MULTILINE)
    assert "has answered" not in out


def test_only_ones_own_cards_are_shown():
    done = play(*(["1"] * 60))
    for line in done.fine().out.splitlines():
        own = line.startswith(("you hold", "Ann ", "upcard", "owed", "> ", " ")) or re.match(r"\S+ plays ", line)
        if not own:
            assert not re.search(CARD, line), line


def test_numbers_alone_play_a_whole_round():
    done = play(*(["1"] * 400), seed="5", seats="2", arguments=["--bot", "random"])
    assert "round 1 is over" in done.fine().out


@pytest.mark.parametrize(
    "variant", ["classic", "crazy-eights", "finlanders", "true-and-correct", "polish", "house-rules"]
)
def test_every_shipped_variant_can_be_played(variant):
    done = play(*(["1"] * 200), variant=variant).fine()
    assert "Ann" in done.out


def test_a_question_is_asked_and_answered():
    # The right neighbor of the dealer cuts in Finlander's Uno.
    done = run("play", "finlanders", "--seats", "2", "--seed", "1", stdin="x\n-1\n999\n7\n").fine()
    assert "> x\n`x` is no answer to that\ncut: a number of cards from 0 to " in done.out
    assert done.out.count("is no answer to that") == 3
    assert "Ann cuts at 7" in done.out


def test_an_answer_may_follow_the_act():
    for seed in range(1, 40):
        done = play(seed=str(seed))
        if "play wild" in offered(done) and len(offered(done)) > 1:
            break
    done = play("play wild, green", seed=str(seed)).fine()
    assert "Ann plays wild\nAnn names green\n" in done.out
    done = play("play wild", "names green", seed=str(seed)).fine()
    assert "name a color" in done.out
    assert "Ann names green\n" in done.out
    done = play("play wild", "3", seed=str(seed)).fine()
    assert "Ann names green\n" in done.out


def test_a_game_is_saved_and_replays(tmp_path):
    target = tmp_path / "a game.transcript"
    done = play(*(["1"] * 30), arguments=["--save", target]).fine()
    assert f"wrote {target}" in done.err
    run("replay", target).fine()


def test_a_game_under_house_rules_is_saved_and_replays(tmp_path):
    (tmp_path / "house.uno").write_text(HOUSE, encoding="utf-8")
    target = tmp_path / "game.transcript"
    play(*(["1"] * 30), variant=str(tmp_path / "house.uno"), arguments=["--save", target]).fine()
    assert target.read_text(encoding="utf-8").startswith("variant  house\n")
    run("replay", target).fine()


def test_rules_that_lie_elsewhere_are_remarked_on(tmp_path):
    (tmp_path / "rules").mkdir()
    (tmp_path / "games").mkdir()
    (tmp_path / "rules" / "my house.uno").write_text(HOUSE, encoding="utf-8")
    target = tmp_path / "games" / "game.transcript"
    done = play("1", variant=str(tmp_path / "rules" / "my house.uno"), arguments=["--save", target]).fine()
    assert "put its rules beside it as my-house.uno" in done.err
    (tmp_path / "games" / "my-house.uno").write_text(HOUSE, encoding="utf-8")
    run("replay", target).fine()


def test_a_name_is_used():
    done = play("xyzzy", arguments=["--name", "zoe"]).fine()
    assert "you are Zoe" in done.out
    assert "turn      Zoe" in done.out


def test_a_name_that_a_bot_has_is_taken_from_it():
    assert "you are Bob, and play against Ann, Cy" in play(arguments=["--name", "Bob"]).fine().out


def test_a_house_rule_happens(tmp_path):
    path = tmp_path / "house.uno"
    path.write_text(HOUSE, encoding="utf-8")
    for seed in range(1, 60):
        done = play(variant=str(path), seed=str(seed))
        seven = next((act for act in offered(done) if act.endswith(" 7")), None)
        if seven:
            break
    done = play(seven, variant=str(path), seed=str(seed)).fine()
    assert "Bob takes 1 card (sevens)\n" in done.out
    assert "Cy takes 1 card (sevens)\n" in done.out


def test_it_plays_in_a_process_of_its_own():
    done = run_process("play", "classic", "--seed", "3", "--seats", "3", stdin="1\n1\n").fine()
    assert done.out.endswith("you leave the table" + done.out[-1:])
    assert run_process("play", "classic", "--seed", "3", stdin=b"\xff\xfe\n1\n\x00\n").code == 0


def test_a_line_that_is_too_long_is_passed_over():
    done = play("x" * 3_000_000, "hand").fine()
    assert len(done.out) < 5000
    assert "x" * 100 + " ...\na line has at most 1000 characters\n> hand\nyou hold" in done.out


def test_a_long_line_is_read():
    assert "a line has at most" not in play("?".ljust(1000), "?".ljust(999)).fine().out


TWINS = """\
variant "Twins"
    players 2 to 4

deck
    tint is pale
    in pale
        30 of 1

rule deal "Four cards each, and the dealer turns one up"
    permit deal by the dealer
    on deal: everyone is dealt 4 cards
    window waiting
        opens on deal
        closes on turn-up
        permit turn-up by the dealer
        permit peek by anyone
    on turn-up: the dealer plays the top of the draw pile
    on peek: the player draws 1 card

rule turn "Any card goes"
    permit play of a card
    permit draw
    on play: end the turn

rule slap "All cards look the same, so any may be slapped, until the next turn begins"
    window slap
        opens on play from a hand
        closes when a turn begins
        permit play of a card identical to the upcard by anyone out of turn, as slap

rule freeze "Who draws stops the game until they resume it"
    window freeze
        opens on draw
        closes on resume
        permit resume by the opener
        forbid play or draw by anyone

rule word "With two cards one may say so, and whoever has one and did not can be told off"
    permit say last by anyone, when the player has at most 2 cards
    window silent for each sleeper
        opens when the sleeper has 1 card and the sleeper has not said last
        closes when a turn begins
        permit tell-off the sleeper by anyone but the sleeper
    on tell-off: the other draws 2 cards

rule out "The first without cards wins"
    round ends when any player has no cards
    game ends when round-number is 1
    wins first out
"""


@pytest.fixture
def twins(tmp_path):
    """A game in which everybody can always slap, with the options that make bots do nothing but play and draw."""
    path = tmp_path / "twins.uno"
    path.write_text(TWINS, encoding="utf-8")

    def sit_down(*lines, seats="2", habits=("alertness=0", "whim=0", "forgets=1")):
        given = [part for habit in ("distribution=fixed", *habits) for part in ("--habit", habit)]
        return play(*lines, variant=str(path), seats=seats, arguments=given).fine().out

    return sit_down


def test_a_chance_is_asked_for_before_others_act(twins):
    """Ann plays, Bob is given the turn, and Ann slaps her own card before he thinks."""
    out = twins("", "play pale 1", "slap pale 1", "slap pale 1")
    assert out.count("you may, or wait:\n  1  slap pale 1\n") == 3
    assert out.count("> slap pale 1\nAnn slaps pale 1\n") == 2
    assert "Bob has the turn" in out
    assert "Bob plays pale 1\n" not in out


def test_what_was_let_pass_is_not_asked_again_before_another_card_lies_there(twins):
    out = twins("", "play pale 1", "", "", seats="3")
    assert out.count("  1  slap pale 1\n") == 2  # once for her own card, once for Bob's
    assert out.count("1  peek") == 1


def test_who_is_slow_comes_too_late_and_is_told(twins):
    out = twins("", "play pale 1", "slap pale 1", habits=("alertness=0", "whim=0", "1.reaction=5"))
    assert re.search(r"> slap pale 1\n(?:.*\n)*?Bob (?:plays|draws)(?:.*\n)*?you come too late with `slap pale 1`", out)
    assert "Ann slaps" not in out


def test_a_word_is_asked_for_and_saves(twins):
    alert = ("alertness=1", "whim=0", "forgets=1", "slap=0")
    to_two_cards = ("", "play pale 1", "", "play pale 1")
    out = twins(*to_two_cards, "say last", "", "play pale 1", "", habits=alert)
    assert "Ann says last" in out
    assert "tells-off Ann" not in out
    out = twins(*to_two_cards, "", "play pale 1", "", habits=alert)
    assert "Ann says last" not in out
    assert "Bob tells-off Ann" in out
    out = twins(*to_two_cards, "", "play pale 1", "say last", "", habits=alert)  # with one card there is still time
    assert "Ann says last" in out
    assert "tells-off Ann" not in out


def test_somebody_is_caught_at_the_terminal(twins):
    out = twins("", *["play pale 1", ""] * 3, "tell-off Bob")
    assert "> tell-off Bob\nAnn tells-off Bob\nBob takes 2 cards (word)\n" in out


def test_a_freeze_is_resumed(twins):
    """Who alone can go on is asked, and has to in the end."""
    out = twins("", "draw", "", "", "resume")
    assert "Ann draws pale 1" in out
    assert out.count("you may, or wait:\n  1  resume\n") == 1
    assert "you may:\n  1  resume\n> \ntype the number of one of these" in out
    assert "Ann resumes" in out


def test_any_legal_act_can_be_typed_where_one_is_asked(twins):
    out = twins("", "play pale 1", "", "draw", "", "resume", "play pale 1", "slap pale 1")
    assert "refused" not in out
    assert "Ann resumes" in out


def test_peeking_is_offered_once(twins):
    out = twins("peek", "", "play pale 1")
    assert out.count("  1  peek") == 1
    assert out.count("Ann peeks") == 1


@pytest.mark.usefixtures("twins")
@pytest.mark.parametrize("wrong", ["1.reaction", "5.reaction=1", "0.reaction=1", "slap=2", "slop=1", "reaction=x"])
def test_wrong_habits_are_refused(wrong, tmp_path):
    done = play(variant=str(tmp_path / "twins.uno"), arguments=["--habit", wrong])
    assert done.code == 2
    assert "--habit" in done.err
