import { capital } from '../../toolkit/capital'
import { poolIn } from '../rules/setup/advanced/choose-faction'
import { leftToReturn } from '../rules/setup/advanced/held'
import { startingHand } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import { cards, left } from './forms'
import {
  aPiece,
  byClearing,
  cardName,
  cardNames,
  clearing,
  clearingObject,
  Does,
  factionTitles,
  several,
  toClearing,
  whose,
} from './names'

/** Of the advanced setup. */
export const advanced = {
  actions: {
    return: ({ card }) => `Vrať do balíčku kartu ${cardName(card)}.`,
    homeland: ({ at }, _task, scene) => `Vyber za domovinu ${clearingObject(scene, at)}.`,
    'set-up'({ at }, task, scene) {
      const [piece = 'warrior'] = task?.do === 'set-up' ? task.pieces : []
      return `Umísti ${aPiece(piece)} ${toClearing(scene, at)}.`
    },
  },
  details: {
    'choose-faction': (_task, scene) =>
      poolIn(scene)
        .cards.map(({ faction }) => factionTitles[faction])
        .join(', '),
    homeland: ({ chosen }) => (chosen.length === 0 ? '' : `už vybráno: ${chosen.join(', ')}`),
    'set-up': ({ pieces }) => (pieces[0] ? several(pieces.length, pieces[0]) : ''),
    'return-card': ({ seat }, scene) => left(leftToReturn(scene, seat)),
  },
  asks: {
    'five-cards': ' o svých kartách',
    'return-card': ', kterou kartu vrátit do balíčku',
    preparation: ' o své ruce',
    'choose-faction': ', kterou přípravnou kartu si vzít',
    homeland: ', kterou domovinu vybrat',
    'set-up': ', kam umístit komponent',
  },
  events: {
    homeland: ({ seat, at }, names) => `${capital(clearing(names, at))} je domovina ${whose(names, seat)}.`,
    kept: ({ seat, cards: kept }, names) =>
      `${Does(names, seat, 'si nechává', 'si nechávají')}${kept ? `: ${cardNames(kept)}` : ` ${cards(startingHand)}`}.`,
  },
  refusals: {
    'setup-card.locked': ({ faction }) =>
      `Přípravná karta (${factionTitles[faction]}) je zamčená, dokud si někdo nevezme vojenskou frakci.`,
    'setup-card.pool': ({ faction }) => `V nabídce není taková přípravná karta: ${factionTitles[faction]}.`,
    'homeland.taken': ({ at }, names) => `${capital(clearing(names, at))} už je domovinou.`,
    'homeland.edge': ({ at }, names) => `${capital(clearing(names, at))} neleží na okraji mapy.`,
    'homeland.near': ({ at }, names) => `${capital(clearing(names, at))} je příliš blízko domoviny jiného hráče.`,
    'homeland.joined': ({ at }, names) => `S ${byClearing(names, at)} by spolu domoviny nesousedily.`,
    'homeland.set-up': ({ at }, names) => `Tento komponent nelze umístit ${toClearing(names, at)}.`,
  },
} as const satisfies PartWords
