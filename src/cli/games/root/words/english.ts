import type { TerminalWords } from './catalogue'

export const english: TerminalWords = {
  about: (factions) => `Play Root in the terminal: 2 to 6 factions in one woodland, each by rules of its own.
The factions are ${factions}; --seat takes their names too.
An unofficial implementation, without art or text of the publisher.`,
  legend: `In short, as the game writes actions: act march, move-from 5, move-to 10,
move-count 2, battle-in 6, battle-whom eyrie, build 8, building sawmill, craft
anvil, spend-bird sappers, decree favor-of-the-mice, column build, done. What
takes several choices is asked one after another.

The board: a line for each clearing says who rules it, how many of its slots are
open, what stands there and where its paths lead; of the boards below it yours is
the one whose hand is told. Players go by their factions or seats.`,
  won: { points: 'points', dominance: 'dominance' },
  factions: 'who sits where, from p1 on; or any, random or draft; random unless given',
  map: (names, usual) => `${names}; ${usual} unless given`,
  deck: (names, usual) => `${names.join(' or ')}; ${usual} unless given`,
  advanced: (names) => `the advanced setup: ${names}; the standard setup unless given`,
  landmarks: 'that many landmarks in the advanced setup; none unless given',
  takes: (option, names, given) => `--${option} takes ${names}, not "${given}".`,
  card: 'what a card, a quest, a leader or a character does; your hand if none is named',
  rule: 'a rule by the id that stands behind a refusal',
  whichRule: 'Which rule? rule ROOT-4.3a',
  emptyHand: 'You have no card.',
  noCard: (id) => `There is no card ${id}.`,
  noRule: (id) => `There is no rule ${id}.`,
}
