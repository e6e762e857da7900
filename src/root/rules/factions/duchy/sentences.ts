import { many } from '../../../../toolkit/counts'
import type { Minister, Rank, Seat, Suit } from '../../vocabulary'
import { type Building, court } from './facts'

type Named = { readonly minister: Minister }
type AtClearing = { readonly at: number }

/** Of the Duchy. */
export const duchy = {
  'no-building-left': 'All citadels and markets are on the map.',
  'nowhere-to-build.none': 'There is no clearing with an open slot that the Duchy rules and where it can build.',
  'nowhere-to-build.card': ({ card }: { readonly card: string }) =>
    `The Duchy can build in no clearing that the card ${card} fits.`,
  'no-card.build': ({ seat }: { readonly seat: Seat }) =>
    `${seat} has no card that fits a clearing where the Duchy can build.`,
  'wrong-suit.revealed': ({ suit, at }: AtClearing & { readonly suit: Suit }) =>
    `The revealed card is a ${suit} card, and clearing ${at} is no ${suit} clearing.`,
  'nowhere-to-dig.none': 'There is no clearing without a tunnel where one can be placed.',
  'nowhere-to-dig.card': ({ card }: { readonly card: string }) =>
    `The card ${card} fits no clearing where a tunnel can be placed.`,
  'no-card.dig': ({ seat }: { readonly seat: Seat }) =>
    `${seat} has no card that fits a clearing where a tunnel can be placed.`,
  'wrong-suit.spent': ({ suit, at }: AtClearing & { readonly suit: Suit }) =>
    `The spent card is a ${suit} card, and clearing ${at} is no ${suit} clearing.`,
  'tunnel-there': ({ at }: AtClearing) => `There is a tunnel in clearing ${at} already.`,
  'no-tunnel': ({ at }: AtClearing) => `There is no tunnel in clearing ${at}.`,
  'too-many-diggers': ({ most }: { readonly most: number }) =>
    `No more than ${many(most, 'warrior')} go through a new tunnel.`,
  'nothing-can-move.duchy': 'No warrior of the Duchy can move anywhere.',
  'nobody-to-battle.duchy': 'There is no clearing with warriors of the Duchy and an enemy.',
  'no-such-act.duchy': ({ act }: { readonly act: string }) => `The Duchy has no action "${act}".`,
  'craft-later.duchy': 'The Duchy crafts in Evening.',
  'not-swayed': ({ minister }: Named) => `The ${court[minister].name} is not swayed.`,
  'acted-already': ({ minister }: Named) => `The ${court[minister].name} has acted in this turn already.`,
  'no-model.none': 'There is no swayed Squire or Noble with something to do.',
  'no-model.other': ({ minister }: Named) =>
    `The Mayor takes the action of another Noble or of a Squire, not that of the ${court[minister].name}.`,
  'tunnels-missing': 'The Duchess of Mud scores only while all three tunnels are on the map.',
  'none-built': ({ minister, piece }: Named & { readonly piece: Building }) =>
    `The ${court[minister].name} scores for each ${piece}, and there is none on the map.`,
  'other-suit': ({ card, suit, own }: { readonly card: string; readonly suit: Suit; readonly own: Suit }) =>
    `The Banker takes cards of one suit. It is ${suit}, and ${card} is ${own}.`,
  'not-optional.banker': 'The Banker takes at least one card.',
  'swayed-already': ({ minister }: Named) => `The ${court[minister].name} is swayed already.`,
  'no-crown': ({ minister, rank }: Named & { readonly rank: Rank }) =>
    `No ${rank} crown is left on the board for the ${court[minister].name}.`,
  'too-few-cards': ({ minister, wanted, found }: Named & { readonly wanted: number; readonly found: number }) =>
    `The ${court[minister].name} takes ${many(wanted, 'card')}, each with a clearing of its own. ${many(found, 'card')} of the hand can find one.`,
  'no-clearing-left': ({ card }: { readonly card: string }) =>
    `No clearing with a piece of the Duchy is left for the card ${card}.`,
  'not-the-highest': ({ minister }: Named) =>
    `The ${court[minister].name} does not go: a swayed minister of the highest rank does.`,
}
