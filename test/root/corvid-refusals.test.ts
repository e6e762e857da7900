import { describe } from 'vitest'
import type { Task } from '../../src/root/rules/chapters'
import { corvidOf } from '../../src/root/rules/factions/corvid/board'
import { refuses } from './refused'
import { type At, table } from './table'

const pair = ['corvid', 'marquise'] as const
type Phase = 'birdsong' | 'daylight' | 'evening'

const crows =
  (phase: Phase, p1: At, p2: At, ...tasks: readonly Task[]) =>
  () =>
    table({ factions: pair, phase, sides: { p1, p2 }, tasks })
const cats =
  (p1: At, p2: At, ...tasks: readonly Task[]) =>
  () =>
    table({ factions: pair, active: 'p2', sides: { p1, p2 }, tasks })

const flips: Task = { do: 'flip-plots', seat: 'p1' }
const recruit: Task = { do: 'corvid-recruit', seat: 'p1' }
const acts: Task = { do: 'corvid-actions', seat: 'p1', left: 2 }
const ready: At = {
  pieces: [
    ['warrior', 6, 2],
    ['warrior', 8],
  ],
  plots: [
    [6, 'bomb'],
    [7, 'raid'],
    [9, 'snare', 'up'],
  ],
}

describe('setup and Birdsong', () => {
  const scatter = crows('birdsong', {}, { pieces: [['keep', 6]] }, { do: 'scatter', seat: 'p1', suit: 'fox' })
  const suit = () => crows('birdsong', { hand: ['armorers'] }, {}, recruit)().play('recruit armorers')
  const muster = () =>
    crows('birdsong', { hand: ['anvil'], pieces: [['warrior', 9, 13]] }, {}, recruit)().play('recruit anvil')

  refuses([
    [
      'a clearing of another suit',
      scatter,
      'place 2',
      'wrong-suit',
      'ROOT-13.3.2',
      'Clearing 2 is not a fox clearing.',
    ],
    [
      'the keep',
      scatter,
      'place 6',
      'keep',
      'ROOT-6.2.2a',
      'Only the Marquise can place pieces in clearing 6: her keep stands there.',
    ],
    [
      'no plot',
      crows('birdsong', ready, {}, flips),
      'flip 8',
      'no-plot',
      'ROOT-13.4.2a',
      'There is no plot in clearing 8.',
    ],
    [
      'a plot that lies face up',
      crows('birdsong', ready, {}, flips),
      'flip 9',
      'plot-up',
      'ROOT-13.4.2a',
      'The plot in clearing 9 lies face up already.',
    ],
    [
      'a plot alone',
      crows('birdsong', ready, {}, flips),
      'flip 7',
      'nobody-there',
      'ROOT-13.4.2a',
      'p1 has no warrior in clearing 7.',
    ],
    [
      'a flip while recruiting',
      crows('birdsong', { ...ready, hand: ['anvil'] }, {}, recruit),
      'flip 6',
      'flips-over',
      'ROOT-13.4.4',
      'Plots are turned up before warriors are recruited.',
    ],
    [
      'a card that is not there',
      crows('birdsong', { hand: ['anvil'] }, {}, recruit),
      'recruit sword',
      'not-in-hand',
      'ROOT-13.4.3a',
      'The card sword is not in the hand of p1.',
    ],
    [
      'a bird as a suit',
      suit,
      'suit bird',
      'not-a-suit',
      'ROOT-13.4.3c',
      'A bird card recruits in fox, rabbit or mouse clearings.',
    ],
    [
      'a clearing that gets nobody',
      muster,
      'place 2',
      'not-served',
      'ROOT-13.4.3b',
      'Clearing 2 does not get a warrior now.',
    ],
  ])
})

