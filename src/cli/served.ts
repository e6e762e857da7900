import { findGame, UnknownName } from '../catalogue'
import { isGameName } from '../doors'
import type { Served } from '../protocol'
import { parseState } from './games/parse-state'
import { loadGame } from './load-game'

/** How wide a position is as text, in columns. */
const width = 100

/** A game by its name or its file, with what draws it and reads its states. */
export async function servedGame(name: string): Promise<Served> {
  const listing = await findGame(name)
  const described = await loadGame(name)
  if (typeof described === 'string') throw new UnknownName('module', described)
  return {
    listing,
    text: (view) => described.position(view, width),
    picture: (view) => described.picture(view),
    readState: isGameName(name) ? async (state) => (await parseState[name]())(state) : null,
  }
}
