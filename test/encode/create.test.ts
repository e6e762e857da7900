import { createEncoding, type EncodingPlan, product } from 'totemforge/encode'
import { describe, expect, test } from 'vitest'
import { connectFourEncoding } from '../../examples/encodings/connect-four'
import { connectFour, type Drop, type Seat, type State } from '../../examples/games/connect-four'

type Plan = Omit<EncodingPlan<State, Drop, State, Seat>, 'blocks' | 'blocksOf'>

const plan: Plan = {
  game: connectFour,
  version: 3,
  players: [2, 2],
  length: 42,
  actions: product<Drop>({ type: 'drop', column: [1, 2, 3] }),
  channels: [
    {
      name: 'heat',
      size: 2,
      least: -10,
      most: 30,
      meaning: 'how warm it is',
      write: (numbers) => numbers.set([-10, 20]),
    },
    { name: 'wet', size: 1, least: 0, most: 1, meaning: 'whether it rains', write: () => {} },
  ],
}
const start = connectFour.setup({ seed: 1 })

/** Carries it out, and says which code and sentence it threw. */
function thrown(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    return error instanceof Error ? { name: error.name, code: Reflect.get(error, 'code'), says: error.message } : error
  }
}

describe('the list of actions', () => {
  const { indexOf, actionAt, mask } = createEncoding(plan)

  test('an action has the place where it was listed, for any object and order of its parts', () => {
    expect(plan.actions.map(indexOf)).toEqual([0, 1, 2])
    expect(indexOf({ column: 2, type: 'drop' })).toBe(1)
    expect([0, 1, 2].map(actionAt)).toEqual(plan.actions)
  })

  test('nobody can change the list', () => {
    expect(Object.isFrozen(actionAt(0))).toBe(true)
    const actions = product<Drop>({ type: 'drop', column: [1, 2] })
    const encoding = createEncoding({ ...plan, actions })
    Object.assign(actions[0] ?? {}, { column: 7 })
    expect(encoding.actionAt(0)).toEqual({ type: 'drop', column: 1 })
  })

  test.each([
    ['another value', { type: 'drop', column: 4 }],
    ['a part too many', { type: 'drop', column: 1, hard: true }],
    ['a part too few', { type: 'drop' }],
    ['another type', { type: 'lift', column: 1 }],
    ['no object', 'drop 1'],
    ['nothing', null],
  ])('%s has no place', (_what, action) => {
    expect(thrown(() => Reflect.apply(indexOf, null, [action]))).toEqual({
      name: 'RangeError',
      code: 'ACTION_NOT_ENCODED',
      says: `${JSON.stringify(action)} is not in the list of actions of connect-four-3.`,
    })
  })

  test('no place holds no action', () => {
    for (const index of [-1, 3, 0.5]) expect(() => actionAt(index)).toThrow(RangeError)
  })

  test('a part that is left out is as good as one that is undefined, and another than null', () => {
    type Act = { readonly type: 'act'; readonly on?: 'a' | null }
    const acts = product<Act>({ type: 'act', on: [undefined, null, 'a'] })
    expect(acts).toEqual([{ type: 'act' }, { type: 'act', on: null }, { type: 'act', on: 'a' }])
    const game = { ...connectFour, parse: (): Act => ({ type: 'act' }) }
    const encoding = createEncoding({ ...plan, game, actions: acts })
    expect(acts.map(encoding.indexOf)).toEqual([0, 1, 2])
    expect(Reflect.apply(encoding.indexOf, null, [{ type: 'act', on: undefined }])).toBe(0)
  })

  test('actions may be texts or numbers', () => {
    const game = { ...connectFour, parse: (): string | number => 'up' }
    const encoding = createEncoding({ ...plan, game, actions: ['up', 'down', 7] })
    expect(['up', 'down', 7].map(encoding.indexOf)).toEqual([0, 1, 2])
    expect(() => encoding.indexOf('7')).toThrow('"7" is not in the list')
  })

  test('a mask is 1 at the places of the actions, also in an array that was used before', () => {
    const used = new Uint8Array([1, 1, 1])
    expect(mask([{ type: 'drop', column: 3 }], used)).toBe(used)
    expect([...used]).toEqual([0, 0, 1])
    expect(() => mask([], new Uint8Array(4))).toThrow('A mask has 3 numbers, but the array has 4.')
  })
})

