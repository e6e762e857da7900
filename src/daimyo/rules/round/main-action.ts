import { buildAction } from '../actions/build'
import { recruitAction } from '../actions/recruit'
import { relicAction } from '../actions/relic'
import { numbersOf } from '../box'
import { widen } from '../goals'
import { draw } from '../heroes'
import type { Play } from '../play'
import { produce } from '../production'
import { gain } from '../resources'
import type { Task } from '../task'
import type { ActionSpace, Clan } from '../vocabulary'
import { helmetOfRound } from './help'

/** The main action of a space: what needs no choice happens at once, the rest is planned. */
export function mainAction(play: Play, seat: Clan, space: ActionSpace): readonly Task[] {
  switch (space) {
    case 'help':
      widen(play, seat, 1)
      draw(play, seat, 1)
      helmetOfRound(play, seat)
      return [{ do: 'villager', seat, left: 1, used: [] }]
    case 'production':
      produce(play, seat, 'all')
      return []
    case 'relic':
      return relicAction(seat)
    case 'recruit':
      return [recruitAction(seat)]
    case 'build':
      return [buildAction(seat)]
    case 'tax':
      gain(play, seat, 'gold', numbersOf(play.state).taxGold)
      return []
  }
}
