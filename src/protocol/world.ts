import { type AnyListing, type AnyPolicy, fileOf, findPolicy } from '../catalogue'
import type { Standing } from './answers'
import { Refused } from './codes'
import { type Environment, standingOf } from './environment'
import { reasonOf } from './reason'
import type { Served } from './served'

/** The most environments at a time. */
export const mostEnvironments = 4096

/** The world of one caller: the games, and the caller's environments by name. */
export interface World {
  readonly games: ReadonlyMap<string, Served>
  readonly environments: Map<string, Environment>
}

export function gameNamed({ games }: World, name: string): Served {
  const served = games.get(name)
  if (served) return served
  throw new Refused(
    'no-such-game',
    `There is no game ${JSON.stringify(name)}; there are ${[...games.keys()].join(', ')}.`,
  )
}

export function environmentNamed({ environments }: World, name: string): Environment {
  const environment = environments.get(name)
  if (environment) return environment
  throw new Refused('no-such-environment', `There is no environment ${JSON.stringify(name)}.`)
}

/** Makes sure that there is room for an environment of this name. */
export function checkRoom({ environments }: World, name: string): void {
  if (environments.has(name))
    throw new Refused(
      'name-taken',
      `There is an environment ${JSON.stringify(name)} already: close it, or take another name.`,
    )
  if (environments.size >= mostEnvironments)
    throw new Refused('too-many-environments', `There are already ${mostEnvironments} environments: close some.`)
}

/** Keeps a new environment; answers its status. */
export function keep({ environments }: World, environment: Environment): Standing {
  environments.set(environment.name, environment)
  return standingOf(environment)
}

/** A fresh policy of a game; callers must not name files. */
export async function policyNamed(listing: AnyListing, name: string): Promise<AnyPolicy> {
  if (fileOf(name) !== null) throw new Refused('no-such-policy', 'A policy is named as games lists it, not by a file.')
  try {
    const make = await findPolicy(listing, name)
    return await make()
  } catch (error) {
    throw new Refused('no-such-policy', reasonOf(error))
  }
}
