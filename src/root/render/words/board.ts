import { board } from '../../english/board'
import type { Tracked } from '../../words/catalogue'

export * from '../../words/board'
export const trackLabel = (kind: Tracked): string => board.tracks[kind]
