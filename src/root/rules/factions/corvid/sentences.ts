import { many } from '../../../../toolkit/counts'
import type { ClearingSuit, PlotKind, Seat, Suit } from '../../vocabulary'

type At = {
  readonly at: number
}

/** Of the Corvid Conspiracy. */
export const corvid = {
  'snared.place': ({ at }: At) =>
    `Enemies of the Conspiracy cannot place pieces in clearing ${at}: a snare lies there.`,
  'snared.way': ({ at }: At) =>
    `Enemies of the Conspiracy cannot move pieces out of clearing ${at}: a snare lies there.`,
  'wrong-suit.clearing': ({ at, suit }: At & { readonly suit: ClearingSuit }) =>
    `Clearing ${at} is not a ${suit} clearing.`,
  'no-plot': ({ at }: At) => `There is no plot in clearing ${at}.`,
  'plot-up': ({ at }: At) => `The plot in clearing ${at} lies face up already.`,
  'plot-there': ({ at }: At) => `There is a plot in clearing ${at} already.`,
  'flips-over': 'Plots are turned up before warriors are recruited.',
  'not-a-suit': 'A bird card recruits in fox, rabbit or mouse clearings.',
  'no-room.suit': ({ suit }: { readonly suit: Suit }) =>
    `No warrior can be placed in any ${suit === 'bird' ? '' : `${suit} `}clearing.`,
  'not-served': ({ at }: At) => `Clearing ${at} does not get a warrior now.`,
  'no-action-left.corvid': 'All three actions of this turn are taken.',
  'nothing-can-move.corvid': 'No warrior of the Conspiracy can move anywhere.',
  'nobody-to-battle.corvid': 'There is no clearing with warriors of the Conspiracy and an enemy.',
  'nothing-to-swap': 'There are no two plots that both lie face down, or both face up and differ.',
  'no-such-act.corvid': ({ act }: { readonly act: string }) => `The Conspiracy has no action "${act}".`,
  'craft-over.corvid': 'The Conspiracy crafts in Birdsong.',
  'no-plots': 'All plots are on the map.',
  'nowhere.plot': ({ cost }: { readonly cost: number }) =>
    `There is no clearing without a plot where the Conspiracy has ${many(cost, 'warrior')} and can place a plot.`,
  'too-few-warriors': ({
    seat,
    at,
    cost,
    count,
  }: At & { readonly seat: Seat; readonly cost: number; readonly count: number }) =>
    `The next plot costs ${many(cost, 'warrior')}, and ${seat} has ${count} in clearing ${at}.`,
  'no-such-plot': ({ plot }: { readonly plot: PlotKind }) => `No ${plot} is left in the supply.`,
  'no-pair': ({ at }: At) => `No other plot can be swapped with the one in clearing ${at}.`,
  'same-clearing.plot': ({ at }: At) => `The plot in clearing ${at} cannot be swapped with itself.`,
  'not-a-pair': ({ from, at }: At & { readonly from: number }) =>
    `The plots in clearings ${from} and ${at} cannot be swapped: both must lie face down, or both face up and differ.`,
  'no-card.plot': ({ seat, suit, at }: At & { readonly seat: Seat; readonly suit: Suit }) =>
    `${seat} has no ${suit} or bird card to show for clearing ${at}.`,
}
