import { type Card, ironwood, ironwoodCards } from 'totemforge/ironwood'

// A card is data. This one uses only keywords of the engine, so it needs no code.
const quiet: Partial<Card> = {
  title: 'A Quiet Evening',
  steps: [
    { do: 'gain', count: 3 },
    { do: 'pay', cost: { spend: 1 }, steps: [{ do: 'draw-vision', count: 1 }] },
  ],
  text: ['1. Gain 3 crystals.', '2. Spend 1 crystal: Draw 1 vision card.'],
}

const cards = Object.values(ironwoodCards).map((card) => (card.id === 'WW06' ? { ...card, ...quiet } : card))

// With beginner decks a seat draws WW04 and WW05 first, and WW06 by drawing a card instead of playing one.
let state = ironwood.setup({ mode: 'duel', seed: 7, cards, beginnerDecks: true })
for (const text of ['opening 2', 'opening 2', 'rest', 'rest', 'play WW06', 'gain 3', 'pay', 'draw-visions 1'])
  state = ironwood.apply(state, ironwood.parse(text))

console.log(`Crystals: ${state.sides.woodwalkers.crystals}, vision cards: ${state.visions.hand.length}`)
