import type { AnyPolicy } from './any'
import type { AnyListing } from './listing'
import { defaultOf, exportsOf, importModule, isRecord, moduleFile } from './load-module'
import { everywhere, plainly } from './policies'
import { readPolicyName } from './policy-name'
import { reasonOf } from './reason'
import { UnknownName } from './unknown'

/** A policy found by name: each call creates a fresh one. */
export type MakePolicy = () => Promise<AnyPolicy>

/** The names of all policies of a game, with their descriptions. */
export const policyNames = (listing: AnyListing): ReadonlyMap<string, string> =>
  new Map(
    [...Object.entries(listing.policies), ...Object.entries(everywhere)].map(([name, { meaning }]) => [name, meaning]),
  )

/** The file that a policy is read from, which not every caller may name; `null` if it has none. */
export function fileOf(text: string): string | null {
  const { name, isFile, settings } = readPolicyName(text)
  if (isFile) return name
  return Object.hasOwn(everywhere, name) && everywhere[name]?.fromFile ? settings.values.join(':') : null
}

/** The path of the module of a policy; `null` if it has none. */
export function modulePathOf(text: string | null): string | null {
  if (text === null) return null
  const { name, isFile } = readPolicyName(text)
  return isFile ? moduleFile(name) : null
}

/** Finds a policy by its name and settings, or in the file of a module. */
export async function findPolicy(listing: AnyListing, text: string): Promise<MakePolicy> {
  const { name, isFile, settings } = readPolicyName(text)
  const make = isFile ? await fromModule(name) : known(listing, name)
  return async () => {
    let policy: unknown
    try {
      policy = await make(settings, listing)
    } catch (error) {
      throw new UnknownName('wrong-settings', `The policy "${text}" cannot be created: ${reasonOf(error)}`)
    }
    if (isPolicy(policy)) return policy
    throw new UnknownName('module', `${name} does not create a policy: a policy has a name and a function choose.`)
  }
}

type Make = (settings: ReturnType<typeof readPolicyName>['settings'], listing: AnyListing) => unknown

function known(listing: AnyListing, name: string): Make {
  const maker = Object.hasOwn(listing.policies, name) ? listing.policies[name] : undefined
  if (maker) return (settings) => maker.make(settings)
  const general = Object.hasOwn(everywhere, name) ? everywhere[name] : undefined
  if (general) return (settings, listing) => general.make(settings, listing)
  const names = [...policyNames(listing).keys()].join(', ')
  const message = `There is no policy "${name}" for ${listing.title}. There are ${names}, or the file of a module, such as ./my-bot.js.`
  throw new UnknownName('unknown-policy', message)
}

const isPolicy = (value: unknown): value is AnyPolicy => isRecord(value) && typeof value['choose'] === 'function'

async function fromModule(name: string): Promise<Make> {
  const path = moduleFile(name)
  if (path === null) throw new UnknownName('unknown-policy', `The file ${name} of a policy does not exist.`)
  const module = await importModule(path).catch((error: unknown) => {
    throw new UnknownName('module', `${name} cannot be loaded as a module: ${reasonOf(error, path)}`)
  })
  const own = defaultOf(module)
  if (typeof own === 'function') return (settings) => own(settings)
  const [one, ...more] = isPolicy(own) ? [own] : exportsOf(module).filter(isPolicy)
  if (one === undefined)
    throw new UnknownName(
      'module',
      `${name} exports no policy: its default must be a policy, or a function that creates one.`,
    )
  if (more.length > 0)
    throw new UnknownName('module', `${name} exports several policies; make the one to play its default export.`)
  return plainly(one, name).make
}
