import type { Game, Seeded } from 'totemforge'
import type { Parsed } from 'totemforge/toolkit'

const parts = ['map', 'boards', 'hand'] as const
type Part = (typeof parts)[number]

/** Wide enough for a map that lies; the page shows it smaller. */
const width = 720
const height = 460

/** How a picture of a scene is drawn. */
interface Drawing {
  readonly parts: readonly Part[]
  readonly width: number
  readonly height?: number
  readonly density: 'compact'
  readonly theme: 'auto'
}

/** A position and what is done there, as the site keeps it. */
export interface Scene {
  readonly game: string
  readonly before: object
  readonly actions: readonly string[]
}

/** The pictures before and after, as SVG: the map, and afterwards what has changed. */
interface Pictures {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** Draws the scenes of a game. */
export const stageOf =
  <State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
    game: Game<State, Action, View, Options, Seat, Event>,
    parse: (state: unknown) => Parsed<State>,
    draw: (state: State, drawing: Drawing) => string,
  ) =>
  ({ before, actions }: Scene): Pictures => {
    const parsed = parse(before)
    if (!parsed.ok) throw new Error(parsed.problems[0]?.message)
    const start = parsed.value
    let state = start
    let isRefused = false
    for (const action of actions) {
      const tried = game.tryApply(state, game.parse(action))
      if (tried.ok) state = tried.state
      isRefused = !tried.ok
    }
    const picture = (at: State, part: Part): string =>
      draw(at, { parts: [part], width, density: 'compact', theme: 'auto', ...(part === 'map' && { height }) })
    const pairs = parts.map((part) => ({ part, one: picture(start, part), other: picture(state, part) }))
    // The reason of a refusal may lie anywhere.
    const seen = pairs.filter(({ part, one, other }) => part === 'map' || isRefused || one !== other)
    return {
      before: seen.map(({ one }) => one),
      after: seen.flatMap(({ one, other }) => (one === other ? [] : [other])),
    }
  }
