import { riverfolkBirdsong } from './birdsong'
import { riverfolkCrafting } from './crafting'
import { riverfolkDaylight } from './daylight'
import { disruption } from './disruption'
import { riverfolkFunds } from './funds'
import { riverfolkPrices } from './prices'
import { riverfolkSelling } from './selling'
import { riverfolkSetup } from './setup'

/** What the rules of this faction put on the agenda. */
export const riverfolkChapters = {
  riverfolkSetup,
  riverfolkPrices,
  riverfolkBirdsong,
  riverfolkDaylight,
  riverfolkFunds,
  riverfolkCrafting,
  riverfolkSelling,
  disruption,
}
