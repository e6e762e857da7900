import type { Tellings } from '../../toolkit'
import type { BotSide, Choice, Event, ProcedureStep, Stance } from '../rules'
import { cardName, type Names, placeName } from '../rules/names'
import type { Face } from '../rules/solo/solo'
import { choiceRules, idleRule, type Why } from '../words/choice'
import { iconName } from './icons'
import { bonus as bonusWords, itself, many, markers as markerForms, object, side } from './nouns'

const stances: Readonly<Record<Stance, string>> = {
  aggressive: 'Żelazobot jest w tej turze Agresywny: Drużyna Plemienia Puszczy ma Totem (IB-03).',
  defensive: 'Żelazobot jest w tej turze Obronny: ma 5 Kryształów i Fundament do zabudowania (IB-03).',
  expansive: 'Żelazobot jest w tej turze Ekspansywny (IB-03).',
}

const steps: Readonly<Record<ProcedureStep, string>> = {
  'IB-05 (1)': 'Żelazobot zamienia Fundament w Kuźnię',
  'IB-05 (2)': 'Żelazobot rusza w Pościg i atakuje',
  'IB-05 (3)': 'Żelazobot umieszcza Fundament',
  'IB-05 (4)': 'Żelazobot rozpatruje kartę',
  'IB-06': 'Żelazobot rozpatruje kartę',
  'WB-05 (2)': 'Pancerny Klan ma 5 Kryształów, więc Lasobot plądruje',
  'WB-05 (3)': 'Lasobot rozpatruje kartę',
  'WB-06 (1)': 'Drużyna ma Totem, więc Lasobot go zabezpiecza',
  'WB-06 (2)': 'Lasobot rozpatruje kartę',
}

/** The sides of a bot's card. */
export const botSides: Readonly<Record<BotSide, string>> = {
  alert: 'Alarm',
  exhausted: 'Wyczerpanie',
  disruptive: 'Przełamanie',
  exalted: 'Wzburzenie',
}

export const botStances: Readonly<Record<Stance, string>> = {
  aggressive: 'Agresywny',
  defensive: 'Obronny',
  expansive: 'Ekspansywny',
}

export const faces: Readonly<Record<Face, string>> = {
  'lowest even': 'najniższy parzysty',
  'lowest odd': 'najniższy nieparzysty',
  'highest even': 'najwyższy parzysty',
  'highest odd': 'najwyższy nieparzysty',
}

/** What each choice is called, and what it leads to. */
const choices: Readonly<Record<Choice, readonly [name: string, leads: string]>> = {
  focus: ['Pościg', 'Bot skupia uwagę na'],
  chase: ['Pościg', 'Pościg, cel ruchu'],
  protect: ['Ochrona', 'Ochrona, cel ruchu'],
  expand: ['Rozwój', 'Rozwój, cel ruchu'],
  escort: ['Za Wiertłem', 'Wojownicy idą za Wiertłem'],
  plunder: ['Plądrowanie', 'Plądrowanie, cel ruchu'],
  secure: ['Zabezpieczanie', 'Zabezpieczanie, cel ruchu'],
  interfere: ['Ingerencja', 'Ingerencja, cel ruchu'],
  attack: ['Atak', 'Cel ataku bota'],
  search: ['Poszukiwanie', 'Bot przeszukuje'],
}

const whyIdle: Readonly<Record<Why, string>> = {
  'no-target': 'nie ma celu, więc nic się nie dzieje',
  'no-source': 'nie ma kogo wysłać, więc nic się nie dzieje',
  'no-need': 'Drużyna obok centrum uwagi jest już większa, więc nic się nie dzieje',
  'too-few': 'jednostek jest za mało, więc nic się nie dzieje',
  'no-card': 'bot nie ma karty do umieszczenia, więc jedną dobiera',
}

const noFocus = 'nie ma Drużyny, na której bot skupiłby uwagę, więc nic się nie dzieje'

export const botEvents = {
  stance: ({ stance }) => stances[stance],
  side: ({ side: shows }) =>
    `${shows === 'alert' || shows === 'exhausted' ? 'Przebieg tury Żelazobota' : 'Skrót zasad Lasobota'}: teraz strona „${botSides[shows]}”.`,
  procedure: ({ step }) => `${steps[step]} (${step}).`,
  expended: ({ seat, card, from, icons, slot }, names) =>
    `${side[seat]} ${from === 'hand' ? 'zużywa kartę' : 'zaznacza turę kartą z talii:'} ${cardName(names, card)}${icons || from === 'deck' ? '' : ' bez jej ikon'}${slot ? '' : ' na poprzedniej karcie'}.`,
  icon: ({ icon, ignored }) =>
    ignored ? `Czerwona ikona „${iconName(icon)}” jest ignorowana.` : `Ikona „${iconName(icon)}”.`,
  compensated: 'Ikona niczego nie zmieniła (BOT-05).',
  rolled: ({ face }) => `Magiczna kość wskazuje: ${faces[face]}.`,
  picked: ({ choice, at }, names) =>
    choice === 'focus'
      ? `${choices.focus[1]} Drużynie: ${itself(names, at)} (${choiceRules.focus}).`
      : `${choices[choice][1]}: ${itself(names, at)} (${choiceRules[choice]}).`,
  idle: ({ choice, why }) =>
    `${choices[choice][0]}: ${choice === 'focus' ? noFocus : whyIdle[why]}${idleRule(choice, why)}.`,
  'bot-bonus': ({ seat, bonus }) =>
    `${seat === 'ironclad' ? 'Zachowanie Żelazobota daje' : 'Duchy Lasu dają'} ${bonusWords(bonus)} (${seat === 'ironclad' ? 'IB-04' : 'WB-04'}).`,
  'mountain-marked': ({ at }, names) => `Bot oznacza ${object(names, at)}.`,
  'mountain-unmarked': ({ at }, names) => `${itself(names, at)} nie jest już oznaczona.`,
  spirits: ({ markers }) =>
    markers === 0 ? 'Obok Duchów Lasu nie ma znaczników.' : `Obok Duchów Lasu: ${many(markers, markerForms)}.`,
  located: ({ vision }, names) => `Lasobot ujawnia kartę Przepowiedni ${placeName(names, vision)}.`,
  'vision-returned': ({ vision }, names) =>
    `Karta Przepowiedni${vision ? ` ${placeName(names, vision)}` : ''} wraca do talii Przepowiedni.`,
} satisfies Partial<Tellings<Event, 'type', [names: Names]>>
