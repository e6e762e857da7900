import { capital } from '../../toolkit/capital'
import { seatNames } from '../rules/vocabulary'
import type { TextWords } from '../words'
import { bonusWords } from './nouns'

const visions = {
  hand: 'hand',
  deck: 'deck',
  top: 'from the top',
  looked: 'looked at',
  shown: 'shown',
  revealed: 'revealed',
  discard: 'discard',
  burned: 'burned',
}

/** The labels of a position as text. */
export const text: TextWords = {
  bot: ({ stance, side, spirits, die }) => [
    stance ? `${capital(stance)}, ${capital(side)} side` : `${capital(side)} side, Spirits ${spirits}`,
    ...(die ? [`Magic die: ${die}`] : []),
  ],
  botMark: { woodwalkers: 'possible', ironclad: 'marked' },
  botAdds: (bonus) => `The bot adds ${bonusWords(bonus)}.`,
  emptySlot: '-',
  battle: 'BATTLE',
  mountains: 'MOUNTAINS',
  forests: 'FORESTS',
  fighters: 'Fi',
  golems: 'Go',
  kind: (_place, kind) => kind,
  site: (site) => site,
  drillHere: (cargo) => `DRILL${cargo > 0 ? `, cargo ${cargo}` : ''}`,
  moved: (count) => `${count} moved`,
  totems: (full, fading) =>
    `TOTEM ${[...(full > 0 ? [`${full} full`] : []), ...(fading > 0 ? [`${fading} fading`] : [])].join(', ')}`,
  seat: (seat) => seatNames[seat].toUpperCase(),
  side: ({ crystals, hand, deck, discard }) => `crystals ${crystals}, hand ${hand}, deck ${deck}, discard ${discard}`,
  label: {
    bot: 'bot',
    slots: 'slots',
    added: 'added',
    wagered: 'wagered',
    ongoing: 'ongoing',
    hand: 'hand',
    discard: 'discard',
    deck: 'deck',
    visions: 'visions',
    drill: 'drill',
  },
  hidden: (count) => `${count} hidden`,
  fightersLeft: (count, of) => `fighters left ${count} of ${of}`,
  golemsLeft: (count, of) => `golems ${count} of ${of}`,
  secured: (count, of) => `totems secured ${count} of ${of}`,
  forges: (built, of, foundations) => `forges built ${built} of ${of}, foundations left ${foundations}`,
  drill: (at, cargo) => `on ${at}, cargo ${cargo}`,
  start: 'start',
  noVisions: 'none',
  hiddenVision: 'hidden',
  visions: (where, what) => `${visions[where]} ${what}`,
}
