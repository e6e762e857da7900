import { canBattleAt } from '../../battle/battle'
import { matchesClearing } from '../../clearings'
import { lenderTo } from '../../lent'
import { enemiesOf } from '../../owner'
import type { Play } from '../../play'
import { buildingsAt, isPresent, rules, tokensAt, warriorsAt } from '../../rule'
import { clearings, type Owner, type Seat, type Suit } from '../../vocabulary'
import { keepersOf } from './board'
import { showsAt } from './camps'
import { type RelicKind, relicOf } from './facts'
import { nameOf, type RelicName, relicNames, relicsAt } from './relics'

/** A relic that can be delved: the number of its forest, and what it is called. */
export interface Find {
  readonly forest: number
  readonly relic: RelicName
}

/** Relics in forests that touch a clearing; those that look alike are one (ROOT-15.5.2.2.1). */
export const findsAt = (play: Play, seat: Seat, at: number): Find[] =>
  (play.ground.forestsAt[at] ?? []).flatMap((forest) => {
    const lying = (keepersOf(play, seat).forests[forest] ?? []).map(nameOf)
    return relicNames.filter((name) => lying.includes(name)).map((relic) => ({ forest, relic }))
  })

/** Whether the Keepers can delve into a clearing: they rule it, with a warrior, and nothing burns there (ROOT-15.5.2.2b). */
export const canDelve = (play: Play, seat: Seat, at: number): boolean =>
  warriorsAt(play, seat, at) > 0 &&
  rules(play, seat, at) &&
  !play.state.scorched.includes(at) &&
  findsAt(play, seat, at).length > 0

/** Warriors on loan are no enemy pieces (ROOT-15.5.2.2e). */
const isEnemyAt = (play: Play, seat: Seat, enemy: Owner, at: number): boolean =>
  isPresent(play, enemy, at) &&
  (lenderTo(play, seat, at) !== enemy || buildingsAt(play, enemy, at) + tokensAt(play, enemy, at) > 0)

/** Whether a battle must be started in a clearing: enemy pieces are there, and can be battled (ROOT-15.5.2.2a, ROOT-15.5.2.2c). */
export const mustBattle = (play: Play, seat: Seat, at: number): boolean =>
  canBattleAt(play, seat, at) && enemiesOf(play, seat).some((enemy) => isEnemyAt(play, seat, enemy, at))

/** Where the second column can act, by the suit of a card. */
export const delveSites = (play: Play, seat: Seat, suit: Suit): number[] =>
  clearings.filter((at) => matchesClearing(play, suit, at) && (mustBattle(play, seat, at) || canDelve(play, seat, at)))

/** Relics in a clearing of a type that a waystation there shows (ROOT-15.5.2.3.1). */
export const recoverable = (play: Play, seat: Seat, at: number): RelicKind[] =>
  relicsAt(play, seat, at).filter((kind) => showsAt(play, seat, at, relicOf[kind].type))

/** Where the Keepers can recover, by the suit of a card. */
export const recoverSites = (play: Play, seat: Seat, suit: Suit): number[] =>
  clearings.filter((at) => matchesClearing(play, suit, at) && recoverable(play, seat, at).length > 0)
