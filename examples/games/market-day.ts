import { createStreams, defineGame, drawFrom, type Emit, type Seeded, type Streams, type Viewer } from 'totemforge'
import {
  createAgenda,
  createNotation,
  declarePiles,
  disclosure,
  hidden,
  oneOf,
  open,
  placesByScore,
  plan,
  type Rule,
  redacted,
  type ShownPiles,
  spotsWithRoom,
  sum,
  takeOut,
  turnOrder,
  whole,
} from 'totemforge/toolkit'

export const seats = ['ann', 'bob', 'cleo', 'dan'] as const
export type Seat = (typeof seats)[number]
const fruits = ['apple', 'pear', 'plum', 'fig'] as const
export type Fruit = (typeof fruits)[number]

/** The room for dice at each stall. */
const room: Readonly<Record<Fruit, number>> = { apple: 2, pear: 1, plum: 1, fig: 1 }
/** Two goals of each fruit. */
const box: readonly Fruit[] = [...fruits, ...fruits]
const rounds = 4

interface Placed {
  readonly seat: Seat
  readonly die: number
}

export interface State {
  players: Seat[]
  /** The first player of the next round. */
  first: Seat
  /** The hidden goals: first two for each seat, then the one that it keeps. */
  goals: Record<Seat, Fruit[]>
  /** The goals that seats put back; each seat knows only its own. */
  back: Record<Seat, Fruit[]>
  /** The goals that nobody has had. */
  spare: Fruit[]
  /** The dice of the seat that decides. */
  dice: number[]
  stalls: Record<Fruit, Placed[]>
  baskets: Record<Seat, Record<Fruit, number>>
  agenda: Task[]
  random: Streams<'goals' | 'dice'>
}

export type Action =
  | { readonly type: 'keep'; readonly goal: Fruit }
  | { readonly type: 'place'; readonly die: number; readonly stall: Fruit }

export type Event =
  | { type: 'kept'; seat: Seat; goal: Fruit | null; for: Seat }
  | { type: 'rolled'; seat: Seat; dice: number[] }
  | { type: 'placed'; seat: Seat; die: number; stall: Fruit }
  | { type: 'begins'; seat: Seat }
  | { type: 'shown'; goals: Record<Seat, Fruit[]> }

type KeepTask = { readonly do: 'keep'; readonly seat: Seat }
type RoundTask = { readonly do: 'round'; readonly number: number }
type RollTask = { readonly do: 'roll'; readonly seat: Seat }
type PlaceTask = { readonly do: 'place'; readonly seat: Seat }
type CloseTask = { readonly do: 'close' }
type Task = KeepTask | RoundTask | RollTask | PlaceTask | CloseTask

/** The rules change the state and emit events. */
interface Play {
  readonly state: State
  readonly emit: Emit<Event> | undefined
}

const keep: Rule<Play, KeepTask, Seat, Action> = {
  // A seat with two equal goals is asked too: if it were not, everybody would notice.
  alwaysAsked: true,
  actions: ({ state }, { seat }) => [...new Set(state.goals[seat])].map((goal) => ({ type: 'keep', goal })),
  answer({ state, emit }, { seat }, action) {
    if (action.type !== 'keep') return
    takeOut(state.goals[seat], action.goal)
    state.back[seat] = state.goals[seat]
    state.goals[seat] = [action.goal]
    emit?.({ type: 'kept', seat, goal: action.goal, for: seat })
  },
}

const round: Rule<Play, RoundTask, Seat, Action> = {
  run({ state }, { number }) {
    state.stalls = byFruit(() => [])
    const turns = turnOrder(state.players, state.first).map((seat): Task => ({ do: 'roll', seat }))
    const next: Task[] = number < rounds ? [{ do: 'round', number: number + 1 }] : []
    plan(state.agenda, [...turns, { do: 'close' }, ...next])
  },
}

const roll: Rule<Play, RollTask, Seat, Action> = {
  run({ state, emit }, { seat }) {
    state.dice = drawFrom(state.random, 'dice').dice(3, 6)
    emit?.({ type: 'rolled', seat, dice: [...state.dice] })
    plan(state.agenda, [{ do: 'place', seat }])
  },
}

const place: Rule<Play, PlaceTask, Seat, Action> = {
  actions: ({ state }) =>
    [...new Set(state.dice)].flatMap((die) =>
      spotsWithRoom(room, state.stalls).map((stall): Action => ({ type: 'place', die, stall })),
    ),
  answer({ state, emit }, { seat }, action) {
    if (action.type !== 'place') return
    const { die, stall } = action
    state.stalls[stall].push({ seat, die })
    state.baskets[seat][stall] += die
    state.dice = []
    emit?.({ type: 'placed', seat, die, stall })
  },
}

/** The player of the lowest die begins the next round; among equal dice, the player who came earlier in this round. */
const close: Rule<Play, CloseTask, Seat, Action> = {
  run({ state, emit }) {
    const placed = Object.values(state.stalls).flat()
    const dieOf = (seat: Seat): number => placed.find((each) => each.seat === seat)?.die ?? 0
    const [[first = state.first] = []] = placesByScore(turnOrder(state.players, state.first), (seat) => -dieOf(seat))
    state.first = first
    emit?.(
      isOver(state)
        ? { type: 'shown', goals: bySeat((seat) => [...state.goals[seat]]) }
        : { type: 'begins', seat: first },
    )
  },
}

