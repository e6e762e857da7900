import { ranked } from '../rules/factions/duchy/facts'
import type { ClearingSuit } from '../rules/vocabulary'
import type { ExplainWords } from '../words/catalogue'
import { cardText } from './cards'
import { deeds, rankNames } from './duchy'
import { cards, points, suitAdjectives } from './forms'
import { anItem, columnNames, itemName, suitNames } from './names'

const coalition = 'Włóczęga zamiast tego tworzy koalicję.'

/** Three clearings of a suit. */
const three: Readonly<Record<ClearingSuit, string>> = { fox: 'lisie', rabbit: 'królicze', mouse: 'mysie' }

export const explain: ExplainWords = {
  ambush: () =>
    'Jako obrońca na polanie o jej symbolu zadaj dwa obrażenia przed rzutem albo udaremnij taką zasadzkę jako atakujący.',
  dominance: ({ suit }) =>
    suit === 'bird'
      ? `Za Dnia, gdy masz co najmniej 10 punktów: wygrywasz, jeśli na początku swojego Świtu kontrolujesz dwa przeciwległe narożniki. ${coalition}`
      : `Za Dnia, gdy masz co najmniej 10 punktów: wygrywasz, jeśli na początku swojego Świtu kontrolujesz trzy ${three[suit]} polany. ${coalition}`,
  cost: ({ cost }) =>
    `Koszt przekucia: ${cost.map((suit) => (suit === 'any' ? 'dowolny symbol' : suitNames[suit])).join(', ')}.`,
  brings: (item, count) => `Daje ${item ? anItem(item) : 'przedmiot'} i ${points(count)}.`,
  moments: {
    'birdsong.start': 'Raz, na początku twojego Świtu',
    birdsong: 'Raz podczas twojego Świtu',
    'birdsong.end': 'Na koniec twojego Świtu',
    'daylight.start': 'Raz, na początku twojego Dnia',
    daylight: 'Raz podczas twojego Dnia',
    'evening.start': 'Raz, na początku twojego Wieczoru',
    evening: 'Podczas twojego Wieczoru',
    'battle.effects': 'W walce, po rzucie',
    'on-craft': 'Zaraz po przekuciu',
    'on-event': 'Zawsze, gdy to nastąpi',
    always: 'Zawsze',
  },
  text: cardText,
  quest: ({ suit }) =>
    `Wyczerp te przedmioty na ${suitAdjectives[suit].genitive} polanie: dobierz dwie karty albo otrzymaj punkt za każdą ukończoną Misję o tym symbolu.`,
  leaders: {
    builder: 'Przekute przedmioty dają pełną liczbę punktów.',
    charismatic: 'Każdy rozkaz Werbunku rozmieszcza dwóch wojowników.',
    commander: 'Jako atakujący zadajesz dodatkowe obrażenie.',
    despot: 'Punkt więcej za każdą walkę, w której usuwasz budynki lub żetony przeciwnika.',
  },
  viziers: (columns) => `Wezyrowie: ${columns.map((column) => columnNames[column]).join(' i ')}.`,
  characters: {
    thief: 'Kradzież: wyczerp pochodnię i weź losową kartę gracza, który ma komponenty na twojej polanie.',
    tinker: 'Dniówka: wyczerp pochodnię i weź ze stosu kart odrzuconych kartę pasującą do twojej polany.',
    ranger: 'Kryjówka: wyczerp pochodnię, napraw trzy przedmioty i od razu zakończ Dzień.',
    vagrant:
      'Namowa: wyczerp pochodnię i wybierz na swojej polanie atakującego i obrońcę. To ty wybierasz, co tracą obie strony, i to usuwasz.',
    arbiter:
      'Ochrona: obrońca na twojej polanie może cię zwerbować. Otrzymujesz punkt, a twoje miecze podnoszą największą liczbę obrażeń, jaką obrońca może wyrzucić.',
    scoundrel:
      'Spalona Ziemia: zostaw pochodnię na swojej polanie na zawsze i usuń stamtąd wszystkie komponenty przeciwników. Niczego już się tam nie rozmieszcza ani nie przemieszcza.',
    adventurer:
      'Improwizacja: raz na turę jeden niewyczerpany przedmiot zastępuje w Misji dowolny inny, a potem ulega uszkodzeniu.',
    ronin: 'Szybki Atak: w walce, po rzucie, wyczerp miecz, aby zadać dodatkowe obrażenie.',
    harrier: 'Szybowanie: wyczerp pochodnię i przenieś się na dowolną polanę mapy bez butów.',
  },
  takes: (rank) => `${rankNames[rank]}: ujawnij ${cards(ranked[rank].cards)}, ${points(ranked[rank].points)}.`,
  ministers: deeds,
  startsWith: (list) => `Zaczyna z przedmiotami: ${list.map(itemName).join(', ')}.`,
}
