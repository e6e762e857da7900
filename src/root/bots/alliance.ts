import { item } from '../../toolkit'
import { matches, suitOf } from '../rules/cards'
import type { Task } from '../rules/chapters'
import { clearingsOf } from '../rules/clearings'
import type { AllianceBoard } from '../rules/factions/alliance/board'
import { allianceOf } from '../rules/factions/alliance/board'
import { allianceTracks } from '../rules/factions/alliance/facts'
import { baseKind, basesOnMap } from '../rules/factions/alliance/supporters'
import { canTakeToken } from '../rules/factions/alliance/sympathy'
import { linksFrom } from '../rules/moving/links'
import { enemiesOf } from '../rules/owner'
import { suitAt } from '../rules/play'
import { buildingsAt, countAt, onMap, openSlots, warriorsAt } from '../rules/rule'
import { clearingSuits } from '../rules/vocabulary'
import { preyAt } from './fight'
import { type Aims, aims, bestMarch, marches } from './forces'
import { exposed } from './ground'
import type { Mind, Wish } from './mind'
import { highest, type Sight, structuresAt } from './sight'
import { threatAt } from './survey'
import { bestFight, option, usual } from './usual'
import { cardWorth } from './worth'

/** The worth of the next token of sympathy. */
const nextToken = (sight: Sight): number => item(allianceTracks.points, Math.min(9, onMap(sight, sight.me, 'sympathy')))

/** Warriors go where they can organize; bases are guarded. */
const wantedOf = (sight: Sight): Aims =>
  aims(sight, (at) => ({
    prey: preyAt(sight, at) * 0.7 + (canTakeToken(sight, sight.me, at) ? 0.8 + nextToken(sight) : 0),
    guard: buildingsAt(sight, sight.me, at) * 3 + countAt(sight, sight.me, 'sympathy', at) * 0.4,
  }))

/** How many next clearings a token opens, and how long it will stay. */
const token = (sight: Sight, at: number): number =>
  linksFrom(sight, sight.me, at).filter((near) => canTakeToken(sight, sight.me, near)).length * 0.1 -
  threatAt(sight, at) * 0.06 +
  openSlots(sight, at) * 0.05

/** The worth of a revolt: the removed pieces, the placed ones, and a base that begins an army. */
function revolt(sight: Sight, at: number): number {
  const { me } = sight
  let worth = basesOnMap(sight, me) === 0 ? 3 : 1.5
  for (const enemy of enemiesOf(sight, me))
    worth += structuresAt(sight, enemy, at) * 1.4 + warriorsAt(sight, enemy, at) * 0.4
  const here = clearingsOf(sight, suitAt(sight, at)).filter((each) => countAt(sight, me, 'sympathy', each) > 0).length
  return worth + here * 0.5 - threatAt(sight, at) * 0.1
}

/** Before the first base, it keeps two supporters of a suit with tokens for a revolt. */
function kept(sight: Sight, at: number): number {
  const { me } = sight
  if (basesOnMap(sight, me) > 1) return 0
  const suit = suitAt(sight, at)
  const ready = clearingSuits.some(
    (each) =>
      each === suit &&
      onMap(sight, me, baseKind[each]) === 0 &&
      allianceOf(sight, me).supporters.filter((card) => matches(card, each)).length <= 2 &&
      clearingsOf(sight, each).some((near) => countAt(sight, me, 'sympathy', near) > 0),
  )
  return ready ? 0.6 : 0
}

/** It takes a supporter for every card, unless crafting or an officer is better. */
function mobilize(sight: Sight, card: string): number {
  const { supporters } = allianceOf(sight, sight.me)
  const full = basesOnMap(sight, sight.me) === 0 && supporters.length >= allianceTracks.stackLimit
  return full ? -1 : 1 - supporters.length * 0.07 - cardWorth(sight, card) * 0.3
}

function train(sight: Sight, card: string): number {
  const { officers } = allianceOf(sight, sight.me)
  return (officers < 4 ? 1.6 - officers * 0.25 : -0.2) - cardWorth(sight, card) * 0.3
}

/** Organizing brings points; the rest prepares for it. */
function operation(sight: Sight, wanted: Aims, what: string): number {
  switch (what) {
    case 'organize':
      return 0.6 + nextToken(sight)
    case 'recruit':
      return onMap(sight, sight.me, 'warrior') < 3 ? 0.7 : 0.3
    case 'move':
      return bestMarch(marches(sight, wanted))
    default:
      return bestFight(sight, wanted)
  }
}

/** The Alliance spread, revolt where they can, and organize with the officers that they have. */
function wish(sight: Sight, task: Task): Wish | null {
  const { me } = sight
  switch (task.do) {
    case 'revolt':
      return (action) => (action.type === 'revolt' ? revolt(sight, action.at) : 0)
    case 'spread':
      return (action) =>
        action.type === 'spread' ? 0.9 + nextToken(sight) * 0.5 + token(sight, action.at) - kept(sight, action.at) : 0.4
    case 'support':
    case 'lose-supporter':
      return (action) => ('card' in action && action.card !== null && suitOf(action.card) === 'bird' ? -1 : 0)
    case 'alliance-daylight': {
      const others = option(sight, wantedOf(sight))
      return (action) => {
        if (action.type === 'mobilize') return mobilize(sight, action.card)
        return action.type === 'train' ? train(sight, action.card) : others(action)
      }
    }
    case 'operations': {
      const wanted = wantedOf(sight)
      return (action) => (action.type === 'act' ? operation(sight, wanted, action.what) : 0)
    }
    case 'operate-at':
      return (action) => {
        if (!('at' in action) || typeof action.at !== 'number') return 0
        return task.what === 'organize'
          ? token(sight, action.at) - buildingsAt(sight, me, action.at) * 0.5
          : highest(linksFrom(sight, me, action.at), (near) => (canTakeToken(sight, me, near) ? 1 : 0)) -
              warriorsAt(sight, me, action.at) * 0.3
      }
    default:
      return usual(wantedOf(sight))(sight, task)
  }
}

export const alliance: Mind<AllianceBoard> = {
  wish,
  assets(sight, { officers, supporters }, cards) {
    return (
      cards +
      1.3 * Math.min(4, officers) +
      1.5 * basesOnMap(sight, sight.me) +
      0.5 * onMap(sight, sight.me, 'sympathy') +
      0.35 * Math.min(6, supporters.length) +
      0.3 * onMap(sight, sight.me, 'warrior') -
      0.8 * exposed(sight)
    )
  },
}
