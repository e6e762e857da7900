import type { Action } from '../../rules/chapters'
import type { Character, Leader } from '../../rules/vocabulary'

/** What an effect does in battle, in a few words for a list of choices. */
export const battleEffects: Readonly<Record<Extract<Action, { type: 'effect' }>['effect'], string>> = {
  'brutal-tactics': 'an extra hit, and the defender scores a point',
  sappers: 'an extra hit; the card is discarded',
  armorers: 'rolled hits against you do not count; the card is discarded',
  'fox-partisans': 'an extra hit, and all cards of your hand but fox are discarded',
  'rabbit-partisans': 'an extra hit, and all cards of your hand but rabbit are discarded',
  'mouse-partisans': 'an extra hit, and all cards of your hand but mouse are discarded',
  'swift-strike': 'exhaust a sword for an extra hit',
}

/** Special actions in a list of choices; characters without one have no line. */
export const characterActions: Readonly<Partial<Record<Character, string>>> = {
  thief: 'Steal a card at random from a player here (a torch).',
  tinker: 'Day Labor: take a card of this suit from the discard pile (a torch).',
  ranger: 'Hideout: repair three items, and Daylight ends (a torch).',
  vagrant: 'Instigate a battle between two others here (a torch).',
  scoundrel: 'Scorched Earth: leave the torch here, and remove all enemy pieces (a torch).',
  harrier: 'Glide to any clearing (a torch).',
}

/** What each character can do that the others cannot. */
export const characterTexts: Readonly<Record<Character, string>> = {
  thief: 'Steal: exhaust a torch, and take a card at random from a player with pieces in your clearing.',
  tinker: 'Day Labor: exhaust a torch, and take a card that matches your clearing from the discard pile.',
  ranger: 'Hideout: exhaust a torch, repair three items, and end your Daylight at once.',
  vagrant:
    'Instigate: exhaust a torch, and choose an attacker and a defender in your clearing. You choose what both lose, and remove it.',
  arbiter:
    'Protect: a defender in your clearing may enlist you. You score a point, and your swords raise the most hits that the defender can roll.',
  scoundrel:
    'Scorched Earth: put a torch into your clearing for good, and remove all enemy pieces there. Nothing is placed or moved there any more.',
  adventurer: 'Improvise: once in a turn one ready item stands for any other in a quest; it is damaged by that.',
  ronin: 'Swift Strike: in battle, after the roll, exhaust a sword for an extra hit.',
  harrier: 'Glide: exhaust a torch, and move to any clearing of the map without boots.',
}

export const leaderTexts: Readonly<Record<Leader, string>> = {
  builder: 'Crafted items bring their full points.',
  charismatic: 'Each recruit order places two warriors.',
  commander: 'As attacker you deal an extra hit.',
  despot: 'A point more for each battle in which you remove enemy buildings or tokens.',
}
