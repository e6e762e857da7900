import type { AnyGameWords } from '../kits/kit'
import type { RemoteSession } from '../session/remote'
import type { PageWords } from '../words'
import { button, element } from './element'

/** The seats at a remote table, the link for the others, and the proposal; it redraws itself after each change. */
export function networkBar(session: RemoteSession, told: AnyGameWords, words: PageWords): HTMLElement {
  const bar = element('section', { class: 'network-bar' })
  const link = element('input', { value: location.href, readonly: true, 'aria-label': words.invite })

  function show(): void {
    const { update } = session.shown()
    const isWatching = update.viewer === 'spectator'
    const seats = update.seats.map(({ seat, by, name }) =>
      element(
        'li',
        {},
        `${told.seat(seat, update.view)}: ${by === 'nobody' ? words.free : (name ?? (seat === update.viewer ? words.you : words.taken))} `,
        isWatching && by === 'nobody'
          ? button(words.sit(told.seat(seat, update.view)), () => void session.take(seat))
          : null,
      ),
    )
    const { proposal } = update
    const asked =
      proposal?.waitsFor.includes(update.viewer) === true
        ? element(
            'p',
            {},
            words.proposal(told.seat(proposal.by, update.view), proposal.what === 'undo'),
            button(words.yes, () => void session.answer(true)),
            button(words.no, () => void session.answer(false)),
          )
        : null
    const alarm = session.ended()?.message ?? (session.isLost() ? words.lost : null)
    const trouble = alarm === null ? null : element('p', { role: 'alert' }, alarm)
    const isFree = update.seats.some(({ by }) => by === 'nobody')
    const invitation = isFree ? element('label', {}, element('span', {}, words.invite), link) : null
    bar.replaceChildren(...[trouble, asked, element('ul', {}, ...seats), invitation].filter((each) => each !== null))
  }
  session.listen(show)
  show()
  return bar
}
