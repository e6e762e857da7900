import type { Action } from '../../../src/ironwood/rules/action'
import { runOn } from '../../../src/ironwood/rules/agenda'
import { ironwoodBoard } from '../../../src/ironwood/rules/board'
import type { Event } from '../../../src/ironwood/rules/event'
import { game as rules } from '../../../src/ironwood/rules/game'
import { nothingKnown } from '../../../src/ironwood/rules/known'
import { playOn } from '../../../src/ironwood/rules/play'
import type { BotSide, Difficulty, Mode, Stance } from '../../../src/ironwood/rules/solo/solo'
import type { State } from '../../../src/ironwood/rules/state'
import { noTraces } from '../../../src/ironwood/rules/traces'
import type { Seat } from '../../../src/ironwood/rules/vocabulary'
import { watched } from '../../scenes/watched'

const game = watched(rules)

const board = ironwoodBoard
const forest = (id: string): number => board.forestAt[id] ?? Number.NaN
const mountain = (id: string): number => board.mountainAt[id] ?? Number.NaN

/** What a test wants on the table; everything it does not name is empty, or lies in the deck or the supply. */
export interface Table {
  /** Whose turn it is; the Woodwalkers' unless given. */
  turn?: Seat
  /** Turns taken before this one, of both seats; 0 for the Woodwalkers, 1 for the Ironclad. */
  turns?: number
  round?: number
  /** Woodwalker Fighters by forest. */
  forests?: Record<string, number>
  /** Ironclad Fighters by mountain, or Fighters and Golems. */
  mountains?: Record<string, number | [fighters: number, golems: number]>
  forges?: string[]
  foundations?: string[]
  drill?: { at: string; step?: number; cargo?: number }
  full?: Record<string, number>
  fading?: Record<string, number>
  secured?: number
  crystals?: Partial<Record<Seat, number>>
  /** Action cards in hand; base cards that are named nowhere are in hand too unless `bases` is false. */
  hands?: Partial<Record<Seat, string[]>>
  bases?: boolean
  /** The top cards of the draw deck, the next one first; the other cards lie below in ascending order. */
  decks?: Partial<Record<Seat, string[]>>
  discards?: Partial<Record<Seat, string[]>>
  /** Ongoing cards in play, with their markers, played in an earlier round. */
  ongoing?: Partial<Record<Seat, Record<string, number>>>
  /**
   * Vision cards by mountain: in hand, on top of the deck (the next one first), revealed, burned, or on Woodenbot's discard
   * pile. The others lie below; against Woodenbot, whose deck is all that is named, on the discard pile.
   */
  visions?: { hand?: string[]; deck?: string[]; revealed?: string[]; burned?: string[] }
  seed?: number
  /** Against a bot. Its hand is exactly what `hands` names, the top card first. */
  mode?: Mode
  difficulty?: Difficulty
  solo?: { stance?: Stance; side?: BotSide; spirits?: number; alerted?: boolean }
}

