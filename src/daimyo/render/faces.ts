import type { Face } from '../../render/card'
import type { Held } from '../../render/hand'
import type { Icon } from '../../render/icons'
import { bold, centred, group, shape, write } from '../../render/svg'
import { swords } from '../../render/swords'
import { clanOf, heroOf } from '../rules/box'
import { clans } from '../rules/vocabulary'
import { stepsText } from '../words/card-text'
import { heroTitle } from '../words/titles'
import { colours, sideColours } from './palette'
import * as draw from './shapes'
import type { Sketch } from './sketch'
import { heroTarget } from './zones'

const coin = (gold: number): string =>
  group({}, [
    shape('circle', { r: 10, fill: colours.gold, stroke: colours.dark, 'stroke-width': 1.2 }),
    write(0, 4.5, gold, { ...bold, ...centred, 'font-size': 13, fill: colours.dark }),
  ])

/** A hero as a card: its strength and its cost, and what it does. */
export function heldHero({ scene }: Sketch, id: string): Held {
  const { picture: words } = scene.words
  const { strength, cost, steps, aggressive } = heroOf(scene, id)
  const clan = clans.find((each) => clanOf(scene, each).heroes.includes(id))
  const title = heroTitle(scene.words, scene, id)
  const effect = stepsText(scene.words, steps)
  const icons: Icon[] = [
    [27, [draw.scaled(0.85, draw.anyDie(String(strength)))]],
    [26, [coin(cost)]],
    ...(aggressive ? [[26, [draw.scaled(0.85, ...swords())]] satisfies Icon] : []),
  ]
  const face: Face = {
    corner: '',
    title,
    head: clan ? sideColours[clan] : colours.anyDie,
    headInk: colours.white,
    icons,
    effect,
  }
  const said = [title, words.strength(strength), words.cost(cost), ...(aggressive ? [words.aggressive] : []), ...effect]
  return { target: heroTarget(id), title: said.join('; '), face }
}
