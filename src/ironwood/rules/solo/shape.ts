import { flag, listOf, nullable, objectOf, oneOf, optional, type Shape, whole } from '../../../toolkit'
import { mountain, seat } from '../shapes'
import { supply, visionCount } from '../vocabulary'
import { highestLevel, mostExtraFighters } from './difficulty'
import { botSides, type Difficulty, faces, type Solo, stances } from './solo'

export const level: Shape<number> = whole(0, highestLevel)
const extraFighters = whole(0, mostExtraFighters)

/** The settings of the difficulty, as options and in play. */
export const difficulty: Shape<Difficulty> = objectOf<Difficulty>({
  redIcons: optional(flag),
  moreCards: optional(flag),
  golem: optional(flag),
  foundations: optional(flag),
  spirits: optional(flag),
  fewerFoundations: optional(flag),
  extraFighters: optional(extraFighters),
})
const everyOption = objectOf<Required<Difficulty>>({
  redIcons: flag,
  moreCards: flag,
  golem: flag,
  foundations: flag,
  spirits: flag,
  fewerFoundations: flag,
  extraFighters,
})

/** The parts of a game against a bot. */
export const soloShape: Shape<Solo> = objectOf<Solo>({
  bot: seat,
  difficulty: everyOption,
  stance: nullable(oneOf(...stances)),
  side: oneOf(...botSides),
  spirits: whole(0, supply.markers),
  marked: listOf(mountain, visionCount),
  die: nullable(oneOf(...faces)),
  alerted: flag,
})
