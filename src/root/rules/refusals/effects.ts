import type { Moment } from '../card'
import { cardOf } from '../cards'
import { type Item, isHireling, type Owner, type Seat, type Suit } from '../vocabulary'
import { clearingWords } from './moving'

/** When an effect is used, to end the sentence "… is used". */
const times = {
  'birdsong.start': 'at the start of Birdsong',
  birdsong: 'in Birdsong',
  'birdsong.end': 'at the end of Birdsong',
  'daylight.start': 'at the start of Daylight',
  daylight: 'in Daylight',
  'evening.start': 'at the start of Evening',
  evening: 'with the draw of Evening',
  'battle.effects': 'in a battle, after the roll',
} as const

/** A moment at which an effect is used by a seat. */
export type Timed = keyof typeof times

export const isTimed = (moment: Moment | null): moment is Timed => moment !== null && Object.hasOwn(times, moment)

/** Why an effect would change nothing, to end the sentence "… would change nothing: …". */
const idle = {
  'false-orders': 'no enemy warriors can be moved',
  'propaganda-bureau': 'no card of the hand lets a warrior be replaced',
  'coffin-makers': 'no warriors lie on it',
  'royal-claim': 'it would score no point',
  'eyrie-emigre': 'there is nothing to do',
  'command-warren': 'there is nobody to battle',
  'tax-collector': 'there is no warrior to take off the map, or no card to draw',
  'league-of-adventurous-mice': 'there is no ready crafted item, or no move and no battle to make',
  cobbler: 'there is no move to make',
  'better-burrow-bank': 'there is no card to draw',
  saboteurs: 'no enemy has a crafted card',
  'stand-and-deliver': 'no enemy holds a card',
  'swap-meet': 'no other player holds a card',
  codebreakers: 'no other player holds a card',
  'charm-offensive': 'there is no card to draw',
  refresh: 'no item is exhausted',
  lavish: 'the mood is another, or the Hoard is empty',
  'brigand-theft': 'there is no ready crafted item, or no card to steal',
} as const

/** An effect that a seat may use in its turn. */
export type EffectName = keyof typeof idle

/** Effects that are of no card. */
const titles: Readonly<Record<string, string>> = {
  refresh: 'Refresh',
  lavish: 'Lavish',
  'brigand-theft': 'The theft of the Brigand',
}

const effectTitle = (effect: string): string => titles[effect] ?? (isHireling(effect) ? effect : cardOf(effect).name)

/** Of the effects of cards. */
export const effects = {
  'own-seat.effect': ({ seat }: { readonly seat: Seat }) => `${seat} cannot choose itself for this.`,
  'no-such-player': ({ seat }: { readonly seat: Owner }) => `Nobody sits at ${seat}.`,
  'partner.enemies': ({ other, seat }: { readonly other: Owner; readonly seat: Seat }) =>
    `${other} is in a coalition with ${seat}, and this concerns enemies.`,
  'no-card.hand': ({ seat }: { readonly seat: Seat }) => `${seat} has no card in hand.`,
  'hand-open': ({ seat }: { readonly seat: Seat }) => `The hand of ${seat} lies face up for all to see.`,
  'nothing-crafted': ({ seat }: { readonly seat: Seat }) => `There is no crafted card in the play area of ${seat}.`,
  'nothing-can-move.forced': ({ seat }: { readonly seat: Seat }) => `${seat} has no warriors that could move.`,
  'wrong-suit.card': ({
    at,
    suit,
    card,
    own,
  }: {
    readonly at: number
    readonly suit: Suit
    readonly card: string
    readonly own: Suit
  }) => `Clearing ${at} is a ${suit} clearing, and ${card} is a ${own} card.`,
  'nobody-there.enemy-warrior': ({ seat, at }: { readonly seat: Seat; readonly at: number }) =>
    `No warrior of an enemy of ${seat} stands in clearing ${at}.`,
  'nobody-there.warrior': ({ seat, at }: { readonly seat: Owner; readonly at: number }) =>
    `${seat} has no warrior in ${clearingWords(at)}.`,
  'no-warriors.tax': ({ seat, at }: { readonly seat: Seat; readonly at: number }) =>
    `${seat} has no warrior in clearing ${at} for the Tax Collector.`,
  'no-item-ready.crafted': ({ seat, item }: { readonly seat: Seat; readonly item: Item }) =>
    `${seat} has no ${item} in its Crafted Items box that is not exhausted.`,
  'not-crafted.card': ({ card, seat }: { readonly card: string; readonly seat: Seat }) =>
    `${card} does not lie in the play area of ${seat}.`,
  'no-such-effect': ({ effect }: { readonly effect: string }) => `There is no persistent effect ${effect}.`,
  'works-by-itself': ({ effect }: { readonly effect: string }) =>
    `${effectTitle(effect)} is not used: it works by itself.`,
  'wrong-phase.effect': ({ effect, moment }: { readonly effect: string; readonly moment: Timed }) =>
    `${effectTitle(effect)} is used ${times[moment]}, and not now.`,
  'not-crafted.effect': ({ effect, seat }: { readonly effect: string; readonly seat: Seat }) =>
    `${effectTitle(effect)} does not lie in the play area of ${seat}.`,
  'once-a-turn.effect': ({ effect }: { readonly effect: string }) =>
    `${effectTitle(effect)} has been used in this turn already.`,
  'no-change': ({ effect }: { readonly effect: EffectName }) =>
    `${effectTitle(effect)} would change nothing: ${idle[effect]}.`,
  'idle-hireling': ({ seat }: { readonly seat: Owner }) => `The pieces of ${seat} have nothing to do.`,
  'not-on-top': ({ card }: { readonly card: string }) =>
    `The Lizard Envoys cannot bring back ${card}: it is an ambush, or not of the most frequent suit among the five cards on top.`,
  'not-in-box': ({ seat, item }: { readonly seat: Seat; readonly item: Item | 'club' }) =>
    `The Crafted Items box of ${seat} has no such item: ${item}.`,
  'not-beside-forest': ({ seat }: { readonly seat: Seat }) =>
    `${seat} has no faction piece in a clearing beside the forest of the Exile.`,
  'no-target': ({ card }: { readonly card: string }) =>
    `No enemy warrior can be replaced in a clearing that ${card} fits.`,
}
