import type { Told } from '../scenes/replay'
import { gamesWithScenes, readScenes, type Scene } from '../scenes/scene'
import { stages } from '../scenes/stages'
import { escaped } from './escaped'

/** A scene on the site: its file below the folder of the site, what is in the file, and its words. */
export interface Staged {
  readonly file: string
  readonly text: string
  readonly caption: string
  readonly told: readonly Told[]
}

/** The sentence of a title behind its ids. */
const captionOf = ({ title }: Scene): string => title.replace(/^[^:]*: /, '')

export function staged(game: (typeof gamesWithScenes)[number], scene: Scene, number: number): Staged {
  const { before, actions } = scene
  return {
    file: `scenes/${game}/${number}.json`,
    text: JSON.stringify({ game, before, actions }),
    caption: captionOf(scene),
    told: stages[game](scene).told(),
  }
}

/** The scenes of all games, by rule. */
export const stagedScenes = (): ReadonlyMap<string, Staged> =>
  new Map(
    gamesWithScenes.flatMap((game) =>
      readScenes(game).flatMap((scene, index) => {
        const one = staged(game, scene, index + 1)
        return scene.rules.map((rule) => [rule, one] as const)
      }),
    ),
  )

function lineHtml({ seat, action, notation, events, refusal }: Told): string {
  const what = `<b>${escaped(seat)}:</b> ${escaped(action)} <code>${escaped(notation)}</code>`
  const items = events.map((event) => `<li>${escaped(event)}</li>`).join('')
  const after = refusal === null ? items && `<ul>${items}</ul>` : `<p class="refused">Refused: ${escaped(refusal)}</p>`
  return `<li>${what}${after}</li>`
}

/** A scene beside its rule. Its words stand in the page; the browser draws the pictures when somebody opens it. */
export const sceneHtml = ({ caption, told }: Staged, file: string, play: string): string =>
  `<details class="scene" data-scene="${file}" data-play="${play}"><summary>${escaped(caption)}</summary>
<div class="before"></div><ol>${told.map(lineHtml).join('')}</ol><div class="after"></div>
<p><a class="play-on" href="${play}" hidden>Play on from here</a></p></details>
`
