import { capital } from '../../toolkit/capital'
import { cardOf } from '../rules/cards'
import type { Mood } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import { left, objectEnding, points, suitAdjectives } from './forms'
import {
  anItem,
  byClearing,
  cardName,
  clearing,
  Does,
  fromClearing,
  itemName,
  moodNames,
  ofSuit,
  onClearing,
  suitNames,
  toClearing,
  who,
  whose,
} from './names'

/** What a command is. */
export const commandActs: Readonly<Record<string, string>> = {
  move: 'Ruch.',
  battle: 'Walka.',
  build: 'Budowa: wydaj kartę, aby zbudować Warownię na polanie o jej symbolu.',
}

export const advanceActs: Readonly<Record<string, string>> = {
  move: 'Ruch Lordem, a po nim, jeśli chcesz, walka.',
  battle: 'Walka na polanie z Lordem.',
}

export const relentlessActs: Readonly<Record<string, string>> = {
  move: 'Jeszcze jeden ruch Lordem.',
  battle: 'Jeszcze jedna walka na polanie z Lordem.',
}

/** What each mood does. */
const moods: Readonly<Record<Mood, string>> = {
  bitter:
    'w walce na polanie z Lordem, przed rzutem, żetony Szturmu z niej i z sąsiednich polan zamieniają się w wojowników.',
  grandiose: 'Natarcie Lordem przed krokiem Rozkazuj Szczurom.',
  jubilant: 'Podburzanie na polanie z Lordem pozwala rzucić kością Szturmu do czterech razy.',
  lavish: 'na koniec Świtu możesz usunąć przedmioty ze Skarbca i za każdy rozmieścić dwóch wojowników.',
  relentless: 'po Natarciu z ruchem i walką jeszcze jeden ruch albo walka Lordem.',
  rowdy: 'Wieczorem dobierasz kartę więcej, a przy trzech komponentach przeciwników na polanie z Lordem dwie.',
  stubborn: 'w walce na polanie z Lordem pierwsze otrzymane obrażenie się nie liczy.',
  wrathful: 'jako atakujący na polanie z Lordem zadajesz dodatkowe obrażenie.',
}

/** As in `to nie lisia polana`. */
const suited = (suit: keyof typeof suitAdjectives): string => suitAdjectives[suit].nominative

