export { ironbot } from './ironbot'
export type { BotPolicy, BotTurn } from './policy'
export type { Explanation } from './rank'
export { woodenbot } from './woodenbot'
