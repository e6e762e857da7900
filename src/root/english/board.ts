import { many } from '../../toolkit/counts'
import type { BoardWords, GroundWords } from '../words/catalogue'
import { columnNames, itemNames, who } from './names'

export const board: BoardWords = {
  tracks: {
    sawmill: 'sawmills',
    workshop: 'workshops',
    recruiter: 'recruiters',
    roost: 'roosts',
    sympathy: 'sympathy',
  },
  labels: {
    woodLeft: 'wood left',
    leader: 'leader',
    fallen: 'fallen',
    decree: 'decree',
    officers: 'officers',
    supporters: 'supporters',
    character: 'character',
    pawn: 'pawn',
    ready: 'ready',
    exhausted: 'exhausted',
    damaged: 'damaged',
    damagedExhausted: 'damaged, exhausted',
    relations: 'relations',
    questsDone: 'quests done',
    itemLimit: 'item limit',
    warriorsLeft: 'warriors left',
    crafted: 'crafted',
    items: 'items',
    itemsExhausted: 'items, exhausted',
    dominance: 'dominance',
    coalition: 'coalition',
    hand: 'hand',
    thisTurn: 'this turn',
  },
  column: columnNames,
  none: 'none',
  nothing: 'nothing',
  outOf: (count, all) => `${count} of ${all}`,
  eachEvening: (points) => `${many(points, 'point')} each Evening`,
  next: (paidWith, cost, points) =>
    `next for ${paidWith === 'wood' ? `${cost} wood` : many(cost, 'supporter')}, ${many(points, 'point')}`,
  hidden: (count) => `${count} hidden`,
  youGave: (cards) => `you gave ${cards}`,
  among: (cards) => `among them ${cards}`,
  coalition: (scene, partner) => `with ${who(scene, partner)}`,
  used: (effect) => `used ${effect}`,
  openedPath: 'opened a path',
  improvised: 'improvised',
  craftedWith: (pieces) => `crafted with ${many(pieces, 'piece')}`,
  tookFerry: 'took the Ferry',
}

export const ground: GroundWords = {
  pawn: 'pawn',
  ruin: 'ruin',
  ruinOver: (items) => `ruin over ${items.map((item) => itemNames[item]).join(' and ')}`,
  scorched: 'scorched: nothing comes here',
  ferry: 'the Ferry',
  tower: 'the Tower',
  coast: 'on the lake',
}
