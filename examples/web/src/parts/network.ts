import type { AnyGameWords } from '../kits/kit'
import type { RemoteSession } from '../session/remote'
import type { PageWords } from '../words'
import { button, element } from './element'

/** The seats at a remote table, the link for the others, and the proposal; it redraws itself after each change. */
export function networkBar(session: RemoteSession, told: AnyGameWords, words: PageWords): HTMLElement {
  const bar = element('details', { class: 'network-bar', open: true })
  const link = element('input', { value: location.href, readonly: true, 'aria-label': words.invite })
  const copy = button(words.copy, () => {
    void navigator.clipboard.writeText(link.value).then(() => {
      copy.textContent = words.copied
    })
  })
  /** It closes by itself when the game has begun for its player; what must be answered opens it. */
  let wasFree = true

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
    const invitation = isFree
      ? element('div', { class: 'invitation' }, element('span', {}, words.invite), link, copy)
      : null
    if (wasFree && !isFree && !isWatching) bar.open = false
    if (asked || trouble) bar.open = true
    wasFree = isFree
    const leave = isWatching ? null : button(words.leave, () => void session.leave())
    bar.replaceChildren(
      ...[element('summary', {}, words.seats), trouble, asked, element('ul', {}, ...seats), invitation, leave].filter(
        (each) => each !== null,
      ),
    )
  }
  session.listen(show)
  show()
  return bar
}