/** Of the Lord of the Hundreds. */
export const hundreds = {
  actions: {
    raze: ({ at }, _task, scene) => `Najazd ${onClearing(scene, at)}.`,
    anoint: ({ at }, _task, scene) => `Powołaj Lorda ${onClearing(scene, at)}.`,
    mood: ({ mood }) => `${moodNames[mood]}: ${moods[mood]}`,
    'give-up': ({ item }) => `Usuń z gry ${anItem(item)}.`,
    keep: ({ what }, task) => {
      const card = task?.do === 'item-or-points' ? cardOf(task.card) : null
      if (what === 'item') return card?.item ? `Weź ${anItem(card.item)} bez punktów.` : 'Weź przedmiot bez punktów.'
      return card ? `Usuń przedmiot z gry: ${points(card.points)}.` : 'Usuń przedmiot z gry za jego punkty.'
    },
    lead: ({ along }) => (along ? 'Lord rusza z nimi.' : 'Lord zostaje.'),
    loot: ({ yes }) =>
      yes
        ? 'Szabruj: bez obrażeń z rzutu, a jeśli na koniec kontrolujesz polanę, zabierasz przedmiot.'
        : 'Nie szabruj.',
    'loot-item': ({ item, ready }) => `Zabierz ${anItem(item)}${ready ? '' : ` (wyczerpan${objectEnding(item)})`}.`,
    muster: ({ at }, _task, scene) => `Zamień w wojownika żeton Szturmu ${fromClearing(scene, at)}.`,
    incite: ({ card }) => `Wydaj kartę ${cardName(card)} na Podburzanie.`,
    roll: 'Rzuć kością Szturmu.',
  },
  details: {
    overflow: ({ item }) => `nowy przedmiot: ${itemName(item)}`,
    'raze-item': ({ at }, scene) => onClearing(scene, at),
    'mob-at': ({ suit }) => `na kości ${suitNames[suit]}`,
    'fortify-at': ({ suit }) => `kartą o symbolu ${ofSuit[suit]}`,
    lead: ({ from, to }, scene) => `${fromClearing(scene, from)} ${toClearing(scene, to)}`,
    'lead-count': ({ to }, scene) => toClearing(scene, to),
    'loot-item': ({ of }, scene) => `z pola ${whose(scene, of)}`,
    bitter: ({ count }) => (count === 0 ? '' : `już usunięte: ${count}`),
    'incite-at': ({ suit }) => `kartą o symbolu ${ofSuit[suit]}`,
    jubilant: ({ left: count }) => left(count),
  },
  asks: {
    'hundreds-corner': ', gdzie zacząć',
    overflow: ', który przedmiot usunąć z gry',
    'item-or-points': ' o przedmiocie albo jego punktach',
    raze: ' o swojej turze',
    'raze-next': ', gdzie przeprowadzić następny Najazd',
    'raze-ruin': ' o swojej turze',
    'raze-item': ', który przedmiot zabrać spod Ruin',
    'mob-die': ' o swojej turze',
    'mob-at': ', gdzie rozmieścić żeton Szturmu',
    'hundreds-recruit': ' o swojej turze',
    rally: ', gdzie werbować',
    anoint: ', gdzie powołać Lorda',
    mood: ' o Nastroju',
    lavish: ', który przedmiot oddać za wojowników',
    campaigns: ' o swojej turze',
    campaign: ' o swojej turze',
    command: ' o rozkazie',
    fortify: ', którą kartę wydać na Warownię',
    'fortify-at': ', gdzie zbudować Warownię',
    lead: ', czy Lord rusza z nimi',
    'lead-count': ', ilu wojowników rusza z Lordem',
    advance: ' o Natarciu Lordem',
    'advance-to': ', dokąd rusza Lord',
    'advance-battle': ', z kim walczy Lord',
    charge: ', z kim walczy Lord',
    relentless: ' o kolejnym ruchu albo walce',
    loot: ' o szabrowaniu',
    'loot-item': ', który przedmiot zabrać',
    bitter: ', które żetony Szturmu zamienić w wojowników',
    incite: ' o Podburzaniu',
    'incite-at': ', gdzie podburzać',
    jubilant: ' o rzucie kością Szturmu',
    oppress: ' o swojej turze',
  },
  questions: {
    'item-or-points': 'Przedmiot czy jego punkty?',
    mood: 'Wybierz Nastrój.',
    command: 'Wybierz rozkaz.',
    advance: 'Przeprowadzić Natarcie Lordem?',
    relentless: 'Jeszcze jeden ruch albo walka?',
    loot: 'Szabrować?',
    incite: 'Wydać kartę na Podburzanie?',
    jubilant: 'Rzucić kością Szturmu?',
  },
  events: {
    mood: ({ mood }) => `Nowy Nastrój Lorda: ${moodNames[mood]}.`,
    'mob-die': ({ suit }) => `Kość Szturmu: ${suitNames[suit]}.`,
    looting: ({ seat }, names) => `${Does(names, seat, 'szabruje', 'szabrują')}: bez obrażeń z rzutu w tej walce.`,
    looted: ({ seat, of, item }, names) =>
      `${Does(names, seat, 'zabiera', 'zabierają')} ${anItem(item)} ${whose(names, of)} do Skarbca.`,
  },
  reasons: {
    'ROOT-14.2.4.1b': 'za nadmiarowy przedmiot',
    'ROOT-14.6.2a': 'za Nękanie',
  },
  refusals: {
    'not-on-track': ({ item }) => `Na tym torze Skarbca nie ma takiego przedmiotu (${itemName(item)}).`,
    'not-in-hoard': ({ item }) => `W Skarbcu nie ma takiego przedmiotu (${itemName(item)}).`,
    'not-looted': ({ seat, item }, names) =>
      `Na polu Przekutych Przedmiotów ${whose(names, seat)} nie ma takiego przedmiotu (${itemName(item)}).`,
    'no-mob': ({ at }, names) => `${capital(onClearing(names, at))} nie ma teraz żetonu Szturmu.`,
    'no-mob-left': 'Wszystkie żetony Szturmu są na mapie.',
    'no-mob-near': ({ at }, names) => `Z ${byClearing(names, at)} nie sąsiaduje żaden żeton Szturmu.`,
    'mob-there': ({ at }, names) => `${capital(onClearing(names, at))} jest już żeton Szturmu.`,
    'mob-too-far': ({ at }, names) => `${capital(clearing(names, at))} to nie polana z Lordem ani sąsiednia.`,
    'nothing-to-raze': ({ at }, names) => `${capital(onClearing(names, at))} nie ma nic do usunięcia.`,
    'wrong-suit.mob': ({ suit, at }, names) =>
      `Na kości Szturmu wypadł symbol ${ofSuit[suit]}, a ${clearing(names, at)} to nie ${suited(suit)} polana.`,
    'wrong-suit.mob-card': ({ suit, at }, names) =>
      `Wydana karta ma symbol ${ofSuit[suit]}, a ${clearing(names, at)} to nie ${suited(suit)} polana.`,
    'wrong-suit.stronghold': ({ suit, at }, names) =>
      `Karta wydana na Warownię ma symbol ${ofSuit[suit]}, a ${clearing(names, at)} to nie ${suited(suit)} polana.`,
    'not-rallied': ({ at }, names) => `${capital(onClearing(names, at))} nie pojawia się wojownik.`,
    'item-hoarded': ({ mood, item }) =>
      `Nastrój „${moodNames[mood]}” wskazuje przedmiot ze Skarbca (${itemName(item)}).`,
    'same-mood': ({ mood }) => `Obecny Nastrój to ${moodNames[mood]}.`,
    'nothing-can-move.hundreds': 'Żaden wojownik Szczurów nie może się nigdzie ruszyć.',
    'nobody-to-battle.hundreds': 'Nie ma polany, na której są wojownicy Władcy i przeciwnik.',
    'no-such-act.hundreds': ({ act }) => `Władca Szczurów nie ma teraz akcji „${act}”.`,
    'craft-earlier.hundreds': 'Władca Szczurów przekuwa karty na początku Dnia.',
    'no-stronghold-left': 'Wszystkie Warownie są na mapie.',
    'nowhere-to-build.stronghold':
      'Nie ma polany z wolnym polem, którą Władca Szczurów kontroluje i na której może budować.',
    'nowhere-to-build.stronghold-card': ({ card }) =>
      `Władca Szczurów nie może budować na żadnej polanie, do której pasuje karta ${cardName(card)}.`,
    'no-card.stronghold': ({ seat }, names) =>
      `Żadna karta z ręki nie pasuje do polany, na której ${who(names, seat)} może budować.`,
    'warlord-stuck': ({ at }, names) => `Lord nie może się ruszyć ${fromClearing(names, at)}.`,
    'nowhere-to-incite': ({ card }) =>
      `Karta ${cardName(card)} nie pasuje do żadnej polany z wojownikiem Szczurów i bez żetonu Szturmu, na której można go rozmieścić.`,
  },
} as const satisfies PartWords
