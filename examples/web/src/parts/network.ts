import type { Refusal } from 'totemforge'
import { randomSeed } from 'totemforge'
import type { AnyGameWords } from '../kits/kit'
import type { RemoteSession } from '../session/remote'
import type { AnyUpdate } from '../session/session'
import type { PageWords } from '../words'
import { clockText, createTicking } from './clock'
import { copyButton } from './copy'
import { ask } from './dialog'
import { button, element } from './element'

type Seated = AnyUpdate['seats'][number]

/** What the bar needs besides the session. */
export interface Networking {
  readonly session: RemoteSession
  readonly told: AnyGameWords
  readonly words: PageWords
  /** The invitation in the address of this page. */
  readonly invited: { readonly seat: string; readonly invitation: string } | null
  /** The address of this table, and with an invitation to a seat. */
  address(invited?: { readonly seat: string; readonly invitation: string }): string
  readonly name: { now(): string; set(name: string): void }
}

/** So long a person is away before the others are offered a bot, in milliseconds; the table asks for the same. */
const patience = 30_000

/** The people at a remote table: names, clocks, who is there, and what they propose; it redraws itself after each change. */
export function networkBar({ session, told, words, invited, address, name }: Networking): HTMLElement {
  const players = element('ul', { class: 'players' })
  const notices = element('div', { class: 'table-notices', 'aria-live': 'polite' })
  const said = element('p', { class: 'table-said', role: 'status' })
  const more = element('details', { open: true })
  const live = element('p', { class: 'unseen', 'aria-live': 'polite' })
  const bar = element(
    'section',
    { class: 'network-bar', 'aria-label': words.seats },
    players,
    notices,
    said,
    more,
    live,
  )
  const called = element('input', {
    maxlength: 60,
    'aria-label': words.yourName,
    placeholder: words.yourName,
    value: name.now(),
  })
  /** The invitations that were made here, by seat. */
  const links = new Map<string, string>()
  /** Since when a person has been away. */
  const away = new Map<string, number>()
  let known: readonly string[] | null = null
  let recheck = 0
  /** What the parts with buttons show: they are drawn again only when that changes, so that the focus stays. */
  const drawn = new Map<HTMLElement, string>()
  function draw(part: HTMLElement, key: unknown, make: () => readonly HTMLElement[]): void {
    const text = JSON.stringify(key)
    if (drawn.get(part) === text) return
    drawn.set(part, text)
    part.replaceChildren(...make())
  }
  /** It closes by itself when the game has begun for its player. */
  let wasFree = true

  const ticking = createTicking(() => {
    for (const clock of players.querySelectorAll<HTMLElement>('[data-until]'))
      clock.textContent = clockText(Number(clock.dataset['until']) - performance.now())
  })

  /** The update that is shown, and since when: news of people and of the chat come without another. */
  let latest: AnyUpdate | null = null
  let came = 0

  const title = (seat: string): string => told.seat(seat, session.shown().update.view)
  /** The person of a seat, or the seat. */
  const who = ({ seat, name }: Seated): string => name ?? title(seat)
  const nameOf = (seat: string): string => {
    const found = session.shown().update.seats.find((each) => each.seat === seat)
    return found ? who(found) : title(seat)
  }

  const tell = (refusal: Refusal | null): void => {
    said.textContent = refusal?.message ?? ''
  }
  const asked = (request: Promise<Refusal | null>): void => void request.then(tell)

  /** Whether a person has a seat and is not connected. */
  const isAway = ({ seat, by }: Seated): boolean => by === 'person' && !session.connected().includes(seat)

  function chip(seated: Seated, { turn, viewer, end }: AnyUpdate): HTMLElement {
    const { seat, by, standIn, left, ticks } = seated
    const isHere = !isAway(seated)
    const state =
      standIn !== undefined
        ? words.botPlays
        : by === 'nobody'
          ? seated.invited
            ? words.invitedSeat
            : words.free
          : by === 'person' && !isHere
            ? words.away
            : ''
    const person =
      by === 'person' ? (seated.name ?? (seat === viewer ? words.you : words.taken)) : (standIn ?? seated.name ?? '')
    const until = came + (left ?? 0)
    const clock =
      left === null
        ? null
        : ticks
          ? element('span', { class: 'clock', 'data-until': until }, clockText(until - performance.now()))
          : element('span', { class: 'clock' }, clockText(left))
    return element(
      'li',
      { class: `${turn === seat && end === null ? 'deciding ' : ''}${by === 'person' && isHere ? 'here' : 'gone'}` },
      element('b', {}, title(seat)),
      person === '' ? null : element('span', { class: 'person' }, person),
      state === '' ? null : element('i', {}, state),
      clock,
    )
  }

  /** What waits for somebody: a proposal, or a seat that a bot could play. */
  function waiting(update: AnyUpdate): HTMLElement[] {
    const { proposal, viewer, seats, end } = update
    const alarm = session.ended()?.message ?? (session.isLost() ? words.lost : null)
    const found: HTMLElement[] = alarm === null ? [] : [element('p', { role: 'alert' }, alarm)]
    if (proposal) {
      const what = words.proposals[proposal.what](nameOf(proposal.by), title(proposal.seat ?? proposal.by))
      const isAsked = proposal.waitsFor.includes(viewer)
      const answers = isAsked
        ? [button(words.yes, () => asked(session.answer(true))), button(words.no, () => asked(session.answer(false)))]
        : proposal.by === viewer
          ? [button(words.withdraw, () => asked(session.answer(false)))]
          : []
      found.push(element('div', { class: 'notice' }, element('span', {}, what), ...answers))
    }
    if (viewer === 'spectator' || end !== null || proposal) return found
    const isLong = (seated: Seated): boolean =>
      isAway(seated) && performance.now() - (away.get(seated.seat) ?? performance.now()) >= patience
    for (const seated of seats)
      if (seated.standIn === undefined && isLong(seated))
        found.push(
          element(
            'div',
            { class: 'notice' },
            element('span', {}, words.isAway(who(seated))),
            button(words.letBot, () => asked(session.bot(seated.seat))),
          ),
        )
    return found
  }

  function seatLine(seated: Seated, viewer: string): HTMLElement {
    const { seat, standIn } = seated
    const mine = invited?.seat === seat ? invited.invitation : undefined
    const link = links.get(seat)
    const isMine = mine !== undefined && seated.invited === true
    const inside =
      viewer === 'spectator'
        ? seated.invited && !isMine
          ? [element('span', {}, `${title(seat)}: ${words.invitedSeat}`)]
          : [
              button(words.sit(title(seat)), () => sit(seat, isMine ? mine : undefined), {
                class: isMine ? 'ready' : 'sit',
              }),
            ]
        : [
            element('span', {}, `${title(seat)}:`),
            ...(link === undefined ? [] : linkField(link, `${words.invite}: ${title(seat)}`)),
            button(link === undefined ? words.invitePerson : words.inviteAnew, () => invite(seat)),
            standIn === undefined ? button(words.letBot, () => asked(session.bot(seat))) : null,
          ]
    return element('li', {}, ...inside)
  }

  function linkField(link: string, label: string): HTMLElement[] {
    const field = element('input', { value: link, readonly: true, 'aria-label': label })
    return [field, copyButton(field, words)]
  }

  function sit(seat: string, invitation?: string): void {
    const wanted = called.value.trim()
    name.set(wanted)
    asked(session.take(seat, wanted === '' ? undefined : wanted, invitation))
  }

  function invite(seat: string): void {
    const invitation = randomSeed()
    void session.invite(seat, invitation).then((refusal) => {
      tell(refusal)
      if (refusal) return
      links.set(seat, address({ seat, invitation }))
      show()
    })
  }

  async function leave(): Promise<void> {
    const answers = [
      ['yes', words.yes],
      ['no', words.no],
    ] as const
    if ((await ask(words.leaveAsk, [], answers)) === 'yes') tell(await session.leave())
  }

  /** Says who came and who went. */
  function hear({ viewer, seats }: AnyUpdate): void {
    const here = session.connected()
    const now = performance.now()
    for (const seated of seats)
      if (!isAway(seated)) away.delete(seated.seat)
      else if (!away.has(seated.seat)) away.set(seated.seat, now)
    const before = known
    known = here
    clearTimeout(recheck)
    if (session.isClosed()) return
    const next = Math.min(...[...away.values()].map((since) => since + patience - now).filter((wait) => wait > 0))
    if (Number.isFinite(next)) recheck = window.setTimeout(show, next + 50)
    if (before === null || session.isLost()) return
    const others = seats.filter(({ seat, by }) => by === 'person' && seat !== viewer)
    const changes = others.flatMap((seated) =>
      before.includes(seated.seat) === here.includes(seated.seat)
        ? []
        : [(here.includes(seated.seat) ? words.cameBack : words.wentAway)(who(seated))],
    )
    if (changes.length > 0) live.textContent = changes.join(' ')
  }

  function show(): void {
    const { update } = session.shown()
    const { viewer, seats, end } = update
    const isWatching = viewer === 'spectator'
    const hadFocus = bar.contains(document.activeElement)
    if (update !== latest) came = performance.now()
    latest = update
    hear(update)
    players.replaceChildren(...seats.map((seated) => chip(seated, update)))
    ticking.run(!session.isClosed() && end === null && seats.some(({ ticks }) => ticks))
    const waits = waiting(update)
    draw(notices, [update.proposal, waits.map(({ textContent }) => textContent)], () => waits)
    const isFree = end === null && seats.some(({ by }) => by === 'nobody')
    const free = isFree ? seats.filter(({ by }) => by === 'nobody') : []
    draw(more, [viewer, [...links], free.map(({ seat, standIn, invited: isKept }) => [seat, standIn, isKept])], () => [
      element('summary', {}, words.table),
      ...(isWatching && isFree
        ? [element('label', { class: 'called' }, element('span', {}, words.yourName), called)]
        : []),
      element('ul', { class: 'open-seats' }, ...free.map((seated) => seatLine(seated, viewer))),
      element(
        'div',
        { class: 'invitation' },
        element('span', {}, words.watchLink),
        ...linkField(address(), words.watchLink),
      ),
      ...(isWatching ? [] : [button(words.leave, () => void leave())]),
    ])
    if (wasFree && !isFree) more.open = false
    wasFree = isFree
    // A button that has done its work may be gone.
    if (hadFocus && !bar.contains(document.activeElement)) more.querySelector('summary')?.focus()
  }
  session.listen(show)
  show()
  return bar
}
