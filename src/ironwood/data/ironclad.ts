import type { Card } from '../card'

const ours = 'Title and effect are an original design. Values and icons: public solo-companion tables.'

const secondCopy = (id: string, card: Card, note: string): Card => ({
  ...card,
  id,
  provenanceNote: `Second copy of ${card.id} (identical values and icons; that they are the same card is an assumption). ${note}`,
})

const theLongOreTrain: Card = {
  id: 'IC05',
  faction: 'ironclad',
  kind: 'special',
  title: 'The Long Ore Train',
  values: { damage: 2, defense: 0, dominance: 3 },
  soloIcons: [
    { icon: 'COMPASS', red: false },
    { icon: 'DRILL', red: true },
  ],
  steps: [{ do: 'move-warbands', count: 2 }, { do: 'move-drill' }],
  provenance: 'reconstructed',
  provenanceNote: `${ours} Treated as one card in two copies (IC05 and IC30: identical values and icons).`,
  text: ['1. Move 2 Warbands.', '2. Move the Drill.'],
}

const rallyToTheDrill: Card = {
  id: 'IC09',
  faction: 'ironclad',
  kind: 'special',
  title: 'Rally to the Drill',
  values: { damage: 2, defense: 0, dominance: 3 },
  soloIcons: [
    { icon: 'DRILL', red: false },
    { icon: 'COMPASS', red: false },
  ],
  steps: [{ do: 'move-drill' }, { do: 'move-warbands', count: 3, onto: 'drill' }],
  provenance: 'reconstructed',
  provenanceNote: `${ours} Treated as one card in two copies (IC09 and IC24: identical values and icons).`,
  text: ['1. Move the Drill.', '2. Move 3 Warbands, each onto the mountain where the Drill is.'],
}

const rivetedGiant: Card = {
  id: 'IC11',
  faction: 'ironclad',
  kind: 'special',
  title: 'Riveted Giant',
  values: { damage: 3, defense: 0, dominance: 0 },
  soloIcons: [
    { icon: 'GOLEM', red: false },
    { icon: 'COMPASS', red: false },
  ],
  steps: [
    {
      do: 'pay',
      cost: { sacrifice: 1, forGolem: true },
      steps: [{ do: 'recruit', unit: 'golem', at: 'sacrificed', count: 1 }],
    },
    { do: 'move-warbands', count: 2 },
  ],
  provenance: 'reconstructed',
  provenanceNote: `${ours} Treated as one card in two copies (IC11 and IC19: identical values and icons).`,
  text: ['1. Remove 1 of your own Fighters from a mountain: Recruit 1 Golem on that mountain.', '2. Move 2 Warbands.'],
}

const tunneling: Card = {
  id: 'IC15',
  faction: 'ironclad',
  kind: 'special',
  title: 'Tunneling',
  values: { damage: 1, defense: 2, dominance: 2 },
  soloIcons: [
    { icon: 'CRYSTALS', red: false },
    { icon: 'DRILL', red: false },
  ],
  steps: [{ do: 'move-drill' }, { do: 'move-drill' }],
  provenance: 'partial',
  provenanceNote:
    'Known (English rulebook): moves the Drill twice in the same turn. Not known: its reference number, values and whether it does anything else. It stands here, in two copies, because IC15 and IC34 (identical values and icons) carry two Drill-moving icons; nothing was added. Values and icons: public solo-companion tables.',
  text: ['1. Move the Drill.', '2. Move the Drill a second time.'],
}

/**
 * The cards of the Ironclad, in order of id.
 *
 * @example
 * const bases = ironcladCards.filter((card) => card.kind === 'base')
 */
