import type { PlotKind } from '../rules/vocabulary'
import type { PartWords } from '../words/catalogue'
import { cardName, clearingName, Does, left, plotNames, Who } from './names'

/** What an act of its turn is. */
export const corvidActs: Readonly<Record<string, string>> = {
  move: 'Move.',
  plot: 'Plot: remove warriors and place a plot face down.',
  battle: 'Battle.',
  trick: 'Trick: swap two plots.',
}

/** The same in place of the draw. */
export const exertActs: Readonly<Record<string, string>> = {
  move: 'Exert: move, and draw no card.',
  plot: 'Exert: place a plot, and draw no card.',
  battle: 'Exert: battle, and draw no card.',
  trick: 'Exert: swap two plots, and draw no card.',
}

const aPlot = (plot: PlotKind): string => `${plot === 'extortion' ? 'an' : 'a'} ${plotNames[plot]}`

export const corvid = {
  actions: {
    flip: ({ at }, _task, scene) => `Turn up the plot in ${clearingName(scene, at)}.`,
    recruit: ({ card }) => `Recruit: spend ${cardName(card)} for a warrior in each clearing of its suit.`,
    suit: ({ suit }) => `Recruit in ${suit} clearings.`,
    plot: ({ at }, _task, scene) => `Place a plot in ${clearingName(scene, at)}.`,
    plant: ({ plot }) => `Place ${aPlot(plot)}.`,
    trick: ({ at }, _task, scene) => `Swap the plot in ${clearingName(scene, at)}.`,
    swap: ({ at }, _task, scene) => `With the plot in ${clearingName(scene, at)}.`,
    expose: ({ at }, _task, scene) => `Guess what the plot in ${clearingName(scene, at)} is.`,
    show: ({ card }) => `Show ${cardName(card)}.`,
    guess: ({ plot }) => `It is ${aPlot(plot)}.`,
  },
  questions: {
    'corvid-recruit': 'Spend a card to recruit?',
    'corvid-actions': 'Choose an action.',
    exert: 'Exert, or draw?',
  },
  details: {
    scatter: ({ suit }) => `in a ${suit} clearing`,
    muster: ({ seat }, { sides }) => left(sides[seat]?.supply ?? 0),
    'corvid-actions': ({ left: count }) => left(count),
    'plot-kind': ({ at }, scene) => `in ${clearingName(scene, at)}`,
    'trick-with': ({ from }, scene) => `in ${clearingName(scene, from)}`,
    expose: ({ at }, scene) => `for the plot in ${clearingName(scene, at)}`,
    guess: ({ at, card }, scene) => `in ${clearingName(scene, at)}${card === '' ? '' : `, with ${cardName(card)}`}`,
  },
  events: {
    flipped: ({ seat, at, plot }, names) =>
      `${Who(names, seat)} turns up ${aPlot(plot)} in ${clearingName(names, at)}.`,
    swapped: ({ seat, at, with: other }, names) =>
      `${Who(names, seat)} swaps the plots in ${clearingName(names, at)} and ${clearingName(names, other)}.`,
    guessed: ({ seat, at, plot, right }, names) =>
      `${Does(names, seat, 'guesses', 'guess')} that the plot in ${clearingName(names, at)} is ${aPlot(plot)}: ${right ? 'right' : 'wrong'}.`,
  },
  reasons: { 'ROOT-13.4.2b': 'for plots that lie face up' },
} satisfies PartWords
