import { type Action, type Event, ironwood, type Options, type Seat, type State, type View } from 'totemforge/ironwood'
import type { Explanation } from 'totemforge/ironwood/bots'
import { actionsAt, clickable, renderSvg, targetIn, targetsOf } from 'totemforge/ironwood/render'
import type { Code, GameWords, Kit } from './kit'
import { usualParts } from './parts'
import { ruleText, ruleTexts } from './rule-text'

const languages = {
  en: async () => (await import('totemforge/ironwood/english')).english,
  pl: async () => (await import('totemforge/ironwood/polish')).polish,
  cs: async () => (await import('totemforge/ironwood/czech')).czech,
} as const

async function language(code: Code): Promise<GameWords<View, Action, Event, Seat>> {
  const words = await languages[code]()
  return {
    ...words,
    draw: (view, drawing) => renderSvg(view, { ...drawing, language: words, theme: 'auto' }),
    reason: (reason, view) => (isVerdict(reason) ? words.verdict(reason, view) : ''),
  }
}

async function documents(): Promise<readonly string[]> {
  const loaded = await Promise.all([
    import('../../../../docs/rules/ironwood.md?raw'),
    import('../../../../docs/rules/bots.md?raw'),
    import('../../../../docs/rules/cards.md?raw'),
  ])
  return loaded.map(({ default: text }) => text)
}

const isVerdict = (value: unknown): value is Explanation['verdict'] =>
  typeof value === 'object' && value !== null && 'rule' in value && 'reasons' in value

export const ironwoodKit: Kit<State, Action, View, Options, Seat, Event> = {
  game: ironwood,
  read: async (state) => (await import('totemforge/ironwood/schema')).parseState(state),
  begin({ way, level, side, strength = 'greedy' }, seed) {
    const duel = { mode: 'duel', seed } as const
    switch (way) {
      case 'ironbot':
        return {
          options: { mode: way, level: Number(level), seed },
          players: { woodwalkers: 'person', ironclad: way },
        }
      case 'woodenbot':
        return {
          options: { mode: way, level: Number(level), seed },
          players: { woodwalkers: way, ironclad: 'person' },
        }
      case 'policy':
        return {
          options: duel,
          players:
            side === 'ironclad'
              ? { woodwalkers: strength, ironclad: 'person' }
              : { woodwalkers: 'person', ironclad: strength },
        }
      case 'watch':
        return { options: duel, players: { woodwalkers: strength, ironclad: strength } }
      default:
        return { options: duel, players: { woodwalkers: 'person', ironclad: 'person' } }
    }
  },
  parts: usualParts,
  totals: () => [],
  notable: ['attacked', 'revealed', 'strengths', 'damage', 'battle-over', 'built', 'secured'],
  swapped: ({ options, players: { woodwalkers = 'person', ironclad = 'person' } }) =>
    ({
      duel: woodwalkers === ironclad ? null : { options, players: { woodwalkers: ironclad, ironclad: woodwalkers } },
      ironbot: {
        options: { ...options, mode: 'woodenbot' },
        players: { woodwalkers: 'woodenbot', ironclad: 'person' },
      } as const,
      woodenbot: {
        options: { ...options, mode: 'ironbot' },
        players: { woodwalkers: 'person', ironclad: 'ironbot' },
      } as const,
    })[options.mode],
  language,
  targets: targetsOf,
  meant: actionsAt,
  clickable,
  targetIn,
  sensible: (legal) => ironwood.sensible(legal),
  resign: (seat) => (seat === 'woodwalkers' || seat === 'ironclad' ? { type: 'resign', seat } : null),
  rule: async (id) => ruleText(await documents(), id),
  rules: async () => ruleTexts(await documents()),
}
