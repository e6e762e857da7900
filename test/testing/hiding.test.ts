import { createRandom, createStreams, defineGame, drawFrom, type Emit, type Random, type Streams } from 'totemforge'
import { checkGame, type GameSettings } from 'totemforge/testing'
import { describe, expect, test } from 'vitest'
import { lanterns } from '../fixtures/lanterns'

/** Two seats with a secret number each; every step rolls dice in the open. */
interface Rolling {
  secrets: Record<'one' | 'two', number>
  rolls: number
  hits: number
  roll: number
  random: Streams<'dice'>
}
type RollingView = Omit<Rolling, 'secrets' | 'random'> & { viewer: string; secret: number }

function rolling(shown: (state: Rolling) => object) {
  const secretOf = (state: Rolling, viewer: string): number =>
    viewer === 'one' || viewer === 'two' ? state.secrets[viewer] : 0
  return defineGame({
    id: 'rolling',
    version: '1.0.0',
    seats: ['one', 'two'],
    setup: ({ seed }): Rolling => ({
      secrets: { one: createRandom(seed, 'one').die(1000), two: createRandom(seed, 'two').die(1000) },
      rolls: 0,
      hits: 0,
      roll: 0,
      random: createStreams(seed),
    }),
    toAct: ({ rolls }) => (rolls === 8 ? null : rolls % 2 === 0 ? 'one' : 'two'),
    legalActions: ({ rolls }): { type: 'roll' }[] => (rolls === 8 ? [] : [{ type: 'roll' }]),
    step(state, _action, emit?: Emit<object>) {
      const roll = drawFrom(state.random, 'dice').die(1_000_000)
      state.rolls++
      if (roll > 800_000) state.hits++
      state.roll = roll
      emit?.({ roll, ...shown(state) })
    },
    outcome: ({ rolls }) => (rolls < 8 ? null : { winners: [], reason: 'eight rolls' }),
    clone: (state) => structuredClone(state),
    view: (state, viewer): RollingView => {
      const { secrets, random, ...rest } = state
      return { ...rest, viewer, secret: secretOf(state, viewer) }
    },
    determinize: ({ viewer, secret, ...rest }, random) => ({
      ...rest,
      secrets: {
        one: viewer === 'one' ? secret : random.die(1000),
        two: viewer === 'two' ? secret : random.die(1000),
      },
      random: createStreams(random.integer(0, 1_000_000)),
    }),
    format: ({ type }) => type,
    parse(text): { type: 'roll' } {
      if (text === 'roll') return { type: 'roll' }
      throw new Error('There is nothing to do but roll.')
    },
  })
}

describe('dice that fall in the open', () => {
  const rollingSettings: GameSettings<Rolling, { type: 'roll' }, { seed: number }, 'one' | 'two'> = {
    options: (seed) => ({ seed }),
    redeal(state, viewer, random) {
      if (viewer !== 'one') state.secrets.one = random.die(1000)
      if (viewer !== 'two') state.secrets.two = random.die(1000)
    },
  }

  test('are not secret, even if only the event shows them', () => {
    const game = rolling(() => ({}))
    const quiet = defineGame({
      ...game,
      view: (state, viewer) => ({ ...game.view(state, viewer), roll: 0 }),
      determinize: (view, random) => ({ ...game.determinize(view, random), roll: random.die(1_000_000) }),
    })
    expect(checkGame(game, rollingSettings).broken).toEqual([])
    // Here the last roll stands in no view, so it is declared too.
    const redeal = (state: Rolling, viewer: 'one' | 'two' | 'spectator', random: Random): void => {
      rollingSettings.redeal?.(state, viewer, random)
      state.roll = random.die(1_000_000)
    }
    expect(checkGame(quiet, { ...rollingSettings, redeal }).broken).toEqual([])
  })

  test('do not cover another secret in the same event', () => {
    const { broken } = checkGame(
      rolling(({ secrets }) => ({ secrets: { ...secrets } })),
      rollingSettings,
    )
    expect(broken.map(({ law }) => law)).toEqual(['events-hide'])
  })
})

