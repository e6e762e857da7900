import { createStreams, drawFrom, type Streams } from 'totemforge'
import { script } from 'totemforge/testing'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { type Event, lanterns, type State, type View } from '../fixtures/lanterns'
import { soloGame } from '../ironwood/solo'

const from = script(lanterns)

/** Two players, each with the cards of one hand, and three cards in the deck. */
const start: State = {
  ...lanterns.setup({ seed: 1, players: 2 }),
  hands: { ash: [1, 3, 5], birch: [2, 4, 6], cedar: [] },
  deck: [7, 8, 9],
}

describe('a script', () => {
  test('plays actions given as text, and shows the legal actions, the events and the next seat', () => {
    const rewarded = from(start).play('wager 5', 'wager 4')
    expect(rewarded.seat).toBe('ash')
    expect(rewarded.legal).toEqual(['take', 'look'])
    expect(rewarded.events.map(({ type }) => type)).toEqual(['wagered', 'wagered', 'revealed'])
    expect(rewarded.play('look').events).toEqual([{ type: 'looked', seat: 'ash', card: 9 }])
    expect(rewarded.play('look').view('birch').top).toBeNull()
    expect(rewarded.play('take').state.hands.ash).toEqual([1, 3, 9])
    expect(rewarded.outcome).toBeNull()
    const won = rewarded.play('take', 'wager 9', 'wager 6')
    expect([won.seat, won.outcome?.winners, won.legal]).toEqual([null, ['ash'], []])
  })

  test('leaves the positions it began with as they were', () => {
    const before = JSON.stringify(start)
    const opened = from(start)
    opened.play('wager 1')
    expect(opened.play('wager 3').state.wagers.ash).toBe(3)
    expect(JSON.stringify(start)).toBe(before)
  })

  test('says why an action is refused, given as text or as an action', () => {
    expect(from(start).refusal('take')).toEqual(from(start).refusal({ type: 'take' }))
    expect(from(start).refusal('take').code).toBe('not-legal')
    expect(() => from(start).refusal('wager 1')).toThrow('wager 1 is accepted.')
    expect(() => from(start).refusal({ type: 'wager', card: 1 })).toThrow('wager 1 is accepted.')
  })

  test('stops at a refused action, and names it and the legal actions', () => {
    expect(() => from(start).play('wager 1', 'wager 1')).toThrow(
      '"wager 1" (action 2 of 2) is refused: This is not one of the 3 legal actions of birch. Legal are: wager 2, wager 4, wager 6',
    )
    expect(() => from(start).play('dance')).toThrow('"dance" is no action of Lanterns.')
  })

  test('knows the types of its game', () => {
    const played = from(start)
    expectTypeOf(played.state).toEqualTypeOf<State>()
    expectTypeOf(played.events).toEqualTypeOf<readonly Event[]>()
    expectTypeOf(played.view('ash')).toEqualTypeOf<View>()
    expectTypeOf(played.play).parameters.toEqualTypeOf<string[]>()
  })
})

