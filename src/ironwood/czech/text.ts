import type { TextWords } from '../words'
import { botSides, botStances, faces } from './bot-events'
import { bonus as bonusWords, side as sides } from './nouns'

const visions = {
  hand: 'ruka',
  deck: 'balíček',
  top: 'od vrchu',
  looked: 'prohlížené',
  shown: 'ukázané',
  revealed: 'odhalené',
  discard: 'odhozené',
  burned: 'spálené',
}

/** The labels of a position as text. */
export const text: TextWords = {
  bot: ({ stance, side, spirits, die }) => [
    `${stance ? botStances[stance] : `Duchové lesa: ${spirits}`}, strana „${botSides[side]}“`,
    ...(die ? [`Kouzelná kostka: ${faces[die]}`] : []),
  ],
  botMark: { woodwalkers: 'potenciální', ironclad: 'označená' },
  botAdds: (bonus) => `Bot přidává ${bonusWords(bonus)}.`,
  emptySlot: '-',
  battle: 'BITVA',
  mountains: 'HORY',
  forests: 'LESY',
  fighters: 'Bo',
  golems: 'Go',
  kind: (place, kind) => (kind === 'inner' ? (place === 'forest' ? 'vnit.' : 'vnitř.') : 'okr.'),
  site: (site) => (site === 'forge' ? 'kovárna' : 'základy'),
  drillHere: (cargo) => `VRTÁK${cargo > 0 ? `, náklad ${cargo}` : ''}`,
  moved: (count) => `po přesunu ${count}`,
  totems: (full, fading) =>
    `TOTEM ${[...(full > 0 ? [`nabitý ${full}`] : []), ...(fading > 0 ? [`slábnoucí ${fading}`] : [])].join(', ')}`,
  seat: (seat) => sides[seat].toUpperCase(),
  side: ({ crystals, hand, deck, discard }) =>
    `krystaly ${crystals}, ruka ${hand}, balíček ${deck}, odhozené ${discard}`,
  label: {
    bot: 'bot',
    slots: 'tahy',
    added: 'navíc',
    wagered: 'nasaz.',
    ongoing: 'přetrv.',
    hand: 'ruka',
    discard: 'odhoz.',
    deck: 'balíček',
    visions: 'vize',
    drill: 'vrták',
  },
  hidden: (count) => `skryté: ${count}`,
  fightersLeft: (count, of) => `bojovníci v zásobě ${count} z ${of}`,
  golemsLeft: (count, of) => `golemové ${count} ze ${of}`,
  secured: (count, of) => `ukořistěné totemy ${count} ze ${of}`,
  forges: (built, of, foundations) => `postavené kovárny ${built} ze ${of}, základy v zásobě ${foundations}`,
  drill: (at, cargo) => `${at}, náklad ${cargo}`,
  start: 'začátek',
  noVisions: 'žádné',
  hiddenVision: 'skrytá',
  visions: (where, what) => `${visions[where]} ${what}`,
}
