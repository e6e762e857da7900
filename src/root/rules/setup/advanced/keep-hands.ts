import { drawFrom } from '../../../../core'
import { listOf, nullable, objectOf } from '../../../../toolkit'
import { because } from '../../because'
import { different } from '../../cards'
import type { Chapter } from '../../chapter'
import { everybody, sightOf } from '../../open-hand'
import { type Play, type Question, sideOf } from '../../play'
import * as shape from '../../shapes'
import { clearingCount, factions, type Seat } from '../../vocabulary'
import {
  cardsReturned,
  changePreparation,
  fiveCards,
  type Held,
  heldBy,
  keptOf,
  type PreparationTask,
  preparationIn,
} from './held'
import type { Pool, SetupCard } from './pool'

/** A card goes back to the deck; nobody else sees which (ROOT-A.10a). */
export interface ReturnCardTask {
  readonly do: 'return-card'
  readonly seat: Seat
}
export interface ReturnCardAction {
  readonly type: 'return'
  readonly card: string
}

const returning: Question<ReturnCardTask, ReturnCardAction> = {
  // How many different cards there are is nobody else's business.
  alwaysAsked: true,
  actions: ({ state }, { seat }) => different(keptOf(heldBy(state, seat))).map((card) => ({ type: 'return', card })),
  answer(play, { seat }, { card }) {
    const { hands = {} } = preparationIn(play.state) ?? {}
    const own = heldBy(play.state, seat)
    changePreparation(play, {
      hands: { ...hands, [seat]: { ...own, returned: [...(own.returned ?? []), card].sort() } },
    })
  },
}

/** ROOT-A.10: all have chosen. Three cards are the hand, the others go to the deck, which is shuffled. */
function keepHands(play: Play, preparation: PreparationTask): void {
  const { state } = play
  for (const seat of state.seats) {
    const held = heldBy({ agenda: [preparation] }, seat)
    const cards = keptOf(held)
    sideOf(play, seat).hand = cards
    state.deck.push(...(held.returned ?? []))
    play.emit?.({ type: 'kept', seat, cards: [...cards], for: sightOf(play, seat) ?? everybody() })
  }
  drawFrom(state.random, 'deck').shuffle(state.deck)
}

const held = objectOf<Held>({
  cards: nullable(listOf(shape.card, fiveCards)),
  returned: nullable(listOf(shape.card, cardsReturned)),
})

const setupCard = objectOf<SetupCard>({ faction: shape.faction, character: nullable(shape.character) })

/** Nobody else sees a hand (ROOT-A.10b), not even that of the Riverfolk (ROOT-A.10c). */
const hidden: Held = { cards: null, returned: null }

export const keepingHands: Chapter<ReturnCardTask, ReturnCardAction, PreparationTask> = {
  tasks: {
    'return-card': {
      fields: { seat: shape.seat },
      law: 'ROOT-A.10a',
      rule: returning,
      refuse: { return: (_play, { seat }, { card }) => because('not-in-hand', 'ROOT-A.10a', { card, seat }) },
    },
    preparation: {
      fields: {
        hands: shape.bySeat(held),
        pool: objectOf<Pool>({ cards: listOf(setupCard, factions.length), locked: nullable(shape.faction) }),
        homelands: shape.bySeat(listOf(shape.clearing, clearingCount)),
      },
      law: 'ROOT-A.10a',
      rule: { run: keepHands },
      hides: {
        seenBy: (task, viewer) => ({
          ...task,
          hands: Object.fromEntries(
            Object.entries(task.hands).map(([seat, own]) => [seat, seat === viewer ? own : hidden]),
          ),
        }),
        // Hands are dealt with all other hidden cards.
        dealt: (task) => task,
      },
    },
  },
  actions: { return: { fields: { card: shape.card } } },
}
