import { type Game, type Refusal, randomSeed, type Seeded, type Viewer } from '../core'
import { copy } from '../core/value'
import type { Wording } from '../toolkit'
import { aboutOf } from './about'
import type { Answer, Refused } from './answer'
import { type Bots, createBots } from './bots'
import { type Change, prepare } from './change'
import { checkEntries, checkSaved, madeOf } from './check-saved'
import { checkSettings } from './check-settings'
import { systemClock } from './clock'
import type { Entry } from './entry'
import { badPart, isVersion, noSuchVersion, wrongAsking, wrongLanguage, wrongListening, wrongPerson } from './given'
import { newHead, savedHead } from './head'
import type { Journal } from './journal'
import { type Judged, judgeAction, judgeInvitation, judgeProposal, judgeReply } from './judge'
import { createListeners } from './listeners'
import { markOf } from './marks'
import { begin, most, requestKey } from './position'
import { imitates, readable } from './readable'
import { isLasting, refused } from './refusal'
import { createTalk, talks } from './said'
import type { TableSettings } from './settings'
import { show } from './show'
import type { Asking, Table } from './table'
import { plainWording, wordingFor } from './texts'
import { createTimer } from './timer'
import { hashOf, holdsToken, isGuessable, isHashOf, isToken, seatOf } from './token'
import { showTrouble } from './trouble'
import { tableRefusal, tableWordsFor } from './words'

/** A person who was there so many milliseconds ago cannot be replaced: a connection may be lost for a moment. */
const patience = 30_000

/**
 * Makes a table for a game, new or from saved data. Throws an error with the code `OTHER_TABLE` for saved data of another game
 * or other rules, and with `DAMAGED_TABLE` for damaged data.
 *
 * @example
 * const table = createTable(ironwood, { options: { mode: 'ironbot' }, bots: { ironclad: ironbot } })
 */
