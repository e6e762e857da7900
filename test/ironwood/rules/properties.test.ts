import { describe, expect, test } from 'vitest'
import { createRandom, type Random } from '../../../src/core'
import { type Action, type Event, ironwood, type Options, type Seat, type State } from '../../../src/ironwood/rules'
import { modes } from '../../../src/ironwood/rules/solo/solo'
import { games } from '../../deep'
import { greedy } from './greedy'

type Chooser = (state: State, random: Random) => Action

const atRandom: Chooser = (state, random) => random.pick(ironwood.legalActions(state))

/** What a watcher sees of each action: the events and the state after it. */
type Watch = (state: State, events: readonly Event[], action: Action) => void

/** Plays a game until its end or the limit, and calls a watcher after every action. */
function playThrough(options: Options, choose: Chooser, watch: Watch, limit = 6000): State {
  const random = createRandom(options.seed, 'play')
  const state = ironwood.setup(options)
  for (let count = 0; count < limit && state.result === null; count++) {
    const events: Event[] = []
    const action = choose(state, random)
    ironwood.step(state, action, (event) => events.push(event))
    watch(state, events, action)
  }
  return state
}

const optionsOf = (seed: number): Options => ({
  mode: 'duel',
  seed,
  beginnerDecks: seed % 5 === 0,
  ...(seed % 7 === 0 ? { newcomer: { seat: 'ironclad', at: ['auria', 'zincur'] } } : {}),
})

