import { greedy, ironbot, ironwoodGuide, strategist, woodenbot } from '../../ironwood/bots'
import { ironwoodEncoding } from '../../ironwood/encode'
import {
  type Action,
  type Event,
  ironwood,
  type Mode,
  type Options,
  type Seat,
  type State,
  type View,
} from '../../ironwood/rules'
import { highestLevel } from '../../ironwood/rules/solo/difficulty'
import type { Chosen, Listing } from '../listing'
import { plainly } from '../policies'
import { budgetOf } from '../searching'

const modes = ['duel', 'ironbot', 'woodenbot'] as const satisfies readonly Mode[]

type Bot = Exclude<Mode, 'duel'>

/** The seat of each bot of the rulebook. */
const seatOf: Readonly<Record<Bot, Seat>> = { ironbot: 'ironclad', woodenbot: 'woodwalkers' }

export const isIronwoodBot = (name: string): name is Bot => Object.hasOwn(seatOf, name)

/** The policy that belongs to a solo game, by its seat. */
export const ironwoodSeated = ({ mode }: Pick<Options, 'mode'>): Partial<Record<Seat, Bot>> =>
  isIronwoodBot(mode) ? { [seatOf[mode]]: mode } : {}

/** Reads the level of a bot from a text. */
export function readLevel(
  text: string | undefined,
  refusal = (highest: number, given: string) => `--level goes from 0 to ${highest}, not "${given}".`,
): number {
  if (text !== undefined && (!/^\d+$/.test(text) || Number(text) > highestLevel))
    throw new Error(refusal(highestLevel, text))
  return Number(text ?? 0)
}

function options({ seed, players, settings }: Chosen): Options {
  const { mode: given = 'duel', level } = settings
  if (players !== null && players !== 2) throw new Error('Ironwood is for two: leave out --players.')
  const mode = modes.find((name) => name === given)
  if (mode === undefined) throw new Error(`--mode takes ${modes.join(', ')}, not "${given}".`)
  if (mode !== 'duel') return { mode, level: readLevel(level), seed }
  if (level !== undefined) throw new Error('--level is for a game with --mode ironbot or woodenbot: leave it out.')
  return { mode, seed }
}

export const ironwoodListing: Listing<State, Action, View, Options, Seat, Event> = {
  game: ironwood,
  title: 'Ironwood',
  settings: [
    { name: 'mode', values: modes.join(', '), meaning: `a duel, or a game against a bot; ${modes[0]} unless given` },
    { name: 'level', values: `0 to ${highestLevel}`, meaning: 'how hard a bot of the rulebook is; 0 unless given' },
  ],
  policies: {
    greedy: plainly(greedy, 'the best of the next actions, by a quick look'),
    strategist: {
      meaning: 'plays its plans three turns on: strategist:40 playouts, or strategist:1000ms',
      make({ values: [budget = '1000ms', ...more], named }) {
        const [strange] = [...more, ...Object.keys(named)]
        if (strange !== undefined) throw new Error(`It takes a budget, such as 40 or 1000ms, not "${strange}".`)
        return strategist(budgetOf(budget))
      },
    },
    ironbot: plainly(ironbot, "the rulebook's bot for the Ironclad, for --mode ironbot"),
    woodenbot: plainly(woodenbot, "the rulebook's bot for the Woodwalkers, for --mode woodenbot"),
  },
  options,
  turns: () => 1,
  seated: ironwoodSeated,
  guide: ironwoodGuide,
  encoding: ironwoodEncoding,
  faction: (_, seat) => seat,
}
