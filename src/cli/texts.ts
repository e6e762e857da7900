import type { Options, Solo } from '../ironwood/rules'
import { opponentOf, seatNames } from '../ironwood/rules/vocabulary'
import { difficultyWords } from './difficulty'
import type { Opponent } from './opponents'
import { playCommand } from './program'

export const help = `totemforge: a rules engine for board games, and its first game, Ironwood.

  ${playCommand} --against ironbot      you are the Woodwalkers, a bot the Ironclad
  ${playCommand} --against woodenbot    you are the Ironclad, a bot the Woodwalkers

  ${playCommand} --help                 more about playing
  npx totemforge --version`

export const helpWithPlay = `Play Ironwood in the terminal against a bot of the rulebook.

  ${playCommand} --against ironbot [--level 3] [--seed friday] [--record FILE]
  ${playCommand} --resume [FILE]

  --against ironbot|woodenbot   who plays the other seat
  --level 0 to 15               how hard it is; 0 unless given
  --seed TEXT                   the same seed and the same choices give the same
                                game; random unless given
  --record FILE                 where the game is kept; totemforge-BOT.json
                                unless given
  --resume [FILE]               go on with a game that was kept

The game is kept after every action, so you can leave at any time, with quit or
with Ctrl-C. It is 100 columns wide. Once it runs, help says what you can type.`

export const helpInPlay = `What you can type:
  3               a number of the list: that choice
  do not attack   a choice as the list tells it
  move F1 F3      a choice in short, listed or not; others are opening 4,
                  play WW02, rest, move F3 F1 full, march ferrum auria,
                  fighters 2, attack F5 auria, wager WW02, wager nothing,
                  recruit F1, discover auria F3, found auria, build auria,
                  option 2, pay, burn WW12, draw 1, and forfeit, which leaves
                  a step out
  list            the choices again; an empty line does the same
  board           the position, and the choices
  map             what lies beside what
  card            the cards of your hand and what they do; card WW16 IC05 others
  log             what happened in this turn and the one before
  undo            take your last decision back, and what the bot did after it
  resign          surrender
  quit            leave; --resume goes on

The board: Fi and Go are Fighters and Golems on a mountain or in a forest. The
notes beside them are foundations, forges, the DRILL and its cargo, TOTEMs (full
ones, and fading ones that the next round end removes), markers of cards,
mountains that the bot has marked or finds possible, and how many units have
moved this turn. Of a card in hand 1/0/2 are its damage, defense and dominance as
a wager. [##] are the markers on an ongoing card.`

/** Who plays whom, how hard it is and what that means, and where the game is. */
export function greeting(
  { seed, level = 0, difficulty }: Options,
  solo: Solo | null,
  { name, person }: Opponent,
  file: string,
): string {
  const strength = difficulty ? 'a difficulty of its own' : `level ${level}`
  return [
    `You are the ${seatNames[person]}, ${name} is the ${seatNames[opponentOf(person)]}, ${strength}, seed ${seed}.`,
    ...(solo ? [`What ${strength} means for ${name}: ${difficultyWords(solo)}.`] : []),
    `The game is kept in ${file} after every action.`,
    'Type help to see what you can type; an empty line shows the choices again.',
  ].join('\n')
}