describe('a card that is turned over and shuffled back', () => {
  interface Turning {
    deck: number[]
    open: number | null
    turns: number
    random: Streams<'deck'>
  }
  const turning = (isOpen: boolean) =>
    defineGame({
      id: 'turning',
      version: '1.0.0',
      seats: ['one', 'two'],
      setup: ({ seed }): Turning => ({
        deck: createRandom(seed, 'deck').sample([1, 2, 3, 4, 5, 6], 6),
        open: null,
        turns: 0,
        random: createStreams(seed),
      }),
      toAct: ({ turns }) => (turns === 4 ? null : turns % 2 === 0 ? 'one' : 'two'),
      legalActions: ({ turns }): { type: 'turn' }[] => (turns === 4 ? [] : [{ type: 'turn' }]),
      step(state, _action, emit?: Emit<object>) {
        const card = state.deck.pop() ?? 0
        if (isOpen) state.open = card
        emit?.({ card })
        state.open = null
        state.deck.push(card)
        drawFrom(state.random, 'deck').shuffle(state.deck)
        state.turns++
      },
      outcome: ({ turns }) => (turns < 4 ? null : { winners: [], reason: 'four turns' }),
      clone: (state) => structuredClone(state),
      view: ({ open, turns, deck }) => ({ open, turns, count: deck.length }),
      determinize: ({ open, turns, count }, random) => ({
        deck: random.sample([1, 2, 3, 4, 5, 6], count),
        open,
        turns,
        random: createStreams(random.integer(0, 1_000_000)),
      }),
      format: ({ type }) => type,
      parse(text): { type: 'turn' } {
        if (text === 'turn') return { type: 'turn' }
        throw new Error('There is nothing to do but turn.')
      },
    })
  const redeal = ({ deck }: Turning, _viewer: string, random: Random): void => random.shuffle(deck)
  const broken = (isOpen: boolean) => checkGame(turning(isOpen), { options: (seed) => ({ seed }), redeal }).broken

  test('may be told', () => {
    expect(broken(true)).toEqual([])
  })

  test('may not be told if it lay face down', () => {
    expect(broken(false).map(({ law }) => law)).toEqual(['events-hide'])
  })
})

describe('what is hidden from others', () => {
  test('may be whose turn it is', () => {
    interface Night {
      order: ('a' | 'b' | 'c')[]
      done: number
    }
    interface NightView {
      viewer: string
      place: number
      done: number
    }
    const night = defineGame({
      id: 'night',
      version: '1.0.0',
      seats: ['a', 'b', 'c'],
      setup: ({ seed }): Night => ({ order: createRandom(seed, 'order').sample(['a', 'b', 'c'], 3), done: 0 }),
      toAct: ({ order, done }) => order[done] ?? null,
      legalActions: ({ done }): { type: 'act' }[] => (done < 3 ? [{ type: 'act' }] : []),
      step(state) {
        state.done++
      },
      outcome: ({ done }) => (done < 3 ? null : { winners: [], reason: 'dawn' }),
      clone: (state) => structuredClone(state),
      view: ({ order, done }, viewer): NightView => ({
        viewer,
        place: viewer === 'spectator' ? -1 : order.indexOf(viewer),
        done,
      }),
      determinize({ viewer, place, done }, random) {
        const order = (['a', 'b', 'c'] as const).filter((seat) => seat !== viewer)
        random.shuffle(order)
        for (const seat of ['a', 'b', 'c'] as const) if (seat === viewer) order.splice(place, 0, seat)
        return { order, done }
      },
      format: ({ type }) => type,
      parse(text): { type: 'act' } {
        if (text === 'act') return { type: 'act' }
        throw new Error('There is nothing to do but act.')
      },
    })
    const redeal = (state: Night, viewer: string, random: Random): void => {
      const others = state.order.filter((seat) => seat !== viewer)
      random.shuffle(others)
      state.order = state.order.map((seat) => (seat === viewer ? seat : (others.pop() ?? seat)))
    }
    expect(checkGame(night, { options: (seed) => ({ seed }), redeal }).broken).toEqual([])
  })

  test('may lie in no declared pile: then the kit asks for a redeal', () => {
    const piles = {
      redeal: ({ deck }: { deck: number[] }, _viewer: string, random: Random) => random.shuffle(deck),
      check: () => [],
    }
    const looked = defineGame({
      ...lanterns,
      legalActions: (state) => lanterns.legalActions(state).filter(({ type }) => type !== 'look'),
    })
    const { broken } = checkGame(looked, { options: (seed) => ({ seed }), games: 5, piles })
    expect(broken).toMatchObject([
      {
        law: 'redeal-complete',
        message: expect.stringContaining('it lies in no declared pile: give a redeal that calls'),
      },
    ])
  })

  test('without redeal the kit asks for a declaration', () => {
    const { broken } = checkGame(lanterns, { options: (seed) => ({ seed }), games: 5 })
    expect(broken).toMatchObject([{ law: 'redeal-complete' }])
  })
})
