import { loadRecord, type Seeded } from 'totemforge'
import { kitOf, kits } from '../kits'
import type { AnyKit, Beginning } from '../kits/kit'
import type { PageWords } from '../words'
import { type Past, pastOf } from './past'
import { isRecord } from './store'

/** A record from a file or a link, of any game of the page. */
export async function pastIn(text: string, words: PageWords): Promise<{ readonly kit: AnyKit; readonly past: Past }> {
  const problems: string[] = []
  for (const game of Object.keys(kits)) {
    const kit = await kitOf(game)
    const loaded = loadRecord(kit.game, text)
    if (loaded.ok) return { kit, past: pastOf(kit.game, loaded.record.options, loaded.record.actions) }
    if (text.includes(kit.game.id)) problems.push(...loaded.problems.map(({ path, message }) => `${path}: ${message}`))
  }
  throw new Error([words.badRecord, ...problems.slice(0, 3)].join(' '))
}

/** The players of a loaded game: people at this screen, and the bots of its options. */
export function beginningOf(kit: AnyKit, options: Seeded): Beginning<Seeded, string> {
  const mode = isRecord(options) ? options['mode'] : undefined
  const bot = mode === 'ironbot' ? 'ironclad' : mode === 'woodenbot' ? 'woodwalkers' : null
  const seats = kit.game.players(kit.game.setup(options))
  return {
    options,
    players: Object.fromEntries(seats.map((seat) => [seat, seat === bot ? String(mode) : 'person'])),
  }
}
