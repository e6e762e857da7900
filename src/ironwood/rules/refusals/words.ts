import type { RefusalTellings } from '../../../toolkit'
import { cardName, type Names, placeName } from '../names'
import { type Seat, seatNames, unitNames } from '../vocabulary'
import type { IronwoodReasons } from './reasons'

/** The sentence of a refusal, with the names of cards and places. */
export type RefusalWords = RefusalTellings<IronwoodReasons, [names: Names]>

/** The seat that decides instead, and the types of its actions. */
const wanted = ({ seat, types }: { readonly seat: Seat; readonly types: readonly string[] }): string =>
  `The ${seatNames[seat]} decide on: ${types.join(', ')}.`

const notFounded: Readonly<Record<IronwoodReasons['foundation-not-allowed']['why'], string>> = {
  'not-outer': 'it is not an outer mountain',
  'not-controlled': 'you do not control it',
  forge: 'it has a Forge already',
  foundation: 'it has a Foundation already',
}

/** The English words. They make the message of a refusal, and belong to the English catalogue. */
export const refusalWords: RefusalWords = {
  'game-over': 'The game is over.',
  'not-your-turn': 'It is not your turn.',
  'not-readable': 'This is no action: it is not made of plain data alone.',
  'unknown-action': 'This is not an action of Ironwood.',
  'bot-plays-on': 'A bot does not surrender.',
  'no-candidate': 'The bot cannot choose this now.',
  'not-optional': (instead) => `This cannot be left out. ${wanted(instead)}`,
  'wrong-phase': ({ type, ...instead }) => `This is not the moment for "${type}". ${wanted(instead)}`,
  'not-so-many'(what) {
    if (what.why === 'choice') return `This is not one of the choices. ${wanted(what)}`
    const unit = unitNames[what.unit]
    if (what.why === 'move') return `That many ${unit}s cannot move here.`
    return `The damage that is left cannot remove a ${unit} here.`
  },
  'unknown-location': ({ at }) => `There is no location called ${at} on this map.`,
  'unknown-card': ({ card }) => `There is no card ${card}.`,
  'wrong-side'(what, names) {
    if (what.why === 'border')
      return `An attack goes across a border, not from ${placeName(names, what.from)} to ${placeName(names, what.to)}.`
    const [is, takes] = what.why === 'forest-wanted' ? ['mountain', 'forest'] : ['forest', 'mountain']
    return `${placeName(names, what.at)} is a ${is}; this takes a ${takes}.`
  },
  'not-your-card'({ why, card }, names) {
    const name = cardName(names, card)
    if (why === 'drawn') return `${name} is not one of the cards just drawn.`
    return why === 'shown' ? `${name} is not in the hand that was shown.` : `${name} is not in your hand.`
  },
  'not-a-base-card': ({ card }, names) => `${cardName(names, card)} is not a base card.`,
  'base-card': ({ why, card }, names) =>
    `${cardName(names, card)} is a base card and cannot be ${why === 'burn' ? 'burned' : 'discarded'}.`,
  'wrong-kind': ({ why }) =>
    why === 'vision-wanted'
      ? 'Only a vision card can be burned for this.'
      : 'Only a special card can be burned for this.',
  'not-in-play': ({ card }, names) => `${cardName(names, card)} is not an ongoing card that can be chosen now.`,
  'not-burned': ({ card }, names) => `No effect of ${cardName(names, card)} is waiting to be carried out.`,
  'not-enough-crystals': ({ why }) =>
    why === 'toll'
      ? 'This round a special card costs 1 crystal, and you have none.'
      : 'There are no crystals to pay with.',
  'no-special-wager': 'No special card may be wagered in this combat.',
  'not-adjacent'(what, names) {
    const to = placeName(names, what.to)
    if (what.why === 'retreat') return `The defeated Warband cannot retreat to ${to}.`
    const from = placeName(names, what.from)
    if (what.why === 'ridge') return `No ridge joins ${from} to ${to}.`
    return what.why === 'vision' ? `${to} does not touch ${from}.` : `${to} is not adjacent to ${from}.`
  },
  'outer-forest': ({ why, at }, names) =>
    `${placeName(names, at)} is an outer forest: ${why === 'battle' ? 'no battle is fought' : 'no Totem is discovered'} there.`,
  'no-warband': ({ at }, names) => `There is no Warband of yours on ${placeName(names, at)}.`,
  'not-ferrum': 'This attack is against Ferrum only.',
  'wrong-place'(what, names) {
    if (!('at' in what))
      return what.why === 'march'
        ? "This card moves Warbands to the Drill's mountain only."
        : 'The Totem must be placed on the chosen forest.'
    const at = placeName(names, what.at)
    if (what.why === 'recruit') return `You cannot recruit on ${at} now.`
    if (what.why === 'mark') return `This card's marker cannot lie on ${at}.`
    return `This card's attack is ${what.why === 'attack-from' ? 'from' : 'on'} ${at} only.`
  },
  'no-target': ({ at }, names) => `There is nothing to attack on ${placeName(names, at)}.`,
  'out-of-reach': ({ unit, at }, names) => `There is no ${unitNames[unit]} within reach on ${placeName(names, at)}.`,
  'nothing-to-move': ({ why, at }, names) => {
    const missing = { fighter: 'Fighter of yours', warband: 'Warband of yours', bait: 'Woodwalker Fighter' }
    return `There is no ${missing[why]} on ${placeName(names, at)}.`
  },
  'nothing-to-remove': ({ at }, names) =>
    `There are not enough Fighters of yours to give up on ${placeName(names, at)}.`,
  'not-moved': ({ at }, names) =>
    `None of the Fighters on ${placeName(names, at)} was moved by this card and may go again.`,
  'already-moved'({ why, at }, names) {
    const place = placeName(names, at)
    if (why === 'group') return `This effect has already moved a group from ${place}.`
    return `All ${why === 'units' ? 'units' : 'Fighters'} on ${place} have moved this turn.`
  },
  held: ({ at }, names) => `A card forbids moving anything from ${placeName(names, at)} now.`,
  closed: ({ at }, names) => `A card forbids moving onto ${placeName(names, at)} now.`,
  'totems-held': 'Totems cannot be moved this turn.',
  'no-totem': ({ totem, at }, names) => `There is no ${totem} Totem on ${placeName(names, at)} to take along.`,
  'mountain-controlled': ({ at }, names) => `${placeName(names, at)} is controlled by the Ironclad.`,
  'not-controlled': ({ why, at }, names) =>
    why === 'forest'
      ? `${placeName(names, at)} is not an inner forest that you control.`
      : `You do not control ${placeName(names, at)}.`,
  'foundation-not-allowed': ({ why, at }, names) =>
    `No Foundation can be placed on ${placeName(names, at)}: ${notFounded[why]}.`,
  'no-foundation': ({ at }, names) => `There is no Foundation on ${placeName(names, at)} to build on.`,
  'no-foundation-token': 'There is no Foundation token left.',
  'supply-empty': ({ why }) =>
    why === 'totem' ? 'There is no Totem left to place.' : 'There is no Fighter left in the supply.',
  'no-vision-card': ({ at }, names) => `There is no vision card of ${placeName(names, at)} in your hand.`,
}
