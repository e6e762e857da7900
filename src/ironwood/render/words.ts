import { english } from '../english'
import type { Restriction } from '../rules'

export { battleWords, botMark, botWords, headline, markWords, slotWords, visionHand } from '../words/position'

export const restrictionWords = (restriction: Restriction): string => english.words.position.restriction(restriction)
