"""How players say it, and how it is written here: one table for all messages about lines that can't be read or understood.

A row gives the way to write something, and what is said instead, phrases parted by ` / `. Articles count nowhere.
Capitals are slots: WHO and WHOM are up to four words, CARD and REST run to the next mark, NUMBER and VERB are one word,
OCCASION is any word that begins a "when", and TAIL is the end of a line, where an effect follows after a comma or a colon.
`^` holds a phrase to the beginning of a line. A row is no promise: what comes of it is shown only if it can be read.
"""

from __future__ import annotations

from attrs import frozen

NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
"""Numbers are written in digits."""


@frozen
class Synonym:
    """A way to write something, what is said instead, and at which start symbols of the grammar; everywhere if none."""

    way: str
    said: tuple[str, ...]
    starts: tuple[str, ...]
    frame: str  # a line with {} for the way, which can be read where the row holds


def _rows(starts: str, frame: str, *rows: tuple[str, str]) -> tuple[Synonym, ...]:
    return tuple(Synonym(way, tuple(said.split(" / ")), tuple(starts.split()), frame) for way, said in rows)


ROWS: tuple[Synonym, ...] = (
    *_rows(
        "top",
        '{} swap "All hands"',
        ("^rule", "house rule / new rule / add rule / define rule / rules"),
        ("^replace rule", "change rule / override rule / modify rule / redefine rule / new version of rule"),
    ),
    *_rows(
        "top", "{} swap", ("^drop rule", "remove rule / delete rule / without rule / no rule / omit rule / cancel rule")
    ),
    *_rows("top", '{} "Ours"', ("^variant", "game / name / title / ruleset / rule set")),
    *_rows(
        "setting",
        "{} ours",
        (
            "^based on",
            "based upon / builds on / built on / extends / inherits / base / basis / import / include / from",
        ),
    ),
    *_rows("setting", "{} 2 to 4", ("^players", "seats / player / for"), ("^packs", "decks / packs of cards")),
    # lines that begin with an event
    *_rows(
        "clause",
        "{}",
        (
            "^on play of CARD TAIL",
            "OCCASION WHO plays CARD TAIL / OCCASION WHO lays CARD TAIL / OCCASION WHO discards CARD TAIL",
        ),
        (
            "^on play of CARD TAIL",
            "OCCASION CARD is played TAIL / OCCASION CARD gets played TAIL / OCCASION CARD is laid TAIL",
        ),
        (
            "^on play of CARD TAIL",
            "OCCASION playing of CARD TAIL / OCCASION playing CARD TAIL / OCCASION played CARD TAIL",
        ),
        ("^on play of CARD TAIL", "playing CARD means TAIL / playing CARD TAIL / OCCASION CARD played TAIL"),
        ("^on round end TAIL", "OCCASION round ends TAIL / OCCASION round is over TAIL / at end of round TAIL"),
        ("^on round end TAIL", "at round end TAIL / OCCASION end of round TAIL"),
        ("^on turn begin TAIL", "OCCASION turn begins TAIL / OCCASION turn starts TAIL / at beginning of turn TAIL"),
        (
            "^on turn begin TAIL",
            "at start of turn TAIL / OCCASION start of turn TAIL / OCCASION beginning of turn TAIL",
        ),
        ("^on turn end TAIL", "OCCASION turn ends TAIL / OCCASION turn is over TAIL / at end of turn TAIL"),
        ("^on turn end TAIL", "OCCASION end of turn TAIL"),
        ("^on draw TAIL", "OCCASION WHO draws card TAIL / OCCASION card is drawn TAIL / OCCASION drawing card TAIL"),
        ("^on draw TAIL", "OCCASION drawing TAIL / OCCASION draw NUMBER cards TAIL / OCCASION draw of card TAIL"),
        ("^on VERB TAIL", "OCCASION WHO VERBs TAIL / OCCASION WHO VERBes TAIL / OCCASION VERBing TAIL"),
        ("^on play of CARD TAIL", "OCCASION CARD TAIL"),
        (
            "^round ends when REST",
            "round ends if REST / round is over when REST / round is over if REST / end round when REST",
        ),
        ("^round ends when REST", "end round if REST / round ends as soon as REST / round ends once REST"),
        (
            "^game ends when REST",
            "game ends if REST / game is over when REST / game is over if REST / end game when REST",
        ),
        ("^game ends when REST", "end game if REST / game ends as soon as REST / game ends once REST"),
    ),
    # what may be done
    *_rows(
        "clause window_line",
        "{} 7",
        (
            "^forbid play of",
            (
                "player may not play / players may not play / player must not play / player cannot play / nobody may play"
                " / players must not play / players cannot play / player can't play / may not play / must not play / cannot play"
                " / can't play / never play / do not play / don't play / forbid playing of / forbid playing / forbid play"
            ),
        ),
        (
            "^permit play of",
            (
                "player may play / players may play / player can play / players can play / allow playing of / allow playing"
                " / allow play of / allow play / may play / can play / permit playing of / permit playing / permit to play"
                " / allow to play / permit play"
            ),
        ),
    ),
    *_rows(
        "clause window_line",
        "{}",
        ("^forbid VERB", "WHO may not VERB / WHO must not VERB / WHO cannot VERB / WHO can't VERB / nobody may VERB"),
        (
            "^permit VERB by anyone",
            "anyone may VERB / everyone may VERB / anyone can VERB / everyone can VERB / anybody may VERB",
        ),
        ("^permit VERB", "player may VERB / players may VERB / player can VERB / players can VERB"),
        ("^permit VERB", "WHO is allowed to VERB / WHO may VERB / WHO can VERB"),
    ),
    *_rows(
        "clause window_line",
        "{} draw",
        ("^permit", "allow / allows / let / can / may / permits / enable / players may / player may / allowed"),
        ("^forbid", "disallow / ban / prohibit / deny / may not / must not / cannot / can't / never / do not / don't"),
        ("^forbid", "not allowed / not / no / forbids / forbidden / player may not / players may not"),
    ),
    *_rows(
        "clause",
        "{} draw: end the turn",
        ("^instead of", "rather than / in place of / in stead of"),
        ("^before", "prior to / just before / right before"),
    ),
    *_rows("clause", "{} victim is nobody", ("^remember", "variable / var / note that / memory")),
    *_rows(
        "clause step", "when {}: end the turn", ("draw pile has no cards", "draw pile is empty / draw pile is used up")
    ),
    # players
    *_rows(
        "clause window_line step",
        "{} the dealer draws 1 card",
        ("left of", "player to left of / player on left of / player left of / one to left of / to left of"),
        ("right of", "player to right of / player on right of / player right of / one to right of / to right of"),
    ),
    *_rows(
        "clause window_line",
        "permit draw {}",
        ("by anyone", "by anybody / by any player / by everybody / by all players / by each player / by every player"),
    ),
    *_rows(
        "",
        "{} draws 1 card",
        (
            "others",
            (
                "everyone else / everybody else / anyone else / anybody else / all others / all other players / every other player"
                " / each other player / other players / all opponents / every opponent / each opponent / opponents / all of others"
                " / rest of players / everyone but player / everybody but player / everyone except player / all but player"
                " / other people / all others players / each of others"
            ),
        ),
        (
            "everyone",
            (
                "everybody / all players / every player / each player / each of players / all of players / everyone at table"
                " / every one / all people / all seats"
            ),
        ),
        (
            "turn player",
            "current player / active player / player on turn / player whose turn it is / whoever is on turn",
        ),
        (
            "left of the player",
            (
                "left player / player on left / player to left / player on their left / player to their left / left neighbour"
                " / left neighbor / person on left / person to left / neighbour on left / neighbor on left"
            ),
        ),
        (
            "right of the player",
            (
                "right player / player on right / player to right / player on their right / player to their right"
                " / right neighbour / right neighbor / person on right / person to right / neighbour on right / neighbor on right"
            ),
        ),
        (
            "next",
            "following player / next one / next person / next in turn / whoever is next / next opponent / next seat",
        ),
        ("previous", "previous player / player before / previous one / previous person"),
        ("the other", "other player / other one / other person"),
        (
            "the player",
            (
                "player who played it / player who played / who played it / whoever played it / whoever played / whoever plays it"
                " / that player / this player / same player / that person / person / himself / herself / themselves / themself"
                " / he / she / they / him / her / them / i / you / me / myself / yourself / we"
            ),
        ),
        ("the dealer", "whoever deals / whoever dealt / who dealt"),
        ("nobody", "no one / no player / noone / no-one"),
    ),
    # effects
    *_rows(
        "clause step",
        "{}",
        (
            "the turn goes on",
            "same player plays again / same player goes on / WHO plays again / WHO goes again / WHO may play again",
        ),
        (
            "the turn goes on",
            "WHO gets another turn / WHO takes another turn / WHO has another turn / WHO gets extra turn",
        ),
        ("the turn goes on", "WHO takes extra turn / WHO has another go / WHO plays another card / WHO can play again"),
        (
            "the turn goes on",
            "WHO must play again / WHO continues / plays again / play again / go again / another turn / extra turn",
        ),
        (
            "end the turn",
            "WHO ends turn / WHO ends their turn / WHO finishes turn / WHO finishes their turn / their turn ends",
        ),
        (
            "end the turn",
            "their turn is over / his turn ends / her turn ends / end their turn / ends turn / ends their turn",
        ),
        (
            "end the turn",
            "turn ends / turn is over / turn is ended / turn finishes / turn passes / turn passes on / finish turn",
        ),
        ("end the round", "WHO ends round / round ends / round is over / round is ended / ends round / finish round"),
        ("end the game", "WHO ends game / game ends / game is over / game is ended / ends game / finish game"),
        (
            "skip NUMBER players",
            "next NUMBER players are skipped / NUMBER players are skipped / skip next NUMBER players",
        ),
        (
            "skip NUMBER players",
            "next NUMBER players lose turn / next NUMBER players miss turn / next NUMBER are skipped",
        ),
        (
            "skip 1 player",
            "next player is skipped / next is skipped / skip next player / skip next / WHO skips next player",
        ),
        ("skip 1 player", "next player loses turn / next loses turn / next player misses turn / next misses turn"),
        ("skip 1 player", "next player loses their turn / next loses their turn / next player misses their turn"),
        (
            "skip 1 player",
            "next misses their turn / next player is passed over / next is passed over / skip turn / skip player",
        ),
        ("reverse the direction", "direction of play is reversed / direction of play changes / direction changes"),
        (
            "reverse the direction",
            "direction reverses / direction is reversed / direction turns round / direction turns",
        ),
        (
            "reverse the direction",
            "direction is changed / change direction / change direction of play / switch direction",
        ),
        (
            "reverse the direction",
            "reverse play / reverse order / order is reversed / play is reversed / turn direction round",
        ),
        (
            "the discards are shuffled under the draw pile",
            "discards are shuffled / discards are reshuffled / shuffle discards",
        ),
        (
            "the discards are shuffled under the draw pile",
            "reshuffle discards / discard pile is shuffled / shuffle discard pile",
        ),
        (
            "WHO and WHOM swap hands",
            "WHO swaps hands with WHOM / WHO swap hands with WHOM / WHO trades hands with WHOM",
        ),
        (
            "WHO and WHOM swap hands",
            "WHO exchanges hands with WHOM / WHO switches hands with WHOM / WHO swaps cards with WHOM",
        ),
        ("the player and WHOM swap hands", "swap hands with WHOM / swaps hands with WHOM / trade hands with WHOM"),
        (
            "hands pass among everyone",
            "everyone passes their hand on / everyone passes their hand / hands are passed on",
        ),
        ("hands pass among everyone", "all hands are passed on / hands move on / all hands pass on / hands rotate"),
        (
            "WHO scores NUMBER",
            "WHO scores NUMBER points / WHO gets NUMBER points / WHO gains NUMBER points / WHO earns NUMBER points",
        ),
        ("WHO scores -NUMBER", "WHO loses NUMBER points / WHO loses NUMBER point"),
        ("WHO leaves the game", "WHO is out of game / WHO is eliminated / WHO has lost / WHO drops out of game"),
        ("WHO leaves the round", "WHO is out of round / WHO is out / WHO drops out"),
        ("WHO may: WHO draws NUMBER cards", "WHO may draw NUMBER cards / WHO can draw NUMBER cards"),
        ("WHO may: WHO draws 1 card", "WHO may draw card / WHO can draw card / WHO may draw NUMBER card"),
    ),
    *_rows(
        "clause step",
        "the player {} 1 card",
        (
            "draws",
            "must draw / has to draw / have to draw / should draw / shall draw / is to draw / needs to draw / will draw",
        ),
        (
            "draws",
            "picks up / pick up / takes up / takes / receives / gets / is given / are given / must take / must pick up",
        ),
    ),
    *_rows(
        "clause step",
        "the player {} color",
        ("names", "chooses / choose / picks / calls / declares / wishes for / wishes / must name / may name"),
    ),
    *_rows("step", "{} draw pile has no cards", ("^when", "if / in case / whenever / provided / as long as")),
    *_rows("step", "{}", ("^otherwise TAIL", "else TAIL / or else TAIL / if not TAIL / or TAIL")),
    *_rows(
        "clause",
        "{} the player has 1 card: end the turn",
        ("^whenever", "if / when / as soon as / every time / each time"),
    ),
    # cards and numbers
    *_rows(
        "clause window_line step",
        "round ends when the player has {}",
        (
            "at least NUMBER cards",
            "NUMBER cards or more / NUMBER or more cards / minimum NUMBER cards / no less than NUMBER cards",
        ),
        ("at least NUMBER cards", "no fewer than NUMBER cards / minimum of NUMBER cards / NUMBER cards at least"),
        (
            "at most NUMBER cards",
            "NUMBER cards or less / NUMBER cards or fewer / NUMBER or less cards / NUMBER or fewer cards",
        ),
        (
            "at most NUMBER cards",
            "up to NUMBER cards / no more than NUMBER cards / maximum NUMBER cards / NUMBER cards at most",
        ),
        ("no cards", "no cards left / no more cards / no card left / empty hand / no cards at all / zero cards"),
        (
            "1 card",
            "one card left / 1 card left / last card / only one card / only 1 card / just one card / just 1 card",
        ),
        ("1 card", "one card / exactly one card / exactly 1 card / single card / one card remaining"),
        (
            "NUMBER cards",
            "NUMBER cards left / exactly NUMBER cards / only NUMBER cards / just NUMBER cards / NUMBER cards remaining",
        ),
    ),
    *_rows(
        "clause window_line step",
        "round ends when the player {}",
        ("has no cards", "is out of cards / runs out of cards / ran out of cards"),
    ),
    *_rows(
        "clause window_line step",
        "round ends when debt is {}",
        (
            "at least NUMBER",
            "NUMBER or more / NUMBER or higher / NUMBER or above / NUMBER and above / NUMBER or greater",
        ),
        ("at least NUMBER", "no less than NUMBER / NUMBER and up / NUMBER or over"),
        (
            "at most NUMBER",
            "NUMBER or less / NUMBER or fewer / NUMBER or lower / NUMBER or below / no more than NUMBER",
        ),
        ("more than NUMBER", "greater than NUMBER / higher than NUMBER / bigger than NUMBER / larger than NUMBER"),
        ("less than NUMBER", "fewer than NUMBER / lower than NUMBER / smaller than NUMBER"),
    ),
    *_rows(
        "clause window_line step", "round ends when debt {} 2", ("is", "equals / is equal to / is exactly / equal to")
    ),
    *_rows(
        "clause step",
        "the player draws {}",
        ("1 card", "another card / one more card / extra card / one extra card / 1 more card / card"),
        ("NUMBER cards", "NUMBER more cards / NUMBER extra cards / NUMBER additional cards / NUMBER new cards"),
    ),
)