/** Complains at the first state in which something is wrong. */
function checked(every: number): Watch {
  let count = 0
  return (state, _events, action) => {
    if (++count % every !== 0 && state.result === null) return
    const problems = ironwood.check(state)
    if (problems.length > 0) throw new Error(`After ${ironwood.format(action)}: ${JSON.stringify(problems)}`)
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** After a Round End only totems discovered in that round are left, all on their fading side. */
function totemsFade(): Watch {
  let discovered = 0
  return ({ forests }, events) => {
    for (const event of events) {
      if (event.type === 'discovered') discovered++
      if (event.type !== 'round') continue
      expect(sum(forests.full)).toBe(0)
      expect(sum(forests.fading)).toBeLessThanOrEqual(discovered)
      discovered = 0
    }
  }
}

/** Three turns each in a round, alternating, the Woodwalkers first. */
function turnsAlternate(): Watch {
  const turns: Seat[] = []
  return (_state, events) => {
    for (const event of events) {
      if (event.type === 'turn') turns.push(event.seat)
      if (event.type !== 'round' || turns.length === 0) continue
      expect(turns).toEqual(['woodwalkers', 'ironclad', 'woodwalkers', 'ironclad', 'woodwalkers', 'ironclad'])
      turns.length = 0
    }
  }
}

/** In a turn without a card that lifts the limit no more Fighters move than there are. */
function nobodyMovesTwice(): Watch {
  const lifting = ['WW05', 'WW08', 'WW29']
  let moves = 0
  let lifted = false
  return ({ forests }, events) => {
    for (const event of events) {
      if (event.type === 'turn' || event.type === 'round') {
        moves = 0
        lifted = false
      }
      if (event.type === 'played' && lifting.includes(event.card)) lifted = true
      if (event.type === 'moved') moves++
      // Fighters removed in the turn may have moved before, so those are counted in.
      if (event.type === 'removed' && event.seat === 'woodwalkers') moves -= event.count
    }
    if (!lifted) expect(moves).toBeLessThanOrEqual(sum(forests.fighters))
  }
}

const all =
  (...watches: Watch[]): Watch =>
  (state, events, action) => {
    for (const watch of watches) watch(state, events, action)
  }

describe('what holds always', () => {
  test.each([
    ['greedy', greedy, games(20, 1500)],
    ['random', atRandom, games(5, 150)],
  ])('IW-COMP-03, IW-MAP-03, IW-ROUND-12: nothing is lost, made or misplaced in %s games', (_name, choose, count) => {
    const ends: Record<string, number> = {}
    for (let seed = 0; seed < count; seed++) {
      const { result } = playThrough(optionsOf(seed), choose, checked(9))
      const end = result?.by ?? 'limit'
      ends[end] = (ends[end] ?? 0) + 1
    }
    expect(ends['forges']).toBeGreaterThan(count / 10)
    if (choose === greedy) expect(ends['totems']).toBeGreaterThan(count / 10)
  })

  test('IW-COMP-03: every single state of a game is sound', () => {
    for (let seed = 0; seed < games(5, 40); seed++) playThrough(optionsOf(seed), greedy, checked(1))
  })

  test('IW-ROUND-01, IW-ROUND-13, IW-KEY-10: turns alternate, totems fade, nobody moves twice', () => {
    for (let seed = 0; seed < games(13, 400); seed++)
      playThrough(optionsOf(seed), greedy, all(totemsFade(), turnsAlternate(), nobodyMovesTwice()))
  })

  test('the same seed and the same choices give the same game', () => {
    for (let seed = 0; seed < games(5, 20); seed++)
      expect(playThrough(optionsOf(seed), greedy, () => {})).toEqual(playThrough(optionsOf(seed), greedy, () => {}))
  })
})

test.each(modes)('a copy is written as its state is: %s', (mode) => {
  const state = ironwood.setup({ mode, seed: 1 })
  const random = createRandom(1, 'copies')
  for (let count = 0; count < 300 && state.result === null; count++) {
    expect(JSON.stringify(ironwood.clone(state))).toBe(JSON.stringify(state))
    ironwood.step(state, random.pick(ironwood.legalActions(state)))
  }
})

describe('check finds what is wrong', () => {
  const spoiled: [string, (state: State) => void, string][] = [
    [
      'a crystal too many',
      (state) => {
        state.sides.ironclad.crystals = 21
      },
      'supply',
    ],
    [
      'a negative number',
      (state) => {
        state.drill.cargo = -1
      },
      'drill',
    ],
    [
      'half a Fighter',
      (state) => {
        state.forests.fighters[3] = 0.5
      },
      'forests.fighters',
    ],
    [
      'a Fighter too many',
      (state) => {
        state.forests.fighters[3] = 30
      },
      'supply',
    ],
    [
      'a Totem on an outer forest',
      (state) => {
        state.forests.full[0] = 1
      },
      'forests.F1',
    ],
    [
      'a Foundation on Ferrum',
      (state) => {
        state.mountains.sites[5] = 'foundation'
      },
      'mountains.ferrum',
    ],
    [
      'more moved than there',
      (state) => {
        state.forests.moved[0] = 5
      },
      'forests.F1',
    ],
    [
      'cargo at a Forge',
      (state) => {
        state.drill.cargo = 2
      },
      'drill',
    ],
    ['a card lost', (state) => void state.sides.ironclad.deck.pop(), 'sides.ironclad'],
    ['a card twice', (state) => void state.sides.ironclad.discard.push('IC20'), 'sides.ironclad'],
    ['a base card in the deck', (state) => void state.sides.woodwalkers.deck.push('WW01'), 'sides.woodwalkers'],
    ['a vision card lost', (state) => void state.visions.deck.pop(), 'visions'],
    [
      'an empty agenda',
      (state) => {
        state.agenda = []
      },
      'agenda',
    ],
    [
      'three Totems and no result',
      (state) => {
        state.secured = 3
      },
      'result',
    ],
  ]

  test.each(spoiled)('%s', (_what, spoil, path) => {
    const state = ironwood.setup({ mode: 'duel', seed: 1 })
    expect(ironwood.check(state)).toEqual([])
    spoil(state)
    expect(ironwood.check(state).map((problem) => problem.path)).toContain(path)
  })
})

describe('sensible', () => {
  test('leaves out taking less of a gain, a draw or a steal, and nothing else', () => {
    for (let seed = 0; seed < games(5, 20); seed++) {
      const watch: Watch = (state) => {
        const legal = ironwood.legalActions(state)
        const kept = ironwood.sensible(legal)
        const dropped = legal.filter((action) => !kept.includes(action))
        if (state.result === null) expect(kept.length).toBeGreaterThan(0)
        for (const action of dropped)
          expect(['forfeit', 'gain', 'draw', 'draw-visions', 'steal', 'take-cargo']).toContain(action.type)
        if (dropped.some(({ type }) => type === 'forfeit')) expect(['look', 'salvage']).toContain(kept[0]?.type)
      }
      playThrough(optionsOf(seed), atRandom, watch, 1500)
    }
  })
})
