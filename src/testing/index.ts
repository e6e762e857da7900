/**
 * What tests of games are made of: the conformance kit, laws that every game and every policy must keep, looked at in
 * random games; laws that every storage of tables must keep; scripts, positions played on by actions given as text; and counts of move
 * sequences. It belongs to no test runner.
 *
 * @module testing
 */
export { checkGame, type GameSettings } from './game'
export { type Counted, perft } from './perft'
export { checkPolicy, type PolicySettings } from './policy'
export type { Broken, Report } from './report'
export { type Results, type Script, script } from './script'
export { checkStorage, type StorageReport, type StorageSettings } from './storage'
