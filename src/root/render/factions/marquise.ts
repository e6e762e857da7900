import type { MarquiseBoard } from '../../rules/factions/marquise/board'
import type { DrawnBoard } from './faction'

export const marquise: DrawnBoard<MarquiseBoard> = { pieces: ({ tracks }) => [...tracks] }
