import { createRandom, createStreams, type Game, type Random, type Seeded, same, type Viewer } from 'totemforge'
import type { Encoding } from 'totemforge/encode'
import { expect } from 'vitest'

/** A game without its events. */
type Played<State extends object, Action, View, Options extends Seeded, Seat extends string> = Pick<
  Game<State, Action, View, Options, Seat>,
  'setup' | 'players' | 'clone' | 'view' | 'toAct' | 'legalActions' | 'format'
> & { step(state: State, action: Action): void }

interface Plan<State extends object, Action, View, Options extends Seeded, Seat extends string> {
  readonly game: Played<State, Action, View, Options, Seat>
  readonly encoding: Encoding<State, Action, View, Seat>
  /** Deals what is hidden from a viewer again. */
  redeal?(state: State, viewer: Viewer<Seat>, random: Random): void
  /** Chooses instead of chance alone. */
  choose?(state: State, legal: readonly Action[], random: Random): Action
  /** So many actions at most, and the views are looked at after every so many. */
  readonly most?: number
  readonly every?: number
}

/** What has been seen of keys: two things have one key just if they are the same. */
function keysTell(): (thing: unknown, key: string) => void {
  const known = new Map<string, unknown>()
  let last: { readonly thing: unknown; readonly key: string } | null = null
  return (thing, key) => {
    if (last)
      expect(key === last.key, 'two keys are equal just if what they stand for is').toBe(same(thing, last.thing))
    expect(same(known.get(key) ?? thing, thing), 'no two things have one key').toBe(true)
    known.set(key, thing)
    last = { thing, key }
  }
}

const withoutChance = <State extends object>(state: State): State =>
  'random' in state ? { ...state, random: createStreams('other chance') } : state

/** Plays a game and looks whether the encoding keeps its promises all the way. */
export function playEncoded<State extends object, Action, View, Options extends Seeded, Seat extends string>(
  {
    game,
    encoding,
    redeal,
    choose,
    most = encoding.bounds.length,
    every = 1,
  }: Plan<State, Action, View, Options, Seat>,
  options: Options,
): void {
  const { bounds, indexOf, actionAt, mask } = encoding
  const random = createRandom(options.seed, 'encoded')
  const state = game.setup(options)
  const players = game.players(state)
  expect(players.length).toBeGreaterThanOrEqual(bounds.players.least)
  expect(players.length).toBeLessThanOrEqual(bounds.players.most)
  const positions = keysTell()
  const views = new Map(players.map((seat) => [seat, keysTell()]))
  const usedMask = new Uint8Array(bounds.actions).fill(1)
  let actions = 0

  function look(): void {
    const position = withoutChance(game.clone(state))
    expect(encoding.positionKey(position)).toBe(encoding.positionKey(state))
    positions(position, encoding.positionKey(state))
    for (const seat of players) {
      const view = game.view(state, seat)
      const before = structuredClone(view)
      const observed = encoding.observe(view, seat)
      const key = encoding.informationKey(view, seat)
      expect(same(view, before), 'a view is only read').toBe(true)
      expect(observed.length).toBe(encoding.size)
      expect(
        observed.findIndex((number) => !(number >= 0 && number <= 1)),
        'numbers from 0 to 1',
      ).toBe(-1)
      expect(same([...encoding.observe(before, seat)], [...observed])).toBe(true)
      views.get(seat)?.(before, key)
      if (!redeal) continue
      const other = game.clone(state)
      redeal(other, seat, random)
      const unseen = game.view(other, seat)
      expect(encoding.informationKey(unseen, seat), 'what is hidden changes no key').toBe(key)
      expect(same([...encoding.observe(unseen, seat)], [...observed]), 'what is hidden changes no number').toBe(true)
    }
  }

  while (game.toAct(state) !== null && actions < most) {
    const legal = game.legalActions(state)
    for (const action of legal) {
      const index = indexOf(action)
      if (!same(actionAt(index), action)) throw new Error(`${game.format(action)} came back as another action.`)
    }
    mask(legal, usedMask)
    const allowed = usedMask.reduce((sum, each) => sum + each, 0)
    if (allowed !== legal.length) throw new Error(`${legal.length} actions are legal, and the mask allows ${allowed}.`)
    if (actions % every === 0) look()
    if (actions === 0) expect(Object.values(encoding.returns(state))).toEqual(players.map(() => 0))
    game.step(state, choose ? choose(state, legal, random) : random.pick(legal))
    actions++
  }
  look()
  expect(actions).toBeLessThanOrEqual(bounds.length)
  const returns = encoding.returns(state)
  expect(Object.keys(returns).sort()).toEqual([...players].sort())
  for (const utility of Object.values<number | undefined>(returns)) {
    expect(utility).toBeGreaterThanOrEqual(bounds.utility.least - 1e-9)
    expect(utility).toBeLessThanOrEqual(bounds.utility.most + 1e-9)
  }
}
