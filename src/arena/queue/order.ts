import { version } from '../../../package.json'
import { moduleFile } from '../../catalogue/load-module'
import { isObject } from '../../core/value'
import { canonical, differingModule, type Head, hashOf, headOf, isHead } from '../head'
import type { Tournament } from '../tournament'

/** A tournament as other machines receive it: what to play, and what they need to play the same games. */
export interface Order {
  /** Differs whenever the games would differ; all its names in Redis contain it. */
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

/** Reads the order from a text in Redis, or says why this machine would play different games. */
export async function acceptable(id: string, text: string): Promise<Order | string> {
  const order: unknown = JSON.parse(text)
  if (!isObject(order) || order['version'] !== version) {
    const theirs = isObject(order) ? order['version'] : 'another version'
    return `It was begun with totemforge ${theirs}, but this machine has ${version}. Install the same version on all machines.`
  }
  const { head } = order
  if (!isHead(head) || idOf(head) !== id) return 'Its data in Redis is damaged. Begin it again.'
  const { tournament, modules, rules } = head
  const gone = Object.keys(modules).find((name) => moduleFile(name) === null)
  if (gone !== undefined) return `${gone} is not in ${process.cwd()}. Copy it there, or start the worker in its folder.`
  const own = await headOf(tournament)
  const changed = differingModule(modules, own.modules)
  if (changed !== undefined) return `${changed} differs from the file where the tournament was begun. Copy it again.`
  if (own.rules !== rules) return `It needs the rules of ${rules}, but this machine has ${own.rules}.`
  return { id, version, head }
}
