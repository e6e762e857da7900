import type { Game, Seeded } from '../core'
import { aboutOf } from './about'
import type { Answer } from './answer'
import { type Change, prepare } from './change'
import { checkEntries, madeOf } from './check-saved'
import type { Entry } from './entry'
import type { Journal } from './journal'
import type { Judged } from './judge'
import type { Position } from './position'
import { isLasting, refused } from './refusal'
import type { TableSettings } from './settings'
import { showTrouble } from './trouble'

/** The entries of a table: decides one request after the other, stores what was decided, and carries it out. */
export interface Ledger<Action, Seat extends string> {
  readonly entries: readonly Entry<Action, Seat>[]
  /** Carries out entries that are stored already. */
  takeIn(kept: readonly Entry<Action, Seat>[]): void
  /** Reads what other servers have stored. */
  catchUp(): Promise<void>
  /** The storage may hold unknown entries: reads them before the next decision. */
  doubt(): void
  /** One after the other: while an entry is being stored, nothing else is decided. */
  inTurn<Value>(job: () => Promise<Value>): Promise<Value>
  /** Decides, stores and carries out; if another server was faster, decides again. */
  commit(decide: () => Judged<Action, Seat> | Answer): Promise<Judged<Action, Seat> | Answer>
}

export function createLedger<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  position: Position<State, Action, View, Options, Seat, Event>,
  settings: TableSettings<NoInfer<Action>, NoInfer<View>, NoInfer<Options>, NoInfer<Seat>, NoInfer<Event>>,
  told: () => void,
): Ledger<Action, Seat> {
  const { journal, onTrouble = showTrouble } = settings
  const entries: Entry<Action, Seat>[] = []
  let isUnsure = false

  const make = (entry: Entry<Action, Seat>, change: Change<State, Action, View, Options, Seat, Event>): void => {
    change.make()
    entries.push(entry)
  }

  /** Stored entries may be damaged: what the game refuses is not carried out. */
  function takeIn(kept: readonly Entry<Action, Seat>[]): void {
    for (const each of kept)
      madeOf(`entries[${position.count}]`, () => {
        const entry =
          each.type === 'acted' ? { ...each, action: game.renewed(position.moment.state, each.action) } : each
        const refusal = entry.type === 'acted' ? game.refusal(position.moment.state, entry.action, entry.seat) : null
        if (refusal) throw new Error(refusal.message)
        make(entry, prepare(game, position, entry))
      })
  }

  async function catchUp(): Promise<void> {
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

  async function append(
    to: Journal<Action, Seat>,
    entry: Entry<Action, Seat>,
    { next }: Change<State, Action, View, Options, Seat, Event>,
  ): Promise<boolean> {
    const about = aboutOf(game, { ...position, ...next }, settings)
    isUnsure = true
    const isKept = await to.append(position.count, entry, about)
    isUnsure = !isKept
    return isKept
  }

  async function commit(decide: () => Judged<Action, Seat> | Answer): Promise<Judged<Action, Seat> | Answer> {
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

  let last: Promise<unknown> = Promise.resolve()
  return {
    entries,
    takeIn,
    catchUp,
    doubt() {
      isUnsure = journal !== undefined
    },
    inTurn(job) {
      const next = last.then(job)
      last = next.catch(() => undefined)
      return next
    },
    commit,
  }
}
