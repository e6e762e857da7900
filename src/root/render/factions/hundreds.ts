import { type Chip, shelf } from '../../../render/piece'
import type { HundredsBoard } from '../../rules/factions/hundreds/board'
import { hoarded, hoardTracks, hundredsTracks } from '../../rules/factions/hundreds/facts'
import { countOn } from '../../rules/factions/hundreds/hoard'
import { itemIndex } from '../../rules/vocabulary'
import { pieceLines } from '../../words/factions/hundreds'
import { itemChip } from '../chips'
import { labelled } from '../common'
import { line } from '../line'
import { itemOf } from '../zones'
import type { DrawnBoard } from './faction'

export const hundreds: DrawnBoard<HundredsBoard> = {
  holdsItems: true,
  pieces({ sketch, seat, inside }, { mood, hoard }) {
    const { scene } = sketch
    const { names, board } = scene.words
    const { labels } = board
    return [
      line(labels.mood, names.moods[mood], inside),
      ...hoardTracks.map((track) => {
        const chips = hoarded[track].flatMap((item): Chip[] => {
          const count = hoard[itemIndex[item]] ?? 0
          if (count === 0) return []
          const told = count > 1 ? `${names.items[item]} ×${count}` : names.items[item]
          const means = { target: itemOf(seat, item, 'ready'), title: `${told}; ${labels[track]}` }
          return [itemChip(told, 'ready', 44, sketch, means)]
        })
        const label = `${labels[track]}: ${hundredsTracks.worth[countOn(hoard, track)] ?? 0}`
        return labelled(label, inside, (room) => shelf([chips], { width: room, height: 48 }, 48))
      }),
      ...pieceLines(scene, seat).map(([label, text]) => line(label, text, inside)),
    ]
  },
}
