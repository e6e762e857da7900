import { gameOf } from '../catalogue/game-module'
import { importModule, moduleFile } from '../catalogue/load-module'
import { type Described, describe } from './described'
import { type BuiltIn, builtIn } from './games'
import { reasonOf } from './reason'

export const standard: BuiltIn = 'ironwood'

export const isBuiltIn = (name: string): name is BuiltIn => Object.hasOwn(builtIn, name)

/** The game of a name, or of a module in a file; a sentence if there is none. */
export async function loadGame(name: string): Promise<Described | string> {
  if (isBuiltIn(name)) return describe(builtIn[name])
  const path = moduleFile(name)
  if (path === null)
    return `There is no game "${name}". --game takes ${Object.keys(builtIn).join(', ')}, or the file of a module.`
  let module: unknown
  try {
    module = await importModule(path)
  } catch (error) {
    return `${name} cannot be loaded as a module: ${reasonOf(error)}`
  }
  return gameIn(module, name)
}

/** The game of a module, with nothing left out of its description. */
export function gameIn(module: unknown, name: string): Described | string {
  const description = gameOf(module, name)
  return typeof description === 'string' ? description : describe(description)
}