describe('chance that a script gives', () => {
  /** Cards 1 and 2 are worth the same, so the dice decide. */
  const equal = (): State => ({ ...start, hands: { ash: [1], birch: [2], cedar: [] } })

  test.each(['ash', 'birch'] as const)('decides what is drawn: %s', (winner) => {
    const { events } = from(equal())
      .chance({ dice: [winner] })
      .play('wager 1', 'wager 2')
    expect(events).toContainEqual(expect.objectContaining({ type: 'revealed', winner }))
  })

  test('gives a deck its order, and each result to one draw', () => {
    const looking = from(equal())
      .chance({ dice: ['ash'] })
      .play('wager 1', 'wager 2', 'look')
    const buried = looking.chance({ deck: [[9, 8, 7]] }).play('bury')
    expect(buried.state.deck).toEqual([9, 8, 7])
  })

  test('leaves the streams where they were, and no trace in the state', () => {
    const { state } = from(equal())
      .chance({ dice: ['ash'] })
      .play('wager 1', 'wager 2')
    expect(state.random).toEqual(equal().random)
    expect(Reflect.ownKeys(state.random)).toEqual(Reflect.ownKeys(createStreams(1)))
  })

  test('must all be used', () => {
    expect(() =>
      from(equal())
        .chance({ dice: ['ash', 'birch'] })
        .play('wager 1', 'wager 2'),
    ).toThrow('The results ["birch"] for dice were not drawn.')
    expect(() =>
      from(start)
        .chance({ dise: ['ash'] })
        .play('wager 1'),
    ).toThrow('The results ["ash"] for dise were not drawn')
  })

  test('must be enough', () => {
    const none = from(equal()).chance({ dice: [] })
    expect(() => none.play('wager 1', 'wager 2')).toThrow(
      'Chance for dice has no results left, but one of ["ash","birch"]',
    )
  })

  test.each([
    ['dice', 'cedar', 'one of ["ash","birch"] is drawn'],
    ['deck', [9, 8], 'an order of [7,8,9] is drawn'],
    ['deck', [9, 9, 7], 'an order of [7,8,9] is drawn'],
    ['deck', 7, 'an order of [7,8,9] is drawn'],
  ])('must be possible: %s %j', (purpose, result, words) => {
    const given = purpose === 'dice' ? { dice: [result] } : { dice: ['ash'], [purpose]: [result] }
    expect(() => from(equal()).chance(given).play('wager 1', 'wager 2', 'look', 'bury')).toThrow(words)
  })

  test('is a number for dice, and items for a sample', () => {
    interface Table {
      rolls: number[]
      hand: string[]
      random: Streams<'dice' | 'hand'>
    }
    const dice = soloGame({
      setup: ({ seed }): Table => ({ rolls: [], hand: [], random: createStreams(seed) }),
      legalActions: ({ rolls }: Table) => (rolls.length < 4 ? ['roll'] : []),
      step(state: Table) {
        const random = drawFrom(state.random, 'dice')
        state.rolls.push(random.die(6), random.integer(10, 20))
        state.hand = drawFrom(state.random, 'hand').sample(['ace', 'king', 'queen'], 2)
      },
    })
    const given = script(dice)(dice.setup({ seed: 1 })).chance({ dice: [6, 10], hand: [['queen', 'ace']] })
    expect(given.play('"roll"').state).toMatchObject({ rolls: [6, 10], hand: ['queen', 'ace'] })
    expect(() => given.chance({ dice: [7, 10] }).play('"roll"')).toThrow('a whole number from 1 to 6 is drawn')
    expect(() => given.chance({ dice: [1.5, 10] }).play('"roll"')).toThrow('gives 1.5')
    expect(() => given.chance({ hand: [['queen']] }).play('"roll"')).toThrow('2 of ["ace","king","queen"] is drawn')
  })

  test('is a list of numbers for several dice', () => {
    const roll = soloGame({
      setup: ({ seed }): { dice: number[]; random: Streams<'dice'> } => ({ dice: [], random: createStreams(seed) }),
      legalActions: ({ dice }: { dice: number[] }) => (dice.length === 0 ? ['roll'] : []),
      step(state: { dice: number[]; random: Streams<'dice'> }) {
        state.dice = drawFrom(state.random, 'dice').dice(2, 6)
      },
    })
    const start = script(roll)(roll.setup({ seed: 1 }))
    expect(start.chance({ dice: [[6, 1]] }).play('"roll"').state.dice).toEqual([6, 1])
    for (const wrong of [[6], [6, 7], [6, 1.5], 6])
      expect(() => start.chance({ dice: [wrong] }).play('"roll"')).toThrow('a roll of 2 dice with 6 faces is drawn')
  })

  test('is for the next play alone', () => {
    const once = from(equal())
      .chance({ dice: ['ash'] })
      .play('wager 1', 'wager 2')
    expect(once.play('take').legal).toEqual(['wager 9'])
  })
})
