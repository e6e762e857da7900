import type { Card } from '../card'
import { printedBy, red, secondCopy } from './printed'
import { notAgainst, ours, partial, seed, twice } from './provenance'
import {
  additional,
  attack,
  discover,
  draw,
  drawVision,
  gain,
  moveFighters,
  pay,
  recruit,
  remove,
  resolve,
  steal,
  victory,
} from './steps'

const card = printedBy('woodwalkers')

const canopyCoverKnown =
  'Known (English and Czech rulebooks): Move 4 Fighters; play 1 additional base card, which may move the same Fighters again; and one restriction for this turn whose wording is lost. Filled in: the restriction (Totems cannot be moved).'

const canopyCover = card('WW05', 'Canopy Cover', [2, 0, 3], ['EYE', 'ALERT'], {
  steps: [{ do: 'hold-totems' }, moveFighters(4), { do: 'additional', again: true }],
  text: [
    '1. Move 4 Fighters.',
    '2. Play 1 additional base card this turn. Fighters moved in step 1 may be moved again by it.',
    '3. During this whole turn (steps 1 and 2 included) Totems cannot be moved.',
  ],
  from: partial(`${canopyCoverKnown} WW29 has identical values and icons and is treated as its second copy.`),
})

const strikeAndMeltAway = card('WW21', 'Strike and Melt Away', [1, 2, 2], ['BATTLE', 'CARD'], {
  steps: [moveFighters(3), attack({ wagerReturns: true }), victory(draw(1))],
  text: [
    '1. Move 3 Fighters.',
    '2. Attack. This combat: a special card that you wagered returns to your hand after the battle instead of being discarded.',
    '3. Victory: Draw 1 special card.',
  ],
  from: twice('WW21', 'WW35'),
})

const answerTheHorn = card('WW28', 'Answer the Horn', [1, 2, 2], ['BATTLE', 'WARBAND'], {
  steps: [
    { do: 'choose-forest' },
    recruit('fighter', 'chosen', 1),
    attack({ from: 'chosen' }),
    victory(recruit('fighter', 'outer', 1)),
  ],
  text: [
    '1. Choose 1 inner forest you control. Recruit 1 Fighter on it.',
    '2. Attack with the Warband on the chosen forest.',
    '3. Victory: Recruit 1 Fighter on an outer forest.',
  ],
  from: twice('WW28', 'WW37'),
})

/**
 * The cards of the Woodwalkers, in order of id.
 *
 * @example
 * const bases = woodwalkerCards.filter((card) => card.kind === 'base')
 */