describe('Daylight and Evening', () => {
  const plotIn = () =>
    crows(
      'daylight',
      {
        pieces: [
          ['warrior', 6],
          ['warrior', 8],
          ['warrior', 1],
        ],
        plots: [[8, 'raid']],
      },
      { pieces: [['keep', 1]] },
      acts,
    )()
  const plotting = () =>
    crows(
      'daylight',
      {
        pieces: [
          ['warrior', 6],
          ['warrior', 4],
          ['warrior', 8],
          ['warrior', 1],
        ],
        plots: [[8, 'raid']],
      },
      { pieces: [['keep', 1]] },
      acts,
    )().play('act plot')
  const kinds = () =>
    crows(
      'daylight',
      {
        pieces: [['warrior', 6]],
        plots: [
          [1, 'bomb'],
          [2, 'bomb'],
        ],
      },
      {},
      acts,
    )().play('act plot')
  const trick = () =>
    crows(
      'daylight',
      {
        plots: [
          [1, 'bomb'],
          [2, 'raid'],
          [3, 'snare', 'up'],
        ],
      },
      {},
      acts,
    )().play('act trick')
  const idle = crows('daylight', { pieces: [['warrior', 6]] }, {}, acts)
  const held = crows(
    'daylight',
    {
      plots: [
        [1, 'bomb'],
        [2, 'bomb'],
      ],
    },
    {},
    acts,
  )
  refuses([
    ['another act', idle, 'act march', 'no-such-act', 'ROOT-13.5a', 'The Conspiracy has no action "march".'],
    [
      'a battle against nobody',
      idle,
      'act battle',
      'nobody-to-battle',
      'ROOT-13.5.3',
      'There is no clearing with warriors of the Conspiracy and an enemy.',
    ],
    [
      'a trick without two plots',
      idle,
      'act trick',
      'nothing-to-swap',
      'ROOT-13.5.4',
      'There are no two plots that both lie face down, or both face up and differ.',
    ],
    [
      'a move without warriors',
      held,
      'act move',
      'nothing-can-move',
      'ROOT-13.5.1',
      'No warrior of the Conspiracy can move anywhere.',
    ],
    [
      'a plot without warriors',
      held,
      'act plot',
      'nowhere',
      'ROOT-13.5.2a',
      'There is no clearing without a plot where the Conspiracy has 1 warrior and can place a plot.',
    ],
    ['crafting', idle, 'craft anvil', 'craft-over', 'ROOT-13.2.1', 'The Conspiracy crafts in Birdsong.'],
    ['a second plot', plotting, 'plot 8', 'plot-there', 'ROOT-13.2.2.2', 'There is a plot in clearing 8 already.'],
    [
      'the keep',
      plotting,
      'plot 1',
      'keep',
      'ROOT-6.2.2a',
      'Only the Marquise can place pieces in clearing 1: her keep stands there.',
    ],
    [
      'too few warriors',
      plotting,
      'plot 2',
      'too-few-warriors',
      'ROOT-13.5.2b',
      'The next plot costs 1 warrior, and p1 has 0 in clearing 2.',
    ],
    ['a kind that is not left', kinds, 'plant bomb', 'no-such-plot', 'ROOT-13.5.2d', 'No bomb is left in the supply.'],
    ['to swap no plot', trick, 'trick 6', 'no-plot', 'ROOT-13.5.4', 'There is no plot in clearing 6.'],
    [
      'to swap the only one that lies face up',
      trick,
      'trick 3',
      'no-pair',
      'ROOT-13.5.4',
      'No other plot can be swapped with the one in clearing 3.',
    ],
  ])

  const swap = () =>
    crows(
      'daylight',
      {
        plots: [
          [1, 'bomb'],
          [2, 'raid'],
          [4, 'bomb'],
          [3, 'snare', 'up'],
        ],
      },
      {},
      acts,
    )().play('act trick', 'trick 1')
  const first = () => plotIn().play('act plot', 'plant bomb')

  refuses([
    [
      'to swap face down with face up',
      swap,
      'swap 3',
      'not-a-pair',
      'ROOT-13.5.4',
      'The plots in clearings 1 and 3 cannot be swapped: both must lie face down, or both face up and differ.',
    ],
    [
      'to swap a plot with itself',
      swap,
      'swap 1',
      'same-clearing',
      'ROOT-13.5.4',
      'The plot in clearing 1 cannot be swapped with itself.',
    ],
    ['to swap with nothing', swap, 'swap 6', 'no-plot', 'ROOT-13.5.4', 'There is no plot in clearing 6.'],
    [
      'a second plot that costs two',
      first,
      'act plot',
      'nowhere',
      'ROOT-13.5.2a',
      'There is no clearing without a plot where the Conspiracy has 2 warriors and can place a plot.',
    ],
    [
      'all plots on the map',
      crows(
        'daylight',
        {
          pieces: [['warrior', 6]],
          plots: [
            [1, 'bomb'],
            [2, 'bomb'],
            [3, 'raid'],
            [4, 'raid'],
            [5, 'snare'],
            [7, 'snare'],
            [8, 'extortion'],
            [9, 'extortion'],
          ],
        },
        {},
        acts,
      ),
      'act plot',
      'no-plots',
      'ROOT-13.5.2a',
      'All plots are on the map.',
    ],
    [
      'to exert after a draw',
      () =>
        table({
          factions: ['corvid', 'marquise'],
          phase: 'evening',
          sides: { p1: { pieces: [['warrior', 6]], plots: [[6, 'bomb']] }, p2: {} },
          arrange: (state) => Object.assign(corvidOf({ state }, 'p1'), { drew: true }),
          tasks: [{ do: 'exert', seat: 'p1' }],
        }),
      'act move',
      'wrong-moment',
      'ROOT-9.5.5c',
      'This is not the moment for "act": p1 decides on the reward.',
    ],
  ])
})

