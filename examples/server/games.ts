import type { Seeded } from 'totemforge'
import { daimyo } from 'totemforge/daimyo'
import { parseOptions as parseDaimyo } from 'totemforge/daimyo/schema'
import { ironwood } from 'totemforge/ironwood'
import { ironbot, woodenbot } from 'totemforge/ironwood/bots'
import { parseOptions as parseIronwood } from 'totemforge/ironwood/schema'
import { root } from 'totemforge/root'
import { parseOptions as parseRoot } from 'totemforge/root/schema'
import { openTable, type Storage, type Table, type Update } from 'totemforge/table'
import { languages } from './languages'

/** A table of any game. */
export type AnyTable = Table<unknown, unknown, Seeded, string, unknown>

/** A game of the server. */
interface Served {
  /** The options of a new table, unless a client gives others. */
  readonly usual: object
  /** Opens a table, new or stored; or returns what is wrong with the options. */
  open(storage: Storage, id: string, options: unknown): Promise<AnyTable> | string
}

/** The shortest time of a bot's answer in milliseconds, so that people can follow. */
const pace = 600

/** The summary of a table of this game for the list of tables. */
const summary =
  (game: string) =>
  ({ seats }: Pick<Update<unknown, unknown, unknown, string>, 'seats'>): object => ({
    game,
    seats: seats.map(({ seat, title, by }) => ({ seat, title, by })),
  })

/** The games, by name. */
export const games: Readonly<Record<string, Served>> = {
  ironwood: {
    usual: { mode: 'duel' },
    open(storage, id, given) {
      const parsed = parseIronwood(given)
      if (!parsed.ok) return told(parsed.problems)
      const { mode } = parsed.value
      return openTable(ironwood, storage, id, {
        options: parsed.value,
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
    open(storage, id, given) {
      const parsed = parseRoot(given)
      if (!parsed.ok) return told(parsed.problems)
      return openTable(root, storage, id, {
        options: parsed.value,
        wordings: languages.root,
        summary: summary('root'),
      })
    },
  },
  daimyo: {
    usual: { clans: ['nature', 'technology'] },
    open(storage, id, given) {
      const parsed = parseDaimyo(given)
      if (!parsed.ok) return told(parsed.problems)
      return openTable(daimyo, storage, id, {
        options: parsed.value,
        wordings: languages.daimyo,
        summary: summary('daimyo'),
      })
    },
  },
}

const told = (problems: readonly { readonly path: string; readonly message: string }[]): string =>
  problems.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join(' ')
