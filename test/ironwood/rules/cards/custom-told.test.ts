import { type Card, type Event, ironwood, type Situation, type Step } from 'totemforge/ironwood'
import { expect, test } from 'vitest'
import { changed } from '../custom-cards'
import { after, events } from '../support'

/** The events of the last of these actions, after a special card with these steps was played. */
function told(steps: Step[], actions: string[], situation: Situation = {}, more: Record<string, Partial<Card>> = {}) {
  const isIron = situation.turn === 'ironclad'
  const [seat, card] = isIron ? (['ironclad', 'IC21'] as const) : (['woodwalkers', 'WW16'] as const)
  const hand = [card, ...(situation[seat]?.hand ?? [])]
  const cards = changed({ [card]: { steps }, ...more })
  const state = ironwood.position({ ...situation, cards, [seat]: { ...situation[seat], hand } })
  const before = [`play ${card}`, ...actions]
  return events(after(state, ...before.slice(0, -1)), before.at(-1) ?? '')
}

const gain: Step = { do: 'gain', count: 1 }
const visions = { deck: ['zincur', 'auria', 'chromia'] }

const tellings: [what: string, run: () => Event[], first: Event[]][] = [
  [
    'a card in play, with its markers',
    () => told([], [], {}, { WW16: { steps: [], ongoing: 2 } }),
    [
      { type: 'played', seat: 'woodwalkers', card: 'WW16', additional: false },
      { type: 'markers', seat: 'woodwalkers', card: 'WW16', markers: 2 },
    ],
  ],
  [
    'an additional card as such',
    () => told([{ do: 'additional' }], ['play WW01']),
    [{ type: 'played', seat: 'woodwalkers', card: 'WW01', additional: true }],
  ],
  [
    'cards that are drawn, in the order of the pile',
    () => told([{ do: 'draw', count: 2 }], ['draw 2'], { woodwalkers: { deck: ['WW05', 'WW04'] } }),
    [{ type: 'drew', seat: 'woodwalkers', count: 2, cards: ['WW05', 'WW04'], for: 'woodwalkers' }],
  ],
  [
    'vision cards that are drawn, in the order of the pile',
    () => told([{ do: 'draw-vision', count: 2 }], ['draw-visions 2'], { visions }),
    [{ type: 'drew-visions', seat: 'woodwalkers', count: 2, visions: ['zincur', 'auria'], for: 'woodwalkers' }],
  ],
  [
    'a look at several vision cards, the top one first',
    () => told([{ do: 'look-and-draw', count: 2 }], ['look'], { visions }),
    [{ type: 'looked', seat: 'woodwalkers', count: 2, visions: ['zincur', 'auria'], for: 'woodwalkers' }],
  ],
  [
    'the vision card that is drawn of them',
    () => told([{ do: 'look-and-draw', count: 2 }], ['look', 'draw-vision auria'], { visions }),
    [{ type: 'drew-visions', seat: 'woodwalkers', count: 1, visions: ['auria'], for: 'woodwalkers' }],
  ],
  [
    'a card that is burned',
    () =>
      told([{ do: 'pay', cost: { burn: 'any' }, steps: [gain] }], ['burn WW06'], { woodwalkers: { hand: ['WW06'] } }),
    [{ type: 'burned', seat: 'woodwalkers', card: 'WW06' }],
  ],
  [
    'crystals taken from the cargo',
    () =>
      told([{ do: 'take-cargo', count: 2 }], ['take-cargo 2'], {
        turn: 'ironclad',
        drill: { at: 'auria', step: 1, cargo: 2 },
      }),
    [{ type: 'took-cargo', count: 2 }],
  ],
  [
    'a Foundation',
    () => told([{ do: 'found' }], ['found chromia'], { turn: 'ironclad', mountains: { chromia: 1 } }),
    [{ type: 'founded', at: 'chromia' }],
  ],
  [
    'Fighters that are baited',
    () => told([{ do: 'bait' }], ['bait F5 F3', 'fighters 2'], { turn: 'ironclad', forests: { F5: 3 } }),
    [{ type: 'baited', from: 'F5', to: 'F3', count: 2 }],
  ],
  [
    'a Totem that is discovered',
    () => told([{ do: 'discover' }], ['discover auria F3'], { forests: { F3: 1 }, visions: { hand: ['auria'] } }),
    [{ type: 'discovered', vision: 'auria', at: 'F3' }],
  ],
  [
    'a place that is marked',
    () =>
      told([{ do: 'mark', at: 'mountain', stops: 'leaving', until: 'round' }], ['mark auria'], { forests: { F5: 1 } }),
    [{ type: 'marked', seat: 'woodwalkers', card: 'WW16', at: 'auria' }],
  ],
  [
    'a demand that is granted',
    () => told([{ do: 'demand' }], ['demand steal'], { ironclad: { crystals: 2, hand: ['IC06'] } }),
    [
      { type: 'demanded', grant: 'steal' },
      { type: 'stole', seat: 'woodwalkers', count: 2 },
    ],
  ],
  [
    'markers that are added',
    () => told([{ do: 'add-marker' }], ['add-marker WW18'], { woodwalkers: { ongoing: { WW18: 1 } } }),
    [{ type: 'markers', seat: 'woodwalkers', card: 'WW18', markers: 2 }],
  ],
  [
    'markers that are taken, and the card that leaves with the last of them',
    () => told([{ do: 'take-markers', count: 'all' }], ['unmark IC28'], { ironclad: { ongoing: { IC28: 2 } } }),
    [
      { type: 'markers', seat: 'ironclad', card: 'IC28', markers: 0 },
      { type: 'discarded', seat: 'ironclad', card: 'IC28' },
    ],
  ],
  [
    'an attack',
    () => told([{ do: 'attack' }], ['attack F3 auria'], { forests: { F3: 1 }, mountains: { auria: 1 } }),
    [{ type: 'attacked', seat: 'woodwalkers', from: 'F3', to: 'auria' }],
  ],
]

test.each(tellings)('IW-INFO-01: an event tells: %s', (_, run, first) => {
  expect(run().slice(0, first.length)).toEqual(first)
})
