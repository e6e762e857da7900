import type { Refusal } from '../../../core'
import type { Action, ActionOf } from '../action'
import { fightersOn, forestOf, mountainOf, warbandOn } from '../components'
import type { Play } from '../play'
import type { Task } from '../task'
import { because, nameOf } from './because'

function discoverRefused(play: Play, task: Task, { vision, at }: ActionOf<'discover'>): Refusal {
  const { board } = play
  const [mountain, forest] = [mountainOf(play, vision), forestOf(play, at)]
  if (warbandOn(play, mountain) > 0)
    return because('mountain-controlled', 'IW-TOTEM-01', `${nameOf(play, vision)} is controlled by the Ironclad.`)
  if (board.forests[forest]?.kind === 'outer')
    return because('outer-forest', 'IW-MAP-05', `${nameOf(play, at)} is an outer forest: no Totem is discovered there.`)
  if (!board.innerBeside[mountain]?.includes(forest))
    return because('not-adjacent', 'IW-TOTEM-01', `${nameOf(play, at)} does not touch ${nameOf(play, vision)}.`)
  if (fightersOn(play, forest) === 0)
    return because('not-controlled', 'IW-TOTEM-01', `You do not control ${nameOf(play, at)}.`)
  return because(
    'wrong-place',
    task.do === 'discover' ? 'CI-WW38' : 'CI-20',
    'The Totem must be placed on the chosen forest.',
  )
}

function foundRefused(play: Play, { at }: ActionOf<'found'>): Refusal {
  const { state, board } = play
  const mountain = mountainOf(play, at)
  const why =
    board.mountains[mountain]?.kind !== 'outer'
      ? 'it is not an outer mountain'
      : state.mountains.sites[mountain] === 'none'
        ? 'you do not control it'
        : `it has a ${state.mountains.sites[mountain] === 'forge' ? 'Forge' : 'Foundation'} already`
  return because('foundation-not-allowed', 'IW-FORGE-01', `No Foundation can be placed on ${nameOf(play, at)}: ${why}.`)
}

function buildRefused(play: Play, { at }: ActionOf<'build'>): Refusal {
  if (play.state.mountains.sites[mountainOf(play, at)] !== 'foundation')
    return because('no-foundation', 'IW-FORGE-02', `There is no Foundation on ${nameOf(play, at)} to build on.`)
  return because('not-controlled', 'IW-FORGE-02', `You do not control ${nameOf(play, at)}.`)
}

/** Why nothing can be placed or chosen there. */
export function placeRefused(play: Play, task: Task, action: Action): Refusal | null {
  switch (action.type) {
    case 'discover':
      return discoverRefused(play, task, action)
    case 'found':
      return foundRefused(play, action)
    case 'build':
      return buildRefused(play, action)
    case 'recruit':
      return because(
        'wrong-place',
        task.do === 'recruit-step' ? 'IW-ROUND-14' : 'IW-KEY-13',
        `You cannot recruit on ${nameOf(play, action.at)} now.`,
      )
    case 'sacrifice':
      return because(
        'nothing-to-remove',
        'CI-02',
        `There are not enough Fighters of yours to give up on ${nameOf(play, action.at)}.`,
      )
    case 'mark':
      return because('wrong-place', 'IW-KEY-08', `This card's marker cannot lie on ${nameOf(play, action.at)}.`)
    case 'choose':
      return because(
        'not-controlled',
        'IW-MAP-04',
        `${nameOf(play, action.at)} is not an inner forest that you control.`,
      )
    default:
      return null
  }
}