describe('observations', () => {
  const { observe, size } = createEncoding(plan)

  test('each channel goes from 0 for its least to 1 for its most, one after another', () => {
    expect(size).toBe(3)
    expect([...observe(start, 'red', new Float32Array([9, 9, 9]))]).toEqual([0, 0.75, 0])
    expect(() => observe(start, 'red', new Float32Array(2))).toThrow(
      'An observation has 3 numbers, but the array has 2.',
    )
  })

  test.each([31, -11, Number.NaN])('a number beyond its bounds is a fault of the encoding: %d', (number) => {
    const write = (numbers: Float64Array) => void numbers.fill(number)
    const [heat] = plan.channels
    const encoding = createEncoding({ ...plan, channels: heat ? [{ ...heat, write }] : [] })
    expect(thrown(() => encoding.observe(start, 'red'))).toEqual({
      name: 'RangeError',
      code: 'BEYOND_CHANNEL',
      says: `Number 0 of the channel heat is ${number}, outside its bounds -10 to 30.`,
    })
  })

  test('a view that is refused has no observation', () => {
    const refusal = () => ({ code: 'OWN_BOARD', message: 'This board is your own.' })
    const encoding = createEncoding({ ...plan, refusal })
    expect(thrown(() => encoding.observe(start, 'red'))).toEqual({
      name: 'RangeError',
      code: 'OWN_BOARD',
      says: 'This board is your own.',
    })
  })
})

test.each([
  ['an action twice', { actions: [...plan.actions, ...plan.actions] }, /holds .* twice/],
  ['a channel twice', { channels: [...plan.channels, ...plan.channels] }, 'Two channels have the name heat.'],
  ['a channel without numbers', { channels: plan.channels.map((each) => ({ ...each, size: 0 })) }, 'needs a size'],
  ['bounds without 0', { channels: plan.channels.map((each) => ({ ...each, least: 1, most: 2 })) }, 'include 0'],
])('%s is refused at once', (_what, part: Partial<Plan>, message) => {
  expect(() => createEncoding({ ...plan, ...part })).toThrow(message)
})

test('an action that holds a list is refused at once', () => {
  const game = { ...connectFour, parse: () => ({ columns: [1] }) }
  expect(() => createEncoding({ ...plan, game, actions: [{ columns: [1, 2] }] })).toThrow('The part columns')
})

test('in a key a part that is undefined is a part that is missing', () => {
  const { informationKey } = createEncoding({
    ...plan,
    knowledge: ({ winner }) => ({ turn: 1, winner: winner ?? undefined }),
  })
  const other = createEncoding({ ...plan, knowledge: () => ({ turn: 1 }) })
  expect(informationKey(start, 'red')).toBe(other.informationKey(start, 'red'))
  expect(informationKey({ ...start, winner: 'red' }, 'red')).not.toBe(other.informationKey(start, 'red'))
})

