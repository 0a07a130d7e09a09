"""Operations that move cards."""

from unolang.machine.operations.builder import Builder, Out, Run
from unolang.machine.state import Happened, Ordered, Scene, State
from unolang.machine.table import each_of, receive
from unolang.program.program import NONE, Place


class CardOperations(Builder):
    """Drawing, dealing, giving, passing, shuffling."""

    def _draws(self, place: Place, seats: int, number: int) -> Run:
        who, how_many = self.terms[seats], self.terms[number]

        def draws(state: State, out: Out) -> None:
            tasks = [("take", how_many(state), 0, Scene(seat, place=place)) for seat in each_of(state, who(state))]
            state.agenda.extend(reversed(tasks))

        return draws

    def _draws_until(self, place: Place, seats: int, test: int) -> Run:
        who = self.terms[seats]

        def draws(state: State, out: Out) -> None:
            scene = Scene(state.player, state.other, state.owner, place=place)
            state.agenda.extend(("take until", test, seat, scene) for seat in reversed(who(state)))

        return draws

    def _is_dealt(self, place: Place, seats: int, number: int) -> Run:
        who, how_many = self.terms[seats], self.terms[number]

        def deals(state: State, out: Out) -> None:
            possible = len(state.draw_pile) + len(state.discards) + 1  # one more than there is: a shortage must show
            order = [(seat, max(min(how_many(state), possible), 0)) for seat in each_of(state, who(state))]
            most = max((n for _, n in order), default=0)
            seats_in_order = tuple(seat for turn in range(most) for seat, n in order if turn < n)
            state.agenda.append(("deal out", 0, 0, Scene(place=place, seats=seats_in_order)))

        return deals

    def _plays_top(self, place: Place, player: int, passed_over: int) -> Run:
        who = self.terms[player]
        kinds = self.terms[passed_over] if passed_over != NONE else None

        def plays(state: State, out: Out) -> None:
            state.queue.append(Ordered(who(state), place, passed_over=kinds(state) if kinds is not None else 0))

        return plays

    def _plays_drawn(self, place: Place, player: int) -> Run:
        who = self.terms[player]

        def plays(state: State, out: Out) -> None:
            if state.drawn_card != NONE:
                state.queue.append(Ordered(who(state), place, state.drawn_card))

        return plays

    def _gives(self, place: Place, giver: int, number: int, receiver: int) -> Run:
        one, how_many, other = self.terms[giver], self.terms[number], self.terms[receiver]

        def gives(state: State, out: Out) -> None:
            state.agenda.append(("give", how_many(state), 0, Scene(one(state), other(state), place=place)))

        return gives

    def _swap_hands(self, place: Place, player: int, other: int) -> Run:
        one, two = self.terms[player], self.terms[other]

        def swaps(state: State, out: Out) -> None:
            a, b = one(state), two(state)
            if a == b or NONE in (a, b):
                return
            hands = state.hands
            one_hand, other_hand, hands[a], hands[b] = hands[a], hands[b], [], []
            receive(state, a, other_hand)
            receive(state, b, one_hand)
            out.append(Happened("swaps hands", a, place, other=b))

        return swaps

    def _hands_pass(self, place: Place, seats: int) -> Run:
        who = self.terms[seats]

        def passes(state: State, out: Out) -> None:
            ring, direction = state.ring, state.direction
            those = set(who(state))
            order = [seat for seat in ring if seat in those][::direction]
            if len(order) < 2:
                return
            hands = [state.hands[seat] for seat in order]
            for seat, hand in zip(order[1:] + order[:1], hands, strict=True):
                state.hands[seat] = []
                receive(state, seat, hand)
            out.extend(
                Happened("passes hands", seat, place, other=to)
                for seat, to in zip(order, order[1:] + order[:1], strict=True)
            )

        return passes

    def _hand_under(self, place: Place, seats: int) -> Run:
        who = self.terms[seats]

        def under(state: State, out: Out) -> None:
            for seat in who(state):
                cards, state.hands[seat] = sorted(state.hands[seat]), []  # a hand has no order that shows
                state.discards[:0] = cards
                out.append(Happened("puts hand under", seat, place, cards=tuple(cards)))

        return under

    def _puts_under(self, place: Place, seats: int, cards: int) -> Run:
        who, kinds = self.terms[seats], self.terms[cards]

        def puts(state: State, out: Out) -> None:
            if not state.discards:
                return
            for seat in each_of(state, who(state)):
                those = kinds(state)
                put = sorted(card for card in state.hands[seat] if those >> card & 1)  # a hand has no order that shows
                if put:
                    state.hands[seat] = [card for card in state.hands[seat] if not those >> card & 1]
                    state.discards[-1:-1] = put
                    out.append(Happened("puts under", seat, place, cards=tuple(put)))

        return puts

    def _shows_hand(self, place: Place, player: int, other: int) -> Run:
        one, two = self.terms[player], self.terms[other]

        def shows(state: State, out: Out) -> None:
            seat = one(state)
            if seat != NONE:
                out.append(Happened("shows hand", seat, place, cards=tuple(state.hands[seat]), other=two(state)))

        return shows

    def _reshuffle(self, place: Place) -> Run:
        def reshuffle(state: State, out: Out) -> None:
            cards, state.discards[:] = state.discards[:-1], state.discards[-1:]
            if cards:
                cards.sort()  # so that the order depends on chance alone
                state.chance.shuffle(cards)
                state.draw_pile[:0] = cards
                out.append(Happened("shuffles", NONE, place, cards=tuple(reversed(cards))))

        return reshuffle
