import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRandom, type Random, same, type Viewer } from '../../../src/core'
import {
  type Action,
  type Card,
  ironwood,
  ironwoodCards,
  type Mode,
  type Options,
  type Seat,
  type State,
} from '../../../src/ironwood/rules'
import { cardSetOf } from '../../../src/ironwood/rules/cards'
import { botOf, modes } from '../../../src/ironwood/rules/solo/solo'
import { parseState } from '../../../src/ironwood/schema'
import { games } from '../../deep'
import { randomCards } from './random-cards'
import { randomMap } from './random-map'
import { after, fighters, legal, table, untilTurn } from './support'

const viewers: readonly Viewer<Seat>[] = ['woodwalkers', 'ironclad', 'spectator']

/** Now and then an action of every type that was ever legal, so that refusals are asked about much that does not fit. */
function collect(seen: Map<string, Action>, legal: readonly Action[]): void {
  for (const action of legal) seen.set(action.type, action)
}

function demand(fine: boolean, what: string): void {
  if (!fine) throw new Error(what)
}

/** The same state, read back from its text. */
function throughText(state: State): State {
  const parsed = parseState(JSON.parse(JSON.stringify(state)))
  if (!parsed.ok) throw new Error(`The state cannot be read: ${JSON.stringify(parsed.problems)}`)
  demand(same(parsed.value, state), 'The state is not the same once it was written and read.')
  return parsed.value
}

/** Plays both on with the same choices; they stay the same. */
function playsOnEqually(state: State, other: State, random: Random): void {
  const one = ironwood.clone(state)
  for (let count = 0; count < 5 && one.result === null; count++) {
    const legal = ironwood.legalActions(one)
    demand(same(ironwood.legalActions(other), legal), 'The copy has other legal actions.')
    const action = random.pick(legal)
    ironwood.step(one, action)
    ironwood.step(other, action)
  }
  demand(same(one, other), 'The copy does not play on equally.')
}

function determinizes(state: State, random: Random): void {
  for (const viewer of viewers) {
    const view = ironwood.view(state, viewer)
    const possible = ironwood.determinize(view, random)
    demand(same(ironwood.view(possible, viewer), view), `A state behind the view of ${viewer} has another view.`)
    demand(ironwood.check(possible).length === 0, `Behind ${viewer}: ${JSON.stringify(ironwood.check(possible))}`)
    if (ironwood.toAct(state) === viewer)
      demand(same(ironwood.legalActions(possible), ironwood.legalActions(state)), `${viewer} could do other things.`)
    for (let count = 0; count < 5 && possible.result === null; count++)
      ironwood.step(possible, random.pick(ironwood.legalActions(possible)))
    demand(ironwood.check(possible).length === 0, `Later behind ${viewer}: ${JSON.stringify(ironwood.check(possible))}`)
  }
}

/** Whoever gives up, and whenever: everything is still where it can be, and the views say so. */
function surrenders(state: State, random: Random): void {
  const over = ironwood.clone(state)
  ironwood.step(over, { type: 'resign', seat: random.pick(ironwood.seats) })
  demand(ironwood.check(over).length === 0, `After a surrender: ${JSON.stringify(ironwood.check(over))}`)
  determinizes(over, random)
}

function refuses(state: State, seen: ReadonlyMap<string, Action>, legal: readonly Action[]): void {
  for (const action of seen.values()) {
    const refusal = ironwood.refusal(state, action)
    demand((refusal === null) === legal.some((each) => same(each, action)), `Refusal of ${ironwood.format(action)}`)
  }
}

/** What happens too seldom by chance alone: special cards, and steps that are not left out. */
function isBold({ cards }: State, action: Action): boolean {
  if (action.type === 'play') return cards?.[action.card]?.kind === 'special'
  return action.type !== 'forfeit' && action.type !== 'rest'
}

