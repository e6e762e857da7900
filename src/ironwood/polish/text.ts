import type { TextWords } from '../words'
import { botSides, botStances, faces } from './bot-events'
import { bonus as bonusWords, side as sides } from './nouns'

const visions = {
  hand: 'ręka',
  deck: 'talia',
  top: 'od wierzchu',
  looked: 'oglądane',
  shown: 'pokazane',
  revealed: 'odkryte',
  discard: 'odrzucone',
  burned: 'spalone',
}

/** The labels of a position as text. */
export const text: TextWords = {
  bot: ({ stance, side, spirits, die }) => [
    `${stance ? botStances[stance] : `Duchy Lasu: ${spirits}`}, strona „${botSides[side]}”`,
    ...(die ? [`Magiczna kość: ${faces[die]}`] : []),
  ],
  botMark: { woodwalkers: 'możliwa', ironclad: 'oznaczona' },
  botAdds: (bonus) => `Bot dodaje ${bonusWords(bonus)}.`,
  emptySlot: '-',
  battle: 'BITWA',
  mountains: 'GÓRY',
  forests: 'LASY',
  fighters: 'Wo',
  golems: 'Go',
  kind: (_place, kind) => (kind === 'inner' ? 'wewn.' : 'zewn.'),
  site: (site) => (site === 'forge' ? 'Kuźnia' : 'Fundament'),
  drillHere: (cargo) => `WIERTŁO${cargo > 0 ? `, Ładunek ${cargo}` : ''}`,
  moved: (count) => `po ruchu ${count}`,
  totems: (full, fading) =>
    `TOTEM ${[...(full > 0 ? [`pełny ${full}`] : []), ...(fading > 0 ? [`zanikający ${fading}`] : [])].join(', ')}`,
  seat: (seat) => sides[seat].toUpperCase(),
  side: ({ crystals, hand, deck, discard }) =>
    `Kryształy ${crystals}, ręka ${hand}, talia ${deck}, odrzucone ${discard}`,
  label: {
    bot: 'bot',
    slots: 'pola',
    added: 'dodat.',
    wagered: 'w Walce',
    ongoing: 'Czasowe',
    hand: 'ręka',
    discard: 'odrzuc.',
    deck: 'talia',
    visions: 'Przep.',
    drill: 'Wiertło',
  },
  hidden: (count) => `zakryte: ${count}`,
  fightersLeft: (count, of) => `Wojownicy w puli ${count} z ${of}`,
  golemsLeft: (count, of) => `Golemy ${count} z ${of}`,
  secured: (count, of) => `Totemy zabezpieczone ${count} z ${of}`,
  forges: (built, of, foundations) => `Kuźnie zbudowane ${built} z ${of}, Fundamenty w puli ${foundations}`,
  drill: (at, cargo) => `${at}, Ładunek ${cargo}`,
  start: 'start',
  noVisions: 'brak',
  hiddenVision: 'zakryta',
  visions: (where, what) => `${visions[where]} ${what}`,
}
