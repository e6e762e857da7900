import type { Refusal } from '../core'
import { type Action, ironwood } from '../ironwood/rules'

/** What can be typed now: a number, or words, with an example for each type of action. */
export function invitation(legal: readonly Action[]): string {
  const count = ironwood.sensible(legal).length
  const examples = new Map(legal.map((action) => [action.type, `"${ironwood.format(action)}"`]))
  const number = count === 1 ? 'Type 1' : `Type a number from 1 to ${count}`
  return `${number}, or words such as ${[...examples.values()].join(' or ')}; an empty line shows the choices.`
}

/** Why an action is refused. Where the rules name the types of action that are asked for, a person gets examples. */
export function refusalWords({ message, rule }: Refusal, legal: readonly Action[]): string {
  const reason = message.replace(/ The \w+ decide on: .+$/, '')
  const words = rule ? `${reason} (${rule})` : reason
  return reason === message ? words : `${words} ${invitation(legal)}`
}
