import { type Policy, randomPolicy } from '../../core'
import { daimyoGuide, greedy } from '../../daimyo/bots'
import { daimyoEncoding } from '../../daimyo/encode'
import {
  type Action,
  type Clan,
  daimyo,
  type Event,
  type Options,
  type Seat,
  type State,
  type View,
} from '../../daimyo/rules'
import { boardSides, clans, difficulties } from '../../daimyo/rules/vocabulary'
import type { Chosen, Listing } from '../listing'
import { plainly } from '../policies'
import { reordered } from '../reordered'

/** Makes the error for a name that an option does not accept. */
type Refusing = (option: string, names: string, given: string) => string

const refusing: Refusing = (option, names, given) => `--${option} takes ${names}, not "${given}".`

/** Reads one of the names that an option accepts. */
function oneOf<Name extends string>(option: string, names: readonly Name[], given: string, refused: Refusing): Name {
  const found = names.find((name) => name === given.trim().toLowerCase())
  if (found === undefined) throw new Error(refused(option, names.join(', '), given))
  return found
}

/** The clans in turn order: those that are named, or the first ones of the list. */
export function readClans(
  { players, settings: { clans: given } }: Pick<Chosen, 'players' | 'settings'>,
  usual: number,
  refused = refusing,
): readonly Clan[] {
  if (given === undefined) {
    if (players !== null && players > clans.length)
      throw new Error(`Daimyo is for 1 to ${clans.length} players, not for ${players}.`)
    return clans.slice(0, players ?? usual)
  }
  const named = given.split(',').map((name) => oneOf('clans', clans, name, refused))
  if (players !== null && players !== named.length)
    throw new Error(`--clans names ${named.length} clans for ${players} players: leave out --players.`)
  return named
}

const yesOrNo = ['yes', 'no'] as const

/** The boards, whether aggressive heroes are in the market, and how strong the Empire begins. */
export const readTable = (
  { boards, aggressive, difficulty }: Chosen['settings'],
  refused = refusing,
): Pick<Options, 'boards' | 'aggressive' | 'difficulty'> => ({
  ...(boards === undefined ? {} : { boards: oneOf('boards', boardSides, boards, refused) }),
  ...(aggressive === undefined ? {} : { aggressive: oneOf('aggressive', yesOrNo, aggressive, refused) === 'yes' }),
  ...(difficulty === undefined ? {} : { difficulty: oneOf('difficulty', difficulties, difficulty, refused) }),
})

/** The Empire of a solo game scores and never decides, so its seat needs no choice (DAI-OPT-01). */
export const empireSeated = ({ clans: playing }: Pick<Options, 'clans'>): Partial<Record<Seat, 'empire'>> =>
  playing.length === 1 ? { empire: 'empire' } : {}

/** Sits in the seat of the Empire, which is never asked. */
export const empirePolicy: Policy<View, Action, Seat> = { ...randomPolicy, name: 'empire' }

const usualPlayers = 4

export const daimyoListing: Listing<State, Action, View, Options, Seat, Event> = {
  game: daimyo,
  title: 'Daimyo',
  settings: [
    {
      name: 'clans',
      values: 'NAME,NAME',
      meaning: `which play, one for a solo game: ${clans.join(', ')}; who begins goes around`,
    },
    { name: 'boards', values: 'NAME', meaning: `${boardSides.join(' or ')}; ${boardSides[0]} unless given` },
    { name: 'aggressive', values: 'yes, no', meaning: 'whether heroes act against other clans; yes unless given' },
    { name: 'difficulty', values: 'NAME', meaning: `of a solo game: ${difficulties.join(', ')}; normal unless given` },
  ],
  policies: {
    greedy: plainly(greedy, 'the best of the next actions, by a quick look'),
    empire: plainly(empirePolicy, 'the Empire of a solo game, which never decides'),
  },
  options(chosen) {
    const playing = readClans(chosen, usualPlayers)
    const order = reordered(playing, Math.floor(chosen.turn / playing.length))
    const from = chosen.turn % playing.length
    return { seed: chosen.seed, clans: [...order.slice(from), ...order.slice(0, from)], ...readTable(chosen.settings) }
  },
  turns: (chosen) => readClans(chosen, usualPlayers).length,
  seated: empireSeated,
  guide: daimyoGuide,
  encoding: daimyoEncoding,
  faction: (_, seat) => seat,
}
