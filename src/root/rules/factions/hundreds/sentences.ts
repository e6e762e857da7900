import type { Item, Mood, Seat, Suit } from '../../vocabulary'

type AtClearing = { readonly at: number }
type OfCard = { readonly card: string }

/** The name of a mood. */
const moodTitle = (mood: Mood): string => mood.charAt(0).toUpperCase() + mood.slice(1)

/** Of the Hundreds. */
export const hundreds = {
  'not-on-track': ({ item }: { readonly item: Item }) => `There is no ${item} on this track of the Hoard.`,
  'not-in-hoard': ({ item }: { readonly item: Item }) => `There is no ${item} in the Hoard.`,
  'not-looted': ({ seat, item }: { readonly seat: Seat; readonly item: Item }) =>
    `The Crafted Items box of ${seat} has no such item: ${item}.`,
  'no-mob': ({ at }: AtClearing) => `There is no mob in clearing ${at} now.`,
  'no-mob-left': 'All mobs are on the map.',
  'no-mob-near': ({ at }: AtClearing) => `No mob is in a clearing that is adjacent to clearing ${at}.`,
  'mob-there': ({ at }: AtClearing) => `There is a mob in clearing ${at} already.`,
  'mob-too-far': ({ at }: AtClearing) => `Clearing ${at} is neither that of the Warlord nor adjacent to it.`,
  'nothing-to-raze': ({ at }: AtClearing) => `There is nothing to raze in clearing ${at}.`,
  'wrong-suit.mob': ({ suit, at }: AtClearing & { readonly suit: Suit }) =>
    `The mob die shows ${suit}, and clearing ${at} is no ${suit} clearing.`,
  'wrong-suit.mob-card': ({ suit, at }: AtClearing & { readonly suit: Suit }) =>
    `The mob was incited with a ${suit} card, and clearing ${at} is no ${suit} clearing.`,
  'wrong-suit.stronghold': ({ suit, at }: AtClearing & { readonly suit: Suit }) =>
    `The stronghold was paid with a ${suit} card, and clearing ${at} is no ${suit} clearing.`,
  'not-rallied': ({ at }: AtClearing) => `No warrior is due in clearing ${at}.`,
  'item-hoarded': ({ mood, item }: { readonly mood: Mood; readonly item: Item }) =>
    `${moodTitle(mood)} shows a ${item}, and there is one in the Hoard.`,
  'same-mood': ({ mood }: { readonly mood: Mood }) => `${moodTitle(mood)} is the present mood.`,
  'nothing-can-move.hundreds': 'No warrior of the Hundreds can move anywhere.',
  'nobody-to-battle.hundreds': 'There is no clearing with warriors of the Hundreds and an enemy.',
  'no-such-act.hundreds': ({ act }: { readonly act: string }) => `The Hundreds have no action "${act}" now.`,
  'craft-earlier.hundreds': 'The Hundreds craft at the beginning of Daylight.',
  'no-stronghold-left': 'All strongholds are on the map.',
  'nowhere-to-build.stronghold':
    'There is no clearing with an open slot that the Hundreds rule and where they can build.',
  'nowhere-to-build.stronghold-card': ({ card }: OfCard) =>
    `The Hundreds can build in no clearing that the card ${card} fits.`,
  'no-card.stronghold': ({ seat }: { readonly seat: Seat }) =>
    `${seat} has no card that fits a clearing where the Hundreds can build.`,
  'warlord-stuck': ({ at }: AtClearing) => `The Warlord cannot move from clearing ${at}.`,
  'nowhere-to-incite': ({ card }: OfCard) =>
    `The card ${card} fits no clearing with a warrior of the Hundreds and without a mob, where one can be placed.`,
}