/** A position before anything of a turn has happened, even the bot's first steps. */
export function position(wanted: Table = {}): State {
  const { mode = 'duel', difficulty, turn = 'woodwalkers', round = 2, seed = 1 } = wanted
  const { turns = turn === 'woodwalkers' ? 0 : 1 } = wanted
  const state = game.setup({ mode, seed, ...(difficulty ? { difficulty } : {}) })
  const bot = state.solo?.bot
  for (const seat of ['woodwalkers', 'ironclad'] as const) {
    const side = state.sides[seat]
    const cards = [...side.hand, ...side.deck, ...side.discard].sort()
    const base = cards.slice(0, 3)
    const ongoing = Object.entries(wanted.ongoing?.[seat] ?? {}).map(([card, markers]) => ({ card, markers }))
    const discard = wanted.discards?.[seat] ?? []
    const top = wanted.decks?.[seat] ?? []
    const named = [...(wanted.hands?.[seat] ?? []), ...discard, ...top, ...ongoing.map(({ card }) => card)]
    const bases = wanted.bases === false || seat === bot ? [] : base.filter((card) => !named.includes(card))
    const hand = [...bases, ...(wanted.hands?.[seat] ?? [])]
    const rest = cards.slice(3).filter((card) => !named.includes(card))
    const away = base.filter((card) => !hand.includes(card))
    state.sides[seat] = {
      crystals: wanted.crystals?.[seat] ?? 0,
      hand: seat === bot ? hand.reverse() : hand,
      deck: [...rest.reverse(), ...[...top].reverse()],
      discard: [...discard],
      slots: [],
      extra: away,
      wagered: [],
      ongoing,
      known: nothingKnown,
    }
  }
  const fill = (list: number[], wantedAt: Record<string, number> = {}, at: (id: string) => number): void => {
    list.fill(0)
    for (const [id, count] of Object.entries(wantedAt)) list[at(id)] = count
  }
  fill(state.forests.fighters, wanted.forests, forest)
  fill(state.forests.full, wanted.full, forest)
  fill(state.forests.fading, wanted.fading, forest)
  const units = Object.entries(wanted.mountains ?? {})
  fill(
    state.mountains.fighters,
    Object.fromEntries(units.map(([id, count]) => [id, Number([count].flat()[0])])),
    mountain,
  )
  fill(state.mountains.golems, Object.fromEntries(units.map(([id, count]) => [id, [count].flat()[1] ?? 0])), mountain)
  for (const id of wanted.foundations ?? []) state.mountains.sites[mountain(id)] = 'foundation'
  for (const id of wanted.forges ?? []) state.mountains.sites[mountain(id)] = 'forge'
  const { at = 'ferrum', step = 0, cargo = 0 } = wanted.drill ?? {}
  state.drill = { at: mountain(at), step, cargo, moved: false }
  state.secured = wanted.secured ?? 0
  const { hand = [], deck = [], revealed = [], burned = [] } = wanted.visions ?? {}
  const seen = [...hand, ...deck, ...revealed, ...burned, 'ferrum'].map(mountain)
  const below = [...board.mountains.keys()].filter((each) => !seen.includes(each))
  state.visions = {
    hand: hand.map(mountain),
    deck: [...(mode === 'woodenbot' ? [] : below.reverse()), ...deck.map(mountain).reverse()],
    revealed: revealed.map(mountain),
    discard: mode === 'woodenbot' ? below : [],
    burned: burned.map((id) => ({ mountain: mountain(id), seen: false })),
    known: { woodwalkers: 0, ironclad: 0 },
    traces: { ...noTraces, burned: burned.map(() => true) },
    departures: [...burned.map(() => 'burned' as const), ...revealed.map(() => 'revealed' as const)].map(
      (to, index) => ({
        of: hand.length + burned.length + revealed.length - index,
        to,
        inner: 0,
      }),
    ),
  }
  if (state.solo) {
    const marked = mode === 'woodenbot' ? deck : [...revealed, ...burned]
    Object.assign(state.solo, wanted.solo, { marked: marked.map(mountain) })
  }
  state.round = round
  state.phase = 'action'
  state.turns = turns
  state.agenda = [{ do: 'round' }, { do: 'round-end' }, { do: 'action-phase' }]
  // Turns taken before this one were spent resting, and their markers are left out.
  for (let taken = 0; taken < turns; taken++)
    state.sides[taken % 2 === 0 ? 'woodwalkers' : 'ironclad'].slots.push('used')
  return state
}

/** A position at the beginning of a turn of a player. */
export function table(wanted: Table = {}): State {
  const { turn = 'woodwalkers' } = wanted
  const state = position(wanted)
  runOn(playOn(state))
  if (game.toAct(state) !== turn)
    throw new Error(`It is not the turn of the ${turn}; give an even or odd number of turns.`)
  return state
}

/** What may be done now, as text. */
export const legal = (state: State): string[] => game.legalActions(state).map(game.format)

/** The state after these actions, given as text, one after another; each must be legal. */
export const after = (state: State, ...actions: string[]): State =>
  actions.map(game.parse).reduce((state, action) => game.apply(state, action), state)

/** The events of one action. */
export function events(state: State, action: string): Event[] {
  const result = game.tryApply(state, game.parse(action))
  if (!result.ok) throw new Error(result.refusal.message)
  return result.events
}

/** What is answered to an action that is refused. */
export function refused(state: State, action: string | Action): { code: string; message: string; rule?: string } {
  const result = game.tryApply(state, typeof action === 'string' ? game.parse(action) : action)
  if (result.ok) throw new Error('It was accepted.')
  return result.refusal
}

/** Forfeits and rests until it is this seat's turn to play. */
export function untilTurn(state: State, seat: Seat): State {
  const next = game.clone(state)
  for (let count = 0; count < 200; count++) {
    const [first] = game.legalActions(next)
    const task = next.agenda.at(-1)
    if (task?.do === 'turn' && task.seat === seat) return next
    if (!first) break
    const quiet = game.legalActions(next).find(({ type }) => type === 'rest' || type === 'forfeit') ?? first
    game.step(next, quiet)
  }
  throw new Error(`The turn of the ${seat} never came.`)
}

/** Fighters or combat units on a location, and what else tests ask of a state. */
export const fighters = (state: State, at: string): number =>
  at in board.forestAt ? (state.forests.fighters[forest(at)] ?? 0) : (state.mountains.fighters[mountain(at)] ?? 0)
export const golems = (state: State, at: string): number => state.mountains.golems[mountain(at)] ?? 0
export const crystals = (state: State, seat: Seat): number => state.sides[seat].crystals
export const hand = (state: State, seat: Seat): string[] => [...state.sides[seat].hand].sort()
export const totems = (state: State, at: string): [full: number, fading: number] => [
  state.forests.full[forest(at)] ?? 0,
  state.forests.fading[forest(at)] ?? 0,
]
export const site = (state: State, at: string): string => state.mountains.sites[mountain(at)] ?? ''
export const drillAt = (state: State): string => board.mountains[state.drill.at]?.id ?? ''
