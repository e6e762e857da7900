import { checkGame } from 'totemforge/testing'
import { expect, test } from 'vitest'
import { createRandom, type Random } from '../../../src/core'
import {
  type Action,
  type Card,
  ironwood,
  ironwoodCards,
  type Mode,
  type Options,
  type State,
} from '../../../src/ironwood/rules'
import { cardSetOf } from '../../../src/ironwood/rules/cards'
import { botOf, modes } from '../../../src/ironwood/rules/solo/solo'
import { parseState } from '../../../src/ironwood/schema'
import { games } from '../../deep'
import { randomCards } from './random-cards'
import { randomMap } from './random-map'
import { redeal } from './redeal'
import { after, fighters, legal, table, untilTurn } from './support'

/** What happens too seldom by chance alone: special cards, and steps that are not left out. */
function isBold({ cards }: State, action: Action): boolean {
  if (action.type === 'play') return cards?.[action.card]?.kind === 'special'
  return action.type !== 'forfeit' && action.type !== 'rest'
}

/** Like a player who tries everything, and gives up now and then, above all while looking at vision cards. */
function choose(legal: readonly Action[], state: State, random: Random): Action {
  const looking = legal.some(({ type }) => type === 'look')
  const humans = ironwood.seats.filter((seat) => seat !== state.solo?.bot)
  if (random.integer(1, looking ? 20 : 200) === 1) return { type: 'resign', seat: random.pick(humans) }
  const bold = legal.filter((action) => isBold(state, action))
  return random.pick(bold.length > 0 && random.integer(1, 5) > 1 ? bold : legal)
}

/** On a map and with cards by chance. Against a bot only its own cards are strange: others could ask the impossible (BOT-14). */
function strange(seed: number, mode: Mode): Options {
  const random = createRandom(seed, 'fuzz')
  const cards = randomCards(random).map((card) =>
    mode === 'duel' || card.faction === botOf[mode] ? card : (ironwoodCards[card.id] ?? card),
  )
  const level = mode === 'duel' ? {} : { level: seed % 16 }
  return { mode, seed, cards, ...level, ...(seed % 2 === 0 ? { map: randomMap(random) } : {}) }
}

/** What the game itself finds wrong with a state, and now and then what its schema does. */
function check(state: State): readonly unknown[] {
  const parsed = state.turns === 3 || state.result ? parseState(state) : { ok: true, value: state }
  return [...ironwood.check(state), ...(parsed.ok ? [] : [parsed])]
}

test.each(modes)('IW-CARD-04, IW-MAP-07: strange cards on strange maps break no law of the kit: %s', (mode) => {
  const report = checkGame(ironwood, {
    options: (seed) => strange(seed, mode),
    games: games(4, 10),
    maxActions: 200,
    every: 40,
    redeal,
    choose,
    check,
  })
  expect(report.broken).toEqual([])
  expect(report.finished).toBeGreaterThan(2)
  expect(report.untested).toEqual(['games-end'])
})

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
