"""The table of error codes; the long page of a code lies in `docs/reference/errors/`."""

from __future__ import annotations

from attrs import frozen


@frozen
class Code:
    """One row: a code is never used again for something else, and its title heads its page."""

    code: str
    title: str
    since: str


FAMILIES: dict[str, str] = {
    "U0": "unolang itself",
    "U1": "reading and syntax",
    "U2": "names and composition",
    "U3": "types and meaning",
    "U4": "transcripts",
    "U5": "commands and files",
}

ROWS: tuple[Code, ...] = (
    Code("U001", "internal failure", "0.1"),
    Code("U002", "more errors than are shown", "0.1"),
    Code("U101", "a tab", "0.1"),
    Code("U102", "a quote is not closed", "0.1"),
    Code("U103", "an indent like no line above", "0.1"),
    Code("U104", "a declaration that is indented", "0.1"),
    Code("U105", "nothing stands under a line", "0.1"),
    Code("U106", "something stands under a line that takes nothing", "0.1"),
    Code("U107", "otherwise without when", "0.1"),
    Code("U108", "too long or too deep", "0.1"),
    Code("U110", "a line in the wrong place", "0.1"),
    Code("U111", "no line begins like this", "0.1"),
    Code("U112", "an effect outside its event", "0.1"),
    Code("U120", "a sentence that can't be read", "0.1"),
    Code("U121", "a sentence that stops too early", "0.1"),
    Code("U122", "a name is missing", "0.1"),
    Code("U123", "and mixed with or", "0.1"),
    Code("U124", "a mistake with a known repair", "0.1"),
    Code("U125", "two effects on one line", "0.1"),
    Code("U201", "no such rule set to build on", "0.1"),
    Code("U202", "rule sets that build on each other in a circle", "0.1"),
    Code("U203", "too many rule sets on each other", "0.1"),
    Code("U204", "declared twice", "0.1"),
    Code("U205", "nothing there to keep, replace or drop", "0.1"),
    Code("U206", "a new rule with an old name", "0.1"),
    Code("U207", "no such option", "0.1"),
    Code("U208", "no value of this option", "0.1"),
    Code("U209", "no such edition", "0.1"),
    Code("U210", "options that exclude each other", "0.1"),
    Code("U211", "number out of bounds", "0.1"),
    Code("U212", "two decks", "0.1"),
    Code("U213", "no cards", "0.1"),
    Code("U214", "no such attribute or value in the deck", "0.1"),
    Code("U215", "rules ordered in a circle", "0.1"),
    Code("U216", "no such rule to come before or after", "0.1"),
    Code("U217", "no such source", "0.1"),
    Code("U218", "said twice", "0.1"),
    Code("U219", "something the head has to say", "0.1"),
    Code("U301", "unknown name", "0.1"),
    Code("U302", "wrong type", "0.1"),
    Code("U303", "nobody of that kind here", "0.1"),
    Code("U304", "no such card", "0.1"),
    Code("U305", "cards without points, or with two", "0.1"),
    Code("U306", "an act that nothing permits", "0.1"),
    Code("U307", "something a game cannot do without", "0.1"),
    Code("U308", "a debt that nobody can pay", "0.1"),
    Code("U309", "declared and never used", "0.1"),
    Code("U310", "needs a fixed number", "0.1"),
    Code("U311", "a window that never opens, or guards nothing", "0.1"),
    Code("U312", "a name that means something already", "0.1"),
    Code("U313", "a sentence that does not belong here", "0.1"),
    Code("U314", "two ways to win", "0.1"),
    Code("U315", "too few cards to deal", "0.1"),
    Code("U316", "players within players within players", "0.1"),
    Code("U401", "a line that can't be read", "0.1"),
    Code("U402", "a line is missing", "0.1"),
    Code("U403", "a line in the wrong place", "0.1"),
    Code("U404", "said twice", "0.1"),
    Code("U405", "too many lines, or too many acts at once", "0.1"),
    Code("U406", "nobody of this name", "0.1"),
    Code("U407", "a name that the rules don't know", "0.1"),
    Code("U408", "a card that the deck doesn't have", "0.1"),
    Code("U409", "a table that can't be", "0.1"),
    Code("U410", "other rules than it was recorded under", "0.1"),
    Code("U411", "an act that is refused", "0.1"),
    Code("U412", "an act that is not refused", "0.1"),
    Code("U413", "refused, but not by this rule", "0.1"),
    Code("U414", "an answer that does not fit", "0.1"),
    Code("U415", "another card than was said", "0.1"),
    Code("U416", "an expectation that does not hold", "0.1"),
    Code("U417", "no rule says which act comes first", "0.1"),
    Code("U418", "a row that is not shown", "0.1"),
    Code("U419", "a shuffle that does not fit", "0.1"),
    Code("U420", "a step that loses or makes cards", "0.1"),
    Code("U501", "file not found", "0.1"),
    Code("U502", "a folder where a file is needed", "0.1"),
    Code("U503", "file may not be read", "0.1"),
    Code("U504", "not UTF-8", "0.1"),
    Code("U505", "too large", "0.1"),
    Code("U506", "not a text", "0.1"),
    Code("U507", "reading failed", "0.1"),
    Code("U508", "no such variant", "0.1"),
    Code("U509", "a folder with nothing to look at", "0.1"),
    Code("U510", "there already", "0.1"),
    Code("U511", "writing failed", "0.1"),
    Code("U512", "no such error code", "0.1"),
    Code("U513", "a name that can't be used", "0.1"),
    Code("U514", "a number of players that the rules don't allow", "0.1"),
    Code("U515", "no such bot", "0.1"),
    Code("U516", "no such game", "0.1"),
)

CODES: dict[str, Code] = {row.code: row for row in ROWS}
