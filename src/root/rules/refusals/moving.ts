import { capital } from '../../../toolkit/capital'
import { many } from '../../../toolkit/counts'
import { burrow, type Owner, type Suit } from '../vocabulary'

/** A clearing in a sentence. */
export const clearingWords = (at: number): string => (at === burrow ? 'the Burrow' : `clearing ${at}`)

/** Of moving. */
export const moving = {
  'scorched.way': ({ at }: { readonly at: number }) => `Clearing ${at} is scorched: nothing can be moved into it.`,
  'no-ferry': 'There is no Ferry on this map.',
  'ferry-elsewhere.clearing': ({ at, from }: { readonly at: number; readonly from: number }) =>
    `The Ferry is in clearing ${at}, not in ${from}.`,
  'ferry-used': 'The Ferry has crossed in this turn already.',
  'not-coastal': ({ at }: { readonly at: number }) =>
    `Clearing ${at} is not on the lake, so the Ferry does not go there.`,
  'no-river': ({ from, to }: { readonly from: number; readonly to: number }) =>
    `No river joins clearings ${from} and ${to}, so the Ferry does not go there.`,
  'closed-path': ({ from, to }: { readonly from: number; readonly to: number }) =>
    `The path between clearings ${from} and ${to} is closed.`,
  river: ({ from, to }: { readonly from: number; readonly to: number }) =>
    `A river joins clearings ${from} and ${to}, and no path.`,
  'not-adjacent.clearing': ({ to, from }: { readonly to: number; readonly from: number }) =>
    `${capital(clearingWords(to))} is not adjacent to ${clearingWords(from)}.`,
  'same-clearing.warriors': ({ at }: { readonly at: number }) => `They are in ${clearingWords(at)} already.`,
  'too-many': ({ seat, count, at }: { readonly seat: Owner; readonly count: number; readonly at: number }) =>
    `${seat} has ${many(count, 'warrior')} in ${clearingWords(at)} to move.`,
  'not-ruled.either': ({ seat, from, to }: { readonly seat: Owner; readonly from: number; readonly to: number }) =>
    `${seat} rules neither ${clearingWords(from)} nor ${clearingWords(to)}.`,
  'wrong-suit.move': ({ suit, at }: { readonly suit: Suit; readonly at: number }) =>
    `This move starts in a ${suit} clearing, and ${at === burrow ? 'the Burrow' : at} is not one.`,
  detained: ({ seat, at, other }: { readonly seat: Owner; readonly at: number; readonly other: Owner }) =>
    `What ${seat} has moved into clearing ${at} in this turn stays there: ${other} plays there.`,
  'no-way.warriors': ({ at }: { readonly at: number }) =>
    `No clearing that can be entered is adjacent to ${at === burrow ? 'the Burrow' : at}.`,
  'not-ruled.around': ({ seat, at }: { readonly seat: Owner; readonly at: number }) =>
    `${seat} rules neither ${clearingWords(at)} nor any that is adjacent to it.`,
}
