import { recordText, startRecord } from 'totemforge'
import { expect, test } from 'vitest'
import { pastOf, savedFrom } from '../../examples/web/src/keep/past'
import { beginningOf, pastIn } from '../../examples/web/src/keep/record'
import { kitOf } from '../../examples/web/src/kits'
import type { AnyKit } from '../../examples/web/src/kits/kit'
import { startPractice } from '../../examples/web/src/learn/session'
import { startLocal } from '../../examples/web/src/session/local'
import type { Session } from '../../examples/web/src/session/session'
import type { Thinker } from '../../examples/web/src/think/thinker'
import { english } from '../../examples/web/src/words/english'

const notAsked = (): never => {
  throw new Error('Nobody asks for this.')
}

/** Policies that take the first choice, and say what they decided last. */
function thinking(): Thinker {
  let decided = 0
  return {
    policy: (_game, name, heard) => ({
      name,
      async choose({ legal, seat }) {
        heard({ id: 0, reason: `decision ${++decided}` }, seat)
        return legal[0]
      },
    }),
    ask: notAsked,
    hint: notAsked,
    close: notAsked,
  }
}

async function started(kit: AnyKit, chosen: Readonly<Record<string, string>>): Promise<Session> {
  const told = await kit.language('en')
  return startLocal({
    kit,
    told: { ...told, reason: String },
    thinker: thinking(),
    beginning: kit.begin(chosen, 'a game of the tests of the page'),
    pace: 0,
  })
}

/** The same game, as the page goes on with what it has kept. */
async function resumed(kit: AnyKit, session: Session): Promise<Session> {
  const kept = JSON.parse(session.here?.saved() ?? '')
  session.close()
  return startLocal({ kit, told: await kit.language('en'), thinker: thinking(), pace: 0, ...kept })
}

test('four at one screen go on with a game as often as they like', async () => {
  const kit = await kitOf('root')
  let session = await started(kit, { way: 'shared', players: '4', factions: 'given' })
  const { length } = session.here?.saved() ?? ''
  for (let times = 0; times < 60; times++) session = await resumed(kit, session)
  expect(session.here?.saved()).toHaveLength(length)
  session.takeOver()
  const { update } = session.shown()
  expect(update.legal.length).toBeGreaterThan(0)
  expect(await session.act(update.legal[0]?.action)).toBeNull()
})

test('a game that was kept without what opens its seats goes on', async () => {
  const kit = await kitOf('ironwood')
  const session = await started(kit, { way: 'duel' })
  const { tokens: _tokens, ...kept } = JSON.parse(session.here?.saved() ?? '')
  const told = await kit.language('en')
  for (const tokens of [undefined, [['woodwalkers', 'x'.repeat(20)]] as const]) {
    const again = await startLocal({ kit, told, thinker: thinking(), pace: 0, ...kept, ...(tokens && { tokens }) })
    again.takeOver()
    expect(again.shown().update.legal.length).toBeGreaterThan(0)
  }
})

test('what was taken back leaves no reason in the log', async () => {
  const kit = await kitOf('ironwood')
  const session = await started(kit, { way: 'ironbot', level: '0' })
  const reasons = (): number => session.shown().log.filter(({ kind }) => kind === 'reason').length
  const act = async (): Promise<void> => {
    await expect.poll(() => session.shown().update.legal.length).toBeGreaterThan(0)
    expect(await session.act(session.shown().update.legal[0]?.action)).toBeNull()
  }
  await act()
  while (reasons() === 0) await act()
  await expect.poll(() => session.shown().update.legal.length).toBeGreaterThan(0)
  while (reasons() > 0) expect(await session.undo()).toBeNull()
  // The same decisions of the person, and none of the bot.
  expect(JSON.parse(session.here?.saved() ?? '').reasons).toEqual([])
  session.close()
})

test('what is taken back in a lesson or a position leaves the log too', async () => {
  const kit = await kitOf('ironwood')
  const state = kit.game.setup(kit.begin({ way: 'duel' }, 'a position of the tests').options)
  const { session } = startPractice(
    kit,
    await kit.language('en'),
    null,
    () => state,
    () => undefined,
  )
  const lines = (): readonly string[] => session.shown().log.map(({ text }) => text)
  const told: (readonly string[])[] = [lines()]
  for (let actions = 0; actions < 6; actions++) {
    expect(await session.act(session.shown().update.legal[0]?.action)).toBeNull()
    told.push(lines())
  }
  expect(new Set(told.map(({ length }) => length)).size).toBeGreaterThan(2)
  while (told.length > 1) {
    expect(lines()).toEqual(told.pop())
    await session.undo()
  }
  expect(lines()).toEqual([])
})

test.each([
  ['ironwood', { way: 'ironbot', level: '0' }],
  ['ironwood', { way: 'woodenbot', level: '2' }],
  ['ironwood', { way: 'duel' }],
  ['root', { way: 'alone', players: '2', factions: 'given' }],
  ['daimyo', { way: 'empire', clan: 'nature' }],
])('a record of %s is played on from its middle: %o', async (game, chosen) => {
  const { options } = (await kitOf(game)).begin(chosen, 'a record of the tests')
  const { game: rules } = await kitOf(game)
  let state = rules.setup(options)
  const actions: unknown[] = []
  while (actions.length < 12) {
    const [action] = rules.legalActions(state)
    actions.push(action)
    state = rules.apply(state, action)
  }
  const { kit, past } = await pastIn(recordText(rules, { ...startRecord(rules, options), actions }), english)
  expect(past).toEqual(pastOf(rules, options, actions))
  const beginning = beginningOf(kit, past.options)
  const session = await startLocal({
    kit,
    told: await kit.language('en'),
    thinker: thinking(),
    beginning,
    saved: savedFrom(kit.game, beginning, past, 7),
    pace: 0,
  })
  session.takeOver()
  await expect
    .poll(() => session.shown().update.legal.length + Number(session.shown().handOver !== null))
    .toBeGreaterThan(0)
  const { saved } = JSON.parse(session.here?.saved() ?? '')
  const acted = saved.entries.filter(({ type }: { readonly type: string }) => type === 'acted')
  expect(acted.slice(0, 7).map(({ action }: { readonly action: unknown }) => action)).toEqual(actions.slice(0, 7))
  session.close()
})
