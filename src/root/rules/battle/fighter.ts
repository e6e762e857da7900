import type { Task } from '../chapters'
import type { Play } from '../play'
import type { Owner, Seat } from '../vocabulary'
import type { Battle, Combatant } from './battle'
import type { Name as BattleEffect } from './effects'

/** What a battle asks those who fight in it, a faction or a hireling. */
export interface Fighter<Who extends Owner = Owner> {
  /** Rolled hits that it can deal besides one for each warrior. */
  hitsBeside?(play: Play, owner: Who): number
  isDefenseless?(play: Play, owner: Who): boolean
  /** Attackers deal the lower number, and it deals the higher (ROOT-8.2.2). */
  readonly dealsHigher?: true
  /** Whether it deals no rolled hits in this battle. */
  holdsBack?(play: Play, owner: Who, side: Combatant): boolean
  /** Extra hits that it deals after the roll. */
  extraHits?(play: Play, owner: Who, side: Combatant): number
  /** Whether the first hit that it takes in a battle does not count now. */
  ignoresFirstHit?(play: Play, owner: Who): boolean
  /** Whether it fights on after an ambush with nothing of its own in the clearing. */
  holdsOut?(play: Play, owner: Who): boolean
  /** What an attacker has to do before a battle against it. */
  beforeAttack?(play: Play, owner: Who, attacker: Owner): Task | null
  /** Takes hits in its own way. */
  takeHits?(play: Play, side: Combatant, left: number): void
  /** An effect of its own in a battle. */
  readonly battleEffect?: {
    readonly name: BattleEffect
    usable(play: Play, owner: Who): boolean
    use(play: Play, owner: Who): void
  }
  /** Whose warriors may fight along with it in a clearing. */
  allies?(play: Play, owner: Who, at: number): readonly Seat[]
  /** More hits fell to the ally than to its own items (ROOT-9.2.9.2.4b). */
  wrongAlly?(play: Play, owner: Who, ally: Seat): void
  /** What it states at the start of a battle in which it attacks (ROOT-4.3d). */
  declares?(play: Play, owner: Who): Task | null
  /** What it may do before the roll of a battle that others fight; and of its own. */
  beforeRoll?(play: Play, owner: Who): Task | null
  beforeOwnRoll?(play: Play, owner: Who): Task | null
  /** What follows at the end of a battle in which it attacked (ROOT-4.3.4g). */
  afterBattle?(play: Play, owner: Who, battle: Battle): void
}
