import { randomPolicy, type Seeded } from 'totemforge'
import { daimyo } from 'totemforge/daimyo'
import { greedy as greedyDaimyo } from 'totemforge/daimyo/bots'
import { parseOptions as parseDaimyo } from 'totemforge/daimyo/schema'
import { ironwood } from 'totemforge/ironwood'
import { greedy as greedyIronwood, ironbot, woodenbot } from 'totemforge/ironwood/bots'
import { parseOptions as parseIronwood } from 'totemforge/ironwood/schema'
import { root } from 'totemforge/root'
import { greedy as greedyRoot } from 'totemforge/root/bots'
import { parseOptions as parseRoot } from 'totemforge/root/schema'
import {
  type Allowance,
  type Chatters,
  openTable,
  type Person,
  type Rematch,
  type Storage,
  type Table,
  type Update,
} from 'totemforge/table'
import { languages } from './languages'

/** A table of any game. */
export type AnyTable = Table<unknown, unknown, Seeded, string, unknown>

/** What a table has besides its game. A stored table keeps what it began with. */
export interface Extras {
  readonly chat?: Chatters | null
  readonly allowance?: Allowance | null
  readonly people?: readonly (Person | null)[]
  readonly onRematch?: (rematch: Rematch) => void
}

/** A game of the server. */
interface Served {
  /** The options of a new table, unless a client gives others. */
  readonly usual: object
  /** Opens a table, new or stored; or returns what is wrong with the options. */
  open(storage: Storage, id: string, options: unknown, extras: Extras): Promise<AnyTable> | string
}

/** The shortest time of a bot's answer in milliseconds, so that people can follow. */
const pace = 600

/** The summary of a table of this game for the list of tables. */
const summary =
  (game: string) =>
  ({ seats, turn }: Pick<Update<unknown, unknown, unknown, string>, 'seats' | 'turn'>): object => ({
    game,
    turn,
    seats: seats.map(({ seat, title, by, name, standIn, invited }) => ({
      seat,
      title,
      by,
      name,
      ...(standIn !== undefined && { standIn }),
      ...(invited && { invited }),
    })),
  })

/** The games, by name. */
export const games: Readonly<Record<string, Served>> = {
  ironwood: {
    usual: { mode: 'duel' },
    open(storage, id, given, extras) {
      const parsed = parseIronwood(given)
      if (!parsed.ok) return told(parsed.problems)
      const { mode } = parsed.value
      return openTable(ironwood, storage, id, {
        ...extras,
        options: parsed.value,
        standIns: Object.fromEntries(ironwood.seats.map((seat) => [seat, greedyIronwood])),
        bots: {
          ...(mode === 'ironbot' && { ironclad: ironbot }),
          ...(mode === 'woodenbot' && { woodwalkers: woodenbot }),
        },
        wordings: languages.ironwood,
        summary: summary('ironwood'),
        pace,
      })
    },
  },
  root: {
    usual: { factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] },
    open(storage, id, given, extras) {
      const parsed = parseRoot(given)
      if (!parsed.ok) return told(parsed.problems)
      return openTable(root, storage, id, {
        ...extras,
        options: parsed.value,
        standIns: Object.fromEntries(root.seats.map((seat) => [seat, greedyRoot])),
        pace,
        wordings: languages.root,
        summary: summary('root'),
      })
    },
  },
  daimyo: {
    usual: { clans: ['nature', 'technology'] },
    open(storage, id, given, extras) {
      const parsed = parseDaimyo(given)
      if (!parsed.ok) return told(parsed.problems)
      return openTable(daimyo, storage, id, {
        ...extras,
        options: parsed.value,
        standIns: Object.fromEntries(daimyo.seats.map((seat) => [seat, greedyDaimyo])),
        // The Empire decides nothing, so its seat is not for people.
        bots: parsed.value.clans.length === 1 ? { empire: randomPolicy } : {},
        pace,
        wordings: languages.daimyo,
        summary: summary('daimyo'),
      })
    },
  },
}

const told = (problems: readonly { readonly path: string; readonly message: string }[]): string =>
  problems.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join(' ')
