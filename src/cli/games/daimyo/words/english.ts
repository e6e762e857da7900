import type { TerminalWords } from './catalogue'

export const english: TerminalWords = {
  about: (clans) => `Play Daimyo in the terminal: 2 to 4 clans on islands, or one clan against the Empire.
The clans are ${clans}; --seat takes these names.
An unofficial implementation, without art or text of the publisher.`,
  legend: `In short, as the game writes actions: die green 4, space relic, main, island red,
take red-2 red, governor blue-1, shadow red-s1, build farm, slot TF1-2, hero HE07,
ability, discard NA01, hire HE12, end, done. What takes several choices is asked
one after another.

The board: a line for each island with its tiles, spots, Shadows and altars; of the
clan boards below it yours is the one whose hand is told.`,
  won: { points: 'points', resources: 'resources after a tie', shared: 'a tie' },
  clans: (names) => `who plays, the first begins; one plays against the Empire: ${names}`,
  boards: (names, usual) => `${names.join(' or ')} construction boards; ${usual} unless given`,
  aggressive: 'whether heroes act against other clans; yes unless given',
  difficulty: (names) => `how strong the Empire begins: ${names}; normal unless given`,
  takes: (option, names, given) => `--${option} takes ${names}, not "${given}".`,
  card: 'what a hero, a tile, a goal, a board or a clan does; your hand if none is named',
  rule: 'a rule by the id that stands behind a refusal',
  whichRule: 'Which rule? rule DAI-SEEK-04',
  emptyHand: 'You have no card.',
  noCard: (id) => `There is no card ${id}.`,
  noRule: (id) => `There is no rule ${id}.`,
}
