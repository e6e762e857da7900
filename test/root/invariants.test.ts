import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRandom, same } from '../../src/core'
import { type Action, type Event, type Options, root, type State } from '../../src/root'
import { games } from '../deep'
import { byGreed, type Law, playThrough, type Step, tables, told } from './course'
import { lawsOfBattle } from './laws-of-battle'
import { lawsOfPieces } from './laws-of-pieces'
import { lawsOfTurns } from './laws-of-turns'

const draw = (players: number, count: number): Options[] =>
  fc.sample(tables(players), { numRuns: count, seed: players })

/** A hundred tables; in a deep run ten thousand. */
const drawn: readonly Options[] = [2, 3, 4].flatMap((players) => draw(players, games(34)))

const laws: readonly Law[] = [...lawsOfPieces, ...lawsOfTurns, ...lawsOfBattle]

/** Each law needs occasions, or it would hold for want of them. */
const held = new Map<string, { occasions: number; readonly broken: string[] }>(
  laws.map(({ title }) => [title, { occasions: 0, broken: [] }]),
)

/** Holds every law against every action of a game. */
function follow(options: Options, choose?: typeof byGreed): void {
  const looks = laws.map(({ title, begin }) => ({ title, look: begin() }))
  const watch = (step: Step, number: number): void => {
    for (const { title, look } of looks) note(title, look(step), () => `${told(options)}, action ${number}: `)
  }
  playThrough(options, watch, choose)
}

function note(title: string, found: string | null | undefined, where: () => string): void {
  const kept = held.get(title)
  if (!kept || found === undefined) return
  kept.occasions++
  if (found !== null && kept.broken.length < 5) kept.broken.push(where() + found)
}

describe('what holds from one state to the next', () => {
  test('ROOT-INV: random games of two, three and four are followed', () => {
    for (const options of drawn) follow(options)
    expect(drawn.length).toBeGreaterThan(100)
  })

  test('ROOT-INV: games of greedy players are followed', () => {
    for (const options of [2, 3, 4].flatMap((players) => draw(players, games(2, 4)))) follow(options, byGreed)
  })

  test.each(laws.map(({ title }) => title))('%s', (title) => {
    const { occasions = 0, broken = ['not looked at'] } = held.get(title) ?? {}
    expect(broken).toEqual([])
    expect(occasions).toBeGreaterThan(10)
  })
})

test('ROOT-INV-01, ROOT-INV-03, ROOT-INV-07, ROOT-INV-08, ROOT-INV-09, ROOT-INV-14, ROOT-INV-17, ROOT-INV-20, ROOT-INV-21, ROOT-INV-23, ROOT-INV-24, ROOT-INV-25, ROOT-INV-33, ROOT-INV-34, ROOT-INV-35, ROOT-INV-36, ROOT-INV-37, ROOT-INV-38, ROOT-INV-43, ROOT-INV-45: each has a law, and none was broken', () => {
  const ids = laws.flatMap(({ title }) => title.match(/ROOT-INV-\d+/g) ?? [])
  expect([...new Set(ids)].sort()).toEqual([
    'ROOT-INV-01',
    'ROOT-INV-03',
    'ROOT-INV-07',
    'ROOT-INV-08',
    'ROOT-INV-09',
    'ROOT-INV-14',
    'ROOT-INV-17',
    'ROOT-INV-20',
    'ROOT-INV-21',
    'ROOT-INV-23',
    'ROOT-INV-24',
    'ROOT-INV-25',
    'ROOT-INV-33',
    'ROOT-INV-34',
    'ROOT-INV-35',
    'ROOT-INV-36',
    'ROOT-INV-37',
    'ROOT-INV-38',
    'ROOT-INV-43',
    'ROOT-INV-45',
  ])
  expect([...held.values()].flatMap(({ broken }) => broken)).toEqual([])
})

/** All that `root.check` looks at. */
const inOneState =
  'ROOT-INV-02, ROOT-INV-04, ROOT-INV-05, ROOT-INV-06, ROOT-INV-10, ROOT-INV-11, ROOT-INV-12, ROOT-INV-13, ROOT-INV-15, ROOT-INV-18, ROOT-INV-19, ROOT-INV-22, ROOT-INV-26'

describe('what holds in one state', () => {
  test(`${inOneState}: check finds nothing in random games`, () => {
    for (const options of [2, 3, 4].flatMap((players) => draw(players, games(4, 12)))) {
      const state = playThrough(options, ({ after }, number) => {
        // Coprime to the lengths of turns, so that every kind of moment comes up.
        if (number % 7 === 0) expect([told(options), number, root.check(after)]).toEqual([told(options), number, []])
      })
      expect([told(options), root.check(state)]).toEqual([told(options), []])
    }
  })

  test('ROOT-INV-16: what is listed is accepted, what is not is refused by a rule', () => {
    let refused = 0
    for (const options of [2, 3, 4].flatMap((players) => draw(players, games(2, 4)))) {
      const met: Action[] = []
      const random = createRandom(options.seed, 'met')
      playThrough(options, ({ before, action }, number) => {
        met[number % 100] = action
        if (number % 5 > 0) return
        const legal = root.legalActions(before)
        expect(legal.length).toBeGreaterThan(0)
        expect(legal.map((each) => root.refusal(before, each)).filter((refusal) => refusal !== null)).toEqual([])
        const other = random.pick(met.filter(Boolean))
        if (legal.some((each) => same(each, other))) return
        expect(root.refusal(before, other)?.rule).toMatch(/^ROOT-\w/)
        refused++
      })
    }
    expect(refused).toBeGreaterThan(100)
  })

  test('ROOT-INV-15: when the game is over nobody acts, and everything is refused', () => {
    for (const options of [2, 3, 4].flatMap((players) => draw(players, games(1, 3)))) {
      let last: Action = { type: 'done' }
      const state = playThrough(options, ({ action }) => {
        last = action
      })
      if (!state.result) continue
      expect([root.toAct(state), root.legalActions(state)]).toEqual([null, []])
      expect(root.refusal(state, last)).toMatchObject({ code: 'game-over', rule: 'ROOT-3.1a' })
    }
  })
})

test('ROOT-INV-39: the same options and actions give the same states and events', () => {
  for (const options of [2, 3, 4].flatMap((players) => draw(players, games(1, 3)))) {
    const again = root.setup(options)
    const events: Event[] = []
    const state: State = playThrough(options, (step) => {
      events.length = 0
      root.step(again, step.action, (event) => events.push(event))
      expect(events).toEqual(step.events)
    })
    expect(JSON.stringify(again)).toBe(JSON.stringify(state))
  }
})
