/**
 * Tools for tests of games: the conformance kit, which checks the laws of games and policies in random games; laws for storages
 * of tables; scripts, which play actions given as text; and counts of move sequences. They work with any test runner.
 *
 * @module testing
 */
export { checkGame, type DeclaredPiles, type GameSettings } from './game'
export { type Counted, perft } from './perft'
export { checkPolicy, type PolicySettings } from './policy'
export type { Broken, Report } from './report'
export { type Results, type Script, script } from './script'
export { checkStorage, type StorageReport, type StorageSettings } from './storage'
