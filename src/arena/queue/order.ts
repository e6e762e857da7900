import { version } from '../../../package.json'
import { moduleFile } from '../../catalogue/load-module'
import { isObject } from '../../core/value'
import { canonical, differingModule, type Head, hashOf, headOf, isHead } from '../head'
import type { Tournament } from '../tournament'

/** A tournament as it is handed to other machines: what is played, and what they must have to play the same. */
export interface Order {
  /** Another for everything that would give other games; it is in the name of all that belongs to it in Redis. */
  readonly id: string
  /** Of the library. */
  readonly version: string
  readonly head: Head
}

const idOf = (head: Head): string => hashOf(canonical({ version, head }))

export async function orderOf(tournament: Tournament): Promise<Order> {
  const head = await headOf(tournament)
  return { id: idOf(head), version, head }
}

/** The order in a text of Redis, or why this machine would play other games. */
export async function acceptable(id: string, text: string): Promise<Order | string> {
  const order: unknown = JSON.parse(text)
  if (!isObject(order) || order['version'] !== version) {
    const theirs = isObject(order) ? order['version'] : 'another version'
    return `It was begun with totemforge ${theirs}, and here is ${version}. Install the same version on all machines.`
  }
  const { head } = order
  if (!isHead(head) || idOf(head) !== id) return 'What Redis says of it is damaged. Begin it again.'
  const { tournament, modules, rules } = head
  const gone = Object.keys(modules).find((name) => moduleFile(name) === null)
  if (gone !== undefined)
    return `There is no ${gone} in ${process.cwd()}. Copy it there, or start the worker where it is.`
  const own = await headOf(tournament)
  const changed = differingModule(modules, own.modules)
  if (changed !== undefined) return `${changed} is here another than where the tournament was begun. Copy it anew.`
  if (own.rules !== rules) return `It is played by the rules of ${rules}, and here are those of ${own.rules}.`
  return { id, version, head }
}
