import { capital } from '../../toolkit/capital'
import type { LandmarkName } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import { items, pieces, suitAdjectives } from './forms'
import { landmarkNames } from './landmark-names'
import { cardName, clearing, Does, does, onClearing } from './names'

/** Where its card lets it stand, to end a sentence. */
const grounds: Readonly<Record<LandmarkName, string>> = {
  tower: 'na mýtinu s ruinou',
  ferry: 'k řece nebo na břeh jezera',
  'elder-treetop': 'na rohovou mýtinu',
  'black-market': 'na mýtinu s jedním polem a bez ruiny',
  'legendary-forge': 'na kteroukoli mýtinu',
  'lost-city': 'k řece nebo na břeh jezera',
}

/** Of landmarks. */
export const landmarks = {
  actions: {
    landmark: ({ landmark }) => `Připrav významné místo: ${landmarkNames[landmark]}.`,
    'landmark-in': ({ at }, _task, scene) => `${capital(onClearing(scene, at))}.`,
    slot: ({ treetop }) => (treetop ? 'Na pole Prastaré koruny.' : 'Na vytištěné pole.'),
    market: ({ stall }) => `Černý trh: nech kartu za kartu ${stall}.`,
    leave: ({ card }) => `Nech kartu ${cardName(card)}.`,
    as: ({ suit }) => `Symbol: ${suitAdjectives[suit]} mýtina.`,
    'activate-city': 'Použij komponent ve Ztraceném městě.',
  },
  details: {
    'landmark-in': ({ landmark }) => landmarkNames[landmark],
    'treetop-slot': ({ piece }) => pieces[piece].nominative,
    market: ({ stall }) => `za kartu ${stall}`,
    suited: ({ at }, scene) => onClearing(scene, at),
  },
  asks: {
    'deal-landmarks': ' o významných místech',
    landmark: ', které významné místo připravit',
    'landmark-in': ', kde bude významné místo',
    'ferry-card': ' o kartě za Přívoz',
    'treetop-slot': ', na kterém poli bude budova',
    market: ', kterou kartu nechat na Černém trhu',
    suited: ', jaký symbol má komponent',
  },
  events: {
    landmark: ({ seat, landmark, at }, names) =>
      `${Does(names, seat, 'připravuje', 'připravují')} ${onClearing(names, at)} významné místo: ${landmarkNames[landmark]}.`,
    market: ({ seat, stall, card, took }, names) =>
      `${Does(names, seat, 'nechává', 'nechávají')} na Černém trhu kartu${card === null ? '' : ` ${cardName(card)}`} za kartu ${stall}${took === null ? '' : `: ${cardName(took)}`}.`,
  },
  reasons: {
    'ROOT-LM-3c': 'za budovu v Prastaré koruně',
    'ROOT-LM-5c': 'za předmět z Legendární kovárny',
  },
  refusals: {
    'not-dealt': ({ landmark }) => `Tato karta nebyla rozdána: ${landmarkNames[landmark]}.`,
    'landmark-there': ({ at, landmark }, names) =>
      `${capital(onClearing(names, at))} už významné místo je: ${landmarkNames[landmark]}.`,
    'landmark-near': ({ at }, names) => `${capital(clearing(names, at))} sousedí s významným místem.`,
    'no-place.landmark': ({ at, landmark }, names) =>
      `${capital(clearing(names, at))} se nehodí: ${landmarkNames[landmark]} patří ${grounds[landmark]}.`,
    'no-market': 'V této hře není Černý trh.',
    'once-a-turn.market': ({ seat }, names) =>
      `${Does(names, seat, 'má', 'mají')} v tomto tahu výměnu na Černém trhu už za sebou.`,
    'nobody-there.market': ({ seat, at }, names) =>
      `${Does(names, seat, 'nemá', 'nemají')} komponent na Černém trhu, ${onClearing(names, at)}.`,
    'no-card.market': ({ seat }, names) =>
      `${Does(names, seat, 'nemá', 'nemají')} kartu, kterou by šlo nechat na Černém trhu.`,
    'nobody-there.forge': ({ item, card, seat, at }, names) =>
      `${capital(items[item].nominative)} (karta ${cardName(card)}) leží v Legendární kovárně, a ${does(names, seat, 'tam nemá', 'tam nemají')} komponent, ${onClearing(names, at)}.`,
    'no-such-piece.city': ({ seat }, names) =>
      `${Does(names, seat, 'nemá', 'nemají')} ve Ztraceném městě komponent, kterým by šlo zaplatit.`,
  },
} as const satisfies PartWords
