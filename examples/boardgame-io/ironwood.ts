import type { Game } from 'boardgame.io'
import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/core'
import { randomSeed } from 'totemforge'
import { type Action, ironwood, type Seat, type State, type View } from 'totemforge/ironwood'
import { parseOptions } from 'totemforge/ironwood/schema'

/** The state that the master holds; no client receives it. */
interface Held {
  state: State
}

/** What a client has as its `G`. */
export interface Shown {
  readonly view: View
  /** The legal actions of this player. */
  readonly legal: readonly Action[]
}

const seats: ReadonlyMap<string, Seat> = new Map([
  ['0', 'woodwalkers'],
  ['1', 'ironclad'],
])

/** The options that a client may choose: all but the seed, which nobody may know. */
const optionsOf = (setupData: object = {}): unknown => ({ ...setupData, mode: 'duel', seed: randomSeed() })

/** The library's draft as plain data. */
const plain = (draft: State): State => JSON.parse(JSON.stringify(draft))

/**
 * A duel of Ironwood for boardgame.io. The rules decide who may act, so the whole game is one turn in which both
 * players are active.
 */
const duel: Game<Held, Record<string, unknown>, object> = {
  name: 'ironwood',
  minPlayers: 2,
  maxPlayers: 2,
  validateSetupData(setupData) {
    const parsed = parseOptions(optionsOf(setupData))
    return parsed.ok ? undefined : parsed.problems.map(({ path, message }) => `${path}: ${message}`).join(' ')
  },
  setup(_context, setupData) {
    const parsed = parseOptions(optionsOf(setupData))
    if (!parsed.ok) throw new TypeError(parsed.problems[0]?.message)
    return { state: ironwood.setup(parsed.value) }
  },
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    act: {
      // A client has no state to try the move on, and the log hides the choice from others.
      client: false,
      redact: true,
      move({ G, playerID }, action: Action) {
        const done = ironwood.tryApply(plain(G.state), action, seats.get(playerID))
        if (!done.ok) return INVALID_MOVE
        return { state: done.state }
      },
    },
  },
  playerView({ G: { state }, playerID }): Shown {
    const seat = seats.get(playerID ?? '')
    const decides = seat !== undefined && ironwood.toAct(state) === seat
    return { view: ironwood.view(state, seat ?? 'spectator'), legal: decides ? ironwood.legalActions(state) : [] }
  },
  endIf: ({ G }) => ironwood.outcome(G.state) ?? undefined,
  // A player cannot take back what others have seen.
  disableUndo: true,
}

/** The same for a client, whose `G` is its view. */
export const ironwoodGame: Game = duel
