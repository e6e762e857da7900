import { type Action, type Event, type Options, root, type Seat, type State, type View } from 'totemforge/root'
import { actionsAt, clickable, renderSvg, targetIn, targetsOf } from 'totemforge/root/render'
import { decks, factions, maps } from './fields'
import type { Code, GameWords, Kit } from './kit'
import { usualParts } from './parts'
import { ruleText, ruleTexts } from './rule-text'
import { movedOn, totalled } from './seats'

const languages = {
  en: async () => (await import('totemforge/root/english')).english,
  pl: async () => (await import('totemforge/root/polish')).polish,
  cs: async () => (await import('totemforge/root/czech')).czech,
} as const

async function language(code: Code): Promise<GameWords<View, Action, Event, Seat>> {
  const words = await languages[code]()
  return {
    ...words,
    draw: (view, drawing) => renderSvg(view, { ...drawing, language: words, theme: 'auto' }),
    reason: () => '',
  }
}

function documents(): Promise<readonly string[]> {
  const pages = import.meta.glob<string>('../../../../docs/rules/root/*.md', { query: '?raw', import: 'default' })
  return Promise.all(Object.values(pages).map((load) => load()))
}

/** What the form says of the advanced setup. */
function advancedIn({ hirelings, landmarks }: Readonly<Record<string, string>>): NonNullable<Options['advanced']> {
  return {
    hirelings: hirelings === 'yes',
    ...(landmarks === '1' ? { landmarks: { count: 1 } } : landmarks === '2' ? { landmarks: { count: 2 } } : {}),
  }
}

const seats = ['p1', 'p2', 'p3', 'p4'] as const

export const rootKit: Kit<State, Action, View, Options, Seat, Event> = {
  game: root,
  read: async (state) => (await import('totemforge/root/schema')).parseState(state),
  begin(chosen, seed) {
    const { way, players, factions: found, faction, strength = 'greedy', setup } = chosen
    const map = maps.find((name) => name === chosen['map']) ?? 'autumn'
    const deck = decks.find((name) => name === chosen['deck']) ?? 'standard'
    const own = way === 'alone' ? (factions.find((name) => name === faction) ?? 'marquise') : null
    // A player alone gets the chosen faction, and the other factions follow.
    const order = own === null ? factions : [own, ...factions.filter((name) => name !== own)]
    const count = Number(players)
    const taken: Partial<Record<Seat, string>> = {}
    for (const [index, seat] of seats.slice(0, count).entries())
      taken[seat] = way === 'shared' || (own !== null && index === 0) ? 'person' : strength
    return {
      options: {
        seed,
        players: count,
        factions: found === 'draft' || found === 'any' ? found : order.slice(0, count),
        map,
        deck,
        ...(setup === 'advanced' ? { advanced: advancedIn(chosen) } : {}),
      },
      players: taken,
    }
  },
  parts: usualParts,
  totals: (events) =>
    totalled(
      events.filter((event) => event.type === 'scored'),
      ({ seat }) => seat,
      ({ rule }) => rule,
    ),
  notable: ['battle', 'ambush', 'rolled', 'hits', 'hit-ignored', 'saved', 'turmoil'],
  swapped: (beginning) => movedOn(beginning, seats),
  language,
  targets: targetsOf,
  meant: actionsAt,
  clickable,
  targetIn,
  sensible: (legal) => legal,
  resign: () => null,
  rule: async (id) => ruleText(await documents(), id),
  rules: async () => ruleTexts(await documents()),
}
