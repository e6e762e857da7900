import { capital } from '../../toolkit/capital'
import type { Suit } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import type { Names } from '../words/scene'
import { form, left, officers, personsLeft, suitAdjectives } from './forms'
import { byClearing, cardName, clearing, clearingObject, Does, onClearing, whose } from './names'

/** What an act of its turn is. */
export const allianceActs: Readonly<Record<string, string>> = {
  move: 'Ruch.',
  battle: 'Walka.',
  recruit: 'Werbunek: wojownik na polanie z Bazą.',
  organize: 'Przegrupowanie: wymień wojownika na żeton Sympatyków.',
}

interface Lacking {
  readonly at: number
  readonly wanted: number
  readonly suit: Suit
  readonly held: number
}

const tooFew = ({ at, wanted, suit, held }: Lacking, names: Names | null): string =>
  `${capital(clearing(names, at))} wymaga ${wanted} ${form(wanted, { one: `${suitAdjectives[suit].genitive} lub ptasiej karty Stronnika`, few: `${suitAdjectives[suit].many} lub ptasich kart Stronników`, many: `${suitAdjectives[suit].many} lub ptasich kart Stronników` })}; pasujący Stronnicy: ${held || 'brak'}.`

/** Of the Alliance. */
export const alliance = {
  actions: {
    revolt: ({ at }, _task, scene) => `Rewolta ${onClearing(scene, at)}.`,
    spread: ({ at }, _task, scene) => `Zdobądź Sympatyków ${onClearing(scene, at)}.`,
    supporter: ({ card }) => `Wydaj Stronnika ${cardName(card)}.`,
    mobilize: ({ card }) => `Mobilizacja: dodaj do Stronników kartę ${cardName(card)}.`,
    train: ({ card }) => `Szkolenie: wydaj kartę ${cardName(card)} na Oficera.`,
    'lose-supporter': ({ card }) => `Odrzuć Stronnika ${cardName(card)}.`,
    outrage: ({ card }, _task, scene) => {
      const seat = scene.seats.find((each) => scene.sides[each]?.board.faction === 'alliance')
      return `Dodaj kartę ${cardName(card)} do Stronników${seat ? ` ${whose(scene, seat)}` : ''}.`
    },
  },
  details: {
    support: ({ at, left: count }, scene) => `na ${clearingObject(scene, at)}, ${personsLeft(count)}`,
    'operate-at': ({ what }) => (what === 'recruit' ? 'Werbunek' : 'Przegrupowanie'),
    operations({ seat, taken }, { sides }) {
      const board = sides[seat]?.board
      return board && 'officers' in board ? left(board.officers - taken, 'została') : ''
    },
    'outrage-card': ({ at }, scene) => onClearing(scene, at),
    'lose-supporter': 'nie ma już żadnej Bazy',
  },
  asks: {
    'base-lost': ' o utraconej Bazie',
    'lose-supporter': ', którego Stronnika odrzucić',
    'alliance-daylight': ' o akcji',
    operations: ' o operacji militarnej',
    'operate-at': ', gdzie przeprowadzić operację',
    'alliance-setup': ' o przygotowaniu',
    revolt: ' o Rewolcie',
    spread: ', gdzie zdobyć Sympatyków',
    support: ', którego Stronnika wydać',
    rise: ' o Rewolcie',
    settle: ' o Bazie',
    sympathy: ' o Sympatykach',
    outrage: ' o Buncie',
    'outrage-card': ', którą kartę oddać z powodu Buntu',
  },
  questions: {
    revolt: 'Wzniecić Rewoltę?',
    'alliance-daylight': 'Wybierz akcję.',
    operations: 'Wybierz operację militarną.',
    'operate-at': ({ what }) => (what === 'recruit' ? 'Gdzie werbować?' : 'Gdzie się przegrupować?'),
  },
  events: {
    supporter: ({ seat, from, card }, names) =>
      `${card === null ? 'Karta' : `Karta ${cardName(card)}`} ${from === 'deck' ? 'z wierzchu talii' : 'z ręki'} trafia do Stronników ${whose(names, seat)}.`,
    officers: ({ seat, change }, names) =>
      `${change < 0 ? Does(names, seat, 'traci', 'tracą') : Does(names, seat, 'zyskuje', 'zyskują')} ${officers(Math.abs(change))}.`,
  },
  reasons: {
    'ROOT-8.4.2.3': 'za Sympatyków',
    'ROOT-8.6.1.4a': 'za Sympatyków',
  },
  refusals: {
    'no-such-supporter': ({ card }) => `Karty ${cardName(card)} nie ma wśród Stronników.`,
    'no-warriors.supply': ({ seat }, names) => `W zasobach ${whose(names, seat)} nie ma wojowników.`,
    'no-base.none': 'Na mapie nie ma żadnej Bazy.',
    'no-base.suit': ({ suit, card }) =>
      `Na mapie nie ma ${suitAdjectives[suit].genitive} Bazy, więc karta ${cardName(card)} nikogo nie wyszkoli.`,
    'nothing-can-move.alliance': 'Żaden wojownik Sojuszu nie może się nigdzie ruszyć.',
    'nobody-to-battle.alliance': 'Nie ma polany, na której są wojownicy Sojuszu i przeciwnik.',
    'no-room.base': 'Na żadnej polanie z Bazą nie można nic rozmieścić.',
    nowhere: 'Nie ma polany bez Sympatyków z wojownikiem Sojuszu, na której można rozmieścić żeton.',
    'no-such-act.alliance': ({ act }) => `Sojusz nie ma operacji „${act}”.`,
    'no-base.clearing': ({ at }, names) => `${capital(onClearing(names, at))} nie ma Bazy.`,
    'nobody-there.alliance': ({ at }, names) => `${capital(onClearing(names, at))} nie ma wojownika Sojuszu.`,
    'sympathetic-already': ({ at }, names) => `${capital(onClearing(names, at))} jest już żeton Sympatyków.`,
    'not-sympathetic': ({ at }, names) => `${capital(onClearing(names, at))} nie ma żetonu Sympatyków.`,
    'base-built': ({ suit }) => `${capital(suitAdjectives[suit].nominative)} Baza jest już na mapie.`,
    'no-slot.revolt': ({ at }, names) => `Nawet po Rewolcie ${onClearing(names, at)} nie byłoby wolnego pola.`,
    'no-token': 'Wszystkie żetony Sympatyków są na mapie.',
    'not-adjacent.sympathy': ({ at }, names) => `Z ${byClearing(names, at)} nie sąsiaduje żadna polana z Sympatykami.`,
    'revolts-over': 'Teraz zdobywa się Sympatyków: Rewolty tej tury już się skończyły.',
    'not-enough-supporters': tooFew,
    'martial-law': tooFew,
  },
} as const satisfies PartWords
