import { randomSeed, type Seeded } from 'totemforge'
import { ironwood } from 'totemforge/ironwood'
import { ironbot, woodenbot } from 'totemforge/ironwood/bots'
import { parseOptions as parseIronwood } from 'totemforge/ironwood/schema'
import { root } from 'totemforge/root'
import { parseOptions as parseRoot } from 'totemforge/root/schema'
import { createTable, type Table } from 'totemforge/table'
import { languages } from './languages'

/** A table of whatever game. */
export type AnyTable = Table<unknown, unknown, Seeded, string, unknown>

/** Options that a client may choose: all but the seed, which nobody may know. */
const seeded = (options: unknown): unknown =>
  typeof options === 'object' ? { ...options, seed: randomSeed() } : options

/** Milliseconds that a bot takes at least, so that people can follow. */
const pace = 600

/** Opens a table of a game with options of unknown origin, or says what is wrong with them. */
export const games: Readonly<Record<string, (options: unknown) => AnyTable | string>> = {
  ironwood(given) {
    const parsed = parseIronwood(seeded(given ?? { mode: 'duel' }))
    if (!parsed.ok) return told(parsed.problems)
    const { mode } = parsed.value
    return createTable(ironwood, {
      options: parsed.value,
      bots: {
        ...(mode === 'ironbot' && { ironclad: ironbot }),
        ...(mode === 'woodenbot' && { woodwalkers: woodenbot }),
      },
      wordings: languages.ironwood,
      pace,
    })
  },
  root(given) {
    const parsed = parseRoot(seeded(given ?? { factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] }))
    if (!parsed.ok) return told(parsed.problems)
    return createTable(root, { options: parsed.value, wordings: languages.root })
  },
}

const told = (problems: readonly { readonly path: string; readonly message: string }[]): string =>
  problems.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join(' ')
