import type { Card } from '../card'
import { printedBy, red, secondCopy } from './printed'
import { notAgainst, ours, partial, twice } from './provenance'
import {
  attack,
  build,
  draw,
  found,
  gain,
  moveDrill,
  moveWarbands,
  pay,
  recruit,
  remove,
  resolve,
  victory,
} from './steps'

const card = printedBy('ironclad')

const theLongOreTrain = card('IC05', 'The Long Ore Train', [2, 0, 3], ['COMPASS', red('DRILL')], {
  steps: [moveWarbands(2), moveDrill()],
  text: ['1. Move 2 Warbands.', '2. Move the Drill.'],
  from: twice('IC05', 'IC30'),
})

const rallyToTheDrill = card('IC09', 'Rally to the Drill', [2, 0, 3], ['DRILL', 'COMPASS'], {
  steps: [moveDrill(), { do: 'move-warbands', count: 3, onto: 'drill' }],
  text: ['1. Move the Drill.', '2. Move 3 Warbands, each onto the mountain where the Drill is.'],
  from: twice('IC09', 'IC24'),
})

const rivetedGiant = card('IC11', 'Riveted Giant', [3, 0, 0], ['GOLEM', 'COMPASS'], {
  steps: [pay({ sacrifice: 1, forGolem: true }, recruit('golem', 'sacrificed', 1)), moveWarbands(2)],
  text: ['1. Remove 1 of your own Fighters from a mountain: Recruit 1 Golem on that mountain.', '2. Move 2 Warbands.'],
  from: twice('IC11', 'IC19'),
})

const tunneling = card('IC15', 'Tunneling', [1, 2, 2], ['CRYSTALS', 'DRILL'], {
  steps: [moveDrill(), moveDrill()],
  text: ['1. Move the Drill.', '2. Move the Drill a second time.'],
  from: partial(
    'Known (English rulebook): moves the Drill twice in the same turn. Not known: its reference number, values and whether it does anything else. It stands here, in two copies, because IC15 and IC34 (identical values and icons) carry two Drill-moving icons; nothing was added. Values and icons: public solo-companion tables.',
  ),
})

/**
 * The cards of the Ironclad, in order of id.
 *
 * @example
 * const bases = ironcladCards.filter((card) => card.kind === 'base')
 */