describe('exposure', () => {
  const between: Task = { do: 'window', seat: 'p2', moment: 'daylight' }
  const p2: At = {
    hand: ['anvil'],
    pieces: [
      ['warrior', 6],
      ['warrior', 7],
      ['warrior', 8],
      ['warrior', 9],
    ],
  }
  const start = cats(
    {
      plots: [
        [6, 'bomb'],
        [7, 'raid'],
        [9, 'snare', 'up'],
        [4, 'bomb'],
      ],
    },
    p2,
    between,
  )

  refuses([
    ['no plot', start, 'expose 8', 'no-plot', 'ROOT-13.2.4a', 'There is no plot in clearing 8.'],
    [
      'a plot that lies face up',
      start,
      'expose 9',
      'plot-up',
      'ROOT-13.2.4a',
      'The plot in clearing 9 lies face up already.',
    ],
    ['a plot elsewhere', start, 'expose 4', 'nobody-there', 'ROOT-13.2.4a', 'p2 has no piece in clearing 4.'],
    [
      'no card to show',
      start,
      'expose 7',
      'no-card',
      'ROOT-13.2.4b',
      'p2 has no mouse or bird card to show for clearing 7.',
    ],
    [
      'a card of another suit',
      () => cats({ plots: [[6, 'bomb']] }, { ...p2, hand: ['anvil', 'sword'] }, between)().play('expose 6'),
      'show sword',
      'wrong-suit',
      'ROOT-13.2.4b',
      'Clearing 6 is a fox clearing, and sword is a mouse card.',
    ],
  ])
})

describe('snare', () => {
  const snared: At = { plots: [[6, 'snare', 'up']] }
  const march: Task = { do: 'move', seat: 'p2', suit: 'bird', optional: false, battle: false }
  const recruiting = cats(
    snared,
    {
      pieces: [
        ['recruiter', 6],
        ['recruiter', 8],
        ['recruiter', 1],
        ['warrior', 2, 24],
      ],
    },
    { do: 'recruit', seat: 'p2', done: [] },
  )
  refuses([
    [
      'to leave',
      cats(
        snared,
        {
          pieces: [
            ['warrior', 6],
            ['warrior', 2],
            ['warrior', 1],
          ],
        },
        march,
      ),
      'move-from 6',
      'snared',
      'ROOT-13.7.2a',
      'Enemies of the Conspiracy cannot move pieces out of clearing 6: a snare lies there.',
    ],
    [
      'to place',
      recruiting,
      'place 6',
      'snared',
      'ROOT-13.7.2a',
      'Enemies of the Conspiracy cannot place pieces in clearing 6: a snare lies there.',
    ],
  ])
})
