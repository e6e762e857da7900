import { type Chip, shelf } from '../../../render/piece'
import type { VagabondBoard } from '../../rules/factions/vagabond/board'
import { items } from '../../rules/vocabulary'
import { itemLimit } from '../../words/factions/vagabond'
import { questOf } from '../../words/names'
import { itemChip, signChip } from '../chips'
import { labelled } from '../common'
import { line } from '../line'
import * as draw from '../shapes'
import { itemStates } from '../words/picture'
import { itemOf } from '../zones'
import type { DrawnBoard } from './faction'

export const vagabond: DrawnBoard<VagabondBoard> = {
  pieces({ sketch, seat, inside }, board) {
    const { scene, language } = sketch
    const { board: words, characters, items: names } = language.picture
    const { character, ready, exhausted, damagedReady, damagedExhausted, relations, quests } = board
    const states = { ready, exhausted, damaged: damagedReady, 'damaged-exhausted': damagedExhausted } as const
    const chips = itemStates.flatMap((state) =>
      items.flatMap((item, index): Chip[] => {
        const count = states[state][index] ?? 0
        if (count === 0) return []
        const told = count > 1 ? `${names[item]} ×${count}` : names[item]
        return [
          itemChip(told, state, 44, sketch, {
            target: itemOf(seat, item, state),
            title: `${told}; ${words.states[state]}`,
          }),
        ]
      }),
    )
    const related = scene.seats.flatMap((other): Chip[] => {
      const [space, faction] = [relations[other], scene.sides[other]?.board.faction]
      return space === undefined || !faction ? [] : [signChip(draw.factionSign(faction), words.relation(space))]
    })
    const done = quests.map((id) => language.questTitle(questOf(id))).join(', ')
    return [
      line(character ? characters[character] : words.none, `${words.limit}: ${itemLimit(board)}`, inside),
      labelled(words.items, inside, (room) => shelf([chips], { width: room, height: 144 }, 48)),
      labelled(words.relations, inside, (room) => shelf([related], { width: room, height: 60 }, 30)),
      line(`${words.quests} (${quests.length})`, done, inside),
    ]
  },
}