export const ironcladCards: readonly Card[] = [
  {
    id: 'IC01',
    faction: 'ironclad',
    kind: 'base',
    title: 'Reinforcement',
    values: { damage: 0, defense: 1, dominance: 2 },
    soloIcons: [
      { icon: 'FORGE', red: false },
      { icon: 'WARBAND', red: true },
    ],
    steps: [
      {
        do: 'resolve',
        count: 1,
        options: [
          [
            { do: 'pay', cost: { spend: 1 }, steps: [{ do: 'recruit', unit: 'fighter', at: 'forge', count: 1 }] },
            { do: 'move-warbands', count: 1 },
          ],
          [{ do: 'pay', cost: { spend: 5 }, steps: [{ do: 'build' }] }],
          [{ do: 'attack', bonus: { damage: 1 } }],
        ],
      },
    ],
    provenance: 'partial',
    provenanceNote:
      'Known (Czech rulebook; title and the 5 crystals from the English rulebook): Resolve 1 of: Spend 1 crystal for 1 of something, then Move 1 Warband; Spend 5 crystals and Build; Attack with a bonus. Filled in: that the crystal recruits 1 Fighter on a mountain with a Forge, and the bonus (+1 Damage).',
    text: [
      '1. Resolve 1:',
      '1a. Spend 1 crystal: Recruit 1 Fighter on a mountain with a Forge. Then Move 1 Warband.',
      '1b. Spend 5 crystals: Build.',
      '1c. Attack. This combat: +1 Damage.',
    ],
  },
  {
    id: 'IC02',
    faction: 'ironclad',
    kind: 'base',
    title: 'Conquest',
    values: { damage: 1, defense: 0, dominance: 2 },
    soloIcons: [
      { icon: 'CARD', red: true },
      { icon: 'HIT', red: false },
    ],
    steps: [
      { do: 'draw', count: 1 },
      {
        do: 'resolve',
        count: 1,
        spendForOneMore: 2,
        options: [[{ do: 'move-warbands', count: 2 }], [{ do: 'attack' }]],
      },
    ],
    provenance: 'partial',
    provenanceNote:
      'Known (Czech rulebook): Draw 1 special card; Resolve 1, or Spend 2 crystals and Resolve 2, of moving Warbands and Attack. The title renders the Czech one. Filled in: the number of Warbands (2, as a snippet in the Czech movement chapter suggests).',
    text: [
      '1. Draw 1 special card.',
      '2. Resolve 1, or Spend 2 crystals and Resolve 2:',
      '2a. Move 2 Warbands.',
      '2b. Attack.',
    ],
  },
  {
    id: 'IC03',
    faction: 'ironclad',
    kind: 'base',
    title: 'Expansion',
    values: { damage: 1, defense: 1, dominance: 0 },
    soloIcons: [
      { icon: 'FORGE', red: false },
      { icon: 'CRYSTALS', red: true },
    ],
    steps: [
      { do: 'resolve', count: 2, options: [[{ do: 'move-drill' }], [{ do: 'gain', count: 1 }], [{ do: 'found' }]] },
    ],
    provenance: 'partial',
    provenanceNote:
      "Known (Czech and English rulebooks): Resolve 2 of three: move something; a lost option; place a Foundation on a controlled outer mountain. Filled in: what is moved (the Drill) and the lost option (Gain 1 crystal), both after this card's second solo icon, which makes the bot gain 1 crystal and move the Drill.",
    text: [
      '1. Resolve 2:',
      '1a. Move the Drill.',
      '1b. Gain 1 crystal.',
      '1c. Place a Foundation on an outer mountain you control that has no Foundation or Forge.',
    ],
  },
  {
    id: 'IC04',
    faction: 'ironclad',
    kind: 'special',
    title: 'Paved Passes',
    values: { damage: 1, defense: 2, dominance: 2 },
    soloIcons: [
      { icon: 'COMPASS', red: false },
      { icon: 'CRYSTALS', red: false },
    ],
    steps: [
      { do: 'move-warbands', count: 2 },
      { do: 'gain', count: 2 },
    ],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: ['1. Move 2 Warbands.', '2. Gain 2 crystals.'],
  },
  theLongOreTrain,
  {
    id: 'IC06',
    faction: 'ironclad',
    kind: 'special',
    title: 'March of the Greaves',
    values: { damage: 1, defense: 2, dominance: 2 },
    soloIcons: [
      { icon: 'CARD', red: false },
      { icon: 'HIT', red: false },
    ],
    steps: [{ do: 'draw', count: 1 }, { do: 'move-warbands', count: 1 }, { do: 'attack' }],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: ['1. Draw 1 special card.', '2. Move 1 Warband.', '3. Attack.'],
  },
  {
    id: 'IC07',
    faction: 'ironclad',
    kind: 'special',
    title: 'Bell of Ferrum',
    values: { damage: 0, defense: 1, dominance: 4 },
    soloIcons: [
      { icon: 'CARD', red: true },
      { icon: 'WARBAND', red: false },
    ],
    steps: [
      { do: 'draw', count: 1 },
      { do: 'recruit', unit: 'fighter', at: 'forge', count: 2, apart: true },
    ],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: ['1. Draw 1 special card.', '2. Recruit 1 Fighter on each of up to 2 different mountains with a Forge.'],
  },
  {
    id: 'IC08',
    faction: 'ironclad',
    kind: 'special',
    title: 'Core Samples',
    values: { damage: 2, defense: 0, dominance: 3 },
    soloIcons: [
      { icon: 'DRILL', red: false },
      { icon: 'CARD', red: true },
    ],
    steps: [{ do: 'move-drill' }, { do: 'look' }, { do: 'draw', count: 1 }],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: [
      '1. Move the Drill.',
      '2. Look at the top card of the vision deck and put it back on top.',
      '3. Draw 1 special card.',
    ],
  },
  rallyToTheDrill,
  {
    id: 'IC10',
    faction: 'ironclad',
    kind: 'special',
    title: 'Stakes in the Scree',
    values: { damage: 0, defense: 1, dominance: 4 },
    soloIcons: [
      { icon: 'FORGE', red: false },
      { icon: 'SHIELD', red: false },
    ],
    steps: [
      { do: 'found', reach: 'adjacent' },
      { do: 'remove', reach: 'founded', count: 1 },
    ],
    provenance: 'reconstructed',
    provenanceNote: `${ours} Places a Foundation without the usual control of the mountain.`,
    text: [
      '1. Place a Foundation on an outer mountain that has no Foundation or Forge and that you control or that is adjacent to a mountain you control.',
      '2. Remove 1 Woodwalker Fighter from an inner forest adjacent to the mountain of step 1.',
    ],
  },
  rivetedGiant,
  {
    id: 'IC12',
    faction: 'ironclad',
    kind: 'special',
    title: 'Barrow Runners',
    values: { damage: 1, defense: 2, dominance: 2 },
    soloIcons: [
      { icon: 'DRILL', red: false },
      { icon: 'CARD', red: false },
    ],
    steps: [{ do: 'move-drill' }, { do: 'take-cargo', count: 2 }, { do: 'draw', count: 1 }],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: [
      '1. Move the Drill.',
      '2. Take up to 2 crystals from the Cargo area and add them to your available crystals.',
      '3. Draw 1 special card.',
    ],
  },
  {
    id: 'IC13',
    faction: 'ironclad',
    kind: 'special',
    title: 'Feint in Iron',
    values: { damage: 0, defense: 1, dominance: 4 },
    soloIcons: [
      { icon: 'HIT', red: false },
      { icon: 'COMPASS', red: false },
    ],
    steps: [
      { do: 'move-warbands', count: 1 },
      { do: 'attack', noSpecialWager: true },
      { do: 'move-warbands', count: 1 },
    ],
    provenance: 'reconstructed',
    provenanceNote: `${ours} Left out of the human deck against the Woodenbot, so this is one of the cards that touch the opponent's hand, plays, ongoing cards or wagers.`,
    text: [
      '1. Move 1 Warband.',
      '2. Attack. This combat: the opponent cannot wager a special card.',
      '3. Move 1 Warband.',
    ],
  },
  {
    id: 'IC14',
    faction: 'ironclad',
    kind: 'special',
    title: 'Half-Pay Levy',
    values: { damage: 0, defense: 1, dominance: 4 },
    soloIcons: [
      { icon: 'WARBAND', red: false },
      { icon: 'CRYSTALS', red: false },
    ],
    ongoing: 2,
    continuous: [{ kind: 'cheap-recruits', count: 2, price: 1 }],
    steps: [{ do: 'gain', count: 1 }],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: [
      '1. Ongoing 2. While in play: in each Recruit Fighters step the first 2 Fighters you recruit cost 1 crystal each instead of 2.',
      '2. Gain 1 crystal.',
    ],
  },
  tunneling,
  {
    id: 'IC16',
    faction: 'ironclad',
    kind: 'special',
    title: 'Straight from the Foundry',
    values: { damage: 3, defense: 0, dominance: 0 },
    soloIcons: [
      { icon: 'WARBAND', red: false },
      { icon: 'HIT', red: false },
    ],
    steps: [
      { do: 'recruit', unit: 'fighter', at: 'forge', count: 1 },
      { do: 'move-warbands', count: 1 },
      { do: 'attack' },
    ],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: ['1. Recruit 1 Fighter on a mountain with a Forge.', '2. Move 1 Warband.', '3. Attack.'],
  },
  {
    id: 'IC17',
    faction: 'ironclad',
    kind: 'special',
    title: 'A Runner Taken',
    values: { damage: 3, defense: 0, dominance: 0 },
    soloIcons: [
      { icon: 'WARBAND', red: false },
      { icon: 'COMPASS', red: false },
    ],
    steps: [
      { do: 'show-visions' },
      { do: 'recruit', unit: 'fighter', at: 'controlled', count: 1, countIfShown: 2 },
      { do: 'move-warbands', count: 1 },
    ],
    provenance: 'reconstructed',
    provenanceNote: `${ours} Left out of the human deck against the Woodenbot, so this is one of the cards that touch the opponent's hand, plays, ongoing cards or wagers.`,
    text: [
      '1. The opponent shows you all vision cards in their hand.',
      '2. Recruit 1 Fighter on a mountain you control; if that mountain is on one of the shown cards, Recruit 2 Fighters there instead.',
      '3. Move 1 Warband.',
    ],
  },
  {
    id: 'IC18',
    faction: 'ironclad',
    kind: 'special',
    title: 'Drillhead Garrison',
    values: { damage: 2, defense: 1, dominance: 1 },
    soloIcons: [
      { icon: 'WARBAND', red: false },
      { icon: 'DRILL', red: false },
    ],
    steps: [
      { do: 'move-drill' },
      { do: 'pay', cost: { spend: 1 }, steps: [{ do: 'recruit', unit: 'fighter', at: 'drill', count: 2 }] },
    ],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: ['1. Move the Drill.', '2. Spend 1 crystal: Recruit 2 Fighters on the mountain where the Drill is.'],
  },
  secondCopy('IC19', rivetedGiant, ours),
  {
    id: 'IC20',
    faction: 'ironclad',
    kind: 'special',
    title: 'Hammer and Banner',
    values: { damage: 1, defense: 1, dominance: 0 },
    soloIcons: [
      { icon: 'BATTLE', red: false },
      { icon: 'FORGE', red: false },
    ],
    steps: [
      { do: 'attack', bonus: { damage: 1 } },
      {
        do: 'victory',
        steps: [
          {
            do: 'resolve',
            count: 1,
            options: [[{ do: 'pay', cost: { spend: 3 }, steps: [{ do: 'build' }] }], [{ do: 'found' }]],
          },
        ],
      },
    ],
    provenance: 'reconstructed',
    provenanceNote: `${ours} Builds for 3 crystals instead of 5. The unusual values 1/1/0 appear on no other special card and are not confirmed; the effect is strong to match them.`,
    text: [
      '1. Attack. This combat: +1 Damage.',
      '2. Victory: Resolve 1:',
      '2a. Spend 3 crystals: Build.',
      '2b. Place a Foundation on an outer mountain you control that has no Foundation or Forge.',
    ],
  },
  {
    id: 'IC21',
    faction: 'ironclad',
    kind: 'special',
    title: 'Slag from the Walls',
    values: { damage: 2, defense: 1, dominance: 1 },
    soloIcons: [
      { icon: 'SHIELD', red: false },
      { icon: 'SHIELD', red: true },
    ],
    steps: [
      { do: 'remove', reach: 'border', count: 1 },
      { do: 'pay', cost: { spend: 1 }, steps: [{ do: 'remove', reach: 'border', count: 1 }] },
    ],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: [
      '1. Remove 1 Woodwalker Fighter from an inner forest adjacent to a mountain you control.',
      '2. Spend 1 crystal: Remove 1 Woodwalker Fighter from an inner forest adjacent to a mountain you control (the same forest or another).',
    ],
  },
  {
    id: 'IC22',
    faction: 'ironclad',
    kind: 'special',
    title: 'Banked Embers',
    values: { damage: 1, defense: 2, dominance: 2 },
    soloIcons: [
      { icon: 'CARD', red: false },
      { icon: 'CRYSTALS', red: false },
    ],
    ongoing: 2,
    steps: [{ do: 'draw', count: 1 }],
    whenExhausted: [{ do: 'gain', count: 4 }],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: ['1. Ongoing 2.', '2. Draw 1 special card.', '3. When exhausted: Gain 4 crystals.'],
  },
  {
    id: 'IC23',
    faction: 'ironclad',
    kind: 'special',
    title: 'Wedge and Maul',
    values: { damage: 2, defense: 0, dominance: 3 },
    soloIcons: [
      { icon: 'HIT', red: false },
      { icon: 'SHIELD', red: false },
    ],
    steps: [
      { do: 'move-warbands', count: 1 },
      { do: 'attack' },
      { do: 'victory', steps: [{ do: 'remove', reach: 'attacked-from', count: 1 }] },
    ],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: [
      '1. Move 1 Warband.',
      '2. Attack.',
      '3. Victory: Remove 1 Woodwalker Fighter from an inner forest adjacent to the mountain you attacked from.',
    ],
  },
  secondCopy('IC24', rallyToTheDrill, ours),
  {
    id: 'IC25',
    faction: 'ironclad',
    kind: 'special',
    title: 'Locked Plates',
    values: { damage: 1, defense: 2, dominance: 2 },
    soloIcons: [
      { icon: 'WARBAND', red: true },
      { icon: 'BATTLE', red: false },
    ],
    ongoing: 2,
    continuous: [{ kind: 'combat', bonus: { defense: 1 } }],
    steps: [
      { do: 'attack' },
      { do: 'victory', steps: [{ do: 'recruit', unit: 'fighter', at: 'attacked-from', count: 1 }] },
    ],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: [
      '1. Ongoing 2. Each combat: +1 Defense.',
      '2. Attack.',
      '3. Victory: Recruit 1 Fighter on the mountain you attacked from.',
    ],
  },
  {
    id: 'IC26',
    faction: 'ironclad',
    kind: 'special',
    title: 'Wire Along the Treeline',
    values: { damage: 2, defense: 1, dominance: 1 },
    soloIcons: [
      { icon: 'BATTLE', red: false },
      { icon: 'SHIELD', red: false },
    ],
    steps: [
      { do: 'attack', bonus: { defense: 1 } },
      { do: 'mark', at: 'forest', stops: 'entering', until: 'round' },
    ],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: [
      '1. Attack. This combat: +1 Defense.',
      '2. Mark 1 inner forest adjacent to a mountain you control. This round: Woodwalker Fighters cannot be moved into the marked forest.',
    ],
  },
  {
    id: 'IC27',
    faction: 'ironclad',
    kind: 'special',
    title: 'Smoke in the Boughs',
    values: { damage: 3, defense: 0, dominance: 0 },
    soloIcons: [
      { icon: 'CARD', red: false },
      { icon: 'SHIELD', red: false },
    ],
    steps: [{ do: 'draw', count: 2 }, { do: 'opponent-burns' }],
    provenance: 'reconstructed',
    provenanceNote: `${ours} Left out of the human deck against the Woodenbot, so this is one of the cards that touch the opponent's hand, plays, ongoing cards or wagers.`,
    text: [
      '1. Draw 2 special cards.',
      '2. The opponent must Burn 1 card of their choice (special or vision) if they have one. If it is a vision card, you may look at it.',
    ],
  },
  {
    id: 'IC28',
    faction: 'ironclad',
    kind: 'special',
    title: 'The Assay House',
    values: { damage: 2, defense: 1, dominance: 1 },
    soloIcons: [
      { icon: 'CRYSTALS', red: false },
      { icon: 'CARD', red: false },
    ],
    ongoing: 2,
    continuous: [
      {
        kind: 'on-unloading',
        steps: [
          { do: 'gain', count: 1 },
          { do: 'draw', count: 1 },
        ],
      },
    ],
    steps: [{ do: 'move-drill' }],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: [
      '1. Ongoing 2. While in play: each time you unload at least 1 crystal from the Drill, Gain 1 crystal and Draw 1 special card.',
      '2. Move the Drill.',
    ],
  },
  {
    id: 'IC29',
    faction: 'ironclad',
    kind: 'special',
    title: 'Deceptive Bait',
    values: { damage: 3, defense: 0, dominance: 0 },
    soloIcons: [
      { icon: 'COMPASS', red: false },
      { icon: 'SHIELD', red: false },
    ],
    steps: [{ do: 'bait' }, { do: 'remove', reach: 'baited', count: 1 }],
    provenance: 'partial',
    provenanceNote:
      "Known (English rulebook): the Ironclad player moves all or part of a Woodwalker Warband, as a Warband, to an adjacent forest. Not known: its reference number, values, limits and whether it does anything else. Filled in: step 2 and that Totems stay behind. It stands here because IC29's icons (positioning, removal) fit. Values and icons: public solo-companion tables.",
    text: [
      '1. Move all or part of 1 Woodwalker Warband, together, to 1 adjacent forest. Totems do not move with it.',
      '2. If the Fighters moved in step 1 are now on an inner forest adjacent to a mountain you control: Remove 1 of them.',
    ],
  },
  secondCopy('IC30', theLongOreTrain, ours),
  {
    id: 'IC31',
    faction: 'ironclad',
    kind: 'special',
    title: 'Warmachine',
    values: { damage: 2, defense: 0, dominance: 3 },
    soloIcons: [
      { icon: 'SHIELD', red: false },
      { icon: 'HIT', red: false },
    ],
    ongoing: 2,
    continuous: [{ kind: 'on-attacked' }],
    steps: [{ do: 'attack' }],
    provenance: 'partial',
    provenanceNote:
      'Known: title and values 2/0/3 (English rulebook) and a fragment about removing something from the attacking Warband (Polish rulebook). Filled in: the trigger, the number, the duration and step 2. The reference number is ours: IC31 has these values and the icons for removal and attack.',
    text: [
      '1. Ongoing 2. While in play: when a Woodwalker Warband attacks one of your Warbands, before cards are wagered, Remove 1 Woodwalker Fighter from the attacking Warband.',
      '2. Attack.',
    ],
  },
  {
    id: 'IC32',
    faction: 'ironclad',
    kind: 'special',
    title: 'Walk of the Giants',
    values: { damage: 1, defense: 2, dominance: 2 },
    soloIcons: [
      { icon: 'HIT', red: false },
      { icon: 'GOLEM', red: false },
    ],
    steps: [
      { do: 'pay', cost: { spend: 2 }, steps: [{ do: 'recruit', unit: 'golem', at: 'forge', count: 1 }] },
      { do: 'move-warbands', count: 1 },
      { do: 'attack', bonus: { damage: 1, withGolem: true } },
    ],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: [
      '1. Spend 2 crystals: Recruit 1 Golem on a mountain with a Forge.',
      '2. Move 1 Warband.',
      '3. Attack. This combat: +1 Damage if your attacking Warband includes at least 1 Golem.',
    ],
  },
  {
    id: 'IC33',
    faction: 'ironclad',
    kind: 'special',
    title: 'Fires on the Ridge',
    values: { damage: 0, defense: 1, dominance: 4 },
    soloIcons: [
      { icon: 'WARBAND', red: false },
      { icon: 'FORGE', red: false },
    ],
    ongoing: 2,
    continuous: [
      {
        kind: 'on-opponents-special',
        steps: [{ do: 'pay', cost: { spend: 1 }, steps: [{ do: 'recruit', unit: 'fighter', at: 'site', count: 1 }] }],
      },
    ],
    steps: [{ do: 'recruit', unit: 'fighter', at: 'forge', count: 1 }],
    provenance: 'reconstructed',
    provenanceNote: `${ours} Left out of the human deck against the Woodenbot, so this is one of the cards that touch the opponent's hand, plays, ongoing cards or wagers.`,
    text: [
      '1. Ongoing 2. While in play: at the end of each turn in which the opponent played a special card as an action, you may Spend 1 crystal: Recruit 1 Fighter on a mountain with a Foundation or a Forge.',
      '2. Recruit 1 Fighter on a mountain with a Forge.',
    ],
  },
  secondCopy('IC34', tunneling, tunneling.provenanceNote),
  {
    id: 'IC35',
    faction: 'ironclad',
    kind: 'special',
    title: "The Quartermaster's Ledger",
    values: { damage: 0, defense: 1, dominance: 4 },
    soloIcons: [
      { icon: 'CRYSTALS', red: false },
      { icon: 'CARD', red: false },
    ],
    ongoing: 2,
    continuous: [{ kind: 'on-base-card', steps: [{ do: 'gain', count: 1 }] }],
    steps: [],
    whenExhausted: [{ do: 'draw', count: 'forges' }],
    provenance: 'reconstructed',
    provenanceNote: `${ours} Triggered by the owner's own later plays, and effective when exhausted.`,
    text: [
      '1. Ongoing 2. While in play: each time you play a base card, Gain 1 crystal.',
      '2. When exhausted: Draw 1 special card for each mountain with a Forge, Ferrum included.',
    ],
  },
  {
    id: 'IC36',
    faction: 'ironclad',
    kind: 'special',
    title: 'Silence the Drums',
    values: { damage: 2, defense: 1, dominance: 1 },
    soloIcons: [
      { icon: 'SHIELD', red: false },
      { icon: 'COMPASS', red: false },
    ],
    steps: [
      { do: 'take-markers', count: 'all' },
      { do: 'remove', reach: 'border', count: 1 },
      { do: 'move-warbands', count: 1 },
      { do: 'no-additional' },
    ],
    provenance: 'reconstructed',
    provenanceNote: `${ours} Left out of the human deck against the Woodenbot, so this is one of the cards that touch the opponent's hand, plays, ongoing cards or wagers.`,
    text: [
      '1. Choose 1 ongoing card the opponent has in play: take all markers off it. It is discarded and its "When exhausted" effect is not resolved.',
      '2. Remove 1 Woodwalker Fighter from an inner forest adjacent to a mountain you control.',
      '3. Move 1 Warband.',
      '4. This round: the opponent cannot play additional cards.',
    ],
  },
  {
    id: 'IC37',
    faction: 'ironclad',
    kind: 'special',
    title: 'The Living Furnace',
    values: { damage: 0, defense: 1, dominance: 4 },
    soloIcons: [
      { icon: 'GOLEM', red: false },
      { icon: 'GOLEM', red: true },
    ],
    ongoing: 2,
    continuous: [{ kind: 'combat', bonus: { dominance: 1, withGolem: true } }],
    steps: [
      { do: 'recruit', unit: 'golem', at: 'forge', count: 1 },
      {
        do: 'pay',
        cost: { sacrifice: 2, forGolem: true },
        steps: [{ do: 'recruit', unit: 'golem', at: 'sacrificed', count: 1 }],
      },
    ],
    provenance: 'reconstructed',
    provenanceNote: `${ours} Steps 2 and 3 follow a pattern legible on an unnamed card in the Polish and Czech rulebooks (recruit something, then remove something to recruit another); that it belongs to this card is a guess.`,
    text: [
      '1. Ongoing 2. Each combat: +1 Dominance if your Warband includes at least 1 Golem.',
      '2. Recruit 1 Golem on a mountain with a Forge.',
      '3. Remove 2 of your own Fighters from one mountain: Recruit 1 Golem on that mountain.',
    ],
  },
  {
    id: 'IC38',
    faction: 'ironclad',
    kind: 'special',
    title: 'The Closing Vise',
    values: { damage: 0, defense: 1, dominance: 4 },
    soloIcons: [{ icon: 'BATTLE', red: false }],
    ongoing: 1,
    steps: [
      { do: 'mark', at: 'warband-between-two', stops: 'leaving', until: 'exhausted' },
      { do: 'attack', target: 'marked' },
    ],
    whenExhausted: [{ do: 'attack', target: 'marked', bonus: { damage: 1, dominance: 1 } }],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: [
      '1. Ongoing 1.',
      '2. Mark 1 inner forest that holds a Woodwalker Warband and is adjacent to at least 2 mountains you control. While in play: Woodwalker Fighters on the marked forest cannot be moved.',
      '3. Attack the Warband on the marked forest.',
      '4. When exhausted: Attack the Warband on the marked forest. This combat: +1 Damage and +1 Dominance.',
    ],
  },
]
