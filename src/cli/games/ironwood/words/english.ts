import { seatNames } from '../../../../ironwood/rules/vocabulary'
import { capital } from '../../../../toolkit/capital'
import { many } from '../../../../toolkit/counts'
import type { TerminalWords } from './catalogue'

export const english: TerminalWords = {
  about: `Play Ironwood in the terminal, against a bot of the rulebook or in a duel.
Ironbot plays the Ironclad, Woodenbot the Woodwalkers.`,
  legend: `In short: opening 4, play WW02, rest, move F3 F1 full, march ferrum auria,
fighters 2, attack F5 auria, wager WW02, wager nothing, recruit F1, discover auria
F3, found auria, build auria, option 2, pay, burn WW12, draw 1, and forfeit, which
leaves a step out. Other choices are written as they are told.

The board: Fi and Go are Fighters and Golems on a mountain or in a forest. The
notes beside them are foundations, forges, the DRILL and its cargo, TOTEMs (full
ones, and fading ones that the next round end removes), markers of cards,
mountains that the bot has marked or finds possible, and how many units have
moved this turn. Of a card in hand 1/0/2 are its damage, defense and dominance as
a wager. [##] are the markers on an ongoing card.`,
  bots: { ironbot: 'Ironbot', woodenbot: 'Woodenbot' },
  seat: (seat) => `the ${seatNames[seat]}`,
  won: { totems: 'third totem secured', forges: 'third forge built', surrender: 'surrender' },
  typesAsked: / The \w+ decide on: .+$/,
  level: {
    values: '0 to 15',
    meaning: 'how hard a bot of the rulebook is; 0 unless given',
    ask: 'How hard is it to be, 0 to 15? [0]',
  },
  forTwo: 'Ironwood is for two.',
  playsAlone: (bot) => `${bot} plays alone: name nobody else.`,
  levelForBots: '--level is for a game against ironbot or woodenbot: leave it out.',
  levelTakes: (highest, given) => `--level goes from 0 to ${highest}, not "${given}".`,
  difficultyOf: (level, bot, difficulty) =>
    `What ${level === null ? 'a difficulty of its own' : `level ${level}`} means for ${bot}: ${difficulty}.`,
  difficulty: {
    redIcons: 'its red icons count',
    moreCards: 'it begins with 4 special cards, not 2',
    golem: 'it has a Golem on Ferrum',
    foundations: 'it has 2 Foundations',
    spirits: 'it has 2 markers with the Spirits of the Forest',
    fewerFoundations: 'you have 3 Foundations, not 5',
    extraFighters(bot, count) {
      const kind = bot === 'ironclad' ? 'inner mountain' : 'outer forest'
      const all = bot === 'ironclad' ? 'Ferrum and each inner mountain' : 'each outer forest'
      const places = count === 5 ? all : count === 1 ? `1 ${kind}` : `each of ${count} ${kind}s`
      return `it has a Fighter more on ${places}`
    },
    nothing: 'it has nothing extra',
  },
  units: (fighters, golems) =>
    [many(fighters, 'Fighter'), ...(golems > 0 ? [many(golems, 'Golem')] : [])].join(' and '),
  against: (one, other) => `${one} against ${other}`,
  strengths: (woodwalkers, ironclad) => `Woodwalkers: ${woodwalkers}. Ironclad: ${ironclad}.`,
  doesNothing: 'Does nothing now.',
  meaning: {
    map: 'what lies beside what',
    card: 'what cards do; those of your hand if none is named',
    bot: 'what the bot has, and does in a turn',
    icon: 'what an icon does, as the bot stands now',
    rule: 'a rule by the id that stands behind what is told',
  },
  which: { icon: 'Which icon? icon COMPASS', rule: 'Which rule? rule IB-12' },
  noRule: (id) => `There is no rule ${id}.`,
  noCard: (id) => `There is no card ${id}.`,
  noIcon: (icon) => `There is no icon ${icon}.`,
  card: (name, damage, defense, dominance) => `${name}: damage ${damage}, defense ${defense}, dominance ${dominance}`,
  icons: (icons) => `Icons: ${icons.join(', ') || 'none'}`,
  redIcon: (icon) => `${icon} (red)`,
  redIconsOff: 'red icons do not count at this level',
  burned: (line) => `When burned: ${line}`,
  shown: capital,
  noIcons: 'Only a bot of the rulebook goes by icons.',
  noBot: 'In a duel nobody plays by a procedure.',
  bot: (seat, shows) => `The bot is the ${seatNames[seat]}: ${shows.join(', ')}.`,
  botHas: (crystals, hand, deck, discarded) =>
    `It has ${crystals} crystals, ${hand} cards in hand, ${deck} in its deck, ${discarded} discarded.`,
  botMarks: (bot, mountains) => `${bot === 'ironclad' ? 'Marked' : 'Possible'} mountains: ${mountains.join(', ')}.`,
  map: {
    mountain: 'MOUNTAIN',
    forest: 'FOREST',
    besideForests: 'beside the forests',
    ridges: 'ridges to',
    paths: 'paths to',
    besideMountains: 'beside the mountains',
  },
  kind: (kind) => kind,
}
