/**
 * Policies that search, for any game.
 *
 * @module search
 */
export { flatMonteCarlo } from './flat'
export type { Searchable } from './game'
export type { Guide } from './guide'
export { halving } from './halving'
export { ismcts } from './ismcts'
export type { AsyncSearchOptions, SearchOptions, SearchPolicy } from './policy'
export { principalVariation, type SearchMove, type SearchNode } from './read'
export type { Searched, Tried } from './report'
export type { Budget, SearchSettings } from './settings'
