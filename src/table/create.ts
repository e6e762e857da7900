import { type Game, type Refusal, randomSeed, type Seeded, type Viewer } from '../core'
import { copy } from '../core/value'
import type { Wording } from '../toolkit'
import type { Answer, Refused } from './answer'
import { type Bots, createBots } from './bots'
import { checkSaved, madeOf } from './check-saved'
import { checkSettings } from './check-settings'
import { systemClock } from './clock'
import { isVersion, noSuchVersion, wrongAsking, wrongLanguage, wrongListening, wrongPerson } from './given'
import { newHead, savedHead } from './head'
import { type Judged, judgeAction, judgeInvitation, judgeProposal, judgeReply } from './judge'
import { judgeSeating } from './judge-seating'
import { createLedger } from './ledger'
import { createListeners } from './listeners'
import { markOf } from './marks'
import { begin, requestKey } from './position'
import { createPresence } from './presence'
import { readable } from './readable'
import { refused } from './refusal'
import { createTalk, talks } from './said'
import type { TableSettings } from './settings'
import { show } from './show'
import type { Asking, Table } from './table'
import { plainWording, wordingFor } from './texts'
import { createTimer } from './timer'
import { seatOf } from './token'
import { showTrouble } from './trouble'
import { tableRefusal, tableWordsFor } from './words'

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
  let isClosed = false
  const { entries, takeIn, catchUp, doubt, inTurn, commit } = createLedger(game, position, settings, () => told())

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

  /** A person who is there needs no bot. */
  const isReplaced = (seat: Seat): boolean => !isClosed && presence.isReplaced(seat)
  const takeBack = (seat: Seat) =>
    commit(() => (isReplaced(seat) ? { entry: { type: 'returned', seat } } : { ok: true, version: 0 }))
  const welcome = (seat: Seat): void => {
    presence.saw(seat)
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
        presence.saw(sits)
        if (isReplaced(sits)) await takeBack(sits)
      }
      // Another server may know this token and this version.
      if (!knows) doubt()
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
  const presence = createPresence(position, clock, listeners.here)
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
          const judged = judgeSeating(game, position, seat, { name, token, invitation }, names)
          return 'entry' in judged && isClosed ? { refusal: refused('table-over') } : judged
        })
        if ('refusal' in decided && decided.refusal) return say(decided.refusal, 'spectator', language)
        presence.saw(seat)
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
          isAway: presence.isAway,
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
          if (!listeners.here().includes(viewer)) presence.saw(viewer)
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
