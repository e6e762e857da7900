import { describe } from 'vitest'
import type { Task } from '../../src/root/rules/chapters'
import type { Minister } from '../../src/root/rules/vocabulary'
import { refuses } from './refused'
import { type At, table } from './table'

const duchy = (p1: At, ...tasks: readonly Task[]) => table({ factions: ['duchy', 'eyrie'], sides: { p1 }, tasks })
const assembly: Task = { do: 'assembly', seat: 'p1', left: 2 }
const called =
  (swayed: readonly Minister[], more: At = {}) =>
  () =>
    duchy({ swayed, ...more }, { do: 'parliament', seat: 'p1', acted: [] })
const swaying = (p1: At) => () => duchy(p1, { do: 'sway', seat: 'p1' })
const here: At['pieces'] = [['warrior', 8, 2]]
const built: At['pieces'] = [
  ['citadel', 8],
  ['citadel', 9, 2],
  ['market', 7, 2],
  ['market', 2],
]

describe('Assembly', () => {
  refuses([
    [
      'a building of which none is left',
      () => duchy({ pieces: [...here, ...built], hand: ['anvil'] }, assembly),
      'act build',
      'no-building-left',
      'ROOT-12.5.1.1a',
      'All citadels and markets are on the map.',
    ],
    [
      'a building without a site',
      () => duchy({ pieces: [['warrior', 0]], hand: ['anvil'] }, assembly),
      'act build',
      'nowhere-to-build',
      'ROOT-12.5.1.1a',
      'There is no clearing with an open slot that the Duchy rules and where it can build.',
    ],
    [
      'a building without a card that fits',
      () => duchy({ pieces: here, hand: ['sword'] }, assembly),
      'act build',
      'no-card',
      'ROOT-12.5.1.1a',
      'p1 has no card that fits a clearing where the Duchy can build.',
    ],
    [
      'a warrior that is not there',
      () => duchy({ pieces: [['warrior', 8, 20]] }, assembly),
      'act recruit',
      'no-warriors',
      'ROOT-12.5.1.2',
      'p1 has no warrior in the supply.',
    ],
    [
      'a move of nobody',
      () => duchy({ hand: ['anvil'] }, assembly),
      'act move',
      'nothing-can-move',
      'ROOT-12.5.1.3',
      'No warrior of the Duchy can move anywhere.',
    ],
    [
      'a battle without an enemy',
      () => duchy({ pieces: here }, assembly),
      'act battle',
      'nobody-to-battle',
      'ROOT-12.5.1.4',
      'There is no clearing with warriors of the Duchy and an enemy.',
    ],
    [
      'a tunnel without a card that fits',
      () => duchy({ pieces: here }, assembly),
      'act dig',
      'no-card',
      'ROOT-12.5.1.5a',
      'p1 has no card that fits a clearing where a tunnel can be placed.',
    ],
    [
      'what it has not got',
      () => duchy({ pieces: here }, assembly),
      'act march',
      'no-such-act',
      'ROOT-12.5.1a',
      'The Duchy has no action "march".',
    ],
    [
      'crafting by day',
      () => duchy({ pieces: [['market', 8]], hand: ['anvil'] }, assembly),
      'craft anvil',
      'craft-later',
      'ROOT-12.2.1',
      'The Duchy crafts in Evening.',
    ],
  ])
})