/** Plays by chance, on a map and with cards by chance, and complains with the place where something went wrong. */
function playStrange(seed: number, mode: Mode, actions: number): void {
  const random = createRandom(seed, 'fuzz')
  // Against a bot only its own cards are strange, since others could ask of it what it cannot do (BOT-14).
  const cards = randomCards(random).map((card) =>
    mode === 'duel' || card.faction === botOf[mode] ? card : (ironwoodCards[card.id] ?? card),
  )
  const level = mode === 'duel' ? {} : { level: seed % 16 }
  const options: Options = { mode, seed, cards, ...level, ...(seed % 2 === 0 ? { map: randomMap(random) } : {}) }
  const state = ironwood.setup(options)
  const seen = new Map<string, Action>()
  let last = 'setup'
  try {
    for (let count = 0; count < actions && state.result === null; count++) {
      const legal = ironwood.legalActions(state)
      const bold = legal.filter((action) => isBold(state, action))
      const action = random.pick(bold.length > 0 && random.integer(1, 5) > 1 ? bold : legal)
      last = `action ${count}, ${ironwood.format(action)}`
      if (count % 10 === 0) {
        collect(seen, legal)
        refuses(state, seen, legal)
      }
      ironwood.step(state, action)
      const problems = ironwood.check(state)
      demand(problems.length === 0, JSON.stringify(problems))
      if (count % 10 === 0) determinizes(state, random)
      if (state.result !== null) break
      if (count % 15 === 0 || legal.some(({ type }) => type === 'look')) surrenders(state, random)
      if (count % 25 === 0) playsOnEqually(state, throughText(state), random)
    }
  } catch (error) {
    throw new Error(`Seed ${seed}, after ${last}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

test.each(modes)(
  'IW-CARD-04, IW-MAP-07: strange cards on strange maps are played without anything going wrong: %s',
  (mode) => {
    const seeds = fc.integer({ min: 0, max: 0x7fffffff })
    const played = fc.check(
      fc.property(seeds, (seed) => playStrange(seed, mode, 300)),
      { numRuns: games(25), endOnFailure: true },
    )
    expect(played.errorInstance).toBeNull()
    expect(played.numRuns).toBe(games(25))
  },
)

/** A position in which some cards do something else. */
const withCards = (state: State, changes: Record<string, Partial<Card>>): State => ({
  ...state,
  cards: cardSetOf(Object.values(ironwoodCards).map((card) => ({ ...card, ...changes[card.id] }))),
})

test('IW-KEY-10: a base card played in addition does not move the Drill a second time', () => {
  const start = table({ turn: 'ironclad', mountains: { ferrum: 1 }, hands: { ironclad: ['IC05', 'IC15'] } })
  const twice = withCards(start, { IC05: { steps: [{ do: 'move-drill' }, { do: 'additional' }] } })
  const moved = after(twice, 'play IC05', 'drill auria', 'play IC03', 'option 1')
  expect(legal(moved)).toEqual(['option 2', 'option 3'])
  expect(legal(after(twice, 'play IC05', 'forfeit', 'play IC03', 'option 1'))).toContain('drill auria')
  expect(legal(after(untilTurn(moved, 'ironclad'), 'play IC15'))).toContain('drill ferrum')
})

test('IW-COMP-03, IW-END-05: who gives up while looking at vision cards loses none of them', () => {
  const looking = after(table({ forests: { F3: 1 }, hands: { woodwalkers: ['WW27'] } }), 'play WW27', 'look')
  for (const position of [
    looking,
    after(looking, 'forfeit'),
    after(looking, 'forfeit', legal(after(looking, 'forfeit'))[0] ?? ''),
  ]) {
    const over = after(position, 'resign ironclad')
    expect(over.visions.deck).toHaveLength(10)
    expect(ironwood.check(over)).toEqual([])
  }
  expect(after(looking, 'resign ironclad').visions.deck).toEqual(table({}).visions.deck)
})

test('CI-WW24: "after" means after the base card, also if another card of the owner answers to it first', () => {
  const start = table({ forests: { F1: 2 }, ongoing: { woodwalkers: { WW18: 2, WW24: 2 } } })
  const gaining = withCards(start, {
    WW18: { continuous: [{ kind: 'on-base-card', steps: [{ do: 'gain', count: 1 }] }] },
  })
  const ordered = after(gaining, 'play WW01')
  expect(legal(ordered)).toEqual(['effect WW18', 'effect WW24'])
  const asked = after(ordered, 'effect WW18', 'when before', 'gain 1', 'when after')
  expect(legal(asked)).toEqual(['draw 1', 'draw 0'])
  expect(legal(after(asked, 'draw 0', 'option 1', 'draw-visions 0'))).toContain('move F1 F3')
})

test('CI-IC29: Fighters that are baited away take along that they have moved, once or twice', () => {
  const start = table({
    turn: 'ironclad',
    forests: { F3: 2 },
    mountains: { ferrum: 1 },
    hands: { ironclad: ['IC29'], woodwalkers: ['WW32'] },
  })
  const state = withCards(start, {
    IC29: { steps: [{ do: 'opponent-burns' }, { do: 'bait' }, { do: 'gain', count: 1 }] },
    WW32: { whenBurned: [{ do: 'move-fighters', count: 2 }, { do: 'move-again' }] },
  })
  const moved = after(state, 'play IC29', 'move F3 F5', 'move F3 F5', 'move F5 F7', 'move F5 F7')
  const baited = after(moved, 'bait F7 F8', 'fighters 2')
  expect(fighters(baited, 'F8')).toBe(2)
  expect(ironwood.check(baited)).toEqual([])
})

test('IW-CARD-03: a card without a marker is not in play, so its own effect when exhausted gives it no new one', () => {
  const start = table({ ongoing: { woodwalkers: { WW18: 1, WW19: 2 } } })
  const state = ironwood.clone(withCards(start, { WW18: { whenExhausted: [{ do: 'add-marker' }] } }))
  while (state.agenda.at(-1)?.do !== 'exhaust') {
    const answers = ironwood.legalActions(state)
    const quiet = answers.find(({ type }) => type === 'rest' || type === 'forfeit') ?? answers[0]
    if (quiet) ironwood.step(state, quiet)
  }
  expect(legal(after(state, 'unmark WW18'))).toEqual(['add-marker WW19', 'forfeit'])
})
