import type { Viewer } from '../core'
import type { Trouble } from './settings'

interface Listener<Seat extends string, Update> {
  readonly viewer: Viewer<Seat>
  readonly listener: (update: Update) => void
  readonly language: string | undefined
  /** The version that it has received. */
  version: number
  readonly onEnd: (() => void) | undefined
}

interface Source<Seat extends string, Update> {
  hashOf(seat: Seat): string | undefined
  newest(viewer: Viewer<Seat>): number
  update(viewer: Viewer<Seat>, since: number, language: string | undefined): Update
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

  return {
    add(listener: Listener<Seat, Update>): () => void {
      all.set(listener, hash(listener.viewer))
      return () => void all.delete(listener)
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
    },
    end(): void {
      for (const listener of [...all.keys()]) end(listener)
    },
  }
}
