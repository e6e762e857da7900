import { flag, item, listOf, nullable } from '../../../../toolkit'
import type { Chapter } from '../../chapter'
import { takeTop } from '../../hands'
import { type Play, plan } from '../../play'
import * as shape from '../../shapes'
import { type Faction, factions, type Seat } from '../../vocabulary'
import { setUpFactions } from '../seating'
import { sidesFor } from '../sides'
import { cardsReturned, fiveCards, type Held } from './held'
import type { ReturnCardTask } from './keep-hands'
import { turnUp } from './pool'

/** Each seat draws five cards (ROOT-A.7a); then the factions set up (ROOT-A.8), and three cards are kept (ROOT-A.10). */
export interface FiveCardsTask {
  readonly do: 'five-cards'
  /** By seat; `null` if they are chosen by setup cards (ROOT-A.8.1). */
  readonly factions: readonly Faction[] | null
  readonly secondVagabond: boolean
  readonly insurgents: boolean
}

function drawFive(play: Play, seat: Seat): Held {
  const cards: string[] = []
  for (let left = fiveCards; left > 0; left--) {
    const card = takeTop(play)
    if (card !== undefined) cards.push(card)
  }
  play.emit?.({ type: 'drew', seat, count: cards.length, cards, for: [seat] })
  return { cards: [...cards].sort(), returned: [] }
}

function run(play: Play, { factions: chosen, ...options }: FiveCardsTask): void {
  const { seats } = play.state
  const hands = Object.fromEntries(seats.map((seat) => [seat, drawFive(play, seat)]))
  const returns = seats.flatMap((seat) => Array<ReturnCardTask>(cardsReturned).fill({ do: 'return-card', seat }))
  const pool = chosen ? { cards: [], locked: null } : turnUp(play, options)
  plan(play, ...returns, { do: 'preparation', hands, pool, homelands: {} }, { do: 'turn', seat: 'p1' })
  if (chosen) {
    play.state.sides = sidesFor(play, chosen)
    setUpFactions(play, chosen)
  } else plan(play, { do: 'choose-faction', seat: item(seats, seats.length - 1) })
}

export const fiveCardsDrawn: Chapter<never, never, FiveCardsTask> = {
  tasks: {
    'five-cards': {
      fields: {
        factions: nullable(listOf(shape.faction, factions.length)),
        secondVagabond: flag,
        insurgents: flag,
      },
      law: 'ROOT-A.7a',
      rule: { run },
    },
  },
  actions: {},
}
