import { capital } from '../../toolkit/capital'
import type { PartWords } from '../words/catalogue'
import type { Names } from '../words/scene'
import { form, left, pieces, warriorsThere, wood } from './forms'
import {
  aPiece,
  byClearing,
  cardName,
  clearing,
  clearingObject,
  fitting,
  fromClearing,
  onClearing,
  pieceName,
  toClearing,
  whose,
} from './names'

/** What an act of its turn is. */
export const marquiseActs: Readonly<Record<string, string>> = {
  battle: 'Boj.',
  march: 'Pochod: až dva přesuny.',
  recruit: 'Verbování: bojovník do každé verbovny.',
  build: 'Stavba: pila, dílna nebo verbovna za dřevo.',
  overwork: 'Přesčas: utrať kartu za dřevo na mýtině s pilou, ke které se hodí.',
}

const firstBuildings = ['pila', 'dílna', 'verbovna'] as const

/** As in `na mýtinu 5 (liška) lze utratit 2 žetony dřeva`. */
const woodFor = (count: number, names: Names | null, at: number): string =>
  `${toClearing(names, at)} ${count === 0 ? 'nelze utratit dřevo' : `lze utratit ${wood(count)}`}`

/** Of the Marquise. */
export const marquise = {
  actions: {
    'spend-bird': ({ card }) => `Utrať kartu ${cardName(card)} za další akci.`,
    overwork: ({ at }, _task, scene) => `Přesčas ${onClearing(scene, at)}.`,
    build: ({ at }, _task, scene) => `Stav ${onClearing(scene, at)}.`,
    building: ({ building }) => `Postav ${aPiece(building)}.`,
    'wood-from': ({ at }, _task, scene) => `Vezmi dřevo ${fromClearing(scene, at)}.`,
  },
  details: {
    'first-building': ({ built }) => firstBuildings[built] ?? '',
    'cat-actions': ({ left: count }) => left(count),
    'overwork-card': ({ at }, scene) => `za dřevo ${onClearing(scene, at)}`,
    'build-what': ({ at }, scene) => onClearing(scene, at),
    'wood-from': ({ building, at, left: count }, scene) =>
      `na ${aPiece(building)} ${onClearing(scene, at)}, ${left(count)}`,
  },
  asks: {
    'cat-actions': ' o akci',
    keep: ', kde postavit tvrz',
    'first-building': ', kde postavit budovu',
    overwork: ', kde pracovat přesčas',
    'overwork-card': ', kterou kartu utratit',
    wood: ', která pila dostane dřevo',
    recruit: ', která verbovna dostane bojovníka',
    'build-in': ', kde stavět',
    'build-what': ', co postavit',
    'wood-from': ', odkud vzít dřevo',
  },
  questions: {
    save: 'Použít polní lazarety?',
    'cat-actions': 'Vyber akci.',
  },
  events: {
    saved: ({ seat, from, to, count }, names) =>
      `Polní lazarety: ${warriorsThere(count)} ${whose(names, seat)} se ${form(count, { one: 'vrací', few: 'vracejí', other: 'vrací' })} ${fromClearing(names, from)} do tvrze ${onClearing(names, to)}.`,
  },
  reasons: {
    'ROOT-6.5.4.3': 'za budovu',
  },
  refusals: {
    'no-action-left': 'Všechny akce tohoto tahu jsou vyčerpané; ptačí karta dá jednu navíc.',
    'nobody-to-battle.marquise': 'Na žádné mýtině nejsou bojovníci Markýzy zároveň s nepřítelem.',
    'nothing-can-move.marquise': 'Žádný bojovník Markýzy se nemůže nikam přesunout.',
    'recruited-already': 'Markýza verbuje jen jednou za tah.',
    'no-such-act.marquise': ({ act }) => `Markýza nemá akci „${act}“.`,
    'craft-over.marquise': 'Markýza vyrábí před akcemi, ne mezi nimi.',
    'not-a-bird': ({ card }) => `Karta ${cardName(card)} není ptačí.`,
    'too-far': ({ at }, names) => `${capital(clearing(names, at))} není mýtina s tvrzí ani s ní nesousedí.`,
    'no-wood.supply': 'V zásobě už není dřevo.',
    'no-sawmill.map': 'Na mapě není žádná pila.',
    'no-matching-card.map': 'Žádná karta v ruce se nehodí k mýtině s pilou.',
    'no-sawmill.clearing': ({ at }, names) => `${capital(onClearing(names, at))} není pila.`,
    'no-matching-card.clearing': ({ at }, names) => `Žádná karta v ruce se nehodí ${fitting(names, at)}.`,
    'no-recruiter.map': 'Na mapě není žádná verbovna.',
    'no-recruiter.clearing': ({ at }, names) => `${capital(onClearing(names, at))} není verbovna.`,
    'no-warriors.marquise': 'V zásobě Markýzy už není bojovník.',
    'no-room.recruiter': 'Na žádnou mýtinu s verbovnou nelze nic umístit.',
    served: ({ at, piece }, names) =>
      piece === 'sawmill'
        ? `${capital(clearing(names, at))} už má dřevo za každou pilu.`
        : `${capital(clearing(names, at))} už má bojovníka za každou verbovnu.`,
    'no-site': 'Markýza neovládá žádnou mýtinu s volným polem, na kterou může umisťovat komponenty.',
    'not-enough-wood.anywhere': 'Nikde není dost dřeva na další budovu žádného druhu.',
    'not-enough-wood.site': ({ wood: count, at }, names) =>
      `${capital(woodFor(count, names, at))} a každá další budova stojí víc.`,
    'not-enough-wood.building': ({ piece, cost, wood: count, at }, names) =>
      `Cena další budovy (${pieceName(piece)}): ${cost}; ${woodFor(count, names, at)}.`,
    'none-left': ({ piece }) => `Na mapě už je všech šest ${pieces[piece].counted.other}.`,
    'no-wood.clearing': ({ at }, names) => `${capital(onClearing(names, at))} není dřevo.`,
    'not-connected': ({ from, to }, names) =>
      `Mýtiny, které ovládá Markýza, nespojují ${clearingObject(names, from)} s ${byClearing(names, to)}.`,
  },
} as const satisfies PartWords
