import { describe } from 'vitest'
import { refuses } from './refused'
import { type At, table } from './table'

const pair = ['alliance', 'marquise'] as const

const birdsong = (what: 'revolt' | 'spread', p1: At, p2: At = {}) =>
  table({ factions: pair, phase: 'birdsong', sides: { p1, p2 }, tasks: [{ do: what, seat: 'p1' }] })

const daylight = (p1: At) => table({ factions: pair, sides: { p1 }, tasks: [{ do: 'alliance-daylight', seat: 'p1' }] })

const evening = (p1: At, taken = 0) =>
  table({ factions: pair, phase: 'evening', sides: { p1 }, tasks: [{ do: 'operations', seat: 'p1', taken }] })

const risen: At = {
  pieces: [
    ['sympathy', 6],
    ['sympathy', 7],
    ['sympathy', 8],
  ],
  supporters: ['anvil', 'foxfolk-steel', 'sword'],
}

describe('what the Alliance cannot do in Birdsong is refused with its reason', () => {
  refuses([
    [
      'a revolt without sympathy',
      () => birdsong('revolt', risen),
      'revolt 12',
      'not-sympathetic',
      'ROOT-8.4.1.1',
      'There is no sympathy token in clearing 12.',
    ],
    [
      'a revolt for a base that stands',
      () => birdsong('revolt', { ...risen, pieces: [...(risen.pieces ?? []), ['base-fox', 12]] }),
      'revolt 6',
      'base-built',
      'ROOT-8.4.1.1',
      'The fox base is on the map already.',
    ],
    [
      'a revolt without room',
      () => birdsong('revolt', { ...risen, pieces: [...(risen.pieces ?? []), ['base-rabbit', 6]] }),
      'revolt 6',
      'no-slot',
      'ROOT-8.4.1.3f',
      'Even after the revolt clearing 6 would have no open slot.',
    ],
    [
      'a revolt with one supporter',
      () => birdsong('revolt', risen),
      'revolt 7',
      'not-enough-supporters',
      'ROOT-8.4.1.2',
      'Clearing 7 takes 2 mouse or bird supporters; the stack has 1.',
    ],
    [
      'a revolt once sympathy spreads',
      () => birdsong('spread', risen),
      'revolt 6',
      'revolts-over',
      'ROOT-8.4.1a',
      'Sympathy spreads now: the revolts of this turn are over.',
    ],
    [
      'a second token',
      () => birdsong('spread', risen),
      'spread 6',
      'sympathetic-already',
      'ROOT-8.2.5.1',
      'There is a sympathy token in clearing 6 already.',
    ],
    [
      'a token far away',
      () => birdsong('spread', risen),
      'spread 1',
      'not-adjacent',
      'ROOT-8.4.2.1a',
      'No clearing with sympathy is adjacent to clearing 1.',
    ],
    [
      'an eleventh token',
      () =>
        birdsong('spread', {
          pieces: [['warrior', 12], ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((at) => ['sympathy', at] as const)],
          supporters: risen.supporters ?? [],
          crafted: ['royal-claim'],
        }),
      'spread 11',
      'no-token',
      'ROOT-8.4.2.1a',
      'All sympathy tokens are on the map.',
    ],
    [
      'a token at the keep',
      () => birdsong('spread', risen, { pieces: [['keep', 3]] }),
      'spread 3',
      'keep',
      'ROOT-6.2.2a',
      'Only the Marquise can place pieces in clearing 3: her keep stands there.',
    ],
    [
      'a token without supporters of the suit',
      () => birdsong('spread', risen),
      'spread 3',
      'not-enough-supporters',
      'ROOT-8.4.2.2a',
      'Clearing 3 takes 2 rabbit or bird supporters; the stack has 0.',
    ],
    [
      'a token under martial law',
      () => birdsong('spread', risen, { pieces: [['warrior', 12, 3]] }),
      'spread 12',
      'martial-law',
      'ROOT-8.4.2.2.1a',
      'Clearing 12 takes 3 fox or bird supporters; the stack has 2.',
    ],
    [
      'a supporter of another suit',
      () => birdsong('revolt', risen).play('revolt 6'),
      'supporter sword',
      'wrong-suit',
      'ROOT-8.2.3a',
      'Clearing 6 is a fox clearing, and sword is a mouse card.',
    ],
    [
      'a supporter that is none',
      () => birdsong('revolt', risen).play('revolt 6'),
      'supporter armorers',
      'no-such-supporter',
      'ROOT-8.2.3a',
      'The card armorers is not among the supporters.',
    ],
  ])
})

