import type { Item, LandmarkName, Seat } from '../vocabulary'

/** The names of landmarks in sentences. */
const titles: Readonly<Record<LandmarkName, string>> = {
  tower: 'the Tower',
  ferry: 'the Ferry',
  'elder-treetop': 'the Elder Treetop',
  'black-market': 'the Black Market',
  'legendary-forge': 'the Legendary Forge',
  'lost-city': 'the Lost City',
}

/** Where its card lets a landmark stand, to end a sentence. */
const grounds: Readonly<Record<LandmarkName, string>> = {
  tower: 'in a clearing with a ruin',
  ferry: 'on the river, or on the coast of a lake',
  'elder-treetop': 'in a corner of the map',
  'black-market': 'in a clearing with one slot and no ruin',
  'legendary-forge': 'in any clearing',
  'lost-city': 'on the river, or on the coast of a lake',
}

/** Of landmarks. */
export const landmarkSentences = {
  'not-dealt': ({ landmark }: { readonly landmark: LandmarkName }) => `The card of ${titles[landmark]} was not dealt.`,
  'landmark-there': ({ at, landmark }: { readonly at: number; readonly landmark: LandmarkName }) =>
    `A landmark is in clearing ${at} already: ${titles[landmark]}.`,
  'landmark-near': ({ at }: { readonly at: number }) => `Clearing ${at} is adjacent to a landmark.`,
  'no-place.landmark': ({ at, landmark }: { readonly at: number; readonly landmark: LandmarkName }) =>
    `Clearing ${at} will not do: ${titles[landmark]} stands ${grounds[landmark]}.`,
  'no-market': 'The Black Market is not in this game.',
  'once-a-turn.market': ({ seat }: { readonly seat: Seat }) => `${seat} has visited the Black Market in this turn.`,
  'nobody-there.market': ({ seat, at }: { readonly seat: Seat; readonly at: number }) =>
    `${seat} has no piece at the Black Market in clearing ${at}.`,
  'no-card.market': ({ seat }: { readonly seat: Seat }) => `${seat} has no card to leave at the Black Market.`,
  'nobody-there.forge': ({
    item,
    card,
    seat,
    at,
  }: {
    readonly item: Item
    readonly card: string
    readonly seat: Seat
    readonly at: number
  }) => `The ${item} for ${card} lies on the Legendary Forge, and ${seat} has no piece there, in clearing ${at}.`,
  'no-such-piece.city': ({ seat }: { readonly seat: Seat }) =>
    `${seat} has no crafting piece in the Lost City that can pay for this.`,
}
