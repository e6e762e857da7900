import { Client } from 'boardgame.io/client'
import { Local } from 'boardgame.io/multiplayer'
import { createRandom, randomSeed } from 'totemforge'
import { ironwood, type State } from 'totemforge/ironwood'
import { afterEach, expect, test, vi } from 'vitest'
import { ironwoodGame, type Shown } from '../../examples/boardgame-io/ironwood'

const clients: { stop(): void }[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const client of clients.splice(0)) client.stop()
})

/** Two players and a spectator, at the local master; and the state that the master should have. */
function match() {
  const seed = randomSeed()
  const state: State = ironwood.setup({ mode: 'duel', seed })
  const game = { ...ironwoodGame, setup: () => ({ state }) }
  const multiplayer = Local()
  const join = (playerID?: string) => {
    const client = Client({ game, multiplayer, numPlayers: 2, matchID: 'duel', ...(playerID && { playerID }) })
    clients.push(client)
    client.start()
    return {
      act: (action: unknown): void => client.moves['act']?.(action),
      /** All that this client was sent. */
      sent: (): string => JSON.stringify([client.getState(), client.log, client.store.getState()]),
      shown: (): Shown => client.getState()?.G,
      isOver: (): boolean => client.getState()?.ctx.gameover !== undefined,
      log: () => client.log ?? [],
    }
  }
  return { seed, state, join, woodwalkers: join('0'), ironclad: join('1'), watcher: join() }
}

test('a duel is played in boardgame.io, and each sees what the rules let them see', () => {
  const { seed, woodwalkers, ironclad, watcher, ...begun } = match()
  const random = createRandom(3)
  let { state } = begun
  let actions = 0
  for (; actions < 600 && !watcher.isOver(); actions++) {
    const seat = ironwood.toAct(state)
    const player = seat === 'woodwalkers' ? woodwalkers : ironclad
    expect(player.shown().legal).toEqual(ironwood.legalActions(state))
    const action = random.pick(player.shown().legal)
    player.act(action)
    state = ironwood.apply(state, action)
    if (actions % 50 > 0) continue
    expect(woodwalkers.shown().view).toEqual(ironwood.view(state, 'woodwalkers'))
    expect(ironclad.shown().view).toEqual(ironwood.view(state, 'ironclad'))
    expect(watcher.shown()).toEqual({ view: ironwood.view(state, 'spectator'), legal: [] })
  }
  expect(actions).toBeGreaterThan(100)
  expect(JSON.stringify(state)).toContain(seed)
  for (const { sent } of [woodwalkers, ironclad, watcher]) expect(sent()).not.toContain(seed)
  const chosenBy = (playerID: string): unknown[] =>
    ironclad.log().flatMap(({ action: { payload } }) => (payload.playerID === playerID ? [payload.args ?? null] : []))
  expect(chosenBy('1').length).toBeGreaterThan(10)
  expect(chosenBy('1')).not.toContain(null)
  expect(new Set(chosenBy('0'))).toEqual(new Set([null]))
})

test('a refused move changes nothing', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { state, woodwalkers, ironclad, watcher } = match()
  const [first, second] = ironwood.toAct(state) === 'woodwalkers' ? [woodwalkers, ironclad] : [ironclad, woodwalkers]
  const [action] = first.shown().legal
  second.act(action)
  watcher.act(action)
  for (const wrong of [null, 'pass', {}, { type: 'move' }, { type: '__proto__' }]) first.act(wrong)
  expect(first.shown().legal).toEqual(ironwood.legalActions(state))
  expect(watcher.shown().view).toEqual(ironwood.view(state, 'spectator'))
})

test('options are held against their form before a match is made', () => {
  expect(ironwoodGame.validateSetupData?.({}, 2)).toBeUndefined()
  expect(ironwoodGame.validateSetupData?.({ first: 'nobody' }, 2)).toContain('first')
})

test.each(['constructor', '__proto__', 'toString', '2', ''])(
  'a client that calls itself %j only watches',
  (playerID) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { state, join } = match()
    const client = join(playerID)
    expect(client.shown()).toEqual({ view: ironwood.view(state, 'spectator'), legal: [] })
    client.act(ironwood.legalActions(state)[0])
    expect(client.shown().view).toEqual(ironwood.view(state, 'spectator'))
  },
)

test('a client that makes a match does not choose its seed', () => {
  const client = Client({
    game: {
      ...ironwoodGame,
      setup: (context) => ironwoodGame.setup?.(context, { seed: 'known to one player' }),
      playerView: ({ G }) => G,
    },
    numPlayers: 2,
    debug: false,
  })
  clients.push(client)
  const state = JSON.stringify(client.getState()?.G)
  expect(state).toContain('"seed"')
  expect(state).not.toContain('known to one player')
})
