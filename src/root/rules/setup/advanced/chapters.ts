import { choosingFactions } from './choose-faction'
import { fiveCardsDrawn } from './five-cards'
import { choosingHomelands } from './homeland'
import { keepingHands } from './keep-hands'
import { settingUp } from './set-up'

/** The chapters of the advanced setup. */
export const advancedChapters = { fiveCardsDrawn, keepingHands, choosingFactions, choosingHomelands, settingUp }
