import { createRandom, defineGame, type Game, type Random, type Seeded, same, type Viewer } from 'totemforge'
import { connect, createTable, type Reply } from 'totemforge/table'
import type { Wording } from 'totemforge/toolkit'
import { beginChanceAnew } from '../../src/core/chance'

/** What is listened to: a game with all that is hidden in it. */
export interface Wire<State extends object, Action, View, Options extends Seeded, Seat extends string, Event> {
  readonly game: Game<State, Action, View, Options, Seat, Event>
  /** The game that the table plays, where it is not the same: one that leaks. */
  readonly played?: Game<State, Action, View, Options, Seat, Event>
  readonly options: (seed: number) => Options
  readonly redeal: (state: State, viewer: Viewer<Seat>, random: Random) => void
  readonly wordings?: readonly Wording<View, Action, Event, Seat>[]
  /** How far a game is played before it is looked at, at the most, and how far from there. */
  readonly before: number
  readonly on: number
}

/** A table that begins in the middle of a game, with a client in each seat and a spectator, and all that each of them is sent. */
async function begin<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  { game, played = game, options, wordings = [] }: Wire<State, Action, View, Options, Seat, Event>,
  state: State,
) {
  const middle = defineGame({ ...played, setup: () => game.clone(state) })
  const { seed: _seed, ...rest } = options(0)
  const table = createTable(middle, { options: Object.assign({}, rest, options(0)), wordings })
  const clients = new Map<Viewer<Seat>, Awaited<ReturnType<typeof sitDown>>>()
  const sitDown = async (viewer: Viewer<Seat>) => {
    const heard: string[] = []
    // A token goes to one client only.
    const send = (text: string): void => void heard.push(text.replace(/"token":"\w+"/, '"token":""'))
    const connection = connect(table, send, { rate: { perSecond: 1, atOnce: 1e6 } })
    const say = (message: object): Promise<void> => connection.receive(JSON.stringify(message))
    await say(viewer === 'spectator' ? { do: 'join', token: null } : { do: 'take', seat: viewer })
    return { heard, say }
  }
  for (const viewer of [...game.players(state), 'spectator' as const]) clients.set(viewer, await sitDown(viewer))
  return {
    table,
    of(viewer: Viewer<Seat>) {
      const client = clients.get(viewer)
      if (!client) throw new Error(`${viewer} is not there.`)
      return client
    },
  }
}

type Table<Seat extends string> = { of(viewer: Viewer<Seat>): { heard: string[]; say(message: object): Promise<void> } }

const newest = (heard: readonly string[]): number => {
  const versions = heard
    .map((text): Reply => JSON.parse(text))
    .flatMap((reply) => ('version' in reply ? [reply.version] : []))
  return Math.max(0, ...versions)
}

/** Requests of all kinds, most of which will be refused: the answers may tell nothing either. */
async function pester<Seat extends string>(
  table: Table<Seat>,
  viewer: Viewer<Seat>,
  actions: readonly unknown[],
): Promise<void> {
  const { heard, say } = table.of(viewer)
  const version = newest(heard)
  for (const action of actions)
    await say({ do: 'act', action, version: viewer === 'spectator' ? version : version + 1 })
  for (const action of actions) if (viewer === 'spectator') await say({ do: 'act', action, version })
  await say({ do: 'since', version: 0 })
  await say({ do: 'since', version })
  await say({ do: 'answer', agrees: true, version })
}

/**
 * Plays a game, deals anew what one viewer may not know, and goes on at two tables, with the same requests of that viewer: as
 * long as the rules show it the same, it is sent the same, byte for byte. Gives what was found, and how much was compared.
 */
export async function listen<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  wire: Wire<State, Action, View, Options, Seat, Event>,
  seed: number,
): Promise<{ readonly leaks: readonly string[]; readonly compared: number; readonly hidden: number }> {
  const { game } = wire
  const random = createRandom(seed, 'wire')
  const state = game.setup(wire.options(seed))
  const steps = random.integer(0, wire.before)
  for (let step = 0; step < steps; step++) {
    const next = game.clone(state)
    game.step(next, random.pick(game.legalActions(next)))
    if (game.outcome(next)) break
    Object.assign(state, next)
  }
  const viewer = random.pick<Viewer<Seat>>([...game.players(state), 'spectator'])
  const states = [game.clone(state), game.clone(state)] as const
  wire.redeal(states[1], viewer, random)
  const hidden = same(states[0], states[1]) ? 0 : 1
  beginChanceAnew(states[1], random)
  if (game.toAct(state) === null || !same(game.view(states[0], viewer), game.view(states[1], viewer)))
    return { leaks: [], compared: 0, hidden: 0 }
  const tables = [await begin(wire, states[0]), await begin(wire, states[1])] as const
  let compared = 0
  const leaks: string[] = []
  const compare = (): void => {
    const [here, there] = [tables[0].of(viewer).heard, tables[1].of(viewer).heard]
    compared += here.length
    const index = here.findIndex((text, place) => text !== there[place])
    if (index >= 0 || here.length !== there.length)
      leaks.push(`${game.id}, seed ${seed}, ${viewer}: ${here[index]} and ${there[index]}`)
  }
  compare()
  for (let step = 0; step < wire.on && leaks.length === 0; step++) {
    const seat = game.toAct(states[0])
    if (seat === null || seat !== game.toAct(states[1])) break
    const legal = states.map((each) => game.legalActions(each))
    const [ours = [], theirs = []] = legal
    // Out of turn too: that answer must not depend on anything hidden.
    for (const table of tables) await pester(table, viewer, seat === viewer ? [] : ours.slice(0, 5))
    compare()
    const action = random.pick(ours)
    const other = theirs.find((each) => same(each, action)) ?? (seat === viewer ? undefined : random.pick(theirs))
    if (other === undefined) break
    const shown = states.map((each, index) => {
      const seen: unknown[] = []
      game.step(each, index === 0 ? action : other, (event) => void seen.push(game.redact(event, viewer)))
      return { seen: seen.filter((event) => event !== null), view: game.view(each, viewer), turn: game.toAct(each) }
    })
    if (!same(shown[0], shown[1])) break
    for (const [index, table] of tables.entries()) {
      const { heard, say } = table.of(seat)
      await say({ do: 'act', action: index === 0 ? action : other, version: newest(heard) })
      if (!heard.at(-1)?.includes('"type":"done"')) throw new Error(`${seat} could not act: ${heard.at(-1)}`)
    }
    compare()
  }
  for (const { table } of tables) table.close()
  return { leaks, compared, hidden }
}
