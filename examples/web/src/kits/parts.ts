import type { Places } from './kit'

/** A game with one map, boards and hands. */
export const usualParts: Places = {
  status: ['status'],
  map: ['map'],
  notices: ['notices'],
  short: ['boards'],
  boards: ['boards'],
  hand: ['hand'],
  legend: ['legend'],
}
