import type { Random, Viewer } from '../../src/core'
import type { Seat, State } from '../../src/daimyo'

/** The cards of the Empire by their groups, and how many of each are in the stack. */
const groups = [
  { name: 'SA', cards: 8, drawn: 6 },
  { name: 'SB', cards: 8, drawn: 6 },
  { name: 'SC', cards: 4, drawn: 3 },
]

/** Deals anew what a viewer may not know (DAI-INFO-03, DAI-INFO-05), from the state alone. */
export function redeal(state: State, viewer: Viewer<Seat>, random: Random): void {
  random.shuffle(state.bag)
  const top = state.market.splice(-1)
  random.shuffle(state.market)
  state.market.push(...top)
  const { empire } = state
  if (empire) {
    // Its first hero and its cards to come: nobody has seen them.
    const top = state.market.splice(-1)
    const heroes = [...state.market.splice(0), empire.unseen]
    random.shuffle(heroes)
    empire.unseen = heroes.pop() ?? ''
    state.market.push(...heroes, ...top)
    empire.stack = groups
      .flatMap(({ name, cards, drawn }) => {
        const all = Array.from({ length: cards }, (_, index) => `${name}0${index + 1}`)
        const seen = all.filter((id) => empire.opened.includes(id))
        return random.sample(
          all.filter((id) => !seen.includes(id)),
          drawn - seen.length,
        )
      })
      .reverse()
  }
  for (const clan of state.clans) {
    const side = state.sides[clan]
    if (!side) continue
    if (clan === viewer) {
      random.shuffle(side.deck)
      continue
    }
    const { known, hand, deck } = side
    const unknown = [...hand.filter((hero) => !known.includes(hero)), ...deck]
    random.shuffle(unknown)
    side.hand = [...known, ...unknown.splice(0, hand.length - known.length)]
    side.deck = unknown
  }
}
