import { marketOffer } from './black-market'
import type { LandmarkOffer } from './offer'

/** What landmarks let seats do in their turns. */
export const landmarkOffers: readonly LandmarkOffer[] = [marketOffer]
