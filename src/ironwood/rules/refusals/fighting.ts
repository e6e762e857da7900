import type { Refusal } from '../../../core'
import type { Action, ActionOf } from '../action'
import { fightersOn, warbandOn } from '../components'
import { isSpecial } from '../piles'
import { type Play, sideOf } from '../play'
import type { Task } from '../task'
import { type Seat, unitNames } from '../vocabulary'
import { because, nameOf, titleOf } from './because'

function attackRefused(play: Play, task: Task, seat: Seat, { from, to }: ActionOf<'attack'>): Refusal {
  const { board } = play
  const [forestName, mountainName] = seat === 'woodwalkers' ? [from, to] : [to, from]
  const [forest, mountain] = [board.forestAt[forestName], board.mountainAt[mountainName]]
  if (forest === undefined || mountain === undefined)
    return because(
      'wrong-side',
      'IW-COMBAT-01',
      `An attack goes across a border, not from ${nameOf(play, from)} to ${nameOf(play, to)}.`,
    )
  if (board.forests[forest]?.kind === 'outer')
    return because(
      'outer-forest',
      'IW-MAP-05',
      `${nameOf(play, forestName)} is an outer forest: no battle is fought there.`,
    )
  if (!board.mountainsBeside[forest]?.includes(mountain))
    return because('not-adjacent', 'IW-COMBAT-01', `${nameOf(play, to)} is not adjacent to ${nameOf(play, from)}.`)
  if ((seat === 'woodwalkers' ? fightersOn(play, forest) : warbandOn(play, mountain)) === 0)
    return because('no-warband', 'IW-KEY-01', `There is no Warband of yours on ${nameOf(play, from)}.`)
  if (task.do === 'attack' && task.ferrum && mountain !== board.ferrum)
    return because('not-ferrum', 'IW-KEY-02', 'This attack is against Ferrum only.')
  if (task.do === 'attack' && task.forest !== null && task.forest !== forest)
    return because(
      'wrong-place',
      'CI-04',
      `This card's attack is ${seat === 'woodwalkers' ? 'from' : 'on'} ${board.forests[task.forest]?.id} only.`,
    )
  return because('no-target', 'IW-COMBAT-01', `There is nothing to attack on ${nameOf(play, to)}.`)
}

/** Why a battle cannot be fought so. */
export function fightingRefused(play: Play, task: Task, seat: Seat, action: Action): Refusal | null {
  switch (action.type) {
    case 'attack':
      return attackRefused(play, task, seat, action)
    case 'wager':
      if (action.card === null) return null
      if (sideOf(play, seat).hand.includes(action.card) && isSpecial(play, action.card))
        return because('no-special-wager', 'CI-IC13', 'No special card may be wagered in this combat.')
      return because('not-your-card', 'IW-COMBAT-04', `${titleOf(play, action.card)} is not in your hand.`)
    case 'hit':
      return because(
        'not-so-many',
        'IW-COMBAT-06',
        `The damage that is left cannot remove a ${unitNames[action.unit]} here.`,
      )
    case 'remove':
      return because(
        'out-of-reach',
        'CI-08',
        `There is no ${unitNames[action.unit]} within reach on ${nameOf(play, action.at)}.`,
      )
    default:
      return null
  }
}
