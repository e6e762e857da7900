import type { AnyGameWords, AnyKit } from '../kits/kit'
import type { Line, Shown } from '../session/session'
import type { PageWords } from '../words'
import { button, element } from './element'

/** How a game can be played again. */
export interface Again {
  rematch(): void
  /** With the people on other seats; `null` if there are no others. */
  readonly swapped: (() => void) | null
}

/** The end of a game: who won and why, what each seat scored from which source, and how to play again. */
export function endPanel(
  kit: AnyKit,
  told: AnyGameWords,
  words: PageWords,
  { update, log }: Shown,
  again: Again | null,
): HTMLElement {
  const { view } = update
  const totals = kit.totals(log.flatMap(({ event }) => (event === null ? [] : [event])))
  const seats = [...new Set(totals.map(({ seat }) => seat))]
  const scores = seats.map((seat) => {
    const sources = totals.filter((total) => total.seat === seat).sort((one, other) => other.points - one.points)
    return element(
      'li',
      {},
      element('b', {}, told.seat(seat, view)),
      element('ul', {}, ...sources.map(({ event }) => element('li', {}, told.event(event, view)))),
    )
  })
  const aids = again
    ? [
        button(words.rematch, again.rematch, { class: 'ready' }),
        ...(again.swapped ? [button(words.swapped, again.swapped)] : []),
      ]
    : []
  return element(
    'section',
    { class: 'end', 'aria-label': words.over },
    element('p', {}, decisive(log)),
    element('ul', {}, ...scores),
    element('div', { class: 'aids' }, ...aids),
  )
}

/** What decided the game: the last thing that happened before its end. */
const decisive = (log: readonly Line[]): string => log.filter(({ kind }) => kind === 'event').at(-1)?.text ?? ''
