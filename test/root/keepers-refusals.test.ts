import { describe } from 'vitest'
import type { Task } from '../../src/root/rules/chapters'
import { type Case, refuses } from './refused'
import { type At, table } from './table'

const at = (task: Task, p1: At, p2: At = {}, phase: 'setup' | 'birdsong' | 'daylight' | 'evening' = 'daylight') =>
  table({ factions: ['keepers', 'marquise'], phase, sides: { p1, p2 }, tasks: [task] })

const tablet = 'waystation-tablet-jewelry'
const camping = (done: readonly number[] = []) =>
  at(
    { do: 'encamp', seat: 'p1', done },
    {
      pieces: [
        ['warrior', 1, 2],
        ['warrior', 2, 2],
        ['warrior', 3],
        ['warrior', 7],
      ],
      hand: ['anvil'],
    },
    {
      pieces: [
        ['sawmill', 1],
        ['keep', 3],
      ],
    },
    'birdsong',
  )
const returning = () =>
  at(
    { do: 'encamp', seat: 'p1', done: [] },
    {},
    {
      pieces: [
        ['sawmill', 1],
        ['keep', 3],
      ],
    },
    'birdsong',
  )
const decamping = (supply = 0) =>
  at(
    { do: 'decamp', seat: 'p1', done: [2] },
    {
      pieces: [
        [tablet, 7],
        ['waystation-figure-tablet', 9],
        ['warrior', 12, 13 - supply],
      ],
    },
    { pieces: [['keep', 9]] },
    'birdsong',
  )
const recruiting = () =>
  at(
    { do: 'keepers-recruit', seat: 'p1' },
    { pieces: [[tablet, 7]], hand: ['anvil', 'bake-sale', 'ambush-mouse', 'root-tea-mouse'] },
    {},
    'birdsong',
  )
const acting = (column: 'move' | 'delve' | 'recover') =>
  at(
    { do: 'retinue-column', seat: 'p1', column },
    {
      pieces: [
        ['warrior', 1, 2],
        ['warrior', 2, 2],
        [tablet, 1],
        ['tablet-1', 1],
        ['tablet-3', 1],
        ['figure-1', 1],
      ],
      relics: [
        ['a1', 'tablet-2'],
        ['a2', 'figure-1', 'up'],
      ],
      retinue: {
        move: ['anvil', 'bake-sale'],
        delve: ['retainer', 'root-tea-rabbit'],
        recover: ['retainer', 'foxfolk-steel'],
      },
      hand: ['sword'],
    },
  )
const gathering = (added: boolean) =>
  at(
    { do: 'gather-retinue', seat: 'p1', added },
    { hand: ['anvil'], retinue: { move: ['retainer', 'sword'] } },
    {},
    'evening',
  )

