import { defineGame } from 'totemforge'
import { checkGame, type Report } from 'totemforge/testing'
import { kuhnPoker, type Move, redeal, type State } from '../../../examples/games/kuhn-poker'
import type { Fault } from './fault'

const settings = { options: (seed: number) => ({ seed }), games: 40, redeal }

const fault = (law: string, what: string, says: string, check: () => Report): Fault => ({
  game: 'Kuhn poker',
  law,
  fault: what,
  says,
  check,
})

const open = defineGame({
  ...kuhnPoker,
  view: (state: State) => ({ cards: { ...state.cards }, moves: state.moves.slice() }),
})

export const kuhnFaults: readonly Fault[] = [
  fault('view-hides', 'the cards lie open', 'cards.', () => checkGame(open, settings)),
  fault('redeal-alone', 'the cards lie open, and redeal asks the view', 'redeal asks view', () =>
    checkGame(open, {
      ...settings,
      redeal: (state, viewer) => {
        const { first, second } = open.view(state, viewer).cards
        Object.assign(state.cards, { first, second })
      },
    }),
  ),
  fault('redeal-alone', 'the cards lie open, and redeal asks the function behind the view', 'redeal asks view', () => {
    const { view } = open
    return checkGame(open, { ...settings, redeal: (state, viewer) => void view(state, viewer) })
  }),
  fault('view-hides', 'a showdown shows the cards too early', 'cards.', () =>
    checkGame(
      defineGame({
        ...kuhnPoker,
        view: (state: State, viewer) => {
          const view = kuhnPoker.view(state, viewer)
          return state.moves.length > 1 ? { ...view, cards: { ...state.cards } } : view
        },
      }),
      settings,
    ),
  ),
  fault('redeal-complete', 'redeal forgets a card', 'is hidden from', () =>
    checkGame(kuhnPoker, {
      ...settings,
      redeal: (state, viewer, random) => {
        const { second } = state.cards
        redeal(state, viewer, random)
        if (viewer === 'first') state.cards.second = second
      },
    }),
  ),
  fault('determinize-varies', 'determinize believes in the strongest card', 'determinize never deals it again', () =>
    checkGame(
      defineGame({
        ...kuhnPoker,
        determinize: ({ cards, moves }) => {
          const best = (['king', 'queen', 'jack'] as const).filter(
            (card) => card !== cards.first && card !== cards.second,
          )
          const first = cards.first ?? best[0] ?? 'jack'
          const second = cards.second ?? best.find((card) => card !== first) ?? 'jack'
          return { cards: { first, second }, moves: [...moves] }
        },
      }),
      settings,
    ),
  ),
  fault('events-hide', 'a bet tells the card', 'The events of', () =>
    checkGame(
      defineGame({
        ...kuhnPoker,
        step(state: State, move: Move, emit) {
          const seat = kuhnPoker.toAct(state)
          kuhnPoker.step(state, move, emit)
          if (seat)
            emit?.(Object.assign({ type: 'moved', seat, move: move.type } as const, { card: state.cards[seat] }))
        },
      }),
      settings,
    ),
  ),
  fault('legal-hides', 'the holder of the jack may not bet', 'The list of legal actions', () =>
    checkGame(
      defineGame({
        ...kuhnPoker,
        legalActions: (state: State) => {
          const legal = kuhnPoker.legalActions(state)
          return state.moves.length === 1 && state.cards.first === 'jack' ? legal.slice(1) : legal
        },
      }),
      settings,
    ),
  ),
  fault('outcome-sound', 'the winner has two names', 'named twice', () =>
    checkGame(
      defineGame({
        ...kuhnPoker,
        outcome: (state: State) => {
          const outcome = kuhnPoker.outcome(state)
          return outcome && { ...outcome, winners: [...outcome.winners, ...outcome.winners] }
        },
      }),
      settings,
    ),
  ),
]
