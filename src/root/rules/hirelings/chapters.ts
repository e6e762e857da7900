import { healing } from './healing'
import { hiring } from './hiring'
import { hirelingSetUp } from './set-up'
import { hirelingSteps } from './steps'

/** What hirelings put on the agenda, and what answers that. */
export const hirelingChapters = { hirelingSteps, hiring, hirelingSetUp, healing }
