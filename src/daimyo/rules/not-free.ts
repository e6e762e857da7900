import type { Refusal } from '../../core'
import { because } from './because'
import type { Piece } from './event'
import { freePlaces } from './places'
import type { Play } from './play'

/** Why a piece cannot come to a place that is taken, or not in play. */
export const notFree = (play: Play, piece: Piece, place: string): Refusal | null =>
  freePlaces(play, piece).includes(place) ? null : because('not-free', 'DAI-ISLE-03', { place })