const rules = { keep, round, roll, place, close }

const { toAct, legalActions, step, runOn } = createAgenda<Play, Task, Seat, Action>({
  stack: ({ state }) => state.agenda,
  isOver: ({ state }) => isOver(state),
  ruleOf: (task) => rules[task.do],
})

const isOver = ({ agenda }: Pick<State, 'agenda'>): boolean => agenda.length === 0
const silent = (state: State): Play => ({ state, emit: undefined })
const bySeat = <Value>(of: (seat: Seat) => Value): Record<Seat, Value> => ({
  ann: of('ann'),
  bob: of('bob'),
  cleo: of('cleo'),
  dan: of('dan'),
})
const byFruit = <Value>(of: (fruit: Fruit) => Value): Record<Fruit, Value> => ({
  apple: of('apple'),
  pear: of('pear'),
  plum: of('plum'),
  fig: of('fig'),
})

/** Declares all goals as piles. Everybody sees them when the game is over. */
export const piles = declarePiles<State, Seat>()(box, {
  goals: (state, { viewer, owner }) => isOver(state) || viewer === owner,
  back: 'owner',
  spare: 'nobody',
})

export type View = ShownPiles<State, { goals: 'owner'; back: 'owner'; spare: 'nobody' }> &
  Omit<State, 'goals' | 'back' | 'spare' | 'random'>

type OpenPart = Omit<State, 'goals' | 'back' | 'spare' | 'random'>

/** A copy of the open part of the state. */
const openPart = ({ players, first, dice, stalls, baskets, agenda }: OpenPart): OpenPart => ({
  players: [...players],
  first,
  dice: [...dice],
  stalls: copyOfStalls(stalls),
  baskets: copyOfBaskets(baskets),
  agenda: copyOfTasks(agenda),
})
const copyOfStalls = (stalls: State['stalls']) => byFruit((fruit) => stalls[fruit].map((placed) => ({ ...placed })))
const copyOfBaskets = (baskets: State['baskets']) => bySeat((seat) => ({ ...baskets[seat] }))
const copyOfTasks = (agenda: readonly Task[]) => agenda.map((task) => ({ ...task }))

/** Each part of the state has its fate; a part without one would not compile. */
const show = disclosure<State, View, { readonly viewer: Viewer<Seat>; readonly isOwner: boolean }>()({
  players: open,
  first: open,
  ...piles.fates,
  dice: open,
  stalls: copyOfStalls,
  baskets: copyOfBaskets,
  agenda: copyOfTasks,
  random: hidden,
})({})

/** Each fruit gives a point, and two points if it is the goal. */
function scoreOf({ goals, baskets }: State, seat: Seat): number {
  const [goal] = goals[seat]
  return sum(Object.values(baskets[seat])) + (goal ? baskets[seat][goal] : 0)
}

export const marketDay = defineGame({
  id: 'market-day',
  version: '1.0.0',
  seats,
  players: (state: State) => state.players,

  setup({ seed, players: count = 4 }: Seeded & { readonly players?: number }): State {
    if (![2, 3, 4].includes(count)) throw new RangeError('Two to four can play.')
    const players = seats.slice(0, count)
    const [first] = seats
    const state: State = {
      players,
      first,
      goals: bySeat(() => []),
      back: bySeat(() => []),
      spare: [...box],
      dice: [],
      stalls: byFruit(() => []),
      baskets: bySeat(() => byFruit(() => 0)),
      agenda: [],
      random: createStreams(seed),
    }
    drawFrom(state.random, 'goals').shuffle(state.spare)
    for (const seat of players) state.goals[seat] = state.spare.splice(-2)
    plan(state.agenda, [...players.map((seat): Task => ({ do: 'keep', seat })), { do: 'round', number: 1 }])
    runOn(silent(state))
    return state
  },
  toAct: (state: State) => toAct(silent(state)),
  legalActions: (state: State) => legalActions(silent(state)),
  step: (state: State, action: Action, emit?: Emit<Event>) => step({ state, emit }, action),

  clone: (state: State): State => ({
    ...openPart(state),
    ...piles.clone(state),
    random: { ...state.random, streams: { ...state.random.streams } },
  }),
  view: (state: State, viewer): View => show(state, { viewer, isOwner: false }),
  redact: (event: Event, viewer): Event => redacted(event, { kept: { goal: null } }, (seat) => seat === viewer),
  determinize: (view: View, random): State => ({
    ...openPart(view),
    ...piles.determinize(view, random),
    random: createStreams(random.integer(0, 1_000_000_000)),
  }),

  outcome(state: State) {
    if (!isOver(state)) return null
    const places = placesByScore(state.players, (seat) => scoreOf(state, seat))
    const scores = Object.fromEntries(state.players.map((seat) => [seat, scoreOf(state, seat)]))
    return { winners: places[0] ?? [], reason: 'the most fruit', scores, places }
  },

  ...createNotation<Action>({
    keep: { goal: oneOf(...fruits) },
    place: { die: whole(1, 6), stall: oneOf(...fruits) },
  }),
})
