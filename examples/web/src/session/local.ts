import { type AsyncPolicy, recordText, type Seeded } from 'totemforge'
import { createTable, type SavedTable, type Table } from 'totemforge/table'
import type { AnyGameWords, AnyKit, Beginning } from '../kits/kit'
import type { Thinker } from '../think/thinker'
import { createPace } from './pace'
import { type AnyUpdate, type Line, refusalIn, type Session, type Shown } from './session'

type AnyTable = Table<unknown, unknown, Seeded, string, unknown>
export type AnySaved = SavedTable<unknown, Seeded, string>

/** The start of a game at this screen, or the saved data to continue. */
export interface Start {
  readonly kit: AnyKit
  readonly told: AnyGameWords
  readonly thinker: Thinker
  readonly beginning: Beginning<Seeded, string>
  readonly saved?: AnySaved
  readonly pace: number
}

/** A game at this screen: one person or several who hand it over, and policies. */
export async function startLocal({ kit, told, thinker, beginning, saved, pace: begun }: Start): Promise<Session> {
  let wording = told
  const pace = createPace(begun)
  const log: Line[] = []
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
        thinker.policy(kit.game.id, player, ({ reason }) => {
          const text = reason === undefined || !shown ? '' : wording.reason(reason, shown.update.view)
          if (text !== '') log.push({ kind: 'reason', text })
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
      log.push({ kind: 'event', text: error instanceof Error ? error.message : String(error) })
      changed()
    },
  })
  const tokens = new Map<string, string>()
  for (const seat of people) {
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
    if (seen.reset || since === 0) log.length = 0
    for (const { text } of seen.events) if (text !== '') log.push({ kind: 'event', text })
    return seen
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
    async undo() {
      const token = tokenOf(viewer)
      if (token === null) return { code: 'spectator', message: '' }
      const refusal = refusalIn(await table.propose(token, 'undo', { language: wording.language }))
      if (refusal) return refusal
      // People who share a screen agree by handing it over.
      for (const [seat, other] of tokens) {
        if (seat === viewer) continue
        const seen = table.since(other, 0, wording.language)
        if (seen.ok && seen.proposal?.waitsFor.includes(seat)) await table.answer(other, true, seen.version)
      }
      return null
    },
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
      saved: () => JSON.stringify({ game: kit.game.id, beginning, saved: table.saved() }),
      record: () => recordText(kit.game, table.record()),
      pace: pace.set,
      isWatched: people.length === 0,
    },
  }
}