describe('buildings and tunnels', () => {
  const building =
    (pieces: At['pieces'] = here) =>
    () =>
      duchy({ pieces, hand: ['anvil', 'sword', 'armorers'] }, { do: 'raise-card', seat: 'p1', any: false })
  const digging =
    (pieces: At['pieces'] = [['tunnel', 1]]) =>
    () =>
      duchy({ pieces: [...(pieces ?? []), ['warrior', 0, 6]], hand: ['anvil'] }, { do: 'dig', seat: 'p1' })
  refuses([
    [
      'a card that fits no site',
      building(),
      'reveal sword',
      'nowhere-to-build',
      'ROOT-12.5.1.1a',
      'The Duchy can build in no clearing that the card sword fits.',
    ],
    [
      'a card of nobody',
      building(),
      'reveal bake-sale',
      'not-in-hand',
      'ROOT-12.5.1.1a',
      'The card bake-sale is not in the hand of p1.',
    ],
    [
      'a clearing of another suit',
      () => building([...here, ['warrior', 12], ['warrior', 2]])().play('reveal anvil', 'raise market'),
      'place 2',
      'wrong-suit',
      'ROOT-12.5.1.1a',
      'The revealed card is a fox card, and clearing 2 is no fox clearing.',
    ],
    [
      'a clearing that it does not rule',
      () => building([...here, ['warrior', 12]])().play('reveal armorers', 'raise market'),
      'place 2',
      'not-ruled',
      'ROOT-12.5.1.1a',
      'p1 does not rule clearing 2.',
    ],
    [
      'a card that fits no place for a tunnel',
      digging([
        ['tunnel', 1],
        ['tunnel', 6],
      ]),
      'spend sword',
      'not-in-hand',
      'ROOT-12.5.1.5a',
      'The card sword is not in the hand of p1.',
    ],
    [
      'a second tunnel in a clearing',
      () => digging()().play('spend anvil'),
      'place 1',
      'tunnel-there',
      'ROOT-12.2.4b',
      'There is a tunnel in clearing 1 already.',
    ],
    [
      'a tunnel in a clearing of another suit',
      () => digging()().play('spend anvil'),
      'place 2',
      'wrong-suit',
      'ROOT-12.5.1.5a',
      'The spent card is a fox card, and clearing 2 is no fox clearing.',
    ],
    [
      'taking off a tunnel that is not there',
      () =>
        digging([
          ['tunnel', 1],
          ['tunnel', 2],
          ['tunnel', 3],
        ])().play('spend anvil', 'place 8'),
      'collapse 8',
      'no-tunnel',
      'ROOT-12.2.4a',
      'There is no tunnel in clearing 8.',
    ],
    [
      'more than four diggers',
      () => digging()().play('spend anvil', 'place 8'),
      'move-count 5',
      'too-many-diggers',
      'ROOT-12.5.1.5a',
      'No more than 4 warriors go through a new tunnel.',
    ],
    [
      'more diggers than there are',
      () => digging()().play('spend anvil', 'place 8'),
      'move-count 7',
      'too-many',
      'ROOT-12.5.1.5a',
      'p1 has 6 warriors in the Burrow to move.',
    ],
    [
      'a move out of the Burrow to where no tunnel leads',
      () =>
        duchy(
          {
            pieces: [
              ['warrior', 0],
              ['tunnel', 1],
              ['tunnel', 2],
            ],
          },
          { do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false },
        ),
      'move-to 5',
      'not-adjacent',
      'ROOT-4.2a',
      'Clearing 5 is not adjacent to the Burrow.',
    ],
    [
      'a move out of the Burrow without a tunnel',
      () =>
        duchy(
          {
            pieces: [
              ['warrior', 0],
              ['warrior', 8],
              ['warrior', 9],
            ],
          },
          { do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false },
        ),
      'move-from 0',
      'no-way',
      'ROOT-4.2a',
      'No clearing that can be entered is adjacent to the Burrow.',
    ],
  ])
})

