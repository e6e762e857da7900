import { checkFields } from '../../render/check'

/** Refuses what is not a state or a view of this game. */
export const checkPosition = (position: unknown): void =>
  checkFields('root', position, ['suits', 'sides', 'quests', 'supply'])
