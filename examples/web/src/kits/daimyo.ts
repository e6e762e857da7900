import { type Action, daimyo, type Event, type Options, type Seat, type State, type View } from 'totemforge/daimyo'
import { actionsAt, clickable, renderSvg, targetIn, targetsOf } from 'totemforge/daimyo/render'
import { clans, difficulties } from './fields'
import type { Code, GameWords, Kit } from './kit'
import { usualParts } from './parts'
import { ruleText, ruleTexts } from './rule-text'
import { movedOn, totalled } from './seats'

const languages = {
  en: async () => (await import('totemforge/daimyo/english')).english,
  pl: async () => (await import('totemforge/daimyo/polish')).polish,
  cs: async () => (await import('totemforge/daimyo/czech')).czech,
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
  const pages = import.meta.glob<string>('../../../../docs/rules/daimyo/*.md', { query: '?raw', import: 'default' })
  return Promise.all(Object.values(pages).map((load) => load()))
}

export const daimyoKit: Kit<State, Action, View, Options, Seat, Event> = {
  game: daimyo,
  read: async (state) => (await import('totemforge/daimyo/schema')).parseState(state),
  begin({ way, players, clan, strength = 'greedy', boards, difficulty }, seed) {
    const own = way === 'shared' || way === 'watch' ? null : (clans.find((name) => name === clan) ?? 'nature')
    const order = own === null ? clans : [own, ...clans.filter((name) => name !== own)]
    const seated = order.slice(0, way === 'empire' ? 1 : Number(players))
    const isPerson = (index: number): boolean => way === 'shared' || (own !== null && index === 0)
    return {
      options: {
        seed,
        clans: seated,
        boards: boards === 'advanced' ? 'advanced' : 'basic',
        ...(way === 'empire' ? { difficulty: difficulties.find((name) => name === difficulty) ?? 'normal' } : {}),
      },
      players: Object.fromEntries(seated.map((seat, index) => [seat, isPerson(index) ? 'person' : strength])),
    }
  },
  parts: { ...usualParts, boards: ['market', 'boards'] },
  totals: (events) =>
    totalled(
      events.flatMap((event) => {
        if (event.type !== 'scored') return []
        const { side } = event
        return side === 'mercenaries' ? [] : [{ ...event, side }]
      }),
      ({ side }) => side,
      ({ why, island }) => `${why} ${island}`,
    ),
  swapped: (beginning) => movedOn(beginning, beginning.options.clans),
  notable: ['eliminated', 'restored', 'goal'],
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
