import type { Tellings } from '../../toolkit'
import type { BotSide, Choice, Event, ProcedureStep, Stance } from '../rules'
import { cardName, type Names, placeName } from '../rules/names'
import type { Face } from '../rules/solo/solo'
import { bonus as bonusWords, does, itself, many, markersThemselves, object } from './nouns'

const stances: Readonly<Record<Stance, string>> = {
  aggressive: 'Železobot má v tomto tahu Agresivní přístup: oddíl Strážců hvozdu má totem (IB-03).',
  defensive: 'Železobot má v tomto tahu Defenzivní přístup: má 5 krystalů a základy, na kterých může stavět (IB-03).',
  expansive: 'Železobot má v tomto tahu Rozpínavý přístup (IB-03).',
}

const steps: Readonly<Record<ProcedureStep, string>> = {
  'IB-05 (1)': 'Železobot mění základy v kovárnu',
  'IB-05 (2)': 'Železobot přechází k Pronásledování a útočí',
  'IB-05 (3)': 'Železobot umisťuje základy',
  'IB-05 (4)': 'Železobot vyhodnocuje kartu',
  'IB-06': 'Železobot vyhodnocuje kartu',
  'WB-05 (2)': 'Železné bratrstvo má 5 krystalů, takže Dřevobot drancuje',
  'WB-05 (3)': 'Dřevobot vyhodnocuje kartu',
  'WB-06 (1)': 'Oddíl má totem, takže ho Dřevobot ukořisťuje',
  'WB-06 (2)': 'Dřevobot vyhodnocuje kartu',
}

/** The sides of a bot's card. */
export const botSides: Readonly<Record<BotSide, string>> = {
  alert: 'Ostražitý',
  exhausted: 'Vyčerpaný',
  disruptive: 'Narušující',
  exalted: 'Zaujatý',
}

export const botStances: Readonly<Record<Stance, string>> = {
  aggressive: 'Agresivní přístup',
  defensive: 'Defenzivní přístup',
  expansive: 'Rozpínavý přístup',
}

export const faces: Readonly<Record<Face, string>> = {
  'lowest even': 'nejnižší sudé',
  'lowest odd': 'nejnižší liché',
  'highest even': 'nejvyšší sudé',
  'highest odd': 'nejvyšší liché',
}

/** What each choice is called, what it leads to, and its rule. */
const choices: Readonly<Record<Choice, readonly [name: string, leads: string, rule: string]>> = {
  focus: ['Pronásledování', 'Zaměřený oddíl', 'IB-10'],
  chase: ['Pronásledování', 'Pronásledování, cíl přesunu', 'IB-12'],
  protect: ['Ochrana', 'Ochrana, cíl přesunu', 'IB-12'],
  expand: ['Rozpínání', 'Rozpínání, cíl přesunu', 'IB-12'],
  escort: ['Za vrtákem', 'Bojovníci jdou za vrtákem', 'IB-18'],
  plunder: ['Drancování', 'Drancování, cíl přesunu', 'WB-12'],
  secure: ['Ukořisťování', 'Ukořisťování, cíl přesunu', 'WB-12'],
  interfere: ['Obtěžování', 'Obtěžování, cíl přesunu', 'WB-12'],
  attack: ['Útok', 'Cíl útoku bota', 'WB-13'],
  search: ['Hledání', 'Bot prohledává', 'WB-09'],
}

type Why = Extract<Event, { type: 'idle' }>['why']

const whyIdle: Readonly<Record<Why, string>> = {
  'no-target': 'není žádný cíl, takže se nic nestane',
  'no-source': 'není koho poslat, takže se nic nestane',
  'no-need': 'oddíl vedle zaměřeného oddílu už je větší, takže se nic nestane',
  'too-few': 'jednotek je příliš málo, takže se nic nestane',
  'no-card': 'bot nemá kartu, kterou by nasadil, takže si jednu dobere',
}

const noFocus = 'není oddíl, na který by se bot zaměřil, takže se nic nestane'

function ruleOf(choice: Choice, why: Why): string {
  if (why === 'no-card') return ' (BOT-08)'
  if (choice !== 'attack') return ` (${choices[choice][2]})`
  return why === 'too-few' ? ' (IB-11)' : ''
}

export const botEvents = {
  stance: ({ stance }) => stances[stance],
  side: ({ side }) =>
    `${side === 'alert' || side === 'exhausted' ? 'Průběh tahu Železobota' : 'Průběh tahu Dřevobota'}: teď strana ${botSides[side]}.`,
  procedure: ({ step }) => `${steps[step]} (${step}).`,
  expended: ({ seat, card, from, icons, slot }, names) =>
    `${from === 'hand' ? does(seat, 'vyloží kartu', 'vyloží kartu') : does(seat, 'označí tah kartou z balíčku:', 'označí tah kartou z balíčku:')} ${cardName(names, card)}${icons || from === 'deck' ? '' : ', bez jejích ikon'}${slot ? '' : ', na předchozí kartu'}.`,
  icon: ({ icon, ignored }) => (ignored ? `Červená ikona ${icon} se ignoruje.` : `Ikona ${icon}.`),
  compensated: 'Ikona nic nezměnila (BOT-05).',
  rolled: ({ face }) => `Na kouzelné kostce padlo: ${faces[face]}.`,
  picked: ({ choice, at }, names) => `${choices[choice][1]}: ${object(names, at)} (${choices[choice][2]}).`,
  idle: ({ choice, why }) =>
    `${choices[choice][0]}: ${choice === 'focus' ? noFocus : whyIdle[why]}${ruleOf(choice, why)}.`,
  'bot-bonus': ({ seat, bonus }) =>
    `${seat === 'ironclad' ? 'Přístup Železobota přidává' : 'Duchové lesa přidávají'} ${bonusWords(bonus)} (${seat === 'ironclad' ? 'IB-04' : 'WB-04'}).`,
  'mountain-marked': ({ at }, names) => `Bot označí ${object(names, at)}.`,
  'mountain-unmarked': ({ at }, names) => `${itself(names, at)} už není označeno.`,
  spirits: ({ markers }) => `Duchové lesa: ${many(markers, markersThemselves)}.`,
  located: ({ vision }, names) => `Dřevobot odhalí kartu vize ${placeName(names, vision)}.`,
  'vision-returned': ({ vision }, names) =>
    `Karta vize${vision ? ` ${placeName(names, vision)}` : ''} se vrací do balíčku vizí.`,
} satisfies Partial<Tellings<Event, 'type', [names: Names]>>
