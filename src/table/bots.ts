import { createRandom, type Game, type Refusal, type Seeded } from '../core'
import type { Clock } from './clock'
import type { Moment } from './moment'
import type { Position } from './position'
import type { TableSettings } from './settings'
import { showTrouble } from './trouble'

/** The bots of a table. */
export interface Bots {
  /** Checks whether a bot must decide. */
  look(): void
  /** Resolves when no bot must decide. */
  idle(): Promise<void>
  stop(): void
}

/** Milliseconds until a bot tries again after its action could not be stored. */
const again = 1000

export function createBots<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  position: Position<State, Action, View, Options, Seat, Event>,
  { bots = {}, standIns = {}, pace = 0, onTrouble = showTrouble }: TableSettings<Action, View, Options, Seat, Event>,
  clock: Clock,
  act: (seat: Seat, action: Action, moment: Moment<State, Action, View, Seat>) => Promise<Refusal | null>,
): Bots {
  let isStopped = false
  let asked: object | null = null
  /** The position where a policy gave no answer; it is not asked again there. */
  let failed: object | null = null
  let waiting: (() => void)[] = []
  let cancel: () => void = () => undefined

  const deciding = (): { readonly seat: Seat; readonly policy: NonNullable<(typeof bots)[Seat]> } | null => {
    const { turn } = position.moment
    if (turn === null || position.closed || isStopped || failed === position.moment) return null
    const policy = bots[turn] ?? (position.standIns.has(turn) ? standIns[turn] : undefined)
    return policy ? { seat: turn, policy } : null
  }

  const rest = (): void => {
    const done = waiting
    waiting = []
    for (const resolve of done) resolve()
  }

  const later = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      cancel = clock.after(milliseconds, resolve)
    })

  async function think(): Promise<void> {
    const decision = deciding()
    if (!decision) return
    const { seat, policy } = decision
    const { moment, record } = position
    const { options, actions } = record
    const begun = clock.now()
    try {
      // Later, so that the platform can do other work between decisions of bots.
      await later(0)
      if (moment !== position.moment || isStopped) return
      const action = await policy.choose({
        view: game.view(moment.state, seat),
        legal: game.legalActions(moment.state),
        seat,
        random: createRandom(options.seed, `policy ${seat} ${actions.length}`),
      })
      const early = pace - (clock.now() - begun)
      if (early > 0) await later(early)
      if (deciding()?.policy !== policy) return
      const refusal = await act(seat, action, moment)
      if (refusal?.code === 'failed' || refusal?.code === 'not-known') {
        // The action was probably not stored, so the bot tries again later.
        await later(again)
        asked = null
        look()
      } else if (refusal)
        throw new Error(`${policy.name} (${seat}) answered with an illegal action: ${refusal.message}`)
    } catch (error) {
      failed = moment
      rest()
      onTrouble({ what: 'bot', error })
    }
  }

  function look(): void {
    if (!deciding()) {
      // A bot that stands in may come again in the same position.
      asked = null
      rest()
    } else if (asked !== position.moment) {
      asked = position.moment
      void think()
    }
  }

  return {
    look,
    idle: () =>
      new Promise((resolve) => {
        if (deciding()) waiting.push(resolve)
        else resolve()
      }),
    stop() {
      isStopped = true
      cancel()
      rest()
    },
  }
}
