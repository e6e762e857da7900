import type { Line } from '../../render/columns'
import { goalOf, islandOf } from '../rules/box'
import type { GoalState } from '../rules/state'
import type { IslandView } from '../rules/view'
import type { Side } from '../rules/vocabulary'
import { conditionText } from '../words/card-text'
import type { Scene } from '../words/scene'
import { goalTitle } from '../words/titles'
import { hasSilver } from './goals'
import { ranked } from './sides'
import { tileNames } from './tiles'

/** An island in lines: influence, spots, Shadow spaces and altars, tiles and Seekers. */
export function islandLines(scene: Scene, island: IslandView): Line[] {
  const { picture: words } = scene.words
  const { produces, shadowGold, altars, banners } = islandOf(scene, island.id)
  const sideOf = (side: Side | null | undefined): string => (side ? words.sides[side] : '-')
  const influence = ranked(scene, island).map((each) => `${words.sides[each.side]} ${each.influence}`)
  const spots = produces.map((product, index) => {
    const building = island.buildings[index]
    const built = building ? `, ${words.pieces[building.kind]} (${words.sides[building.side]})` : ''
    return `${index + 1} ${words.resources[product]}: ${sideOf(island.governors[index])}${built}`
  })
  const shadows = shadowGold.map((gold, index) => `${index + 1} (${gold}): ${sideOf(island.shadows[index])}`)
  const taken = altars.map((value, index) => `${value}: ${sideOf(island.altars[index])}`)
  const seekers = scene.clans.filter((clan) => scene.sides[clan]?.seeker === island.id)
  return [
    [words.islands[island.id].toUpperCase(), `${banners.gold}/${banners.silver}  ${influence.join(', ')}`],
    ['', spots.join('; ')],
    ['', `${words.pieces.shadow} ${shadows.join('; ')}. ${words.pieces.altar} ${taken.join('; ')}`],
    [
      '',
      [
        tileNames(scene, island.tiles),
        ...(seekers.length > 0
          ? [`${words.pieces.seeker}: ${seekers.map((clan) => words.sides[clan]).join(', ')}`]
          : []),
      ].join('. '),
    ],
  ]
}

/** A goal with its rewards and who claimed them. */
export function goalLine(scene: Scene, { id, gold, silver }: GoalState): string {
  const { picture: words } = scene.words
  const goal = goalOf(scene, id)
  const owners = [
    ...(gold ? [`${words.first}: ${words.sides[gold]}`] : []),
    ...(silver ? [`${words.second}: ${words.sides[silver]}`] : []),
  ]
  const rewards = [goal.gold, ...(goal.silver && hasSilver(scene, id) ? [goal.silver] : [])].map((reward) =>
    scene.words.reward(reward),
  )
  const told = `${goalTitle(scene.words, scene, id)}: ${conditionText(scene.words, goal.condition)} ${rewards.join(' / ')}`
  return owners.length > 0 ? `${told} [${owners.join(', ')}]` : told
}
