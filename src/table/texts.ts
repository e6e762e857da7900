import type { Game, Refusal, Seeded } from '../core'
import type { Wording } from '../toolkit'

/** The wording of a language, `pl` also for `pl-PL`; the first wording for an unknown language. */
export const wordingFor = <Words extends { readonly language: string }>(
  wordings: readonly Words[],
  language: string | null,
): Words | null =>
  wordings.find((wording) => wording.language === language) ??
  wordings.find((wording) => wording.language.split('-')[0] === language?.split('-')[0]) ??
  wordings[0] ??
  null

/** The texts for a game without words: its notation, and the messages of refusals. */
export function plainWording<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>({
  id,
  format,
}: Game<State, Action, View, Options, Seat, Event>): Omit<Wording<View, Action, Event, Seat>, 'language'> {
  return {
    title: id,
    seat: (seat: Seat) => seat,
    question: () => '',
    action: format,
    event: () => '',
    refusal: ({ message }: Refusal) => message,
    outcome: ({ reason }) => reason,
  }
}
