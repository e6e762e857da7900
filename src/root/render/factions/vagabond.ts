import { type Chip, shelf } from '../../../render/piece'
import type { VagabondBoard } from '../../rules/factions/vagabond/board'
import { items } from '../../rules/vocabulary'
import { itemLimit } from '../../words/factions/vagabond'
import { itemChip, signChip } from '../chips'
import { labelled } from '../common'
import { type ItemState, itemStates } from '../item-state'
import { line } from '../line'
import * as draw from '../shapes'
import { itemOf } from '../zones'
import type { DrawnBoard } from './faction'

/** The label of each state. */
const stateLabels = {
  ready: 'ready',
  exhausted: 'exhausted',
  damaged: 'damaged',
  'damaged-exhausted': 'damagedExhausted',
} as const satisfies Readonly<Record<ItemState, string>>

export const vagabond: DrawnBoard<VagabondBoard> = {
  holdsItems: true,
  pieces({ sketch, seat, inside }, board) {
    const { scene } = sketch
    const { names, board: words } = scene.words
    const { labels } = words
    const { character, ready, exhausted, damagedReady, damagedExhausted, relations, quests } = board
    const states = { ready, exhausted, damaged: damagedReady, 'damaged-exhausted': damagedExhausted } as const
    const chips = itemStates.flatMap((state) =>
      items.flatMap((item, index): Chip[] => {
        const count = states[state][index] ?? 0
        if (count === 0) return []
        const told = count > 1 ? `${names.items[item]} ×${count}` : names.items[item]
        return [
          itemChip(told, state, 44, sketch, {
            target: itemOf(seat, item, state),
            title: `${told}; ${labels[stateLabels[state]]}`,
          }),
        ]
      }),
    )
    const related = scene.seats.flatMap((other): Chip[] => {
      const [space, faction] = [relations[other], scene.sides[other]?.board.faction]
      return space === undefined || !faction ? [] : [signChip(draw.factionSign(faction), names.relation(space))]
    })
    const done = quests.map((id) => names.questTitle(id)).join(', ')
    return [
      line(character ? names.characters[character] : words.none, `${labels.itemLimit}: ${itemLimit(board)}`, inside),
      labelled(labels.items, inside, (room) => shelf([chips], { width: room, height: 144 }, 48)),
      labelled(labels.relations, inside, (room) => shelf([related], { width: room, height: 60 }, 30)),
      line(`${labels.questsDone} (${quests.length})`, done, inside),
    ]
  },
}
