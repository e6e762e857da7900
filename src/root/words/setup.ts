import { poolIn } from '../rules/setup/advanced/choose-faction'
import { preparationIn } from '../rules/setup/advanced/held'
import type { Line } from './factions/faction'
import type { Scene } from './scene'

/** What lies open in the advanced setup: the setup cards of the pool, and homelands. */
export function setupLines(scene: Scene): Line[] {
  const { names, text } = scene.words
  const { cards, locked } = poolIn(scene)
  const pool = cards.map(({ faction, character }) => {
    const more = [...(character ? [names.characters[character]] : []), ...(faction === locked ? [text.locked] : [])]
    return `${names.factions[faction]}${more.length > 0 ? ` (${more.join(', ')})` : ''}`
  })
  const settled = scene.seats.flatMap((seat) => {
    const places = preparationIn(scene)?.homelands[seat] ?? []
    return places.length > 0 ? [`${names.short(scene, seat)} ${places.join(' ')}`] : []
  })
  return [
    ...(pool.length > 0 ? [[text.setupCards, pool.join(', ')] satisfies Line] : []),
    ...(settled.length > 0 ? [[text.homelands, settled.join(', ')] satisfies Line] : []),
  ]
}
