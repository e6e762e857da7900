import { capital } from '../../toolkit/capital'
import type { Suit } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import type { Names } from '../words/scene'
import { form, left, officers, suitAdjectives } from './forms'
import { byClearing, cardName, clearing, clearingObject, Does, onClearing, suitNames, toClearing, whose } from './names'

/** What an act of its turn is. */
export const allianceActs: Readonly<Record<string, string>> = {
  move: 'Přesun.',
  battle: 'Boj.',
  recruit: 'Verbování: bojovník na mýtinu se základnou.',
  organize: 'Organizace: nahraď bojovníka žetonem sympatie.',
}

interface Lacking {
  readonly at: number
  readonly wanted: number
  readonly suit: Suit
  readonly held: number
}

const tooFew = ({ at, wanted, suit, held }: Lacking, names: Names | null): string =>
  `${capital(clearing(names, at))} vyžaduje ${wanted} ${form(wanted, { one: 'kartu příznivců', few: 'karty příznivců', other: 'karet příznivců' })} (${suitNames[suit]} nebo pták); k dispozici: ${held || 'žádná'}.`

/** Of the Alliance. */
export const alliance = {
  actions: {
    revolt: ({ at }, _task, scene) => `Povstání ${onClearing(scene, at)}.`,
    spread: ({ at }, _task, scene) => `Rozšiř sympatie ${toClearing(scene, at)}.`,
    supporter: ({ card }) => `Utrať příznivce ${cardName(card)}.`,
    mobilize: ({ card }) => `Mobilizace: přidej k příznivcům kartu ${cardName(card)}.`,
    train: ({ card }) => `Výcvik: utrať kartu ${cardName(card)} za důstojníka.`,
    'lose-supporter': ({ card }) => `Odhoď příznivce ${cardName(card)}.`,
    outrage: ({ card }, _task, scene) => {
      const seat = scene.seats.find((each) => scene.sides[each]?.board.faction === 'alliance')
      return `Přidej kartu ${cardName(card)} k příznivcům${seat ? ` ${whose(scene, seat)}` : ''}.`
    },
  },
  details: {
    support: ({ at, left: count }, scene) => `pro ${clearingObject(scene, at)}, ${left(count)}`,
    'operate-at': ({ what }) => (what === 'recruit' ? 'verbování' : 'organizace'),
    operations({ seat, taken }, { sides }) {
      const board = sides[seat]?.board
      return board && 'officers' in board ? left(board.officers - taken) : ''
    },
    'outrage-card': ({ at }, scene) => onClearing(scene, at),
    'lose-supporter': 'nezbývá žádná základna',
  },
  asks: {
    'base-lost': ' o ztracené základně',
    'lose-supporter': ', kterého příznivce odhodit',
    'alliance-daylight': ' o akci',
    operations: ' o vojenské operaci',
    'operate-at': ', kde provést operaci',
    'alliance-setup': ' o přípravě',
    revolt: ' o povstání',
    spread: ', kam rozšířit sympatie',
    support: ', kterého příznivce utratit',
    rise: ' o povstání',
    settle: ' o základně',
    sympathy: ' o sympatiích',
    outrage: ' o pobouření',
    'outrage-card': ', kterou kartu dát kvůli pobouření',
  },
  questions: {
    revolt: 'Zahájit povstání?',
    'alliance-daylight': 'Vyber akci.',
    operations: 'Vyber vojenskou operaci.',
    'operate-at': ({ what }) => (what === 'recruit' ? 'Kde verbovat?' : 'Kde provést organizaci?'),
  },
  events: {
    supporter: ({ seat, from, card }, names) =>
      `${card === null ? 'Karta' : `Karta ${cardName(card)}`} ${from === 'deck' ? 'z vrchu balíčku' : 'z ruky'} přichází k příznivcům ${whose(names, seat)}.`,
    officers: ({ seat, change }, names) =>
      `${change < 0 ? Does(names, seat, 'ztrácí', 'ztrácejí') : Does(names, seat, 'získává', 'získávají')} ${officers(Math.abs(change))}.`,
  },
  reasons: {
    'ROOT-8.4.2.3': 'za sympatie',
    'ROOT-8.6.1.4a': 'za sympatie',
  },
  refusals: {
    'no-such-supporter': ({ card }) => `Karta ${cardName(card)} není mezi příznivci.`,
    'no-warriors.supply': ({ seat }, names) => `V zásobě ${whose(names, seat)} není bojovník.`,
    'no-base.none': 'Na mapě není žádná základna.',
    'no-base.suit': ({ suit, card }) =>
      `Na mapě není ${suitAdjectives[suit]} základna, takže karta ${cardName(card)} nikoho nevycvičí.`,
    'nothing-can-move.alliance': 'Žádný bojovník Aliance se nemůže nikam přesunout.',
    'nobody-to-battle.alliance': 'Na žádné mýtině nejsou bojovníci Aliance zároveň s nepřítelem.',
    'no-room.base': 'Na žádnou mýtinu se základnou nelze nic umístit.',
    nowhere: 'Na žádnou mýtinu s bojovníkem Aliance a bez sympatie nelze umístit žeton.',
    'no-such-act.alliance': ({ act }) => `Aliance nemá operaci „${act}“.`,
    'no-base.clearing': ({ at }, names) => `${capital(onClearing(names, at))} není základna.`,
    'nobody-there.alliance': ({ at }, names) => `${capital(onClearing(names, at))} není bojovník Aliance.`,
    'sympathetic-already': ({ at }, names) => `${capital(onClearing(names, at))} už je žeton sympatie.`,
    'not-sympathetic': ({ at }, names) => `${capital(onClearing(names, at))} není žeton sympatie.`,
    'base-built': ({ suit }) => `${capital(suitAdjectives[suit])} základna už na mapě je.`,
    'no-slot.revolt': ({ at }, names) => `Ani po povstání by ${onClearing(names, at)} nebylo volné pole.`,
    'no-token': 'Všechny žetony sympatie jsou na mapě.',
    'not-adjacent.sympathy': ({ at }, names) => `S ${byClearing(names, at)} nesousedí žádná mýtina se sympatií.`,
    'revolts-over': 'Teď se šíří sympatie: povstání tohoto tahu už skončila.',
    'not-enough-supporters': tooFew,
    'martial-law': tooFew,
  },
} as const satisfies PartWords
