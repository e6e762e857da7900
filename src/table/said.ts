import type { Refusal, Seeded, Viewer } from '../core'
import type { Clock } from './clock'
import { badPart, saidForm } from './given'
import type { Judged } from './judge'
import { createMeter } from './meter'
import { type Position, talk } from './position'
import { readable } from './readable'
import { refused } from './refusal'
import { holdsToken } from './token'

/** How fast a seat, or all spectators together, may talk. */
const rate = { perSecond: 0.5, atOnce: 5 }

/** Whether a viewer takes part in the chat. */
export const talks = <Seat extends string>({ chat }: { readonly chat?: unknown }, viewer: Viewer<Seat>): boolean =>
  chat === 'everybody' || (chat === 'players' && viewer !== 'spectator')

/** Judges what is said in the chat. */
export function createTalk<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  position: Position<State, Action, View, Options, Seat, Event>,
  clock: Clock,
) {
  const meters = new Map<Viewer<Seat>, ReturnType<typeof createMeter>>()

  const wrong = (seat: Viewer<Seat>, text: string): Refusal | null => {
    if (!talks(position.head, seat)) return refused('no-chat')
    if (typeof text !== 'string' || !saidForm.test(text) || readable(text) === '') return badPart('text')
    if (holdsToken(position.people, text)) return refused('holds-token')
    if ((position.said.get(seat) ?? 0) >= talk.each) return refused('too-much-said')
    const meter = meters.get(seat) ?? createMeter(rate, clock)
    meters.set(seat, meter)
    return meter.count().passes ? null : refused('too-fast')
  }

  return (seat: Viewer<Seat>, text: string, request: string | undefined): Judged<Action, Seat> => {
    const refusal = wrong(seat, text)
    if (refusal) return { refusal }
    return { entry: { type: 'said', seat, text: readable(text), ...(request !== undefined && { request }) } }
  }
}