export const ironcladCards: readonly Card[] = [
  card('IC01', 'Reinforcement', [0, 1, 2], ['FORGE', red('WARBAND')], {
    kind: 'base',
    steps: [
      resolve(
        1,
        [pay({ spend: 1 }, recruit('fighter', 'forge', 1)), moveWarbands(1)],
        [pay({ spend: 5 }, build())],
        [attack({ bonus: { damage: 1 } })],
      ),
    ],
    text: [
      '1. Resolve 1:',
      '1a. Spend 1 crystal: Recruit 1 Fighter on a mountain with a Forge. Then Move 1 Warband.',
      '1b. Spend 5 crystals: Build.',
      '1c. Attack. This combat: +1 Damage.',
    ],
    from: partial(
      'Known (Czech rulebook; title and the 5 crystals from the English rulebook): Resolve 1 of: Spend 1 crystal for 1 of something, then Move 1 Warband; Spend 5 crystals and Build; Attack with a bonus. Filled in: that the crystal recruits 1 Fighter on a mountain with a Forge, and the bonus (+1 Damage).',
    ),
  }),
  card('IC02', 'Conquest', [1, 0, 2], [red('CARD'), 'HIT'], {
    kind: 'base',
    steps: [draw(1), { do: 'resolve', count: 1, spendForOneMore: 2, options: [[moveWarbands(2)], [attack()]] }],
    text: [
      '1. Draw 1 special card.',
      '2. Resolve 1, or Spend 2 crystals and Resolve 2:',
      '2a. Move 2 Warbands.',
      '2b. Attack.',
    ],
    from: partial(
      'Known (Czech rulebook): Draw 1 special card; Resolve 1, or Spend 2 crystals and Resolve 2, of moving Warbands and Attack. The title renders the Czech one. Filled in: the number of Warbands (2, as a snippet in the Czech movement chapter suggests).',
    ),
  }),
  card('IC03', 'Expansion', [1, 1, 0], ['FORGE', red('CRYSTALS')], {
    kind: 'base',
    steps: [resolve(2, [moveDrill()], [gain(2)], [found()])],
    text: [
      '1. Resolve 2:',
      '1a. Move the Drill.',
      '1b. Gain 2 crystals.',
      '1c. Place a Foundation on an outer mountain you control that has no Foundation or Forge.',
    ],
    from: partial(
      "Known (Czech and English rulebooks): Resolve 2 of three: move something; a lost option; place a Foundation on a controlled outer mountain. Filled in: what is moved (the Drill) and the lost option (Gain 2 crystals). What is moved and what is gained follow this card's second solo icon, which makes the bot gain 1 crystal and move the Drill; how many crystals is measured: with 1 the Woodwalkers won too often, with 3 the Ironclad.",
    ),
  }),
  card('IC04', 'Paved Passes', [1, 2, 2], ['COMPASS', 'CRYSTALS'], {
    steps: [moveWarbands(2), gain(2)],
    text: ['1. Move 2 Warbands.', '2. Gain 2 crystals.'],
  }),
  theLongOreTrain,
  card('IC06', 'March of the Greaves', [1, 2, 2], ['CARD', 'HIT'], {
    steps: [draw(1), moveWarbands(1), attack()],
    text: ['1. Draw 1 special card.', '2. Move 1 Warband.', '3. Attack.'],
  }),
  card('IC07', 'Bell of Ferrum', [0, 1, 4], [red('CARD'), 'WARBAND'], {
    steps: [draw(1), recruit('fighter', 'forge', 2, { apart: true })],
    text: ['1. Draw 1 special card.', '2. Recruit 1 Fighter on each of up to 2 different mountains with a Forge.'],
  }),
  card('IC08', 'Core Samples', [2, 0, 3], ['DRILL', red('CARD')], {
    steps: [moveDrill(), { do: 'look' }, draw(1)],
    text: [
      '1. Move the Drill.',
      '2. Look at the top card of the vision deck and put it back on top.',
      '3. Draw 1 special card.',
    ],
  }),
  rallyToTheDrill,
  card('IC10', 'Stakes in the Scree', [0, 1, 4], ['FORGE', 'SHIELD'], {
    steps: [{ do: 'found', reach: 'adjacent' }, remove('founded', 1)],
    text: [
      '1. Place a Foundation on an outer mountain that has no Foundation or Forge and that you control or that is adjacent to a mountain you control.',
      '2. Remove 1 Woodwalker Fighter from an inner forest adjacent to the mountain of step 1.',
    ],
    from: ours('Places a Foundation without the usual control of the mountain.'),
  }),
  rivetedGiant,
  card('IC12', 'Barrow Runners', [1, 2, 2], ['DRILL', 'CARD'], {
    steps: [moveDrill(), { do: 'take-cargo', count: 2 }, draw(1)],
    text: [
      '1. Move the Drill.',
      '2. Take up to 2 crystals from the Cargo area and add them to your available crystals.',
      '3. Draw 1 special card.',
    ],
  }),
  card('IC13', 'Feint in Iron', [0, 1, 4], ['HIT', 'COMPASS'], {
    steps: [moveWarbands(1), attack({ noSpecialWager: true }), moveWarbands(1)],
    text: [
      '1. Move 1 Warband.',
      '2. Attack. This combat: the opponent cannot wager a special card.',
      '3. Move 1 Warband.',
    ],
    from: notAgainst('Woodenbot'),
  }),
  card('IC14', 'Half-Pay Levy', [0, 1, 4], ['WARBAND', 'CRYSTALS'], {
    ongoing: 2,
    continuous: [{ kind: 'cheap-recruits', count: 2, price: 1 }],
    steps: [gain(1)],
    text: [
      '1. Ongoing 2. While in play: in each Recruit Fighters step the first 2 Fighters you recruit cost 1 crystal each instead of 2.',
      '2. Gain 1 crystal.',
    ],
  }),
  tunneling,
  card('IC16', 'Straight from the Foundry', [3, 0, 0], ['WARBAND', 'HIT'], {
    steps: [recruit('fighter', 'forge', 1), moveWarbands(1), attack()],
    text: ['1. Recruit 1 Fighter on a mountain with a Forge.', '2. Move 1 Warband.', '3. Attack.'],
  }),
  card('IC17', 'A Runner Taken', [3, 0, 0], ['WARBAND', 'COMPASS'], {
    steps: [{ do: 'show-visions' }, recruit('fighter', 'controlled', 1, { countIfShown: 2 }), moveWarbands(1)],
    text: [
      '1. The opponent shows you all vision cards in their hand.',
      '2. Recruit 1 Fighter on a mountain you control; if that mountain is on one of the shown cards, Recruit 2 Fighters there instead.',
      '3. Move 1 Warband.',
    ],
    from: notAgainst('Woodenbot'),
  }),
  card('IC18', 'Drillhead Garrison', [2, 1, 1], ['WARBAND', 'DRILL'], {
    steps: [moveDrill(), pay({ spend: 1 }, recruit('fighter', 'drill', 2))],
    text: ['1. Move the Drill.', '2. Spend 1 crystal: Recruit 2 Fighters on the mountain where the Drill is.'],
  }),
  secondCopy('IC19', rivetedGiant),
  card('IC20', 'Hammer and Banner', [1, 1, 0], ['BATTLE', 'FORGE'], {
    steps: [attack({ bonus: { damage: 1 } }), victory(resolve(1, [pay({ spend: 3 }, build())], [found()]))],
    text: [
      '1. Attack. This combat: +1 Damage.',
      '2. Victory: Resolve 1:',
      '2a. Spend 3 crystals: Build.',
      '2b. Place a Foundation on an outer mountain you control that has no Foundation or Forge.',
    ],
    from: ours(
      'Builds for 3 crystals instead of 5. The unusual values 1/1/0 appear on no other special card and are not confirmed; the effect is strong to match them.',
    ),
  }),
  card('IC21', 'Slag from the Walls', [2, 1, 1], ['SHIELD', red('SHIELD')], {
    steps: [remove('border', 1), pay({ spend: 1 }, remove('border', 1))],
    text: [
      '1. Remove 1 Woodwalker Fighter from an inner forest adjacent to a mountain you control.',
      '2. Spend 1 crystal: Remove 1 Woodwalker Fighter from an inner forest adjacent to a mountain you control (the same forest or another).',
    ],
  }),
  card('IC22', 'Banked Embers', [1, 2, 2], ['CARD', 'CRYSTALS'], {
    ongoing: 2,
    steps: [draw(1)],
    whenExhausted: [gain(4)],
    text: ['1. Ongoing 2.', '2. Draw 1 special card.', '3. When exhausted: Gain 4 crystals.'],
  }),
  card('IC23', 'Wedge and Maul', [2, 0, 3], ['HIT', 'SHIELD'], {
    steps: [moveWarbands(1), attack(), victory(remove('attacked-from', 1))],
    text: [
      '1. Move 1 Warband.',
      '2. Attack.',
      '3. Victory: Remove 1 Woodwalker Fighter from an inner forest adjacent to the mountain you attacked from.',
    ],
  }),
  secondCopy('IC24', rallyToTheDrill),
  card('IC25', 'Locked Plates', [1, 2, 2], [red('WARBAND'), 'BATTLE'], {
    ongoing: 2,
    continuous: [{ kind: 'combat', bonus: { defense: 1 } }],
    steps: [attack(), victory(recruit('fighter', 'attacked-from', 1))],
    text: [
      '1. Ongoing 2. Each combat: +1 Defense.',
      '2. Attack.',
      '3. Victory: Recruit 1 Fighter on the mountain you attacked from.',
    ],
  }),
  card('IC26', 'Wire Along the Treeline', [2, 1, 1], ['BATTLE', 'SHIELD'], {
    steps: [attack({ bonus: { defense: 1 } }), { do: 'mark', at: 'forest', stops: 'entering', until: 'round' }],
    text: [
      '1. Attack. This combat: +1 Defense.',
      '2. Mark 1 inner forest adjacent to a mountain you control. This round: Woodwalker Fighters cannot be moved into the marked forest.',
    ],
  }),
  card('IC27', 'Smoke in the Boughs', [3, 0, 0], ['CARD', 'SHIELD'], {
    steps: [draw(2), { do: 'opponent-burns' }],
    text: [
      '1. Draw 2 special cards.',
      '2. The opponent must Burn 1 card of their choice (special or vision) if they have one. If it is a vision card, you may look at it.',
    ],
    from: notAgainst('Woodenbot'),
  }),
  card('IC28', 'The Assay House', [2, 1, 1], ['CRYSTALS', 'CARD'], {
    ongoing: 2,
    continuous: [{ kind: 'on-unloading', steps: [gain(1), draw(1)] }],
    steps: [moveDrill()],
    text: [
      '1. Ongoing 2. While in play: each time you unload at least 1 crystal from the Drill, Gain 1 crystal and Draw 1 special card.',
      '2. Move the Drill.',
    ],
  }),
  card('IC29', 'Deceptive Bait', [3, 0, 0], ['COMPASS', 'SHIELD'], {
    steps: [{ do: 'bait' }, remove('baited', 1)],
    text: [
      '1. Move all or part of 1 Woodwalker Warband, together, to 1 adjacent forest. Totems do not move with it.',
      '2. If the Fighters moved in step 1 are now on an inner forest adjacent to a mountain you control: Remove 1 of them.',
    ],
    from: partial(
      "Known (English rulebook): the Ironclad player moves all or part of a Woodwalker Warband, as a Warband, to an adjacent forest. Not known: its reference number, values, limits and whether it does anything else. Filled in: step 2 and that Totems stay behind. It stands here because IC29's icons (positioning, removal) fit. Values and icons: public solo-companion tables.",
    ),
  }),
  secondCopy('IC30', theLongOreTrain),
  card('IC31', 'Warmachine', [2, 0, 3], ['SHIELD', 'HIT'], {
    ongoing: 2,
    continuous: [{ kind: 'on-attacked' }],
    steps: [attack()],
    text: [
      '1. Ongoing 2. While in play: when a Woodwalker Warband attacks one of your Warbands, before cards are wagered, Remove 1 Woodwalker Fighter from the attacking Warband.',
      '2. Attack.',
    ],
    from: partial(
      'Known: title and values 2/0/3 (English rulebook) and a fragment about removing something from the attacking Warband (Polish rulebook). Filled in: the trigger, the number, the duration and step 2. The reference number is ours: IC31 has these values and the icons for removal and attack.',
    ),
  }),
  card('IC32', 'Walk of the Giants', [1, 2, 2], ['HIT', 'GOLEM'], {
    steps: [
      pay({ spend: 2 }, recruit('golem', 'forge', 1)),
      moveWarbands(1),
      attack({ bonus: { damage: 1, withGolem: true } }),
    ],
    text: [
      '1. Spend 2 crystals: Recruit 1 Golem on a mountain with a Forge.',
      '2. Move 1 Warband.',
      '3. Attack. This combat: +1 Damage if your attacking Warband includes at least 1 Golem.',
    ],
  }),
  card('IC33', 'Fires on the Ridge', [0, 1, 4], ['WARBAND', 'FORGE'], {
    ongoing: 2,
    continuous: [{ kind: 'on-opponents-special', steps: [pay({ spend: 1 }, recruit('fighter', 'site', 1))] }],
    steps: [recruit('fighter', 'forge', 1)],
    text: [
      '1. Ongoing 2. While in play: at the end of each turn in which the opponent played a special card as an action, you may Spend 1 crystal: Recruit 1 Fighter on a mountain with a Foundation or a Forge.',
      '2. Recruit 1 Fighter on a mountain with a Forge.',
    ],
    from: notAgainst('Woodenbot'),
  }),
  secondCopy('IC34', tunneling, tunneling),
  card('IC35', "The Quartermaster's Ledger", [0, 1, 4], ['CRYSTALS', 'CARD'], {
    ongoing: 2,
    continuous: [{ kind: 'on-base-card', steps: [gain(1)] }],
    steps: [],
    whenExhausted: [draw('forges')],
    text: [
      '1. Ongoing 2. While in play: each time you play a base card, Gain 1 crystal.',
      '2. When exhausted: Draw 1 special card for each mountain with a Forge, Ferrum included.',
    ],
    from: ours("Triggered by the owner's own later plays, and effective when exhausted."),
  }),
  card('IC36', 'Silence the Drums', [2, 1, 1], ['SHIELD', 'COMPASS'], {
    steps: [{ do: 'take-markers', count: 'all' }, remove('border', 1), moveWarbands(1), { do: 'no-additional' }],
    text: [
      '1. Choose 1 ongoing card the opponent has in play: take all markers off it. It is discarded and its "When exhausted" effect is not resolved.',
      '2. Remove 1 Woodwalker Fighter from an inner forest adjacent to a mountain you control.',
      '3. Move 1 Warband.',
      '4. This round: the opponent cannot play additional cards.',
    ],
    from: notAgainst('Woodenbot'),
  }),
  card('IC37', 'The Living Furnace', [0, 1, 4], ['GOLEM', red('GOLEM')], {
    ongoing: 2,
    continuous: [{ kind: 'combat', bonus: { dominance: 1, withGolem: true } }],
    steps: [recruit('golem', 'forge', 1), pay({ sacrifice: 2, forGolem: true }, recruit('golem', 'sacrificed', 1))],
    text: [
      '1. Ongoing 2. Each combat: +1 Dominance if your Warband includes at least 1 Golem.',
      '2. Recruit 1 Golem on a mountain with a Forge.',
      '3. Remove 2 of your own Fighters from one mountain: Recruit 1 Golem on that mountain.',
    ],
    from: ours(
      'Steps 2 and 3 follow a pattern legible on an unnamed card in the Polish and Czech rulebooks (recruit something, then remove something to recruit another); that it belongs to this card is a guess.',
    ),
  }),
  card('IC38', 'The Closing Vise', [0, 1, 4], ['BATTLE'], {
    ongoing: 1,
    steps: [
      { do: 'mark', at: 'warband-between-two', stops: 'leaving', until: 'exhausted' },
      attack({ target: 'marked' }),
    ],
    whenExhausted: [attack({ target: 'marked', bonus: { damage: 1, dominance: 1 } })],
    text: [
      '1. Ongoing 1.',
      '2. Mark 1 inner forest that holds a Woodwalker Warband and is adjacent to at least 2 mountains you control. While in play: Woodwalker Fighters on the marked forest cannot be moved.',
      '3. Attack the Warband on the marked forest.',
      '4. When exhausted: Attack the Warband on the marked forest. This combat: +1 Damage and +1 Dominance.',
    ],
  }),
]