describe('what the Alliance cannot do in Daylight and Evening is refused with its reason', () => {
  const based: At = {
    pieces: [
      ['base-fox', 6],
      ['warrior', 6],
    ],
    hand: ['sword', 'anvil'],
  }
  refuses([
    [
      'training with a card of a suit without a base',
      () => daylight(based),
      'train sword',
      'no-base',
      'ROOT-8.5.3a',
      'The mouse base is not on the map, so sword trains nobody.',
    ],
    [
      'training with a bird without a base',
      () => daylight({ hand: ['armorers'] }),
      'train armorers',
      'no-base',
      'ROOT-8.5.3a',
      'There is no base on the map.',
    ],
    [
      'training without a warrior',
      () =>
        daylight({
          ...based,
          pieces: [
            ['base-fox', 6],
            ['warrior', 6, 10],
          ],
        }),
      'train anvil',
      'no-warriors',
      'ROOT-8.5.3b',
      'p1 has no warrior in the supply.',
    ],
    [
      'mobilizing what is not there',
      () => daylight(based),
      'mobilize armorers',
      'not-in-hand',
      'ROOT-8.5.2a',
      'The card armorers is not in the hand of p1.',
    ],
    [
      'an operation of somebody else',
      () => evening({ ...based, officers: 1 }),
      'act overwork',
      'no-such-act',
      'ROOT-8.6.1a',
      'The Alliance has no operation "overwork".',
    ],
    [
      'a battle against nobody',
      () => evening({ ...based, officers: 1 }),
      'act battle',
      'nobody-to-battle',
      'ROOT-8.6.1.2',
      'There is no clearing with warriors of the Alliance and an enemy.',
    ],
    [
      'recruiting without a base',
      () => evening({ pieces: [['warrior', 6]], officers: 1 }),
      'act recruit',
      'no-base',
      'ROOT-8.6.1.3',
      'There is no base on the map.',
    ],
    [
      'recruiting without a warrior',
      () =>
        evening({
          pieces: [
            ['base-fox', 6],
            ['warrior', 6, 9],
          ],
          officers: 1,
        }),
      'act recruit',
      'no-warriors',
      'ROOT-8.6.1.3',
      'p1 has no warrior in the supply.',
    ],
    [
      'moving nobody',
      () => evening({ pieces: [['base-fox', 6]], officers: 1 }),
      'act move',
      'nothing-can-move',
      'ROOT-8.6.1.1',
      'No warrior of the Alliance can move anywhere.',
    ],
    [
      'organizing where sympathy lies',
      () =>
        evening({
          pieces: [
            ['warrior', 6],
            ['sympathy', 6],
          ],
          officers: 1,
        }),
      'act organize',
      'nowhere',
      'ROOT-8.6.1.4b',
      'There is no unsympathetic clearing with a warrior of the Alliance where a token can be placed.',
    ],
    [
      'recruiting where no base is',
      () =>
        evening({
          pieces: [
            ['base-fox', 6],
            ['base-mouse', 7],
          ],
          officers: 1,
        }).play('act recruit'),
      'place 8',
      'no-base',
      'ROOT-8.6.1.3',
      'There is no base in clearing 8.',
    ],
    [
      'organizing where nobody is',
      () =>
        evening({
          pieces: [
            ['warrior', 6],
            ['warrior', 7],
          ],
          officers: 1,
        }).play('act organize'),
      'place 8',
      'nobody-there',
      'ROOT-8.6.1.4a',
      'There is no warrior of the Alliance in clearing 8.',
    ],
    [
      'Outrage with a card of another suit',
      () =>
        table({
          factions: ['marquise', 'alliance'],
          sides: { p1: { hand: ['anvil', 'sword'] } },
          tasks: [{ do: 'outrage', seat: 'p1', at: 6 }],
        }),
      'outrage sword',
      'wrong-suit',
      'ROOT-8.2.6a',
      'Clearing 6 is a fox clearing, and sword is a mouse card.',
    ],
    [
      'losing a supporter that is none',
      () =>
        table({
          factions: pair,
          sides: { p1: { supporters: ['anvil', 'sword', 'bake-sale', 'armorers', 'foxfolk-steel', 'birdy-bindle'] } },
          tasks: [{ do: 'lose-supporter', seat: 'p1' }],
        }),
      'lose-supporter sappers',
      'no-such-supporter',
      'ROOT-8.2.4b',
      'The card sappers is not among the supporters.',
    ],
  ])
})
