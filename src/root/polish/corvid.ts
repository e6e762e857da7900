import { capital } from '../../toolkit/capital'
import type { PartWords } from '../words/catalogue'
import { left, personsLeft, suitAdjectives, warriors } from './forms'
import { cardName, clearing, Does, does, ofClearing, onClearing, plots, verb } from './names'

/** What an act of its turn is. */
export const corvidActs: Readonly<Record<string, string>> = {
  move: 'Ruch.',
  plot: 'Intryga: usuń wojowników i rozmieść zakryty żeton Intrygi.',
  battle: 'Walka.',
  trick: 'Podmianka: zamień miejscami dwie Intrygi.',
}

/** The same in place of the draw. */
export const exertActs: Readonly<Record<string, string>> = {
  move: 'Wysiłek: ruch zamiast dobierania.',
  plot: 'Wysiłek: Intryga zamiast dobierania.',
  battle: 'Wysiłek: walka zamiast dobierania.',
  trick: 'Wysiłek: Podmianka zamiast dobierania.',
}

/** Of the Corvid Conspiracy. */
export const corvid = {
  actions: {
    flip: ({ at }, _task, scene) => `Odkryj Intrygę ${onClearing(scene, at)}.`,
    recruit: ({ card }) =>
      `Werbunek: wydaj kartę ${cardName(card)}, aby rozmieścić wojownika na każdej polanie o jej symbolu.`,
    suit: ({ suit }) => `Werbunek na ${suitAdjectives[suit].many} polanach.`,
    plot: ({ at }, _task, scene) => `Rozmieść Intrygę ${onClearing(scene, at)}.`,
    plant: ({ plot }) => `Rozmieść ${plots[plot].accusative}.`,
    trick: ({ at }, _task, scene) => `Zamień Intrygę ${onClearing(scene, at)}.`,
    swap: ({ at }, _task, scene) => `Z Intrygą ${onClearing(scene, at)}.`,
    expose: ({ at }, _task, scene) => `Odgadnij Intrygę ${onClearing(scene, at)}.`,
    show: ({ card }) => `Pokaż kartę ${cardName(card)}.`,
    guess: ({ plot }) => `To ${plots[plot].nominative}.`,
  },
  details: {
    scatter: ({ suit }) => `${suitAdjectives[suit].nominative} polana`,
    muster: ({ seat }, { sides }) => personsLeft(sides[seat]?.supply ?? 0),
    'corvid-actions': ({ left: count }) => left(count, 'została'),
    'plot-kind': ({ at }, scene) => onClearing(scene, at),
    'trick-with': ({ from }, scene) => onClearing(scene, from),
    expose: ({ at }, scene) => `aby odgadnąć Intrygę ${onClearing(scene, at)}`,
    guess: ({ at, card }, scene) =>
      `${onClearing(scene, at)}${card === '' ? '' : `, pokazana karta: ${cardName(card)}`}`,
  },
  asks: {
    scatter: ', gdzie zacząć',
    'flip-plots': ', którą Intrygę odkryć',
    'corvid-recruit': ' o Werbunku',
    'corvid-suit': ', na polanach o jakim symbolu werbować',
    muster: ', gdzie rozmieścić wojownika',
    raid: ' o Najeździe',
    'corvid-actions': ' o akcji',
    exert: ' o Wysiłku',
    'corvid-rest': ' o swojej turze',
    'plot-in': ', gdzie rozmieścić Intrygę',
    'plot-kind': ', którą Intrygę rozmieścić',
    trick: ', którą Intrygę zamienić',
    'trick-with': ', z którą Intrygą ją zamienić',
    expose: ', którą kartę pokazać',
    guess: ', co to za Intryga',
  },
  questions: {
    'corvid-recruit': 'Wydać kartę na Werbunek?',
    'corvid-actions': 'Wybierz akcję.',
    exert: 'Wysiłek czy dobieranie kart?',
  },
  events: {
    flipped: ({ seat, at, plot }, names) =>
      `${Does(names, seat, 'odkrywa', 'odkrywają')} ${plots[plot].accusative} ${onClearing(names, at)}.`,
    swapped: ({ seat, at, with: other }, names) =>
      `${Does(names, seat, 'zamienia', 'zamieniają')} miejscami Intrygi ${onClearing(names, at)} i ${onClearing(names, other)}.`,
    guessed: ({ seat, at, plot, right }, names) =>
      `${Does(names, seat, 'zgaduje', 'zgadują')}, że Intryga ${onClearing(names, at)} to ${plots[plot].nominative}, i ${right ? verb(names, seat, 'ma', 'mają') : verb(names, seat, 'nie ma', 'nie mają')} ${right ? 'rację' : 'racji'}.`,
  },
  reasons: { 'ROOT-13.4.2b': 'za odkryte Intrygi' },
  refusals: {
    'snared.place': ({ at }, names) =>
      `Przeciwnicy Konspiracji nie mogą nic rozmieszczać ${onClearing(names, at)}: leżą tam Wnyki.`,
    'snared.way': ({ at }, names) =>
      `Przeciwnicy Konspiracji nie mogą opuścić ${ofClearing(names, at)}: leżą tam Wnyki.`,
    'wrong-suit.clearing': ({ at, suit }, names) =>
      `${capital(clearing(names, at))} to nie ${suitAdjectives[suit].nominative} polana.`,
    'no-plot': ({ at }, names) => `${capital(onClearing(names, at))} nie ma Intrygi.`,
    'plot-up': ({ at }, names) => `Intryga ${onClearing(names, at)} jest już odkryta.`,
    'plot-there': ({ at }, names) => `${capital(onClearing(names, at))} jest już Intryga.`,
    'flips-over': 'Intrygi odkrywa się przed Werbunkiem.',
    'not-a-suit': 'Ptasia karta werbuje na lisich, króliczych albo mysich polanach.',
    'no-room.suit': ({ suit }) =>
      suit === 'bird'
        ? 'Na żadnej polanie nie można rozmieścić wojownika.'
        : `Na żadnej ${suitAdjectives[suit].genitive} polanie nie można rozmieścić wojownika.`,
    'not-served': ({ at }, names) => `${capital(onClearing(names, at))} nie rozmieszcza się teraz wojownika.`,
    'no-action-left.corvid': 'Wszystkie trzy akcje tej tury są już wykonane.',
    'nothing-can-move.corvid': 'Żaden wojownik Konspiracji nie może się nigdzie ruszyć.',
    'nobody-to-battle.corvid': 'Nie ma polany, na której są wojownicy Konspiracji i przeciwnik.',
    'nothing-to-swap': 'Nie ma dwóch zakrytych Intryg ani dwóch różnych odkrytych.',
    'no-such-act.corvid': ({ act }) => `Konspiracja nie ma akcji „${act}”.`,
    'craft-over.corvid': 'Konspiracja przekuwa o Świcie.',
    'no-plots': 'Wszystkie Intrygi są na mapie.',
    'nowhere.plot': ({ cost }) =>
      `Nie ma polany bez Intrygi, na której Konspiracja może usunąć ${warriors(cost)} i rozmieścić Intrygę.`,
    'too-few-warriors': ({ seat, at, cost, count }, names) =>
      `Następna Intryga kosztuje ${warriors(cost)}; ${count === 0 ? `${does(names, seat, 'nie ma', 'nie mają')} żadnego` : `${does(names, seat, 'ma', 'mają')} tylko ${warriors(count)}`} ${onClearing(names, at)}.`,
    'no-such-plot': ({ plot }) => `W puli nie ma już ${plots[plot].genitive}.`,
    'no-pair': ({ at }, names) => `Intrygi ${onClearing(names, at)} nie da się zamienić z żadną inną.`,
    'same-clearing.plot': ({ at }, names) => `Intrygi ${onClearing(names, at)} nie da się zamienić z nią samą.`,
    'not-a-pair': ({ from, at }, names) =>
      `Intrygi ${onClearing(names, from)} i ${onClearing(names, at)} nie mogą zamienić się miejscami: obie muszą być zakryte albo odkryte i różne.`,
    'no-card.plot': ({ seat, at }, names) =>
      `${Does(names, seat, 'nie ma', 'nie mają')} karty o symbolu ${ofClearing(names, at)}, którą można pokazać.`,
  },
} as const satisfies PartWords
