import { inRow } from '../../render/icons'
import { leading, textIn } from '../../render/measure'
import type { Room } from '../../render/options'
import type { Piece } from '../../render/piece'
import { at, bold, group, shape, titled, write } from '../../render/svg'
import { goalOf } from '../rules/box'
import type { Reward } from '../rules/card'
import { goalsInPlay } from '../rules/numbers'
import type { GoalState } from '../rules/state'
import type { Clan } from '../rules/vocabulary'
import { conditionText } from '../words/card-text'
import type { Scene } from '../words/scene'
import { goalTitle } from '../words/titles'
import { rewardIcons } from './effects'
import { colours } from './palette'
import * as draw from './shapes'
import type { Sketch } from './sketch'

const between = 8

/** The goals in play, with those who claimed them. */
export function drawGoals(sketch: Sketch, room: Room): Piece {
  const { goals, words } = sketch.scene
  const { picture } = words
  const columns = room.isNarrow ? 2 : 4
  const wide = Math.floor((room.width - (columns - 1) * between) / columns)
  const heading = write(0, 15, picture.goals, { ...bold, 'font-size': 14 })
  if (goals.length === 0)
    return { height: 44, parts: [heading, write(0, 36, picture.noGoals, { 'font-size': 12, fill: colours.faint })] }
  const high = room.isNarrow ? 154 : 120
  const rows = Math.ceil(goals.length / columns)
  return {
    height: 22 + rows * (high + between),
    parts: [
      heading,
      ...goals.map((goal, index) =>
        at((index % columns) * (wide + between), 22 + Math.floor(index / columns) * (high + between), [
          drawGoal(sketch, goal, wide, high),
        ]),
      ),
    ],
  }
}

/** Whether a goal has a second place (DAI-GOAL-03). */
export const hasSilver = (scene: Scene, id: string): boolean =>
  goalOf(scene, id).silver !== undefined && scene.clans.length >= goalsInPlay.silverFrom

function drawGoal({ scene }: Sketch, goal: GoalState, wide: number, high: number): string {
  const { picture: words } = scene.words
  const { kind, condition, gold, silver } = goalOf(scene, goal.id)
  const isOpenTwice = hasSilver(scene, goal.id)
  const name = goalTitle(scene.words, scene, goal.id)
  const asked = conditionText(scene.words, condition)
  const claimed = (where: string, owner: Clan | null): string => `${where}: ${owner ? words.sides[owner] : words.free}`
  const said = [
    name,
    asked,
    claimed(words.first, goal.gold),
    ...(isOpenTwice ? [claimed(words.second, goal.silver)] : []),
  ].join('; ')
  const title = textIn([name], { width: wide - 12, height: high > 120 ? 34 : 17 }, [13, 12], 'bold')
  const text = textIn([asked], { width: wide - 12, height: (high > 120 ? 4 : 3) * leading(12) }, [12])
  return group({ class: 'goal' }, [
    titled(said),
    shape('rect', { width: wide, height: high, rx: 8, fill: colours.face, stroke: colours.line }),
    shape('rect', { width: wide, height: 5, rx: 2.5, fill: kind === 'green' ? colours.greenDie : colours.technology }),
    ...title.lines.map((line, row) => write(7, 22 + row * leading(13), line, { ...bold, 'font-size': title.size })),
    ...text.lines.map((line, index) =>
      write(7, 22 + title.lines.length * leading(13) + index * leading(12), line, { 'font-size': 12 }),
    ),
    at(0, high - 22, place('gold', gold, goal.gold, isOpenTwice ? wide / 2 : wide)),
    ...(isOpenTwice && silver ? [at(wide / 2, high - 22, place('silver', silver, goal.silver, wide / 2))] : []),
  ])
}

/** A place of a goal: its reward until it is claimed, then who claimed it. */
function place(metal: 'gold' | 'silver', reward: Reward, owner: Clan | null, wide: number): string[] {
  return [
    shape('rect', {
      x: 5,
      y: -17,
      width: wide - 10,
      height: 34,
      rx: 6,
      fill: 'none',
      stroke: metal === 'gold' ? colours.gold : colours.silver,
      'stroke-width': 2,
      ...(metal === 'gold' ? {} : { 'stroke-dasharray': '3 1.5' }),
    }),
    ...(owner ? [at(22, 0, [draw.scaled(0.95, draw.sideSign(owner))])] : []),
    // What a claimed place brought besides its points is no longer to be had.
    owner
      ? at(16 + wide / 2, 0, inRow(0, wide - 52, rewardIcons({ points: reward.points })))
      : at(wide / 2, 0, inRow(0, wide - 20, rewardIcons(reward))),
  ]
}