export const woodwalkerCards: readonly Card[] = [
  card('WW01', 'Visions', [0, 1, 1], [red('CARD'), 'SEARCH'], {
    kind: 'base',
    steps: [draw(1), resolve(1, [drawVision(1)], [discover()])],
    text: ['1. Draw 1 special card.', '2. Resolve 1:', '2a. Draw 1 vision card.', '2b. Discover.'],
    from: partial(
      'Known (Czech rulebook; title from the English rulebook): Draw 1 special card, then choose between drawing vision card(s) and Discover. Filled in: the number of vision cards drawn (1).',
    ),
  }),
  card('WW02', 'Swift Strike', [1, 0, 1], ['CRYSTALS', red('EYE')], {
    kind: 'base',
    steps: [moveFighters(3), attack(), victory(gain(1))],
    text: ['1. Move 3 Fighters.', '2. Attack.', '3. Victory: Gain 1 crystal.'],
    from: partial(
      'Known (Czech rulebook): Move some Fighters; Attack; Victory: Gain 1 crystal. The title renders the Czech one. Filled in: the number of Fighters moved (3).',
    ),
  }),
  card('WW03', 'Ransack', [1, 1, 0], ['ARROWS', red('WARBAND')], {
    kind: 'base',
    steps: [
      {
        do: 'resolve',
        count: 1,
        spendForOneMore: 2,
        options: [[moveFighters(5)], [attack({ target: 'ferrum' }), victory(steal('half'))]],
      },
    ],
    text: [
      '1. Resolve 1, or Spend 2 crystals and Resolve 2:',
      '1a. Move 5 Fighters.',
      "1b. Attack Ferrum. Victory: Steal half of the opponent's available crystals, rounded up.",
    ],
    from: seed('Every part is legible: Czech rulebook (choices, cost, steal), English rulebook (title, Move 5).'),
  }),
  card('WW04', 'Ambush', [0, 1, 4], ['ARROWS', red('SHIELD')], {
    steps: [moveFighters(4), remove('moved', 1)],
    text: [
      '1. Move 4 Fighters.',
      '2. Remove 1 Ironclad Fighter from a mountain adjacent to an inner forest that holds at least 1 of the Fighters moved in step 1.',
    ],
    from: partial(
      'Known (Czech rulebook): Move 4 Fighters; Remove 1 unit adjacent to one of them. The title renders the Czech one. Filled in: the unit removed (an Ironclad Fighter) and that the reach counts from inner forests only.',
    ),
  }),
  canopyCover,
  card('WW06', 'Stonedew', [0, 1, 4], ['EYE', 'CRYSTALS'], {
    steps: [drawVision(1), gain(2)],
    text: ['1. Draw 1 vision card.', '2. Gain 2 crystals.'],
  }),
  card('WW07', 'Pilgrims of the Root', [2, 1, 1], ['SEARCH', red('WARBAND')], {
    steps: [recruit('fighter', 'outer', 1), resolve(1, [drawVision(1)], [discover()])],
    text: ['1. Recruit 1 Fighter on an outer forest.', '2. Resolve 1:', '2a. Draw 1 vision card.', '2b. Discover.'],
  }),
  card('WW08', 'Dashing Spirits', [2, 0, 3], ['ARROWS', red('SEARCH')], {
    steps: [moveFighters(4), { do: 'move-again' }],
    text: ['1. Move 4 Fighters.', '2. Move the Fighters moved in step 1 a second time.'],
    from: partial(
      "Known (English rulebook): Move 4 Fighters, and the same 4 may be moved twice in the turn. Not known: its reference number, values and whether it does anything else. It stands here because WW08's icons fit; nothing was added. Values and icons: public solo-companion tables.",
    ),
  }),
  card('WW09', 'Children of the Forest', [1, 2, 2], ['WARBAND', 'ALERT'], {
    steps: [recruit('fighter', 'outer', 2)],
    whenBurned: [pay({ spend: 1 }, recruit('fighter', 'outer', 1))],
    text: ['1. Recruit 2 Fighters on an outer forest.'],
    burnedText: ['Spend 1 crystal: Recruit 1 Fighter on an outer forest.'],
    from: seed(
      'Effect legible in the Polish rulebook; title and values 1/2/2 in the English rulebook. The reference number is ours: WW09 has these values and the recruiting icon. Both Fighters go on the same outer forest (the Polish text has the singular).',
    ),
  }),
  card('WW10', 'Glint Beneath the Bark', [0, 1, 4], ['CRYSTALS', 'SEARCH'], {
    steps: [gain(2), discover()],
    text: ['1. Gain 2 crystals.', '2. Discover.'],
  }),
  card('WW11', 'Rising Sap', [0, 1, 4], ['WARBAND', 'ARROWS'], {
    steps: [recruit('fighter', 'outer', 1), moveFighters(4)],
    text: [
      '1. Recruit 1 Fighter on an outer forest.',
      '2. Move 4 Fighters. The Fighter recruited in step 1 may be one of them.',
    ],
  }),
  card('WW12', 'Council of Moths', [1, 2, 2], ['SEARCH', 'CARD'], {
    steps: [draw(2), pay({ burn: 'special' }, drawVision(2))],
    text: ['1. Draw 2 special cards.', '2. Burn 1 special card: Draw 2 vision cards.'],
  }),
  card('WW13', 'The Pack Runs On', [0, 1, 4], ['BATTLE', red('ALERT')], {
    steps: [moveFighters(2), attack(), victory(additional())],
    text: ['1. Move 2 Fighters.', '2. Attack.', '3. Victory: Play 1 additional base card this turn.'],
  }),
  card('WW14', 'Thorns from Every Side', [2, 1, 1], ['SHIELD', red('SHIELD')], {
    steps: [remove('border', 1), pay({ burn: 'any' }, remove('border', 1))],
    text: [
      '1. Remove 1 Ironclad Fighter from a mountain adjacent to an inner forest you control.',
      '2. Burn 1 card (special or vision): Remove 1 Ironclad Fighter from a mountain adjacent to an inner forest you control (the same mountain or another).',
    ],
  }),
  card('WW15', 'Rattle the Gates', [1, 2, 2], ['CARD', 'CRYSTALS'], {
    steps: [draw(1), attack({ target: 'ferrum' }), victory(steal(2))],
    text: ['1. Draw 1 special card.', '2. Attack Ferrum.', '3. Victory: Steal 2 crystals.'],
  }),
  card('WW16', "Hunter's Instinct", [3, 0, 0], ['BATTLE', 'CRYSTALS'], {
    steps: [pay({ burn: 'any' }, moveFighters(4)), attack({ bonus: { defense: 1 } }), victory(steal(1))],
    text: [
      '1. Burn 1 card (special or vision): Move 4 Fighters.',
      '2. Attack. This combat: +1 Defense.',
      '3. Victory: Steal 1 crystal.',
    ],
    from: seed(
      "Effect described part by part in the combat example of the English, Czech and Polish rulebooks. The reference number is ours (WW16's icons fit best), and so is the reading that the burned card may be a special or a vision card. Values and icons: public solo-companion tables.",
    ),
  }),
  card('WW17', 'Ears in the Undergrowth', [0, 1, 4], ['WARBAND', 'SEARCH'], {
    steps: [recruit('fighter', 'outer', 1), { do: 'inspect-hand' }, drawVision(1)],
    text: [
      '1. Recruit 1 Fighter on an outer forest.',
      '2. The opponent shows you the action cards in their hand. You may choose 1 special card among them: the opponent discards it and then draws 1 special card.',
      '3. Draw 1 vision card.',
    ],
    from: notAgainst('Ironbot'),
  }),
  card('WW18', 'Sleeping Acorns', [2, 0, 3], ['CARD', 'CUBES'], {
    ongoing: 2,
    steps: [draw(1)],
    whenExhausted: [draw(2)],
    whenBurned: [draw(1)],
    text: ['1. Ongoing 2.', '2. Draw 1 special card.', '3. When exhausted: Draw 2 special cards.'],
    burnedText: ['Draw 1 special card.'],
  }),
  card('WW19', 'Owl-Eyed Vigil', [2, 0, 3], ['BATTLE', 'CUBES'], {
    ongoing: 2,
    continuous: [{ kind: 'open-wager' }],
    steps: [attack()],
    text: [
      '1. Ongoing 2. Each combat: the opponent wagers first, face up, whoever attacks; then you wager.',
      '2. Attack.',
    ],
    from: notAgainst('Ironbot'),
  }),
  card('WW20', 'Moon over Ferrum', [4, 0, 2], ['CUBES', 'BATTLE'], {
    ongoing: 2,
    continuous: [{ kind: 'combat', bonus: { dominance: 1 } }],
    steps: [attack()],
    text: ['1. Ongoing 2. Each combat: +1 Dominance.', '2. Attack.'],
    from: ours(
      'The unusual values 4/0/2 appear nowhere else and are not confirmed; the effect is kept modest to match them.',
    ),
  }),
  strikeAndMeltAway,
  card('WW22', 'Rust and Ivy', [2, 1, 1], ['CUBES', 'ALERT'], {
    steps: [{ do: 'take-markers', count: 2 }, { do: 'add-marker' }, additional()],
    text: [
      '1. Choose 1 ongoing card the opponent has in play: take up to 2 markers off it. If that takes its last marker, it is discarded and its "When exhausted" effect is not resolved.',
      '2. Put 1 marker on 1 ongoing card you have in play.',
      '3. Play 1 additional base card this turn.',
    ],
    from: notAgainst('Ironbot'),
  }),
  card('WW23', 'Brambles Underfoot', [3, 0, 0], ['ARROWS', 'CUBES'], {
    steps: [moveFighters(4), { do: 'mark', at: 'mountain', stops: 'leaving', until: 'round' }],
    text: [
      '1. Move 4 Fighters.',
      '2. Mark 1 mountain adjacent to an inner forest you control. This round: Ironclad Warbands on the marked mountain cannot be moved.',
    ],
  }),
  card('WW24', 'Paths Only We Know', [2, 0, 3], ['CUBES', 'ARROWS'], {
    ongoing: 2,
    continuous: [{ kind: 'on-base-card', steps: [moveFighters(2)], beforeOrAfter: true }],
    steps: [moveFighters(3)],
    text: [
      '1. Ongoing 2. While in play: each time you play a base card, Move 2 Fighters before or after you resolve it.',
      '2. Move 3 Fighters.',
    ],
    from: ours("Triggered by the owner's own later plays."),
  }),
  card('WW25', 'Keepers of the Totem', [2, 1, 1], ['SEARCH', 'WARBAND'], {
    steps: [discover(), recruit('fighter', 'totem', 2, { otherwise: { at: 'outer', count: 1 } })],
    text: [
      '1. Discover.',
      '2. If there is a Totem on a forest you control: Recruit 2 Fighters on one such forest. Otherwise: Recruit 1 Fighter on an outer forest.',
    ],
  }),
  card('WW26', 'Omen of Antlers', [0, 1, 4], ['SEARCH', 'ALERT'], {
    steps: [drawVision(1), discover(), { do: 'pay', cost: { burn: 'any' }, steps: [additional()], holdTotems: true }],
    text: [
      '1. Draw 1 vision card.',
      '2. Discover.',
      '3. Burn 1 card (special or vision): Play 1 additional base card this turn. Totems cannot be moved during this turn.',
    ],
  }),
  card('WW27', 'Dream of Three Pools', [2, 1, 1], ['EYE', 'SEARCH'], {
    steps: [{ do: 'look-and-draw', count: 3 }, discover(), pay({ burn: 'vision' }, gain(2))],
    text: [
      '1. Look at the top 3 cards of the vision deck. Draw 1 vision card of your choice among them and put the others back on top in any order.',
      '2. Discover.',
      '3. Burn 1 vision card: Gain 2 crystals.',
    ],
  }),
  answerTheHorn,
  secondCopy('WW29', canopyCover, partial(canopyCoverKnown)),
  card('WW30', 'Blood for the Roots', [3, 0, 0], ['SHIELD', red('WARBAND')], {
    steps: [
      pay({ sacrifice: 1 }, { do: 'remove', reach: 'sacrificed', count: 2, together: true }),
      pay({ burn: 'any' }, recruit('fighter', 'outer', 2)),
    ],
    text: [
      '1. Remove 1 of your own Fighters from an inner forest: Remove up to 2 Ironclad Fighters from one mountain adjacent to that forest.',
      '2. Burn 1 card (special or vision): Recruit 2 Fighters on an outer forest.',
    ],
  }),
  card('WW31', 'Before First Light', [1, 2, 2], [red('CUBES'), 'BATTLE'], {
    ongoing: 1,
    steps: [moveFighters(3)],
    whenExhausted: [
      resolve(
        1,
        [attack({ bonus: { damage: 1 } }), victory(gain(2))],
        [attack({ target: 'ferrum', bonus: { damage: 1 } }), victory(gain(2))],
      ),
    ],
    text: [
      '1. Ongoing 1.',
      '2. Move 3 Fighters.',
      '3. When exhausted: Resolve 1:',
      '3a. Attack. This combat: +1 Damage. Victory: Gain 2 crystals.',
      '3b. Attack Ferrum. This combat: +1 Damage. Victory: Gain 2 crystals.',
    ],
  }),
  card('WW32', 'A Thousand Leaves', [3, 0, 0], ['CARD', 'ARROWS'], {
    steps: [draw(1), moveFighters('hand')],
    whenBurned: [moveFighters(2)],
    text: [
      '1. Draw 1 special card.',
      '2. Move X Fighters, where X is the number of action cards (base and special) in your hand at that moment.',
    ],
    burnedText: ['Move 2 Fighters.'],
  }),
  card('WW33', 'Vein Thieves', [2, 1, 1], ['CRYSTALS', 'CARD'], {
    steps: [
      moveFighters(2),
      resolve(1, [attack({ target: 'ferrum' }), victory(steal(3))], [attack(), victory(draw(2))]),
    ],
    whenBurned: [gain(1)],
    text: [
      '1. Move 2 Fighters.',
      '2. Resolve 1:',
      '2a. Attack Ferrum. Victory: Steal 3 crystals.',
      '2b. Attack. Victory: Draw 2 special cards.',
    ],
    burnedText: ['Gain 1 crystal.'],
  }),
  card('WW34', 'Mist on the Passes', [2, 0, 3], ['CARD', 'SHIELD'], {
    steps: [
      draw(2),
      pay({ burn: 'any' }, { do: 'mark', at: 'mountain-but-ferrum', stops: 'entering', until: 'round' }),
    ],
    text: [
      '1. Draw 2 special cards.',
      '2. Burn 1 card (special or vision): Mark 1 mountain other than Ferrum that is adjacent to an inner forest you control. This round: Ironclad Warbands cannot be moved onto the marked mountain.',
    ],
  }),
  secondCopy('WW35', strikeAndMeltAway),
  card('WW36', 'Toll of the Glade', [3, 0, 0], ['SHIELD', 'EYE'], {
    steps: [{ do: 'demand' }, drawVision(1), { do: 'toll' }],
    text: [
      '1. The opponent chooses one of these that can be done in full, and it is done:',
      '1a. The opponent discards 1 special card of their choice from their hand, and you Draw 1 special card.',
      '1b. You Steal 2 crystals.',
      '2. Draw 1 vision card.',
      '3. This round: to play a special card as an action the opponent must first Spend 1 crystal.',
    ],
    from: notAgainst('Ironbot'),
  }),
  secondCopy('WW37', answerTheHorn),
  card('WW38', 'The Guardian Stirs', [1, 2, 2], ['SHIELD', 'SEARCH'], {
    steps: [{ do: 'choose-forest' }, { do: 'burn-to-remove', count: 3 }, { do: 'discover', at: 'chosen' }],
    whenBurned: [drawVision(1)],
    text: [
      '1. Choose 1 inner forest you control. Burn up to 3 cards (special or vision): for each card burned, Remove 1 Ironclad Fighter from a mountain adjacent to the chosen forest. For 2 of the burned cards together you may instead Remove 1 Golem from such a mountain.',
      '2. Discover. The Totem must be added to the Warband on the chosen forest.',
    ],
    burnedText: ['Draw 1 vision card.'],
  }),
]