describe('returns', () => {
  const { returns } = connectFourEncoding

  test('0 before the end, 1 and -1 at the end', () => {
    expect(returns(start)).toEqual({ red: 0, yellow: 0 })
    expect(returns({ ...start, turn: null, winner: 'yellow' })).toEqual({ red: -1, yellow: 1 })
    expect(returns({ ...start, turn: null, winner: null })).toEqual({ red: 0, yellow: 0 })
  })

  test.each([[['a']], [[]]])('a single player gets nothing, with or without a win: %j', (winners) => {
    const game = { ...connectFour, players: () => ['a'], outcome: () => ({ winners, reason: 'so it is' }) }
    expect(createEncoding({ ...plan, game }).returns(start)).toEqual({ a: 0 })
  })

  test.each([
    [['a'], { a: 1, b: -1 / 3, c: -1 / 3, d: -1 / 3 }],
    [['a', 'b'], { a: 1 / 3, b: 1 / 3, c: -1 / 3, d: -1 / 3 }],
    [['a', 'b', 'c', 'd'], { a: 0, b: 0, c: 0, d: 0 }],
    [[], { a: 0, b: 0, c: 0, d: 0 }],
  ])('of four players %j share the victory', (winners, expected) => {
    const game = {
      ...connectFour,
      players: () => ['a', 'b', 'c', 'd'],
      outcome: () => ({ winners, reason: 'so it is' }),
    }
    const returned = createEncoding({ ...plan, game }).returns(start)
    for (const [seat, utility] of Object.entries(expected)) expect(returned[seat]).toBeCloseTo(utility)
  })
})

describe('blocks', () => {
  const rain = { name: 'rain', actions: [{ type: 'drop', column: 4 }], channels: [one('rain', 0.25)] } as const
  const snow = {
    name: 'snow',
    actions: [
      { type: 'drop', column: 4 },
      { type: 'drop', column: 5 },
    ],
    channels: [one('snow', 0.75)],
  } as const
  const whole = createEncoding({ ...plan, blocks: [rain, snow], blocksOf: () => ['snow'] })
  const listed = ({ bounds, actionAt }: typeof whole) =>
    Array.from({ length: bounds.actions }, (_, index) => connectFour.format(actionAt(index)))

  function one(name: string, value: number) {
    return {
      name,
      size: 1,
      least: 0,
      most: 1,
      meaning: name,
      write: (numbers: Float64Array) => numbers.fill(value),
    }
  }

  test('come after the common part, in order, and an action that two blocks name is listed once', () => {
    expect(whole.id).toBe('connect-four-3+rain+snow')
    expect(whole.blocks).toEqual(['rain', 'snow'])
    expect(listed(whole)).toEqual(['1', '2', '3', '4', '5'])
    expect([...whole.observe(start, 'red')]).toEqual([0, 0.75, 0, 0.25, 0.75])
  })

  test('can be left out: the numbers of the others stay, in the same order', () => {
    const snowy = whole.limitedTo(['snow'])
    expect(snowy.id).toBe('connect-four-3+snow')
    expect([...snowy.observe(start, 'red')]).toEqual([0, 0.75, 0, 0.75])
    expect(listed(snowy)).toEqual(['1', '2', '3', '4', '5'])
    expect(listed(whole.limitedTo(['rain']))).toEqual(['1', '2', '3', '4'])
    expect(whole.limitedTo(['snow', 'rain']).id).toBe(whole.id)
  })

  test('do not change the keys, so keys stay the same when a block is added', () => {
    const { informationKey, positionKey } = createEncoding(plan)
    expect(whole.informationKey(start, 'red')).toBe(informationKey(start, 'red'))
    expect(whole.positionKey(start)).toBe(positionKey(start))
  })

  test('a game that uses a block which is left out is refused with a code', () => {
    expect(thrown(() => whole.limitedTo(['rain']).observe(start, 'red'))).toEqual({
      name: 'RangeError',
      code: 'BLOCK_NOT_ENCODED',
      says: 'This game uses snow, and connect-four-3+rain has no numbers for that.',
    })
    expect(thrown(() => whole.limitedTo(['hail']))).toMatchObject({ code: 'UNKNOWN_BLOCK' })
  })

  test('have names that differ and fit into an id', () => {
    expect(() => createEncoding({ ...plan, blocks: [rain, rain] })).toThrow('Two blocks have the same name')
    expect(() => createEncoding({ ...plan, blocks: [{ ...rain, name: 'rain+snow' }] })).toThrow('has a +')
  })
})
