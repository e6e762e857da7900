import { gameNames, isGameName } from '../doors'
import { type AnyDescription, encodingIn, gameOf } from './game-module'
import { listings } from './games'
import type { AnyListing } from './listing'
import { importModule, moduleFile } from './load-module'
import { plainly } from './policies'
import { reasonOf } from './reason'
import { UnknownName } from './unknown'

/** Finds a game by its name, or in the file of a module. */
export async function findGame(name: string): Promise<AnyListing> {
  if (isGameName(name)) return listings[name]
  const path = moduleFile(name)
  if (path === null) {
    const names = gameNames.join(', ')
    throw new UnknownName('unknown-game', `There is no game "${name}". There are ${names}, or the file of a module.`)
  }
  const module = await importModule(path).catch((error: unknown) => {
    throw new UnknownName('module', `${name} cannot be loaded as a module: ${reasonOf(error)}`)
  })
  const description = gameOf(module, name)
  if (typeof description === 'string') throw new UnknownName('module', description)
  const encoding = encodingIn(module, description.game.id)
  return encoding ? { ...listed(description), encoding } : listed(description)
}

/** The listing of a game from a module, with or without a description. */
function listed(description: AnyDescription): AnyListing {
  const { game, title = game.id, settings = [], opponents = {} } = description
  const policies = Object.entries(opponents).map(
    ([name, { policy, title: called = name }]) => [name, plainly(policy, called)] as const,
  )
  return {
    game,
    title,
    settings,
    policies: Object.fromEntries(policies),
    options: ({ seed, players, settings: given }) =>
      description.options?.({ seed, players, settings: given, against: [] }) ??
      (players === null ? { seed } : { seed, players }),
    turns: () => 1,
    seated: (options) => description.seated?.(options) ?? {},
    faction: (_, seat) => seat,
  }
}
