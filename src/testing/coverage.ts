import { keepChance } from './chance'
import { placesOfDifference } from './difference'
import type { Position, Verdict } from './position'

/** After this many samples, "never" is not an accident. */
const enough = 12

/** How often a place of the state was dealt again. */
interface Dealt {
  /** By `redeal`, compared with the truth. */
  declared: number
  /** By `determinize`, compared with the truth: the view did not show it. */
  guessed: number
  /** By `determinize`, compared with a second call. */
  varied: number
}

/** Counts for every viewer what `redeal` and `determinize` deal again: over many positions both must deal the same places. */
export function startCoverage(byPiles: boolean) {
  const viewers = new Map<string, Map<string, Dealt>>()
  let given = false

  const note = (viewer: string, places: Set<string>, by: keyof Dealt): void => {
    const known = viewers.get(viewer) ?? new Map<string, Dealt>()
    viewers.set(viewer, known)
    for (const place of places) {
      const dealt = known.get(place) ?? { declared: 0, guessed: 0, varied: 0 }
      dealt[by]++
      known.set(place, dealt)
    }
  }

  /** The first place that one of the two deals again often, and the other never. */
  function missed(by: keyof Dealt, never: keyof Dealt): { viewer: string; place: string } | undefined {
    for (const [viewer, places] of viewers)
      for (const [place, dealt] of places) if (dealt[by] >= enough && dealt[never] === 0) return { viewer, place }
    return undefined
  }

  return {
    look({ game, state, viewers, random, redeal }: Position): void {
      given = redeal !== undefined
      for (const viewer of viewers) {
        const other = game.clone(state)
        redeal?.(other, viewer, random)
        const view = game.view(state, viewer)
        const [possible, another] = [game.determinize(view, random), game.determinize(view, random)]
        for (const each of [other, possible, another]) keepChance(each, state)
        note(viewer, placesOfDifference(state, other), 'declared')
        note(viewer, placesOfDifference(state, possible), 'guessed')
        note(viewer, placesOfDifference(possible, another), 'varied')
      }
    },

    /** Everything that the view hides is declared as hidden. */
    redealComplete(): Verdict {
      const found = missed('guessed', 'declared')
      if (!found) return null
      const { place, viewer } = found
      const declared = byPiles
        ? 'it lies in no declared pile: give a redeal that calls piles.redeal and deals it'
        : given
          ? 'redeal never does'
          : 'there is no redeal in the settings to declare it'
      return `${place} is hidden from ${viewer}, because determinize deals it again, but ${declared}.`
    },

    /** `determinize` deals everything again that is declared as hidden. */
    determinizeVaries(): Verdict {
      const all = [...viewers.values()].flatMap((places) => [...places.values()])
      if (!all.some(({ declared }) => declared >= enough)) return undefined
      const found = missed('declared', 'varied')
      return found
        ? `${found.place} is declared as hidden from ${found.viewer}, but determinize never deals it again.`
        : null
    },
  }
}
