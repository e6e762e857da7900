import { type AsyncPolicy, type Refusal, recordText, type Seeded } from 'totemforge'
import { createTable, type Proposed, type SavedTable, type Table } from 'totemforge/table'
import type { AnyGameWords, AnyKit, Beginning } from '../kits/kit'
import type { Thinker } from '../think/thinker'
import { createPace } from './pace'
import { type AnyUpdate, type Line, refusalIn, type Session, type Shown } from './session'

type AnyTable = Table<unknown, unknown, Seeded, string, unknown>
export type AnySaved = SavedTable<unknown, Seeded, string>

export type Reasons = readonly (readonly [actions: number, reason: unknown])[]

/** What opens the seats of the people at this screen. */
export type Tokens = readonly (readonly [seat: string, token: string])[]

/** The start of a game at this screen, or the saved data to continue. */
export interface Start {
  readonly kit: AnyKit
  readonly told: AnyGameWords
  readonly thinker: Thinker
  readonly beginning: Beginning<Seeded, string>
  readonly saved?: AnySaved
  /** Why policies of the rulebook chose something, by the number of actions before. */
  readonly reasons?: Reasons
  readonly tokens?: Tokens
  readonly pace: number
}

/** A game at this screen: one person or several who hand it over, and policies. */
export async function startLocal({
  kit,
  told,
  thinker,
  beginning,
  saved,
  reasons: known = [],
  tokens: given = [],
  pace: begun,
}: Start): Promise<Session> {
  let wording = told
  const pace = createPace(begun)
  const log: Line[] = []
  const reasons = new Map(known)
  const listeners = new Set<() => void>()
  const changed = (): void => {
    for (const listener of listeners) listener()
  }

  const bots: Record<string, AsyncPolicy<unknown, unknown, string>> = {}
  const people: string[] = []
  for (const [seat, player] of Object.entries(beginning.players)) {
    if (player === undefined) continue
    if (player === 'person') people.push(seat)
    else
      bots[seat] = pace.policy(
        thinker.policy(kit.game.id, player, ({ reason }, by) => {
          // The decision may have been taken back meanwhile.
          if (reason === undefined || shown?.update.turn !== by) return
          reasons.set(table.record().actions.length, reason)
          tellReason(reason, shown.update.view)
        }),
      )
  }

  let shown: Shown | null = null
  const table: AnyTable = createTable(kit.game, {
    options: beginning.options,
    bots,
    wordings: [wording],
    ...(saved ? { saved } : {}),
    onTrouble: ({ error }) => {
      log.push({ kind: 'event', text: error instanceof Error ? error.message : String(error), event: null })
      changed()
    },
  })
  const tokens = new Map(given)
  for (const seat of people) {
    const token = tokens.get(seat)
    // A table lets its seats change hands only so often.
    if (token !== undefined && (await table.take(seat, { token })).ok) continue
    if (saved) await table.free(seat)
    const taken = await table.take(seat)
    if (taken.ok) tokens.set(seat, taken.token)
  }

  const [only, ...others] = people
  let viewer: string | null = only === undefined ? null : others.length === 0 ? only : null
  let handOver: string | null = null

  const tokenOf = (seat: string | null): string | null => (seat === null ? null : (tokens.get(seat) ?? null))

  /** The update for the viewer, with the events since the last look. */
  function look(since: number): AnyUpdate {
    const seen = table.since(tokenOf(viewer), since, wording.language)
    if (!seen.ok) throw new Error(seen.refusal.message)
    if (seen.reset && since > 0) forgetReasons()
    if (seen.reset || since === 0) tellAll()
    else for (const { event, text } of seen.events) tell(event, text)
    return seen
  }

  /** What was taken back has no reasons any more. */
  function forgetReasons(): void {
    const { length } = table.record().actions
    for (const at of reasons.keys()) if (at >= length) reasons.delete(at)
  }

  function tell(event: unknown, text: string): void {
    if (text !== '') log.push({ kind: 'event', text, event })
  }

  function tellReason(reason: unknown, view: unknown): void {
    const text = wording.reason(reason, view)
    if (text !== '') log.push({ kind: 'reason', text, event: null })
  }

  /** The whole game up to now, in the present language, as its present reader may see it. */
  function tellAll(): void {
    const { game } = kit
    const { options, actions } = table.record()
    const reader = viewer ?? 'spectator'
    log.length = 0
    let state = game.setup(options)
    for (const [index, action] of actions.entries()) {
      if (reasons.has(index)) tellReason(reasons.get(index), game.view(state, reader))
      const tried = game.tryApply(state, action)
      if (!tried.ok) return
      state = tried.state
      const view = game.view(state, reader)
      for (const event of tried.events) {
        const seen = game.redact(event, reader)
        if (seen !== null) tell(seen, wording.event(seen, view))
      }
    }
  }

  function refresh(isNew: boolean): void {
    const update = look(isNew || !shown ? 0 : shown.update.version)
    const next = update.turn
    if (next !== null && next !== viewer && people.length > 1 && tokens.has(next)) handOver = next
    shown = { update, log, handOver }
    changed()
  }

  let stop: () => void = () => undefined
  function follow(): void {
    stop()
    const heard = table.subscribe(tokenOf(viewer), () => refresh(false), { language: wording.language })
    stop = heard.ok ? heard.stop : () => undefined
    refresh(true)
  }
  follow()

  async function agreeOn(what: Proposed): Promise<Refusal | null> {
    const token = tokenOf(viewer)
    if (token === null) return { code: 'spectator', message: '' }
    const refusal = refusalIn(await table.propose(token, what, { language: wording.language }))
    if (refusal) return refusal
    // People who share a screen agree by handing it over.
    for (const [seat, other] of tokens) {
      if (seat === viewer) continue
      const seen = table.since(other, 0, wording.language)
      if (seen.ok && seen.proposal?.waitsFor.includes(seat)) await table.answer(other, true, seen.version)
    }
    return null
  }

  const now = (): Shown => {
    if (!shown) throw new Error('Nothing has been shown yet.')
    return { ...shown, handOver }
  }

  return {
    kit,
    shown: now,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async act(action) {
      const { update } = now()
      const token = tokenOf(viewer)
      if (token === null) return { code: 'spectator', message: '' }
      return refusalIn(await table.act(token, action, update.version, { language: wording.language }))
    },
    undo: () => agreeOn('undo'),
    leave: null,
    abandon: people.length === 0 ? null : () => agreeOn('abort'),
    takeOver() {
      if (handOver === null) return
      viewer = handOver
      handOver = null
      follow()
    },
    speak(next) {
      wording = next
      follow()
    },
    close() {
      stop()
      table.close()
    },
    here: {
      saved: () =>
        JSON.stringify({
          game: kit.game.id,
          beginning,
          saved: table.saved(),
          reasons: [...reasons],
          tokens: [...tokens],
        }),
      record: () => recordText(kit.game, table.record()),
      pace: pace.set,
      step: pace.step,
      hasPolicies: Object.keys(bots).length > 0,
      isWatched: people.length === 0,
    },
  }
}