export function createTable<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  settings: TableSettings<NoInfer<Action>, NoInfer<View>, NoInfer<Options>, NoInfer<Seat>, NoInfer<Event>> = {},
): Table<Action, View, Options, Seat, Event> {
  checkSettings(settings, game.seats)
  const { saved, journal, wordings = [], spectators = true, clock = systemClock, onTrouble = showTrouble } = settings
  const { onRematch } = settings
  const standIns: { readonly [seat in Seat]?: { readonly name: string } } = settings.standIns ?? {}
  if (saved !== undefined) checkSaved(saved, game.seats)
  const head = saved ? savedHead(game, saved.head, settings) : newHead(game, settings)
  const position = saved ? madeOf('head', () => begin(game, head)) : begin(game, head)
  const entries: Entry<Action, Seat>[] = []
  let isClosed = false
  /** The storage may hold unknown entries: read them before any other decision. */
  let isUnsure = false

  const make = (entry: Entry<Action, Seat>, change: Change<State, Action, View, Options, Seat, Event>): void => {
    change.make()
    entries.push(entry)
  }

  /** Stored entries may be damaged: do not carry out what the game refuses. */
  const takeIn = (kept: readonly Entry<Action, Seat>[]): void => {
    for (const entry of kept)
      madeOf(`entries[${position.count}]`, () => {
        const refusal = entry.type === 'acted' ? game.refusal(position.moment.state, entry.action, entry.seat) : null
        if (refusal) throw new Error(refusal.message)
        make(entry, prepare(game, position, entry))
      })
  }

  /** What a person could be mistaken for: the seats in all languages, the bots, and the others. */
  const names = (): string[] => {
    const { players, view } = position.moment
    const titles = players.flatMap((seat) => [seat, ...wordings.map((words) => words.seat(seat, view('spectator')))])
    const people = [...position.people.values()].flatMap(({ name }) => name ?? [])
    const policies = players.flatMap((seat) => [head.bots[seat] ?? [], standIns[seat]?.name ?? []].flat())
    return ['spectator', ...titles, ...people, ...policies]
  }

  const viewerOf = (token: string | null): Viewer<Seat> | Refusal => {
    if (token === null) return spectators ? 'spectator' : refused('no-spectators')
    return seatOf(position.people, token) ?? refused('no-such-token')
  }

  const wordsFor = (language: string | undefined): Wording<View, Action, Event, Seat> | null =>
    wordingFor(wordings, language ?? null)

  const updateFor = (viewer: Viewer<Seat>, since: number, language: string | undefined) =>
    show(game, position, viewer, since, wordsFor(language), timer.running())

  /** A refusal with its text: the game's own words, made from the viewer's view, or else the table's words. */
  const say = (refusal: Refusal, viewer: Viewer<Seat>, language?: string): Refused => {
    const words = wordsFor(language)
    const told = (words ?? plainWording(game)).refusal(refusal, position.moment.view(viewer))
    const own = tableWordsFor(words?.language ?? language ?? null)
    return { ok: false, refusal: { ...refusal, message: told === refusal.message ? tableRefusal(own, refusal) : told } }
  }

  const catchUp = async (): Promise<void> => {
    if (!journal) return
    const added = await journal.read(position.count)
    checkEntries(added, position.count, game.seats)
    try {
      takeIn(added)
      isUnsure = false
    } finally {
      told()
    }
  }

  let last: Promise<unknown> = Promise.resolve()
  /** One after the other: while an entry is being stored, decide nothing else. */
  const inTurn = <Value>(job: () => Promise<Value>): Promise<Value> => {
    const next = last.then(job)
    last = next.catch(() => undefined)
    return next
  }

  /** Decides, stores and carries out; if another server was faster, decides again. */
  const commit = async (decide: () => Judged<Action, Seat> | Answer): Promise<Judged<Action, Seat> | Answer> => {
    try {
      if (isUnsure) await catchUp()
      for (;;) {
        const decided = decide()
        if ('ok' in decided || decided.refusal) return decided
        const change = prepare(game, position, decided.entry)
        // Do not store what cannot be shown.
        for (const viewer of change.next.moment?.viewers ?? []) change.next.moment?.view(viewer)
        if (journal && !(await append(journal, decided.entry, change))) {
          const { count } = position
          await catchUp()
          if (position.count === count)
            throw Object.assign(new Error(`The storage holds another table: it has fewer entries than ${count}.`), {
              code: 'OTHER_TABLE',
            })
          continue
        }
        make(decided.entry, change)
        told()
        return decided
      }
    } catch (error) {
      onTrouble({ what: 'journal', error })
      if (isLasting(error)) return { refusal: refused('no-such-table') }
      return { refusal: refused(isUnsure ? 'not-known' : 'failed') }
    }
  }

  const append = async (
    to: Journal<Action, Seat>,
    entry: Entry<Action, Seat>,
    { next }: Change<State, Action, View, Options, Seat, Event>,
  ): Promise<boolean> => {
    const about = aboutOf(game, { ...position, ...next }, settings)
    isUnsure = true
    const isKept = await to.append(position.count, entry, about)
    isUnsure = !isKept
    return isKept
  }

  /** Whether the next table was opened. */
  let isNextOpen = false
  const openNext = (): void => {
    if (!position.next || isNextOpen) return
    isNextOpen = true
    try {
      onRematch?.(position.next)
    } catch (error) {
      onTrouble({ what: 'rematch', error })
    }
  }

  /** When each person was last seen. A table that opens waits for everybody. */
  const lastSeen = new Map<Seat, number>()
  const opened = clock.now()
  const isAway = (seat: Seat): boolean =>
    !listeners.here().includes(seat) && clock.now() - (lastSeen.get(seat) ?? opened) >= patience

  /** A person who is there needs no bot. */
  const isReplaced = (seat: Seat): boolean =>
    !position.closed && !isClosed && (position.standIns.has(seat) || position.proposal?.for === seat)
  const takeBack = (seat: Seat) =>
    commit(() => (isReplaced(seat) ? { entry: { type: 'returned', seat } } : { ok: true, version: 0 }))
  const welcome = (seat: Seat): void => {
    lastSeen.set(seat, clock.now())
    if (isReplaced(seat)) void inTurn(() => takeBack(seat))
  }

  const told = (): void => {
    timer.turned()
    openNext()
    listeners.tell()
    bots.look()
    for (const seat of listeners.here()) welcome(seat)
  }

  const request = (
    token: string,
    asking: Asking,
    judge: (seat: Seat) => Judged<Action, Seat>,
    version = 0,
  ): Promise<Answer> =>
    inTurn(async () => {
      const wrong = wrongAsking(asking)
      if (wrong) return say(wrong, 'spectator')
      const { id, language } = asking
      const knows = seatOf(position.people, token) !== null && !(isVersion(version) && version > newestOf(token))
      const sits = seatOf(position.people, token)
      if (sits !== null) {
        lastSeen.set(sits, clock.now())
        if (isReplaced(sits)) await takeBack(sits)
      }
      // Another server may know this token and this version.
      if (journal && !knows) isUnsure = true
      const decided = await commit(() => {
        const seat = seatOf(position.people, token)
        if (seat === null || isClosed) return { refusal: refused(isClosed ? 'table-over' : 'no-such-token') }
        const answered = id === undefined ? undefined : position.requests.get(requestKey(seat, id))
        return answered === undefined ? judge(seat) : { ok: true, version: answered }
      })
      if ('ok' in decided) return decided
      const viewer = seatOf(position.people, token) ?? 'spectator'
      if (decided.refusal) return say(decided.refusal, viewer, language)
      return { ok: true, version: newestOf(token) }
    })

  const newestOf = (token: string): number => {
    const seat = seatOf(position.people, token)
    return seat === null ? 0 : markOf(position.marks, seat).version
  }

  const timer = createTimer(position, clock, async (seat) => {
    await inTurn(() =>
      commit(() =>
        position.closed || isClosed || timer.isLate() !== seat
          ? { refusal: refused('table-over') }
          : { entry: { type: 'flagged', seat } },
      ),
    )
  })

  const listeners = createListeners<Seat, ReturnType<typeof updateFor>>({
    hashOf: (seat) => position.people.get(seat)?.hash,
    newest: (viewer) => markOf(position.marks, viewer).version,
    update: updateFor,
    lines: position.lines,
    seats: () => position.moment.players,
    onTrouble,
  })
  const judgeSaid = createTalk(position, clock)

  const bots: Bots = createBots(game, position, settings, clock, (seat, action, moment) =>
    inTurn(async () => {
      const decided = await commit(() =>
        position.moment !== moment || isClosed || !(Object.hasOwn(head.bots, seat) || position.standIns.has(seat))
          ? { ok: true, version: 0 }
          : judgeAction(game, position, seat, action, { version: markOf(position.marks, seat).version, spent: 0 }),
      )
      return 'ok' in decided ? null : (decided.refusal ?? null)
    }),
  )

  takeIn(saved?.entries ?? [])
  const stopWatching = journal?.watch?.((count) => {
    const isNew = (): boolean => count === undefined || count > position.count
    const look = async (): Promise<void> => (isNew() ? catchUp() : undefined)
    if (isNew()) void inTurn(look).catch((error: unknown) => onTrouble({ what: 'journal', error }))
  })
  told()

  return {
    take: (seat, who = {}) =>
      inTurn(async () => {
        const wrong = wrongPerson(who)
        if (wrong) return say(wrong, 'spectator')
        const { language, token = randomSeed(), invitation } = who
        const name = who.name === undefined ? null : readable(who.name)
        const decided = await commit(() => {
          if (!isToken(token)) return { refusal: badPart('token') }
          const isForPeople = game.players(position.moment.state).includes(seat) && !Object.hasOwn(head.bots, seat)
          if (!isForPeople) return { refusal: refused('no-such-seat') }
          const sits = seatOf(position.people, token)
          // A client that missed the answer asks again.
          if (sits === seat) return { ok: true, version: 0 }
          if (sits !== null) return { refusal: badPart('token') }
          if (isGuessable(token)) return { refusal: refused('weak-token') }
          if (position.people.has(seat)) return { refusal: refused('seat-taken') }
          const kept = position.invitations.get(seat)
          if (kept !== undefined && !isHashOf(kept, invitation)) return { refusal: refused('invited') }
          // Who made the invitation knows it.
          if (invitation === token) return { refusal: badPart('token') }
          if (name !== null && (name.includes(token) || holdsToken(position.people, name)))
            return { refusal: refused('holds-token') }
          if (name !== null && imitates(name, names())) return { refusal: refused('name-taken') }
          if (position.tally.taken >= most.taken) return { refusal: refused('too-many-seatings') }
          if (position.closed || isClosed) return { refusal: refused('table-over') }
          return { entry: { type: 'taken', seat, hash: hashOf(token), name } }
        })
        if ('refusal' in decided && decided.refusal) return say(decided.refusal, 'spectator', language)
        lastSeen.set(seat, clock.now())
        return { ok: true, seat, token }
      }),
    leave: (token, asking = {}) => request(token, asking, (seat) => ({ entry: { type: 'left', seat } })),
    act: (token, action, version, asking = {}) =>
      request(
        token,
        asking,
        (seat) => judgeAction(game, position, seat, action, { version, spent: timer.running(), request: asking.id }),
        version,
      ),
    propose: (token, what, asking = {}) =>
      request(token, asking, (seat) =>
        judgeProposal(position, seat, what, {
          request: asking.id,
          seat: asking.seat,
          plays: (each) => standIns[each]?.name,
          isAway,
          mayPlayAgain: onRematch !== undefined,
        }),
      ),
    invite: (token, seat, invitation, asking = {}) =>
      request(token, asking, (by) => judgeInvitation(position, by, seat, invitation, asking.id)),
    say: (token, text, asking = {}) =>
      token === null
        ? inTurn(async () => {
            const wrong = wrongAsking(asking)
            if (wrong) return say(wrong, 'spectator')
            const decided = await commit(() => {
              if (isClosed || !spectators) return { refusal: refused(isClosed ? 'table-over' : 'no-spectators') }
              const answered =
                asking.id === undefined ? undefined : position.requests.get(requestKey('spectator', asking.id))
              return answered === undefined ? judgeSaid('spectator', text, asking.id) : { ok: true, version: answered }
            })
            if ('ok' in decided) return decided
            if (decided.refusal) return say(decided.refusal, 'spectator', asking.language)
            return { ok: true, version: markOf(position.marks, 'spectator').version }
          })
        : request(token, asking, (seat) => judgeSaid(seat, text, asking.id)),
    answer: (token, agrees, version, asking = {}) =>
      request(token, asking, (seat) => judgeReply(position, seat, agrees, { version, request: asking.id }), version),
    since(token, version, language) {
      const wrong = wrongLanguage(language)
      if (wrong) return say(wrong, 'spectator')
      const viewer = viewerOf(token)
      if (typeof viewer !== 'string') return say(viewer, 'spectator', language)
      const { version: newest } = markOf(position.marks, viewer)
      const known = version ?? newest
      if (!isVersion(known) || known > newest) return say(noSuchVersion(known, newest), viewer, language)
      return { ok: true, ...updateFor(viewer, known, language) }
    },
    subscribe(token, listener, listening = {}) {
      const wrong = wrongListening(listener, listening)
      if (wrong) return say(wrong, 'spectator')
      const { language, since, onEnd, onPresence, onChat } = listening
      const viewer = isClosed ? refused('table-over') : viewerOf(token)
      if (typeof viewer !== 'string') return say(viewer, 'spectator', language)
      const newest = markOf(position.marks, viewer).version
      const stop = listeners.add({
        viewer,
        listener,
        language,
        version: Math.min(since ?? newest, newest),
        onEnd,
        onPresence,
        onChat: talks(head, viewer) ? onChat : undefined,
        line: 0,
      })
      if (viewer === 'spectator') return { ok: true, stop }
      welcome(viewer)
      return {
        ok: true,
        stop() {
          stop()
          if (!listeners.here().includes(viewer)) lastSeen.set(viewer, clock.now())
        },
      }
    },
    refresh: () => inTurn(catchUp),
    idle: () => bots.idle(),
    async free(seat) {
      await inTurn(() =>
        commit(() =>
          position.people.has(seat) ? { entry: { type: 'left', seat } } : { refusal: refused('no-such-seat') },
        ),
      )
    },
    record: () => copy(position.record),
    saved: () => ({ head: copy(head), entries: [...entries] }),
    close() {
      isClosed = true
      stopWatching?.()
      timer.stop()
      bots.stop()
      listeners.end()
    },
  }
}
