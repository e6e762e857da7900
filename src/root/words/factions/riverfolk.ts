import type { RiverfolkBoard } from '../../rules/factions/riverfolk/board'
import { services } from '../../rules/factions/riverfolk/facts'
import { countIn, ownersIn, type Purse } from '../../rules/factions/riverfolk/purse'
import { clearingSuits } from '../../rules/vocabulary'
import type { Scene } from '../scene'
import type { FactionBoard, Line } from './faction'

/** Warriors of a place of the board, owner by owner: `3: Marquise 2, Riverfolk 1`. */
function purseWords(scene: Scene, purse: Readonly<Purse>): string {
  const { names, board } = scene.words
  const parts = ownersIn(purse).map((seat) => `${names.short(scene, seat)} ${purse[seat] ?? 0}`)
  return parts.length === 0 ? board.none : `${countIn(purse)}: ${parts.join(', ')}`
}

export const riverfolk: FactionBoard<RiverfolkBoard> = {
  tracks: () => [],
  lines(scene, _seat, { payments, funds, committed, tracks, posts, prices }) {
    const { board: say, names } = scene.words
    const { labels } = say
    const spaces = clearingSuits.map((suit): Line => {
      const lying = ownersIn(tracks[suit]).length > 0 ? `; ${purseWords(scene, tracks[suit])}` : ''
      return [suit === 'fox' ? labels.posts : '', `${names.suits[suit]}: ${say.postsLeft(posts[suit])}${lying}`]
    })
    return [
      [labels.payments, purseWords(scene, payments)],
      [labels.funds, purseWords(scene, funds)],
      [labels.committed, purseWords(scene, committed)],
      ...spaces,
      [labels.prices, services.map((service) => `${names.services[service]} ${prices[service]}`).join(', ')],
    ]
  },
}
