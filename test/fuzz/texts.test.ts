import { createRandom, type Game, loadRecord, recordText, type Seeded, startRecord } from 'totemforge'
import { ironwood } from 'totemforge/ironwood'
import { root } from 'totemforge/root'
import { describe, expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { findGame, findPolicy, UnknownName } from '../../src/catalogue'
import { games } from '../deep'
import { fuzz, sentenceOf, tally, twistedText } from './twist'

/** A game of chance: its record, and the texts of what was done in it. */
function played<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  options: Options,
) {
  const record = startRecord(game, options)
  const state = game.setup(options)
  const random = createRandom(1)
  while (game.toAct(state) !== null && record.actions.length < 60) {
    const action = random.pick(game.legalActions(state))
    record.actions.push(action)
    game.step(state, action)
  }
  const texts = [recordText(game, record), JSON.stringify(record)]
  const actions = record.actions.map((action) => game.format(action))
  return {
    id: game.id,
    texts,
    actions,
    parse: (text: string): string => game.format(game.parse(text)),
    load(text: string) {
      const loaded = loadRecord(game, text)
      const kept = loaded.ok ? loaded.record : loaded.good?.record
      // What is kept of it is whole.
      if (kept)
        expect(loadRecord(game, JSON.stringify({ ...kept, version: game.version, random: record.random })).ok).toBe(
          true,
        )
      return loaded
    },
  }
}

const all = [
  played(connectFour, { seed: 1 }),
  played(ironwood, { mode: 'duel', seed: 1 }),
  played(root, { seed: 1, players: 4 }),
]

describe.each(all)('texts of $id', ({ texts, actions, parse, load }) => {
  test('an action that is damaged is read, or refused in a sentence', async () => {
    const counts = tally()
    await fuzz(games(3000), (random) => {
      const text = twistedText(random.pick(actions), random)
      try {
        expect(parse(parse(text))).toBe(parse(text))
        counts.count('read')
      } catch (error) {
        expect(sentenceOf(error).length).toBeLessThan(1000)
        counts.count('refused')
      }
    })
    expect(counts.of('read')).toBeGreaterThan(10)
    expect(counts.of('refused')).toBeGreaterThan(1000)
  })

  test('a record that is damaged says where, and gives what is good', async () => {
    const counts = tally()
    await fuzz(games(60), (random) => {
      const loaded = load(twistedText(random.pick(texts), random))
      counts.count(loaded.ok ? 'whole' : loaded.good ? 'part' : 'nothing')
      if (loaded.ok) return
      expect(loaded.problems.length).toBeGreaterThan(0)
      for (const { message } of loaded.problems) expect(message.length).toBeLessThan(1000)
    })
    for (const kind of ['whole', 'part', 'nothing']) expect(counts.of(kind), kind).toBeGreaterThan(0)
  })
})

describe('names on the command line', () => {
  const names = [
    'random',
    'greedy',
    'ismcts:500:exploration=0.7',
    'flat:100ms',
    'strategist:40',
    'onnx:./model.onnx:temperature=1',
    './no-such-bot.js:3:bold=yes',
    'file:///no/such/bot.mjs',
    'C:\\bots\\bot.ts:5',
  ]
  test('every name of a policy gives a policy or a reason', async () => {
    const listing = await findGame('ironwood')
    const counts = tally()
    await fuzz(games(1500), async (random) => {
      try {
        const make = await findPolicy(listing, twistedText(random.pick(names), random))
        await make()
        counts.count('made')
      } catch (error) {
        if (!(error instanceof UnknownName)) throw error
        counts.count(error.code)
      }
    })
    for (const kind of ['made', 'unknown-policy', 'wrong-settings']) expect(counts.of(kind), kind).toBeGreaterThan(20)
  })

  test('every name of a game gives a game or a reason', async () => {
    const counts = tally()
    await fuzz(games(300), async (random) => {
      const name = twistedText(random.pick(['ironwood', 'root', './no-game.js', 'file:///no/game.mjs']), random)
      await findGame(name).then(
        () => counts.count('found'),
        (error: unknown) => {
          if (!(error instanceof UnknownName)) throw error
          counts.count(error.code)
        },
      )
    })
    expect(counts.of('unknown-game')).toBeGreaterThan(100)
  })
})
