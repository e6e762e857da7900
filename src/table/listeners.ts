import type { Viewer } from '../core'
import type { Trouble } from './settings'
import type { Line } from './update'

interface Listener<Seat extends string, Update> {
  readonly viewer: Viewer<Seat>
  readonly listener: (update: Update) => void
  readonly language: string | undefined
  /** The version that it has received. */
  version: number
  readonly onEnd: (() => void) | undefined
  readonly onPresence: ((here: readonly Seat[]) => void) | undefined
  /** Absent for those who take no part in the chat. */
  readonly onChat: ((lines: readonly Line<Seat>[]) => void) | undefined
  /** The number of the next line of the chat. */
  line: number
}

interface Source<Seat extends string, Update> {
  hashOf(seat: Seat): string | undefined
  newest(viewer: Viewer<Seat>): number
  update(viewer: Viewer<Seat>, since: number, language: string | undefined): Update
  /** The newest lines of the chat. */
  readonly lines: readonly Line<Seat>[]
  readonly seats: () => readonly Seat[]
  onTrouble(trouble: Trouble): void
}

/** The listeners of a table. A person who got up hears nothing more of the seat, even if somebody else sits there. */
export function createListeners<Seat extends string, Update>(source: Source<Seat, Update>) {
  const all = new Map<Listener<Seat, Update>, string | undefined>()

  const hash = (viewer: Viewer<Seat>): string | undefined =>
    viewer === 'spectator' ? 'spectator' : source.hashOf(viewer)

  const guarded = (run: () => void): void => {
    try {
      run()
    } catch (error) {
      source.onTrouble({ what: 'listener', error })
    }
  }

  const end = (listener: Listener<Seat, Update>): void => {
    if (all.delete(listener)) guarded(() => listener.onEnd?.())
  }

  /** The seats whose people are connected to this server. */
  const here = (): readonly Seat[] => {
    const seats = new Set<Viewer<Seat>>()
    for (const [{ viewer }, seated] of all) if (hash(viewer) === seated) seats.add(viewer)
    return source.seats().filter((seat) => seats.has(seat))
  }

  /** Those whom all have heard of. */
  let known: readonly Seat[] = []
  const tellPresence = (): void => {
    const now = here()
    if (now.join() === known.join()) return
    known = now
    for (const { onPresence } of [...all.keys()]) guarded(() => onPresence?.(now))
  }

  /** Sends a listener the lines that it has not heard. */
  const chat = (listener: Listener<Seat, Update>): void => {
    const lines = source.lines.filter(({ number }) => number >= listener.line)
    listener.line = (source.lines.at(-1)?.number ?? -1) + 1
    if (lines.length > 0) guarded(() => listener.onChat?.(lines))
  }

  return {
    here,
    add(listener: Listener<Seat, Update>): () => void {
      all.set(listener, hash(listener.viewer))
      chat(listener)
      const before = known
      tellPresence()
      if (known === before) guarded(() => listener.onPresence?.(known))
      return () => {
        if (all.delete(listener)) tellPresence()
      }
    },
    /** Sends each listener its news. Listeners with the same knowledge get the same update. */
    tell(): void {
      const made = new Map<string, Update>()
      for (const [listener, seated] of all) {
        const { viewer, version, language } = listener
        if (hash(viewer) !== seated) {
          end(listener)
          continue
        }
        chat(listener)
        const newest = source.newest(viewer)
        if (newest === version) continue
        guarded(() => {
          const key = JSON.stringify([viewer, version, language])
          const update = made.get(key) ?? source.update(viewer, version, language)
          made.set(key, update)
          listener.version = newest
          listener.listener(update)
        })
      }
      tellPresence()
    },
    end(): void {
      for (const listener of [...all.keys()]) end(listener)
    },
  }
}
