import { capital } from '../../toolkit/capital'
import type { Conspiracy } from '../rules/factions/cult/facts'
import type { Ritual } from '../rules/factions/cult/ritual'
import type { PartWords } from '../words/catalogue'
import { priceOf } from '../words/factions/cult'
import { acolytes, acolytesThere, suitAdjectives } from './forms'
import { cardName, clearing, Does, ofSuit, onClearing, whose } from './names'

const conspiracyNames: Readonly<Record<Conspiracy, string>> = {
  crusade: 'Křížová výprava',
  convert: 'Obrácení',
  sanctify: 'Posvěcení',
}
const conspiracies: Readonly<Record<Conspiracy, string>> = {
  crusade: 'boj na mýtině vyvrženců, nebo přesun z takové mýtiny',
  convert: 'nahraď nepřátelského bojovníka na mýtině vyvrženců',
  sanctify: 'nahraď nepřátelskou budovu na mýtině vyvrženců zahradou',
}

const rituals: Readonly<Record<Ritual, (card: string) => string>> = {
  build: (card) => `Stavba: odhal kartu ${card} a umísti zahradu.`,
  recruit: (card) => `Verbování: odhal kartu ${card} a umísti bojovníka.`,
  score: (card) => `Bodování: utrať kartu ${card} za body jejích zahrad.`,
  sacrifice: (card) => `Oběť: odhal kartu ${card} a umísti akolytu.`,
}

/** Of the Cult. */
export const cult = {
  actions: {
    outcast: ({ suit }) => `Vyvrženci: symbol ${ofSuit[suit]}.`,
    conspire: ({ what }, _task, scene) =>
      `${conspiracyNames[what]} za ${acolytes(priceOf(scene, what))}: ${conspiracies[what]}.`,
    replace: ({ owner }, task, scene) =>
      task?.do === 'sanctify-whose'
        ? `Nahraď budovu ${whose(scene, owner)}.`
        : `Nahraď bojovníka ${whose(scene, owner)}.`,
    crusade: ({ by }) => (by === 'battle' ? 'Boj.' : 'Přesun a potom boj, pokud chceš.'),
    ritual: ({ what, card }) => rituals[what](cardName(card)),
  },
  details: {
    conspiracy({ seat }, { sides }) {
      const board = sides[seat]?.board
      return board?.faction === 'cult'
        ? board.acolytes === 0
          ? 'na desce žádní akolyté'
          : `na desce ${acolytesThere(board.acolytes)}`
        : ''
    },
    'crusade-on': ({ at }, scene) => onClearing(scene, at),
    'convert-whose': ({ at }, scene) => onClearing(scene, at),
    'sanctify-whose': ({ at }, scene) => onClearing(scene, at),
    'sanctify-what': ({ at, of }, scene) => `${whose(scene, of)} ${onClearing(scene, at)}`,
    'ritual-at': ({ what, suit }) => `${what === 'build' ? 'zahrada' : 'bojovník'} na ${suitAdjectives[suit]} mýtině`,
  },
  asks: {
    'cult-corner': ', kde začít',
    'first-outcast': ', kdo jsou vyvrženci',
    outcast: ' o vyvržencích',
    'lost-souls': ' o ztracených duších',
    fear: ' o ztracené zahradě',
    conspiracy: ' o spiknutí',
    crusade: ' o boji, nebo přesunu',
    'crusade-in': ', kde bojovat',
    'crusade-on': ', zda bojovat',
    convert: ', kde obrátit bojovníka',
    'convert-whose': ', čí bojovník bude obrácen',
    converted: ' o obráceném bojovníkovi',
    sanctify: ', kde posvětit budovu',
    'sanctify-whose': ', čí budova bude posvěcena',
    'sanctify-what': ', která budova bude posvěcena',
    sanctified: ' o nové zahradě',
    rituals: ' o rituálu',
    'ritual-at': ', kde provést rituál',
    'gather-cards': ' o odhalených kartách',
  },
  questions: {
    conspiracy: 'Vyber spiknutí.',
    crusade: 'Boj, nebo přesun?',
    'crusade-on': ({ at }, scene) => `Bojovat ${onClearing(scene, at)}?`,
    rituals: 'Vyber rituál.',
  },
  events: {
    acolytes: ({ seat, change }, names) =>
      `${change < 0 ? Does(names, seat, 'utrácí', 'utrácejí') : Does(names, seat, 'získává', 'získávají')} ${acolytes(Math.abs(change))}.`,
    outcast: ({ suit, hated }) => `Vyvrženci: symbol ${ofSuit[suit]}${hated ? ', nenávidění' : ''}.`,
  },
  reasons: {
    'ROOT-10.5.3a': 'za rituál bodování',
  },
  refusals: {
    'not-enough-acolytes': ({ conspiracy, wanted, held }) =>
      `${conspiracyNames[conspiracy]} stojí ${acolytes(wanted)}; na poli akolytů: ${held || 'nikdo'}.`,
    'nothing-to-do.crusade': ({ suit }) =>
      `Na žádné mýtině se symbolem ${ofSuit[suit]} nemůže Kult bojovat ani se z ní přesunout.`,
    'nothing-to-do.convert': ({ suit }) =>
      `Na žádné mýtině se symbolem ${ofSuit[suit]}, kam může Kult umisťovat komponenty, není nepřátelský bojovník.`,
    'nothing-to-do.sanctify': ({ suit }) =>
      `Na žádné mýtině se symbolem ${ofSuit[suit]}, kam může Kult umisťovat komponenty, není nepřátelská budova.`,
    'no-garden.track': ({ suit }) => `Všech pět zahrad se symbolem ${ofSuit[suit]} je na mapě.`,
    'no-garden.map': ({ suit }) => `Na mapě není ${suitAdjectives[suit]} zahrada.`,
    'wrong-suit.outcast': ({ suit, at }, names) =>
      `Vyvrženci mají symbol ${ofSuit[suit]}, a ${clearing(names, at)} má jiný.`,
    'no-enemy-building': ({ at }, names) => `${capital(onClearing(names, at))} není nepřátelská budova.`,
    'no-building': ({ seat, at }, names) => `${capital(onClearing(names, at))} není budova ${whose(names, seat)}.`,
    'craft-later': 'Kult vyrábí Večer.',
    'bird-ritual': ({ card }) => `Karta ${cardName(card)} je ptačí: hodí se jen k oběti.`,
    'no-site.garden': ({ suit }) =>
      `Kult neovládá žádnou mýtinu se symbolem ${ofSuit[suit]} a s volným polem, kam může umisťovat komponenty.`,
    'no-room.recruit': ({ suit }) => `Na žádnou mýtinu se symbolem ${ofSuit[suit]} nelze nic umístit.`,
    'scored-already': ({ suit }) => `Symbol ${ofSuit[suit]} už v tomto tahu bodoval.`,
    'wrong-suit.ritual': ({ suit, at }, names) =>
      `Odhalená karta má symbol ${ofSuit[suit]}, a ${clearing(names, at)} má jiný.`,
  },
} as const satisfies PartWords
