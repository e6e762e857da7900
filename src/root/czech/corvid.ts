import { capital } from '../../toolkit/capital'
import type { PartWords } from '../words/catalogue'
import { left, suitAdjectives, warriors } from './forms'
import { cardName, clearing, Does, fitting, onClearing, plots, toClearing, verb, who } from './names'

/** What an act of its turn is. */
export const corvidActs: Readonly<Record<string, string>> = {
  move: 'Přesun.',
  plot: 'Pleticha: odstraň bojovníky a umísti pletichu lícem dolů.',
  battle: 'Boj.',
  trick: 'Záměna: prohoď dvě pletichy.',
}

/** The same in place of the draw. */
export const exertActs: Readonly<Record<string, string>> = {
  move: 'Vypětí: přesun místo dobírání.',
  plot: 'Vypětí: pleticha místo dobírání.',
  battle: 'Vypětí: boj místo dobírání.',
  trick: 'Vypětí: záměna místo dobírání.',
}

/** Of the Corvid Conspiracy. */
export const corvid = {
  actions: {
    flip: ({ at }, _task, scene) => `Otoč pletichu ${onClearing(scene, at)}.`,
    recruit: ({ card }) => `Verbování: utrať kartu ${cardName(card)} za bojovníka na každou mýtinu jejího symbolu.`,
    suit: ({ suit }) => `Verbování na ${suitAdjectives[suit]} mýtiny.`,
    plot: ({ at }, _task, scene) => `Umísti pletichu ${toClearing(scene, at)}.`,
    plant: ({ plot }) => `Umísti ${plots[plot].accusative}.`,
    trick: ({ at }, _task, scene) => `Prohoď pletichu ${onClearing(scene, at)}.`,
    swap: ({ at }, _task, scene) => `S pletichou ${onClearing(scene, at)}.`,
    expose: ({ at }, _task, scene) => `Uhodni pletichu ${onClearing(scene, at)}.`,
    show: ({ card }) => `Ukaž kartu ${cardName(card)}.`,
    guess: ({ plot }) => `Je to ${plots[plot].nominative}.`,
  },
  details: {
    scatter: ({ suit }) => `${suitAdjectives[suit]} mýtina`,
    muster: ({ seat }, { sides }) => left(sides[seat]?.supply ?? 0),
    'corvid-actions': ({ left: count }) => left(count),
    'plot-kind': ({ at }, scene) => onClearing(scene, at),
    'trick-with': ({ from }, scene) => onClearing(scene, from),
    expose: ({ at }, scene) => `k uhodnutí pletichy ${onClearing(scene, at)}`,
    guess: ({ at, card }, scene) =>
      `${onClearing(scene, at)}${card === '' ? '' : `, ukázaná karta: ${cardName(card)}`}`,
  },
  asks: {
    scatter: ', kde začít',
    'flip-plots': ', kterou pletichu otočit',
    'corvid-recruit': ' o verbování',
    'corvid-suit': ', na mýtinách kterého symbolu verbovat',
    muster: ', kam umístit bojovníka',
    raid: ' o nájezdu',
    'corvid-actions': ' o akci',
    exert: ' o vypětí',
    'corvid-rest': ' o svém tahu',
    'plot-in': ', kam umístit pletichu',
    'plot-kind': ', kterou pletichu umístit',
    trick: ', kterou pletichu prohodit',
    'trick-with': ', se kterou pletichou ji prohodit',
    expose: ', kterou kartu ukázat',
    guess: ', co je to za pletichu',
  },
  questions: {
    'corvid-recruit': 'Utratit kartu za verbování?',
    'corvid-actions': 'Vyber akci.',
    exert: 'Vypětí, nebo dobírání karet?',
  },
  events: {
    flipped: ({ seat, at, plot }, names) =>
      `${Does(names, seat, 'otáčí', 'otáčejí')} ${onClearing(names, at)} pletichu: ${plots[plot].nominative}.`,
    swapped: ({ seat, at, with: other }, names) =>
      `${Does(names, seat, 'prohazuje', 'prohazují')} pletichy ${onClearing(names, at)} a ${onClearing(names, other)}.`,
    guessed: ({ seat, at, plot, right }, names) =>
      `${Does(names, seat, 'hádá', 'hádají')}, že pleticha ${onClearing(names, at)} je ${plots[plot].nominative}: ${right ? 'správně' : 'chybně'}.`,
  },
  reasons: { 'ROOT-13.4.2b': 'za otočené pletichy' },
  refusals: {
    'snared.place': ({ at }, names) =>
      `Nepřátelé Spiknutí nemohou ${toClearing(names, at)} nic umístit: leží tam past.`,
    'snared.way': ({ at }, names) => `Nepřátelé Spiknutí nemohou ${onClearing(names, at)} nikam odejít: leží tam past.`,
    'wrong-suit.clearing': ({ at, suit }, names) =>
      `${capital(clearing(names, at))} není ${suitAdjectives[suit]} mýtina.`,
    'no-plot': ({ at }, names) => `${capital(onClearing(names, at))} není pleticha.`,
    'plot-up': ({ at }, names) => `Pleticha ${onClearing(names, at)} už leží lícem nahoru.`,
    'plot-there': ({ at }, names) => `${capital(onClearing(names, at))} už pleticha je.`,
    'flips-over': 'Pletichy se otáčejí před verbováním.',
    'not-a-suit': 'Ptačí karta verbuje na liščí, králičí nebo myší mýtiny.',
    'no-room.suit': ({ suit }) =>
      suit === 'bird'
        ? 'Na žádnou mýtinu nelze umístit bojovníka.'
        : `Na žádnou ${suitAdjectives[suit]} mýtinu nelze umístit bojovníka.`,
    'not-served': ({ at }, names) => `${capital(toClearing(names, at))} teď bojovník nepřijde.`,
    'no-action-left.corvid': 'Všechny tři akce tohoto tahu už proběhly.',
    'nothing-can-move.corvid': 'Žádný bojovník Spiknutí se nemůže nikam přesunout.',
    'nobody-to-battle.corvid': 'Na žádné mýtině nejsou bojovníci Spiknutí zároveň s nepřítelem.',
    'nothing-to-swap': 'Nejsou tu dvě pletichy lícem dolů ani dvě různé lícem nahoru.',
    'no-such-act.corvid': ({ act }) => `Spiknutí nemá akci „${act}“.`,
    'craft-over.corvid': 'Spiknutí vyrábí za Rozbřesku.',
    'no-plots': 'Všechny pletichy jsou na mapě.',
    'nowhere.plot': ({ cost }) =>
      `Žádná mýtina bez pletichy, kde lze pletichu umístit, nemá ${warriors(cost)} Spiknutí.`,
    'too-few-warriors': ({ seat, at, cost, count }, names) =>
      `Další pleticha stojí ${warriors(cost)}; ${onClearing(names, at)} ${count === 0 ? `${verb(names, seat, 'nemá', 'nemají')} ${who(names, seat)} žádného` : `${verb(names, seat, 'má', 'mají')} ${who(names, seat)} jen ${warriors(count)}`}.`,
    'no-such-plot': ({ plot }) => `V zásobě už není ${plots[plot].nominative}.`,
    'no-pair': ({ at }, names) => `Pletichu ${onClearing(names, at)} nelze prohodit s žádnou jinou.`,
    'same-clearing.plot': ({ at }, names) => `Pletichu ${onClearing(names, at)} nelze prohodit se sebou samou.`,
    'not-a-pair': ({ from, at }, names) =>
      `Pletichy ${onClearing(names, from)} a ${onClearing(names, at)} nelze prohodit: obě musí ležet lícem dolů, nebo lícem nahoru a lišit se.`,
    'no-card.plot': ({ seat, at }, names) =>
      `${Does(names, seat, 'nemá', 'nemají')} kartu ${fitting(names, at)}, kterou by šlo ukázat.`,
  },
} as const satisfies PartWords
