import type { Tellings } from '../../toolkit'
import type { BotSide, Choice, Event, ProcedureStep, Stance } from '../rules'
import { cardName, type Names, placeName } from '../rules/names'
import type { Face } from '../rules/solo/solo'
import { choiceRules, idleRule, type Why } from '../words/choice'
import { iconName } from './icons'
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

/** What each choice is called, and what it leads to. */
const choices: Readonly<Record<Choice, readonly [name: string, leads: string]>> = {
  focus: ['Pronásledování', 'Zaměřený oddíl'],
  chase: ['Pronásledování', 'Pronásledování, cíl přesunu'],
  protect: ['Ochrana', 'Ochrana, cíl přesunu'],
  expand: ['Rozpínání', 'Rozpínání, cíl přesunu'],
  escort: ['Za vrtákem', 'Bojovníci jdou za vrtákem'],
  plunder: ['Drancování', 'Drancování, cíl přesunu'],
  secure: ['Ukořisťování', 'Ukořisťování, cíl přesunu'],
  interfere: ['Obtěžování', 'Obtěžování, cíl přesunu'],
  attack: ['Útok', 'Cíl útoku bota'],
  search: ['Hledání', 'Bot prohledává'],
}

const whyIdle: Readonly<Record<Why, string>> = {
  'no-target': 'není žádný cíl, takže se nic nestane',
  'no-source': 'není koho poslat, takže se nic nestane',
  'no-need': 'oddíl vedle zaměřeného oddílu už je větší, takže se nic nestane',
  'too-few': 'jednotek je příliš málo, takže se nic nestane',
  'no-card': 'bot nemá kartu, kterou by nasadil, takže si jednu dobere',
}

const noFocus = 'není oddíl, na který by se bot zaměřil, takže se nic nestane'

export const botEvents = {
  stance: ({ stance }) => stances[stance],
  side: ({ side }) =>
    `${side === 'alert' || side === 'exhausted' ? 'Průběh tahu Železobota' : 'Průběh tahu Dřevobota'}: teď strana „${botSides[side]}“.`,
  procedure: ({ step }) => `${steps[step]} (${step}).`,
  expended: ({ seat, card, from, icons, slot }, names) =>
    `${from === 'hand' ? does(seat, 'vyloží kartu', 'vyloží kartu') : does(seat, 'označí tah kartou z balíčku:', 'označí tah kartou z balíčku:')} ${cardName(names, card)}${icons || from === 'deck' ? '' : ' bez jejích ikon'}${slot ? '' : ' na předchozí kartu'}.`,
  icon: ({ icon, ignored }) =>
    ignored ? `Červená ikona „${iconName(icon)}“ se ignoruje.` : `Ikona „${iconName(icon)}“.`,
  compensated: 'Ikona nic nezměnila (BOT-05).',
  rolled: ({ face }) => `Na kouzelné kostce padlo: ${faces[face]}.`,
  picked: ({ choice, at }, names) => `${choices[choice][1]}: ${object(names, at)} (${choiceRules[choice]}).`,
  idle: ({ choice, why }) =>
    `${choices[choice][0]}: ${choice === 'focus' ? noFocus : whyIdle[why]}${idleRule(choice, why)}.`,
  'bot-bonus': ({ seat, bonus }) =>
    `${seat === 'ironclad' ? 'Přístup Železobota přidává' : 'Duchové lesa přidávají'} ${bonusWords(bonus)} (${seat === 'ironclad' ? 'IB-04' : 'WB-04'}).`,
  'mountain-marked': ({ at }, names) => `Bot označí ${object(names, at)}.`,
  'mountain-unmarked': ({ at }, names) => `${itself(names, at)} už není označeno.`,
  spirits: ({ markers }) =>
    markers === 0 ? 'Duchové lesa: žádné označovací kostičky.' : `Duchové lesa: ${many(markers, markersThemselves)}.`,
  located: ({ vision }, names) => `Dřevobot odhalí kartu vize ${placeName(names, vision)}.`,
  'vision-returned': ({ vision }, names) =>
    `Karta vize${vision ? ` ${placeName(names, vision)}` : ''} se vrací do balíčku vizí.`,
} satisfies Partial<Tellings<Event, 'type', [names: Names]>>
