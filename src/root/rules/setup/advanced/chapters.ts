import { fiveCardsDrawn } from './five-cards'
import { keepingHands } from './keep-hands'

/** The chapters of the advanced setup. */
export const advancedChapters = { fiveCardsDrawn, keepingHands }
