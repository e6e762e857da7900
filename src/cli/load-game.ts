import { gameOf } from '../catalogue/game-module'
import { importModule, moduleFile } from '../catalogue/load-module'
import { reasonOf } from '../catalogue/reason'
import { type GameName, gameNames, isGameName } from '../doors'
import { type Described, describe } from './described'
import { builtIn } from './games'
import { english } from './words/english'

export const standard: GameName = 'ironwood'

/** The game of a name, or of a module in a file; a sentence if there is no such game. */
export async function loadGame(name: string, words = english): Promise<Described | string> {
  if (isGameName(name)) return describe(builtIn[name](words.language), words)
  const path = moduleFile(name)
  if (path === null) return words.files.unknownGame(name, gameNames.join(', '))
  let module: unknown
  try {
    module = await importModule(path)
  } catch (error) {
    return words.files.notLoaded(name, reasonOf(error))
  }
  return gameIn(module, name, words)
}

/** The game of a module, with a complete description. */
export function gameIn(module: unknown, name: string, words = english): Described | string {
  const description = gameOf(module, name)
  return typeof description === 'string' ? description : describe(description, words)
}
