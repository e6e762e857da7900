import type { Tellings } from '../../toolkit'
import type { BotSide, Choice, Event, ProcedureStep, Stance } from '../rules'
import { cardName, type Names, placeName } from '../rules/names'
import { seatNames } from '../rules/vocabulary'
import { choiceRules, idleRule, type Why } from '../words/choice'
import { bonusWords, manyOrNo } from './nouns'

const stances: Readonly<Record<Stance, string>> = {
  aggressive: 'Ironbot is aggressive this turn: a Woodwalker Warband has a Totem (IB-03).',
  defensive: 'Ironbot is defensive this turn: it has 5 crystals and a Foundation to build on (IB-03).',
  expansive: 'Ironbot is expansive this turn (IB-03).',
}

const steps: Readonly<Record<ProcedureStep, string>> = {
  'IB-05 (1)': 'Ironbot turns a Foundation into a Forge',
  'IB-05 (2)': 'Ironbot chases and attacks',
  'IB-05 (3)': 'Ironbot places a Foundation',
  'IB-05 (4)': 'Ironbot resolves a card',
  'IB-06': 'Ironbot resolves a card',
  'WB-05 (2)': 'The Ironclad have 5 crystals, so Woodenbot plunders',
  'WB-05 (3)': 'Woodenbot resolves a card',
  'WB-06 (1)': 'A Warband has a Totem, so Woodenbot secures it',
  'WB-06 (2)': 'Woodenbot resolves a card',
}

const sides: Readonly<Record<BotSide, string>> = {
  alert: "Ironbot's procedure is Alert now.",
  exhausted: "Ironbot's procedure is Exhausted now.",
  disruptive: "Woodenbot's Aid is Disruptive now.",
  exalted: "Woodenbot's Aid is Exalted now.",
}

/** The name of each choice, and its result. */
const choices: Readonly<Record<Choice, readonly [name: string, leads: string]>> = {
  focus: ['Chase', 'The bot focuses on'],
  chase: ['Chase', 'Chase: units go to'],
  protect: ['Protect', 'Protect: units go to'],
  expand: ['Expand', 'Expand: units go to'],
  escort: ['Follow the Drill', 'Fighters follow the Drill to'],
  plunder: ['Plunder', 'Plunder: Fighters go to'],
  secure: ['Secure', 'Secure: Fighters go to'],
  interfere: ['Interfere', 'Interfere: Fighters go to'],
  attack: ['Attack', "The bot's target is"],
  search: ['Search', 'The bot searches'],
}

const whyIdle: Readonly<Record<Why, string>> = {
  'no-target': 'there is no target, so nothing happens',
  'no-source': 'nobody can be sent, so nothing happens',
  'no-need': 'a Warband beside the focus is already larger, so nothing happens',
  'too-few': 'there are too few units, so nothing happens',
  'no-card': 'the bot has no card to wager, so it draws one',
}

const noFocus = 'there is no Warband to focus on, so nothing happens'

const expended: Readonly<Record<Extract<Event, { type: 'expended' }>['from'], (card: string) => string>> = {
  hand: (card) => `expend ${card}`,
  deck: (card) => `mark the turn with ${card} from the deck`,
}

/** The events of games against a bot. */
export const botEvents = {
  stance: ({ stance }) => stances[stance],
  side: ({ side }) => sides[side],
  procedure: ({ step }) => `${steps[step]} (${step}).`,
  expended: ({ seat, card, from, icons, slot }, names) =>
    `The ${seatNames[seat]} ${expended[from](cardName(names, card))}${icons || from === 'deck' ? '' : ' without its icons'}${slot ? '' : ' on top of the one before'}.`,
  icon: ({ icon, ignored }) => (ignored ? `The red icon ${icon} is ignored.` : `Icon ${icon}.`),
  compensated: 'The icon changed nothing (BOT-05).',
  rolled: ({ face }) => `The Magic die shows: ${face}.`,
  picked: ({ choice, at }, names) => `${choices[choice][1]} ${placeName(names, at)} (${choiceRules[choice]}).`,
  idle: ({ choice, why }) =>
    `${choices[choice][0]}: ${choice === 'focus' ? noFocus : whyIdle[why]}${idleRule(choice, why)}.`,
  'bot-bonus': ({ seat, bonus }) =>
    seat === 'ironclad'
      ? `Ironbot's stance adds ${bonusWords(bonus)} (IB-04).`
      : `The Spirits of the Forest add ${bonusWords(bonus)} (WB-04).`,
  'mountain-marked': ({ at }, names) => `${placeName(names, at)} is marked.`,
  'mountain-unmarked': ({ at }, names) => `${placeName(names, at)} is no longer marked.`,
  spirits: ({ markers }) => `The Spirits of the Forest hold ${manyOrNo(markers, 'marker')} now.`,
  located: ({ vision }, names) => `Woodenbot turns up the vision of ${placeName(names, vision)}.`,
  'vision-returned': ({ vision }, names) =>
    `${vision ? `The vision of ${placeName(names, vision)}` : 'A vision card'} goes back into the vision deck.`,
} satisfies Partial<Tellings<Event, 'type', [names: Names]>>
