import { createRandom, type GameRecord, startRecord } from '../../../src/core'
import type { Action } from '../../../src/ironwood/rules/action'
import type { Card, Step } from '../../../src/ironwood/rules/card'
import { ironcladCards } from '../../../src/ironwood/rules/data/ironclad'
import { ironwoodMap } from '../../../src/ironwood/rules/data/map'
import { woodwalkerCards } from '../../../src/ironwood/rules/data/woodwalkers'
import type { Event } from '../../../src/ironwood/rules/event'
import { game } from '../../../src/ironwood/rules/game'
import type { MapData } from '../../../src/ironwood/rules/mapdata'
import type { Options } from '../../../src/ironwood/rules/setup'
import type { State } from '../../../src/ironwood/rules/state'
import type { Parsed } from '../../../src/ironwood/schema'

export const ironwoodCards: readonly Card[] = [...woodwalkerCards, ...ironcladCards]

/** The map that comes with the game, with its east where its west was. */
export const mirroredMap: MapData = {
  ...ironwoodMap,
  id: 'mirrored',
  mountains: ironwoodMap.mountains.map((mountain) => ({ ...mountain, at: [-mountain.at[0], mountain.at[1]] })),
  ridges: ironwoodMap.ridges.map(([one, other]) => [swap(one), swap(other)]),
  forests: ironwoodMap.forests.map((forest) => ({ ...forest, touches: forest.touches.map(swap) })),
}

function swap(id: string): string {
  const pairs: Record<string, string> = {
    lithimar: 'zincur',
    argentimar: 'chromia',
    gallimor: 'cuprumis',
    plumbarum: 'cobaltis',
  }
  return pairs[id] ?? Object.keys(pairs).find((key) => pairs[key] === id) ?? id
}

export const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Paths and messages of what was refused, a line each. */
export const problems = (parsed: Parsed<unknown>): string[] =>
  parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path}: ${message}`)

export const paths = (parsed: Parsed<unknown>): string[] => (parsed.ok ? [] : parsed.problems.map(({ path }) => path))

/** A random game: every state on the way, every event, and the record. */
export function randomGame(
  options: Options,
  most: number,
): { states: State[]; events: Event[]; record: GameRecord<Options, Action> } {
  const random = createRandom(options.seed, 'schema tests')
  const record = startRecord(game, options)
  const events: Event[] = []
  let state = game.setup(options)
  const states = [state]
  while (states.length <= most && game.toAct(state) !== null) {
    const action = random.pick(game.legalActions(state))
    const result = game.tryApply(state, action)
    if (!result.ok) throw new Error(result.refusal.message)
    record.actions.push(action)
    events.push(...result.events)
    state = result.state
    states.push(state)
  }
  return { states, events, record }
}

/** The standard cards with one of them changed. */
export const withCard = (id: string, changes: Partial<Card>): Card[] =>
  ironwoodCards.map((card) => (card.id === id ? { ...card, ...changes } : card))

export const withSteps = (id: string, ...steps: Step[]): Card[] => withCard(id, { steps })
