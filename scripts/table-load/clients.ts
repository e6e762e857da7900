/** The process of the clients: it opens the tables, sits down at both seats of each, and plays as fast as the plan says. */
import { createRandom } from 'totemforge'
import { WebSocket } from 'ws'
import type { Message, Phase, Plan, Seen, Times } from './plan'

const [port = '', text = ''] = process.argv.slice(2)
const { tables, phases, patience }: Plan = JSON.parse(text)
const random = createRandom(1, 'table-load')
const say = (message: Message): Promise<void> => new Promise((done) => process.send?.(message, () => done()))

/** What is read of an update. */
interface Known {
  readonly version: number
  readonly legal: readonly { readonly action: unknown }[]
}

interface Player {
  readonly socket: WebSocket
  readonly other: () => Player | undefined
  /** The last update as it came: it is parsed only where it is needed. */
  update: string
  /** When the action was due whose answer is awaited. */
  due: number | null
  /** When the action of the other was due, while nothing of it was heard. */
  hears: number | null
}

const players: Player[] = []
/** Players who are to decide; who has waited longest decides first. */
const ready = new Set<Player>()
/** When actions were due for which nobody was ready. */
const late: number[] = []
let seen = { actions: 0, refused: 0, answered: [] as number[], told: [] as number[], bytes: 0 }

function hear(player: Player, message: string): void {
  seen.bytes += message.length
  if (message.startsWith('{"type":"update"')) {
    if (player.hears !== null) seen.told.push(performance.now() - player.hears)
    player.hears = null
    player.update = message
    if (player.due === null) look(player)
  } else if (player.due !== null) {
    if (message.startsWith('{"type":"refused"')) seen.refused++
    seen.answered.push(performance.now() - player.due)
    player.due = null
    look(player)
  }
}

/** Whether it is for this player to decide; an action that is due already is done at once. */
function look(player: Player): void {
  ready.delete(player)
  if (player.update.includes('"legal":[]')) return
  const due = late.shift()
  if (due === undefined) ready.add(player)
  else act(player, due)
}

function act(player: Player, due: number): void {
  ready.delete(player)
  const { version, legal }: Known = JSON.parse(player.update)
  const { action } = random.pick(legal)
  const other = player.other()
  player.due = due
  if (other) other.hears = due
  seen.actions++
  player.socket.send(JSON.stringify({ do: 'act', id: String(seen.actions), action, version }))
}

async function sitDown(id: string, seat: string, other: () => Player | undefined): Promise<Player> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${id}`, { perMessageDeflate: false })
  const player: Player = { socket, other, update: '"legal":[]', due: null, hears: null }
  await new Promise((done, fail) => socket.on('open', done).on('error', fail))
  socket.on('message', (data) => hear(player, String(data)))
  players.push(player)
  socket.send(JSON.stringify({ do: 'take', seat }))
  return player
}

async function open(): Promise<void> {
  const body = JSON.stringify({ game: 'ironwood', options: { mode: 'duel' } })
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, { method: 'POST', body })
  const { id }: { id: string } = JSON.parse(await answer.text())
  const first: Player = await sitDown(id, 'woodwalkers', () => second)
  const second: Player = await sitDown(id, 'ironclad', () => first)
}

async function play(phase: Phase): Promise<Seen> {
  const { rate, seconds } = phase
  seen = { actions: 0, refused: 0, answered: [], told: [], bytes: 0 }
  const begun = performance.now()
  const end = begun + 1000 * patience * seconds
  for (let done = 0; done < rate * seconds || late.length > 0; ) {
    const now = performance.now()
    if (now > end) break
    for (; done < rate * seconds; done++) {
      const due = begun + (1000 * done) / rate
      if (due > now) break
      const [player] = ready
      if (player) act(player, due)
      else late.push(due)
    }
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  const took = (performance.now() - begun) / 1000
  late.length = 0
  // What is under way still is waited for.
  const isUnderWay = (): boolean => players.some(({ due, hears }) => due !== null || hears !== null)
  while (isUnderWay() && performance.now() < end + 2000) await new Promise((resolve) => setTimeout(resolve, 20))
  const { actions, refused, bytes, answered, told } = seen
  return { phase, actions, refused, answered: timesOf(answered), told: timesOf(told), took, bytes }
}

function timesOf(times: readonly number[]): Times {
  const sorted = [...times].sort((one, other) => one - other)
  const below = (share: number): number => sorted[Math.floor(share * sorted.length)] ?? 0
  return { p50: below(0.5), p99: below(0.99) }
}

for (let opened = 0; opened < tables; opened += 20)
  await Promise.all(Array.from({ length: Math.min(20, tables - opened) }, open))
await say({ type: 'ready' })
for (const phase of phases) {
  await say({ type: 'begins' })
  await say({ type: 'ends', seen: await play(phase) })
}
process.exit(0)
