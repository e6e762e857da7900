import { blackMarket } from './black-market'
import { ferryCards } from './ferry-card'
import { landmarkSetup } from './setup'
import { suited } from './suit'
import { treetopSlots } from './treetop-slot'

/** The chapters of the landmarks. */
export const landmarkChapters = { landmarkSetup, ferryCards, treetopSlots, blackMarket, suited }
