import { version } from '../../../package.json'
import { moduleFile } from '../../catalogue/load-module'
import { canonical, type Head, hashOf, headOf, modulesOf } from '../head'
import type { Tournament } from '../tournament'

/** A tournament as it is handed to other machines: what is played, and what they must have to play the same. */
export interface Order {
  /** Another for everything that would give other games; it is in the name of all that belongs to it in Redis. */
  readonly id: string
  /** Of the library. */
  readonly version: string
  readonly head: Head
}

export async function orderOf(tournament: Tournament): Promise<Order> {
  const head = await headOf(tournament)
  return { id: hashOf(canonical({ version, head })), version, head }
}

/** The order in a text of Redis, or why this machine would play other games. */
export async function acceptable(text: string): Promise<Order | string> {
  const order: unknown = JSON.parse(text)
  if (!isOrder(order)) {
    const theirs = isObject(order) && 'version' in order ? order.version : 'another version'
    return `It was begun with totemforge ${theirs}, and here is ${version}. Install the same version on all machines.`
  }
  const { tournament, modules, rules } = order.head
  const here = modulesOf(tournament)
  for (const [name, hash] of Object.entries(modules)) {
    if (moduleFile(name) === null)
      return `There is no ${name} in ${process.cwd()}. Copy it there, or start the worker where it is.`
    if (here[name] !== hash) return `${name} is here another than where the tournament was begun. Copy it anew.`
  }
  const own = await headOf(tournament)
  return own.rules === rules ? order : `It is played by the rules of ${rules}, and here are those of ${own.rules}.`
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isOrder = (value: unknown): value is Order =>
  isObject(value) && 'version' in value && value.version === version && 'head' in value && isObject(value.head)