describe('ministers', () => {
  refuses([
    [
      'one who is not swayed',
      called(['marshal'], { pieces: here }),
      'minister captain',
      'not-swayed',
      'ROOT-12.5.2a',
      'The Captain is not swayed.',
    ],
    [
      'the Captain with nobody to battle',
      called(['captain', 'marshal'], { pieces: here }),
      'minister captain',
      'nobody-to-battle',
      'ROOT-12.5.2.2',
      'There is no clearing with warriors of the Duchy and an enemy.',
    ],
    [
      'the Marshal with nobody to move',
      called(['marshal', 'banker'], { hand: ['anvil'] }),
      'minister marshal',
      'nothing-can-move',
      'ROOT-12.5.2.3',
      'No warrior of the Duchy can move anywhere.',
    ],
    [
      'the Brigadier with nobody to move',
      called(['brigadier', 'banker'], { hand: ['anvil'] }),
      'minister brigadier',
      'nothing-can-move',
      'ROOT-12.5.2.4',
      'No warrior of the Duchy can move anywhere.',
    ],
    [
      'the Foremole without a site',
      called(['foremole', 'banker'], { hand: ['anvil'] }),
      'minister foremole',
      'nowhere-to-build',
      'ROOT-12.5.1.1a',
      'There is no clearing with an open slot that the Duchy rules and where it can build.',
    ],
    [
      'the Banker without a card',
      called(['banker', 'marshal'], { pieces: here }),
      'minister banker',
      'no-card',
      'ROOT-12.5.2.5a',
      'p1 has no card in hand.',
    ],
    [
      'the Mayor without a model',
      called(['mayor', 'earl-of-stone'], { pieces: [['citadel', 8]] }),
      'minister mayor',
      'no-model',
      'ROOT-12.5.2.6a',
      'There is no swayed Squire or Noble with something to do.',
    ],
    [
      'the Mayor as himself',
      () => called(['mayor', 'marshal', 'brigadier'], { pieces: here })().play('minister mayor'),
      'minister mayor',
      'no-model',
      'ROOT-12.5.2.6a',
      'The Mayor takes the action of another Noble or of a Squire, not that of the Mayor.',
    ],
    [
      'the Duchess with a tunnel off the map',
      called(['duchess-of-mud', 'marshal'], { pieces: [...here, ['tunnel', 1]] }),
      'minister duchess-of-mud',
      'tunnels-missing',
      'ROOT-12.5.2.7',
      'The Duchess of Mud scores only while all three tunnels are on the map.',
    ],
    [
      'the Baron without a market',
      called(['baron-of-dirt', 'marshal'], { pieces: here }),
      'minister baron-of-dirt',
      'none-built',
      'ROOT-12.5.2.8',
      'The Baron of Dirt scores for each market, and there is none on the map.',
    ],
    [
      'the Earl without a citadel',
      called(['earl-of-stone', 'marshal'], { pieces: here }),
      'minister earl-of-stone',
      'none-built',
      'ROOT-12.5.2.9',
      'The Earl of Stone scores for each citadel, and there is none on the map.',
    ],
    [
      'cards of two suits for the Banker',
      () => called(['banker'], { hand: ['anvil', 'sword', 'foxfolk-steel'] })().play('minister banker', 'spend anvil'),
      'spend sword',
      'other-suit',
      'ROOT-12.5.2.5a',
      'The Banker takes cards of one suit. It is fox, and sword is mouse.',
    ],
    [
      'nothing for the Banker',
      () => called(['banker'], { hand: ['anvil', 'sword'] })().play('minister banker'),
      'done',
      'not-optional',
      'ROOT-12.5.2.5a',
      'The Banker takes at least one card.',
    ],
    [
      'swaying somebody twice',
      swaying({
        pieces: [...here, ['tunnel', 2]],
        hand: ['anvil', 'sword'],
        swayed: ['captain'],
        crowns: { squire: 2 },
      }),
      'sway captain',
      'swayed-already',
      'ROOT-12.5.3.1',
      'The Captain is swayed already.',
    ],
    [
      'swaying without a crown',
      swaying({
        pieces: [...here, ['tunnel', 2], ['citadel', 1]],
        hand: ['anvil', 'sword', 'armorers'],
        crowns: { squire: 0 },
      }),
      'sway captain',
      'no-crown',
      'ROOT-12.5.3.1',
      'No squire crown is left on the board for the Captain.',
    ],
    [
      'swaying with too few cards that find a clearing',
      swaying({ pieces: [...here, ['tunnel', 2]], hand: ['anvil', 'sword', 'armorers'] }),
      'sway mayor',
      'too-few-cards',
      'ROOT-12.5.3.2a',
      'The Mayor takes 3 cards, each with a clearing of its own. 2 cards of the hand can find one.',
    ],
    [
      'a card without a clearing',
      () =>
        swaying({ pieces: [...here, ['tunnel', 2]], hand: ['anvil', 'sword', 'bake-sale'] })().play('sway foremole'),
      'reveal bake-sale',
      'no-clearing-left',
      'ROOT-12.5.3.2a',
      'No clearing with a piece of the Duchy is left for the card bake-sale.',
    ],
    [
      'losing a minister who is not the highest',
      () => duchy({ swayed: ['captain', 'banker', 'mayor'] }, { do: 'lose-minister', seat: 'p1' }),
      'lose-minister captain',
      'not-the-highest',
      'ROOT-12.2.3a',
      'The Captain does not go: a swayed minister of the highest rank does.',
    ],
  ])
})
