import type { Task } from '../chapters'
import type { Hireling, Seat } from '../vocabulary'
import { asks } from './asks'
import type { EffectName } from './effects'

/** Of the game as a whole, and of what every seat may do in its turn. */
export const general = {
  // Said before the rules are asked.
  'not-your-turn': 'It is not your turn.',
  'not-readable': 'This is no action: it is not made of plain data alone.',
  'unknown-action': 'This is not an action of Root.',
  'game-over': 'The game is over.',
  'no-such-card': ({ card }: { readonly card: string }) => `There is no card ${card}.`,
  'not-optional.task': ({ seat, task }: { readonly seat: Seat; readonly task: Task['do'] }) =>
    `This cannot be left out: ${seat} decides ${asks[task]}.`,
  'wrong-moment': ({
    action,
    seat,
    task,
  }: {
    readonly action: string
    readonly seat: Seat
    readonly task: Task['do']
  }) => `This is not the moment for "${action}": ${seat} decides ${asks[task]}.`,
  'not-possible': ({ seat, task }: { readonly seat: Seat; readonly task: Task['do'] }) =>
    `This cannot be chosen here: ${seat} decides ${asks[task]}.`,
  'not-in-hand': ({ card, seat }: { readonly card: string; readonly seat: Seat }) =>
    `The card ${card} is not in the hand of ${seat}.`,
  'no-path': ({ from, to }: { readonly from: number; readonly to: number }) =>
    `This map has no closed path ${from} ${to}; the lower number comes first.`,
  'open-already': ({ from, to }: { readonly from: number; readonly to: number }) =>
    `The path between clearings ${from} and ${to} is open.`,
  'once-a-turn.path': ({ seat }: { readonly seat: Seat }) => `${seat} has opened a path in this turn already.`,
  'nobody-there.ends': ({ seat, from, to }: { readonly seat: Seat; readonly from: number; readonly to: number }) =>
    `${seat} has no piece in clearing ${from} or ${to}.`,
  'no-card.path': ({ seat }: { readonly seat: Seat }) => `${seat} has no card to spend for the path.`,
  'no-ambush': ({ card }: { readonly card: string }) => `The card ${card} is no ambush.`,
  'not-in-pile': ({ card }: { readonly card: string }) => `The card ${card} does not lie in the discard pile.`,
  'must-be-used': ({ seat, effect }: { readonly seat: Seat; readonly effect: EffectName | Hireling }) =>
    `${seat} must use ${effect} before this moment is over.`,
}