const cases: readonly Case[] = [
  [
    'no camp without a warrior',
    camping,
    'encamp 9',
    'nobody-there',
    'ROOT-15.4.1a',
    'p1 has no warrior in clearing 9.',
  ],
  ['no camp without a slot', camping, 'encamp 1', 'no-slot', 'ROOT-15.4.1b', 'Clearing 1 has no open slot.'],
  [
    'no camp beside the keep',
    camping,
    'encamp 3',
    'keep',
    'ROOT-6.2.2a',
    'Only the Marquise can place pieces in clearing 3: her keep stands there.',
  ],
  [
    'no second camp',
    () => camping([2]),
    'encamp 2',
    'camped-already',
    'ROOT-15.4.1a',
    'The Keepers have done this in clearing 2 already in this turn.',
  ],
  [
    'decamping comes later',
    camping,
    'decamp 2',
    'encamp-first',
    'ROOT-15.4.2',
    'The Keepers encamp before they decamp: end that first.',
  ],
  [
    'no return inland',
    returning,
    'encamp 12',
    'not-on-edge',
    'ROOT-15.4.1c',
    'Clearing 12 is not on the edge of the map.',
  ],
  ['no return without a slot', returning, 'encamp 1', 'no-slot', 'ROOT-15.4.1c', 'Clearing 1 has no open slot.'],
  [
    'no way around the return',
    returning,
    'done',
    'must-return',
    'ROOT-15.4.1c',
    'Without warriors and waystations on the map the Keepers must come back to it first.',
  ],
  [
    'no waystation twice',
    () => camping().play('encamp 2', `waystation ${tablet}`).play('encamp 7'),
    `waystation ${tablet}`,
    'waystation-used',
    'ROOT-15.0b',
    `This waystation is on the map already: ${tablet}.`,
  ],
  [
    'no decamping without a waystation',
    decamping,
    'decamp 5',
    'no-waystation',
    'ROOT-15.4.2',
    'The Keepers have no waystation in clearing 5.',
  ],
  [
    'no second decamping',
    decamping,
    'decamp 2',
    'camped-already',
    'ROOT-15.4.2',
    'The Keepers have done this in clearing 2 already in this turn.',
  ],
  [
    'no encamping any more',
    decamping,
    'encamp 7',
    'encamp-over',
    'ROOT-15.4.1a',
    'The Keepers encamp before they decamp.',
  ],
  [
    'no recruiting without the card',
    recruiting,
    'recruit sword',
    'not-in-hand',
    'ROOT-15.4.3',
    'The card sword is not in the hand of p1.',
  ],
  [
    'no recruiting without a waystation of the suit',
    recruiting,
    'recruit anvil',
    'no-waystation',
    'ROOT-15.4.3',
    'No fox clearing has a waystation of the Keepers and room for their warriors.',
  ],
  [
    'no card of another column',
    () => acting('move'),
    'retinue sword',
    'not-in-column',
    'ROOT-15.5.2a',
    'The column move has no sword that can be used now.',
  ],
  [
    'no card without a use',
    () => acting('delve'),
    'retinue root-tea-rabbit',
    'no-use',
    'ROOT-15.5.2d',
    'The card root-tea-rabbit can do nothing in the column delve: there is no clearing for it.',
  ],
  [
    'no crafting any more',
    () => acting('delve'),
    'craft sword',
    'craft-over',
    'ROOT-15.5.1',
    'The Keepers craft before their Retinue acts.',
  ],
  [
    'no delving where nothing is',
    () => acting('delve').play('retinue retainer'),
    'choose-clearing 8',
    'nothing-to-delve',
    'ROOT-15.5.2.2c',
    'In clearing 8 the Keepers can neither battle nor delve.',
  ],
  [
    'no such relic',
    () => acting('delve').play('retinue retainer', 'choose-clearing 1'),
    'delve a2 figure',
    'no-relic',
    'ROOT-15.5.2.2.1',
    'There is no such relic in forest a2: figure.',
  ],
  [
    'no forest far away',
    () => acting('delve').play('retinue retainer', 'choose-clearing 1'),
    'delve a7 figure',
    'not-adjacent',
    'ROOT-15.5.2.2.1',
    'Forest a7 does not touch clearing 1.',
  ],
  [
    'no forest of another map',
    () => acting('delve').play('retinue retainer', 'choose-clearing 1'),
    'delve w9 figure',
    'no-such-forest',
    'ROOT-15.5.2.2.1',
    'There is no forest w9 on this map.',
  ],
  [
    'no relic of another type',
    () => acting('recover').play('retinue foxfolk-steel', 'act recover'),
    'recover figure-1',
    'no-waystation',
    'ROOT-15.5.2.3.1',
    'No waystation in clearing 1 shows the type of the relic figure-1.',
  ],
  [
    'no relic that is elsewhere',
    () => acting('move').play('retinue anvil', 'move-to 9', 'move-count 2'),
    'carry jewelry-3',
    'no-relic',
    'ROOT-15.2.4c',
    'There is no such relic in clearing 1: jewelry-3.',
  ],
  [
    'no shift after a card was added',
    () => gathering(true),
    'shift sword move',
    'added-already',
    'ROOT-15.6.2c',
    'After a card was added to the Retinue none changes its column.',
  ],
  [
    'no shift of a card that is not there',
    () => gathering(false),
    'shift sword delve',
    'not-in-column',
    'ROOT-15.6.2a',
    'The column delve has no sword that can be used now.',
  ],
  [
    'no shift into the same column',
    () => gathering(false).play('shift sword move'),
    'shift-to move',
    'same-column',
    'ROOT-15.6.2a',
    'The card is in the column move already.',
  ],
  [
    'no card that is not in hand',
    () => gathering(false),
    'gather bake-sale move',
    'not-in-hand',
    'ROOT-15.6.2a',
    'The card bake-sale is not in the hand of p1.',
  ],
  [
    'no retainer as a card of the hand',
    () => gathering(false),
    'gather retainer move',
    'retainer-in-hand',
    'ROOT-15.6.2a',
    'Faithful Retainers lie in the Retinue: they cannot be played, spent or gathered.',
  ],
  [
    'no retainer spent for warriors',
    recruiting,
    'recruit retainer',
    'retainer-in-hand',
    'ROOT-15.4.3',
    'Faithful Retainers lie in the Retinue: they cannot be played, spent or gathered.',
  ],
  [
    'no retainer in a column without one',
    () => acting('move'),
    'retinue retainer',
    'not-in-column',
    'ROOT-15.5.2a',
    'The column move has no retainer that can be used now.',
  ],
  [
    'no shift of a retainer from a column without one',
    () => gathering(false),
    'shift retainer delve',
    'not-in-column',
    'ROOT-15.6.2a',
    'The column delve has no retainer that can be used now.',
  ],
]

describe('the Keepers', () => refuses(cases))
