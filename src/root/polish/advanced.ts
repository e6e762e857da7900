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
  onClearing,
  several,
  whose,
} from './names'

/** Of the advanced setup. */
export const advanced = {
  actions: {
    return: ({ card }) => `Odłóż do talii kartę ${cardName(card)}.`,
    homeland: ({ at }, _task, scene) => `Wybierz ${clearingObject(scene, at)} jako ojczystą.`,
    'set-up'({ at }, task, scene) {
      const [piece = 'warrior'] = task?.do === 'set-up' ? task.pieces : []
      return `Rozmieść ${aPiece(piece)} ${onClearing(scene, at)}.`
    },
  },
  details: {
    'choose-faction': (_task, scene) =>
      poolIn(scene)
        .cards.map(({ faction }) => factionTitles[faction])
        .join(', '),
    homeland: ({ chosen }) => (chosen.length === 0 ? '' : `wybrane już: ${chosen.join(', ')}`),
    'set-up': ({ pieces }) => (pieces[0] ? several(pieces.length, pieces[0]) : ''),
    'return-card': ({ seat }, scene) => left(leftToReturn(scene, seat), 'została'),
  },
  asks: {
    'five-cards': ' o swoich kartach',
    'return-card': ', którą kartę odłożyć do talii',
    preparation: ' o swojej ręce',
    'choose-faction': ', którą kartę przygotowania wziąć',
    homeland: ', którą polanę ojczystą wybrać',
    'set-up': ', gdzie rozmieścić komponent',
  },
  events: {
    homeland: ({ seat, at }, names) => `${capital(clearing(names, at))} to polana ojczysta ${whose(names, seat)}.`,
    kept: ({ seat, cards: kept }, names) =>
      `${Does(names, seat, 'zatrzymuje', 'zatrzymują')}${kept ? `: ${cardNames(kept)}` : ` ${cards(startingHand)}`}.`,
  },
  refusals: {
    'setup-card.locked': ({ faction }) =>
      `Karta przygotowania (${factionTitles[faction]}) jest zablokowana, dopóki nikt nie weźmie frakcji militarnej.`,
    'setup-card.pool': ({ faction }) => `W puli nie ma takiej karty przygotowania: ${factionTitles[faction]}.`,
    'homeland.taken': ({ at }, names) => `${capital(clearing(names, at))} jest już polaną ojczystą.`,
    'homeland.edge': ({ at }, names) => `${capital(clearing(names, at))} nie leży na krawędzi mapy.`,
    'homeland.near': ({ at }, names) =>
      `${capital(clearing(names, at))} leży zbyt blisko polany ojczystej innego gracza.`,
    'homeland.joined': ({ at }, names) => `Z ${byClearing(names, at)} polany ojczyste nie sąsiadowałyby ze sobą.`,
    'homeland.set-up': ({ at }, names) => `Tego komponentu nie można rozmieścić ${onClearing(names, at)}.`,
  },
} as const satisfies PartWords
