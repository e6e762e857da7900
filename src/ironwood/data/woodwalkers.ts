import type { Card } from '../card'

const ours = 'Title and effect are an original design. Values and icons: public solo-companion tables.'

const secondCopy = (id: string, card: Card, note: string): Card => ({
  ...card,
  id,
  provenanceNote: `Second copy of ${card.id} (identical values and icons; that they are the same card is an assumption). ${note}`,
})

const canopyCoverKnown =
  'Known (English and Czech rulebooks): Move 4 Fighters; play 1 additional base card, which may move the same Fighters again; and one restriction for this turn whose wording is lost. Filled in: the restriction (Totems cannot be moved).'

const canopyCover: Card = {
  id: 'WW05',
  faction: 'woodwalkers',
  kind: 'special',
  title: 'Canopy Cover',
  values: { damage: 2, defense: 0, dominance: 3 },
  soloIcons: [
    { icon: 'EYE', red: false },
    { icon: 'ALERT', red: false },
  ],
  steps: [{ do: 'hold-totems' }, { do: 'move-fighters', count: 4 }, { do: 'additional', again: true }],
  provenance: 'partial',
  provenanceNote: `${canopyCoverKnown} WW29 has identical values and icons and is treated as its second copy.`,
  text: [
    '1. Move 4 Fighters.',
    '2. Play 1 additional base card this turn. Fighters moved in step 1 may be moved again by it.',
    '3. During this whole turn (steps 1 and 2 included) Totems cannot be moved.',
  ],
}

const strikeAndMeltAway: Card = {
  id: 'WW21',
  faction: 'woodwalkers',
  kind: 'special',
  title: 'Strike and Melt Away',
  values: { damage: 1, defense: 2, dominance: 2 },
  soloIcons: [
    { icon: 'BATTLE', red: false },
    { icon: 'CARD', red: false },
  ],
  steps: [
    { do: 'move-fighters', count: 3 },
    { do: 'attack', wagerReturns: true },
    { do: 'victory', steps: [{ do: 'draw', count: 1 }] },
  ],
  provenance: 'reconstructed',
  provenanceNote: `${ours} Treated as one card in two copies (WW21 and WW35: identical values and icons).`,
  text: [
    '1. Move 3 Fighters.',
    '2. Attack. This combat: a special card that you wagered returns to your hand after the battle instead of being discarded.',
    '3. Victory: Draw 1 special card.',
  ],
}

const answerTheHorn: Card = {
  id: 'WW28',
  faction: 'woodwalkers',
  kind: 'special',
  title: 'Answer the Horn',
  values: { damage: 1, defense: 2, dominance: 2 },
  soloIcons: [
    { icon: 'BATTLE', red: false },
    { icon: 'WARBAND', red: false },
  ],
  steps: [
    { do: 'choose-forest' },
    { do: 'recruit', unit: 'fighter', at: 'chosen', count: 1 },
    { do: 'attack', from: 'chosen' },
    { do: 'victory', steps: [{ do: 'recruit', unit: 'fighter', at: 'outer', count: 1 }] },
  ],
  provenance: 'reconstructed',
  provenanceNote: `${ours} Treated as one card in two copies (WW28 and WW37: identical values and icons).`,
  text: [
    '1. Choose 1 inner forest you control. Recruit 1 Fighter on it.',
    '2. Attack with the Warband on the chosen forest.',
    '3. Victory: Recruit 1 Fighter on an outer forest.',
  ],
}

/**
 * The cards of the Woodwalkers, in order of id.
 *
 * @example
 * const bases = woodwalkerCards.filter((card) => card.kind === 'base')
 */
export const woodwalkerCards: readonly Card[] = [
  {
    id: 'WW01',
    faction: 'woodwalkers',
    kind: 'base',
    title: 'Visions',
    values: { damage: 0, defense: 1, dominance: 1 },
    soloIcons: [
      { icon: 'CARD', red: true },
      { icon: 'SEARCH', red: false },
    ],
    steps: [
      { do: 'draw', count: 1 },
      { do: 'resolve', count: 1, options: [[{ do: 'draw-vision', count: 1 }], [{ do: 'discover' }]] },
    ],
    provenance: 'partial',
    provenanceNote:
      'Known (Czech rulebook; title from the English rulebook): Draw 1 special card, then choose between drawing vision card(s) and Discover. Filled in: the number of vision cards drawn (1).',
    text: ['1. Draw 1 special card.', '2. Resolve 1:', '2a. Draw 1 vision card.', '2b. Discover.'],
  },
  {
    id: 'WW02',
    faction: 'woodwalkers',
    kind: 'base',
    title: 'Swift Strike',
    values: { damage: 1, defense: 0, dominance: 1 },
    soloIcons: [
      { icon: 'CRYSTALS', red: false },
      { icon: 'EYE', red: true },
    ],
    steps: [{ do: 'move-fighters', count: 3 }, { do: 'attack' }, { do: 'victory', steps: [{ do: 'gain', count: 1 }] }],
    provenance: 'partial',
    provenanceNote:
      'Known (Czech rulebook): Move some Fighters; Attack; Victory: Gain 1 crystal. The title renders the Czech one. Filled in: the number of Fighters moved (3).',
    text: ['1. Move 3 Fighters.', '2. Attack.', '3. Victory: Gain 1 crystal.'],
  },
  {
    id: 'WW03',
    faction: 'woodwalkers',
    kind: 'base',
    title: 'Ransack',
    values: { damage: 1, defense: 1, dominance: 0 },
    soloIcons: [
      { icon: 'ARROWS', red: false },
      { icon: 'WARBAND', red: true },
    ],
    steps: [
      {
        do: 'resolve',
        count: 1,
        spendForOneMore: 2,
        options: [
          [{ do: 'move-fighters', count: 5 }],
          [
            { do: 'attack', target: 'ferrum' },
            { do: 'victory', steps: [{ do: 'steal', count: 'half' }] },
          ],
        ],
      },
    ],
    provenance: 'seed',
    provenanceNote: 'Every part is legible: Czech rulebook (choices, cost, steal), English rulebook (title, Move 5).',
    text: [
      '1. Resolve 1, or Spend 2 crystals and Resolve 2:',
      '1a. Move 5 Fighters.',
      "1b. Attack Ferrum. Victory: Steal half of the opponent's available crystals, rounded up.",
    ],
  },
  {
    id: 'WW04',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Ambush',
    values: { damage: 0, defense: 1, dominance: 4 },
    soloIcons: [
      { icon: 'ARROWS', red: false },
      { icon: 'SHIELD', red: true },
    ],
    steps: [
      { do: 'move-fighters', count: 4 },
      { do: 'remove', reach: 'moved', count: 1 },
    ],
    provenance: 'partial',
    provenanceNote:
      'Known (Czech rulebook): Move 4 Fighters; Remove 1 unit adjacent to one of them. The title renders the Czech one. Filled in: the unit removed (an Ironclad Fighter) and that the reach counts from inner forests only.',
    text: [
      '1. Move 4 Fighters.',
      '2. Remove 1 Ironclad Fighter from a mountain adjacent to an inner forest that holds at least 1 of the Fighters moved in step 1.',
    ],
  },
  canopyCover,
  {
    id: 'WW06',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Stonedew',
    values: { damage: 0, defense: 1, dominance: 4 },
    soloIcons: [
      { icon: 'EYE', red: false },
      { icon: 'CRYSTALS', red: false },
    ],
    steps: [
      { do: 'draw-vision', count: 1 },
      { do: 'gain', count: 2 },
    ],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: ['1. Draw 1 vision card.', '2. Gain 2 crystals.'],
  },
  {
    id: 'WW07',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Pilgrims of the Root',
    values: { damage: 2, defense: 1, dominance: 1 },
    soloIcons: [
      { icon: 'SEARCH', red: false },
      { icon: 'WARBAND', red: true },
    ],
    steps: [
      { do: 'recruit', unit: 'fighter', at: 'outer', count: 1 },
      { do: 'resolve', count: 1, options: [[{ do: 'draw-vision', count: 1 }], [{ do: 'discover' }]] },
    ],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: ['1. Recruit 1 Fighter on an outer forest.', '2. Resolve 1:', '2a. Draw 1 vision card.', '2b. Discover.'],
  },
  {
    id: 'WW08',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Dashing Spirits',
    values: { damage: 2, defense: 0, dominance: 3 },
    soloIcons: [
      { icon: 'ARROWS', red: false },
      { icon: 'SEARCH', red: true },
    ],
    steps: [{ do: 'move-fighters', count: 4 }, { do: 'move-again' }],
    provenance: 'partial',
    provenanceNote:
      "Known (English rulebook): Move 4 Fighters, and the same 4 may be moved twice in the turn. Not known: its reference number, values and whether it does anything else. It stands here because WW08's icons fit; nothing was added. Values and icons: public solo-companion tables.",
    text: ['1. Move 4 Fighters.', '2. Move the Fighters moved in step 1 a second time.'],
  },
  {
    id: 'WW09',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Children of the Forest',
    values: { damage: 1, defense: 2, dominance: 2 },
    soloIcons: [
      { icon: 'WARBAND', red: false },
      { icon: 'ALERT', red: false },
    ],
    steps: [{ do: 'recruit', unit: 'fighter', at: 'outer', count: 2 }],
    whenBurned: [{ do: 'pay', cost: { spend: 1 }, steps: [{ do: 'recruit', unit: 'fighter', at: 'outer', count: 1 }] }],
    provenance: 'seed',
    provenanceNote:
      'Effect legible in the Polish rulebook; title and values 1/2/2 in the English rulebook. The reference number is ours: WW09 has these values and the recruiting icon. Both Fighters go on the same outer forest (the Polish text has the singular).',
    text: ['1. Recruit 2 Fighters on an outer forest.'],
    burnedText: ['Spend 1 crystal: Recruit 1 Fighter on an outer forest.'],
  },
  {
    id: 'WW10',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Glint Beneath the Bark',
    values: { damage: 0, defense: 1, dominance: 4 },
    soloIcons: [
      { icon: 'CRYSTALS', red: false },
      { icon: 'SEARCH', red: false },
    ],
    steps: [{ do: 'gain', count: 2 }, { do: 'discover' }],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: ['1. Gain 2 crystals.', '2. Discover.'],
  },
  {
    id: 'WW11',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Rising Sap',
    values: { damage: 0, defense: 1, dominance: 4 },
    soloIcons: [
      { icon: 'WARBAND', red: false },
      { icon: 'ARROWS', red: false },
    ],
    steps: [
      { do: 'recruit', unit: 'fighter', at: 'outer', count: 1 },
      { do: 'move-fighters', count: 4 },
    ],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: [
      '1. Recruit 1 Fighter on an outer forest.',
      '2. Move 4 Fighters. The Fighter recruited in step 1 may be one of them.',
    ],
  },
  {
    id: 'WW12',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Council of Moths',
    values: { damage: 1, defense: 2, dominance: 2 },
    soloIcons: [
      { icon: 'SEARCH', red: false },
      { icon: 'CARD', red: false },
    ],
    steps: [
      { do: 'draw', count: 2 },
      { do: 'pay', cost: { burn: 'special' }, steps: [{ do: 'draw-vision', count: 2 }] },
    ],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: ['1. Draw 2 special cards.', '2. Burn 1 special card: Draw 2 vision cards.'],
  },
  {
    id: 'WW13',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'The Pack Runs On',
    values: { damage: 0, defense: 1, dominance: 4 },
    soloIcons: [
      { icon: 'BATTLE', red: false },
      { icon: 'ALERT', red: true },
    ],
    steps: [{ do: 'move-fighters', count: 2 }, { do: 'attack' }, { do: 'victory', steps: [{ do: 'additional' }] }],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: ['1. Move 2 Fighters.', '2. Attack.', '3. Victory: Play 1 additional base card this turn.'],
  },
  {
    id: 'WW14',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Thorns from Every Side',
    values: { damage: 2, defense: 1, dominance: 1 },
    soloIcons: [
      { icon: 'SHIELD', red: false },
      { icon: 'SHIELD', red: true },
    ],
    steps: [
      { do: 'remove', reach: 'border', count: 1 },
      { do: 'pay', cost: { burn: 'any' }, steps: [{ do: 'remove', reach: 'border', count: 1 }] },
    ],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: [
      '1. Remove 1 Ironclad Fighter from a mountain adjacent to an inner forest you control.',
      '2. Burn 1 card (special or vision): Remove 1 Ironclad Fighter from a mountain adjacent to an inner forest you control (the same mountain or another).',
    ],
  },
  {
    id: 'WW15',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Rattle the Gates',
    values: { damage: 1, defense: 2, dominance: 2 },
    soloIcons: [
      { icon: 'CARD', red: false },
      { icon: 'CRYSTALS', red: false },
    ],
    steps: [
      { do: 'draw', count: 1 },
      { do: 'attack', target: 'ferrum' },
      { do: 'victory', steps: [{ do: 'steal', count: 2 }] },
    ],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: ['1. Draw 1 special card.', '2. Attack Ferrum.', '3. Victory: Steal 2 crystals.'],
  },
  {
    id: 'WW16',
    faction: 'woodwalkers',
    kind: 'special',
    title: "Hunter's Instinct",
    values: { damage: 3, defense: 0, dominance: 0 },
    soloIcons: [
      { icon: 'BATTLE', red: false },
      { icon: 'CRYSTALS', red: false },
    ],
    steps: [
      { do: 'pay', cost: { burn: 'any' }, steps: [{ do: 'move-fighters', count: 4 }] },
      { do: 'attack', bonus: { defense: 1 } },
      { do: 'victory', steps: [{ do: 'steal', count: 1 }] },
    ],
    provenance: 'seed',
    provenanceNote:
      "Effect described part by part in the combat example of the English, Czech and Polish rulebooks. The reference number is ours (WW16's icons fit best), and so is the reading that the burned card may be a special or a vision card. Values and icons: public solo-companion tables.",
    text: [
      '1. Burn 1 card (special or vision): Move 4 Fighters.',
      '2. Attack. This combat: +1 Defense.',
      '3. Victory: Steal 1 crystal.',
    ],
  },
  {
    id: 'WW17',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Ears in the Undergrowth',
    values: { damage: 0, defense: 1, dominance: 4 },
    soloIcons: [
      { icon: 'WARBAND', red: false },
      { icon: 'SEARCH', red: false },
    ],
    steps: [
      { do: 'recruit', unit: 'fighter', at: 'outer', count: 1 },
      { do: 'inspect-hand' },
      { do: 'draw-vision', count: 1 },
    ],
    provenance: 'reconstructed',
    provenanceNote: `${ours} Left out of the human deck against the Ironbot, so this is one of the cards that touch the opponent's hand, plays, ongoing cards or wagers.`,
    text: [
      '1. Recruit 1 Fighter on an outer forest.',
      '2. The opponent shows you the action cards in their hand. You may choose 1 special card among them: the opponent discards it and then draws 1 special card.',
      '3. Draw 1 vision card.',
    ],
  },
  {
    id: 'WW18',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Sleeping Acorns',
    values: { damage: 2, defense: 0, dominance: 3 },
    soloIcons: [
      { icon: 'CARD', red: false },
      { icon: 'CUBES', red: false },
    ],
    ongoing: 2,
    steps: [{ do: 'draw', count: 1 }],
    whenExhausted: [{ do: 'draw', count: 2 }],
    whenBurned: [{ do: 'draw', count: 1 }],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: ['1. Ongoing 2.', '2. Draw 1 special card.', '3. When exhausted: Draw 2 special cards.'],
    burnedText: ['Draw 1 special card.'],
  },
  {
    id: 'WW19',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Owl-Eyed Vigil',
    values: { damage: 2, defense: 0, dominance: 3 },
    soloIcons: [
      { icon: 'BATTLE', red: false },
      { icon: 'CUBES', red: false },
    ],
    ongoing: 2,
    continuous: [{ kind: 'open-wager' }],
    steps: [{ do: 'attack' }],
    provenance: 'reconstructed',
    provenanceNote: `${ours} Left out of the human deck against the Ironbot, so this is one of the cards that touch the opponent's hand, plays, ongoing cards or wagers.`,
    text: [
      '1. Ongoing 2. Each combat: the opponent wagers first, face up, whoever attacks; then you wager.',
      '2. Attack.',
    ],
  },
  {
    id: 'WW20',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Moon over Ferrum',
    values: { damage: 4, defense: 0, dominance: 2 },
    soloIcons: [
      { icon: 'CUBES', red: false },
      { icon: 'BATTLE', red: false },
    ],
    ongoing: 2,
    continuous: [{ kind: 'combat', bonus: { dominance: 1 } }],
    steps: [{ do: 'attack' }],
    provenance: 'reconstructed',
    provenanceNote: `${ours} The unusual values 4/0/2 appear nowhere else and are not confirmed; the effect is kept modest to match them.`,
    text: ['1. Ongoing 2. Each combat: +1 Dominance.', '2. Attack.'],
  },
  strikeAndMeltAway,
  {
    id: 'WW22',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Rust and Ivy',
    values: { damage: 2, defense: 1, dominance: 1 },
    soloIcons: [
      { icon: 'CUBES', red: false },
      { icon: 'ALERT', red: false },
    ],
    steps: [{ do: 'take-markers', count: 2 }, { do: 'add-marker' }, { do: 'additional' }],
    provenance: 'reconstructed',
    provenanceNote: `${ours} Left out of the human deck against the Ironbot, so this is one of the cards that touch the opponent's hand, plays, ongoing cards or wagers.`,
    text: [
      '1. Choose 1 ongoing card the opponent has in play: take up to 2 markers off it. If that takes its last marker, it is discarded and its "When exhausted" effect is not resolved.',
      '2. Put 1 marker on 1 ongoing card you have in play.',
      '3. Play 1 additional base card this turn.',
    ],
  },
  {
    id: 'WW23',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Brambles Underfoot',
    values: { damage: 3, defense: 0, dominance: 0 },
    soloIcons: [
      { icon: 'ARROWS', red: false },
      { icon: 'CUBES', red: false },
    ],
    steps: [
      { do: 'move-fighters', count: 4 },
      { do: 'mark', at: 'mountain', stops: 'leaving', until: 'round' },
    ],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: [
      '1. Move 4 Fighters.',
      '2. Mark 1 mountain adjacent to an inner forest you control. This round: Ironclad Warbands on the marked mountain cannot be moved.',
    ],
  },
  {
    id: 'WW24',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Paths Only We Know',
    values: { damage: 2, defense: 0, dominance: 3 },
    soloIcons: [
      { icon: 'CUBES', red: false },
      { icon: 'ARROWS', red: false },
    ],
    ongoing: 2,
    continuous: [{ kind: 'on-base-card', steps: [{ do: 'move-fighters', count: 2 }], beforeOrAfter: true }],
    steps: [{ do: 'move-fighters', count: 3 }],
    provenance: 'reconstructed',
    provenanceNote: `${ours} Triggered by the owner's own later plays.`,
    text: [
      '1. Ongoing 2. While in play: each time you play a base card, Move 2 Fighters before or after you resolve it.',
      '2. Move 3 Fighters.',
    ],
  },
  {
    id: 'WW25',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Keepers of the Totem',
    values: { damage: 2, defense: 1, dominance: 1 },
    soloIcons: [
      { icon: 'SEARCH', red: false },
      { icon: 'WARBAND', red: false },
    ],
    steps: [
      { do: 'discover' },
      { do: 'recruit', unit: 'fighter', at: 'totem', count: 2, otherwise: { at: 'outer', count: 1 } },
    ],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: [
      '1. Discover.',
      '2. If there is a Totem on a forest you control: Recruit 2 Fighters on one such forest. Otherwise: Recruit 1 Fighter on an outer forest.',
    ],
  },
  {
    id: 'WW26',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Omen of Antlers',
    values: { damage: 0, defense: 1, dominance: 4 },
    soloIcons: [
      { icon: 'SEARCH', red: false },
      { icon: 'ALERT', red: false },
    ],
    steps: [
      { do: 'draw-vision', count: 1 },
      { do: 'discover' },
      { do: 'pay', cost: { burn: 'any' }, steps: [{ do: 'additional' }], holdTotems: true },
    ],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: [
      '1. Draw 1 vision card.',
      '2. Discover.',
      '3. Burn 1 card (special or vision): Play 1 additional base card this turn. Totems cannot be moved during this turn.',
    ],
  },
  {
    id: 'WW27',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Dream of Three Pools',
    values: { damage: 2, defense: 1, dominance: 1 },
    soloIcons: [
      { icon: 'EYE', red: false },
      { icon: 'SEARCH', red: false },
    ],
    steps: [
      { do: 'look-and-draw', count: 3 },
      { do: 'discover' },
      { do: 'pay', cost: { burn: 'vision' }, steps: [{ do: 'gain', count: 2 }] },
    ],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: [
      '1. Look at the top 3 cards of the vision deck. Draw 1 vision card of your choice among them and put the others back on top in any order.',
      '2. Discover.',
      '3. Burn 1 vision card: Gain 2 crystals.',
    ],
  },
  answerTheHorn,
  secondCopy('WW29', canopyCover, canopyCoverKnown),
  {
    id: 'WW30',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Blood for the Roots',
    values: { damage: 3, defense: 0, dominance: 0 },
    soloIcons: [
      { icon: 'SHIELD', red: false },
      { icon: 'WARBAND', red: true },
    ],
    steps: [
      { do: 'pay', cost: { sacrifice: 1 }, steps: [{ do: 'remove', reach: 'sacrificed', count: 2, together: true }] },
      { do: 'pay', cost: { burn: 'any' }, steps: [{ do: 'recruit', unit: 'fighter', at: 'outer', count: 2 }] },
    ],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: [
      '1. Remove 1 of your own Fighters from an inner forest: Remove up to 2 Ironclad Fighters from one mountain adjacent to that forest.',
      '2. Burn 1 card (special or vision): Recruit 2 Fighters on an outer forest.',
    ],
  },
  {
    id: 'WW31',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Before First Light',
    values: { damage: 1, defense: 2, dominance: 2 },
    soloIcons: [
      { icon: 'CUBES', red: true },
      { icon: 'BATTLE', red: false },
    ],
    ongoing: 1,
    steps: [{ do: 'move-fighters', count: 3 }],
    whenExhausted: [
      {
        do: 'resolve',
        count: 1,
        options: [
          [
            { do: 'attack', bonus: { damage: 1 } },
            { do: 'victory', steps: [{ do: 'gain', count: 2 }] },
          ],
          [
            { do: 'attack', target: 'ferrum', bonus: { damage: 1 } },
            { do: 'victory', steps: [{ do: 'gain', count: 2 }] },
          ],
        ],
      },
    ],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: [
      '1. Ongoing 1.',
      '2. Move 3 Fighters.',
      '3. When exhausted: Resolve 1:',
      '3a. Attack. This combat: +1 Damage. Victory: Gain 2 crystals.',
      '3b. Attack Ferrum. This combat: +1 Damage. Victory: Gain 2 crystals.',
    ],
  },
  {
    id: 'WW32',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'A Thousand Leaves',
    values: { damage: 3, defense: 0, dominance: 0 },
    soloIcons: [
      { icon: 'CARD', red: false },
      { icon: 'ARROWS', red: false },
    ],
    steps: [
      { do: 'draw', count: 1 },
      { do: 'move-fighters', count: 'hand' },
    ],
    whenBurned: [{ do: 'move-fighters', count: 2 }],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: [
      '1. Draw 1 special card.',
      '2. Move X Fighters, where X is the number of action cards (base and special) in your hand at that moment.',
    ],
    burnedText: ['Move 2 Fighters.'],
  },
  {
    id: 'WW33',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Vein Thieves',
    values: { damage: 2, defense: 1, dominance: 1 },
    soloIcons: [
      { icon: 'CRYSTALS', red: false },
      { icon: 'CARD', red: false },
    ],
    steps: [
      { do: 'move-fighters', count: 2 },
      {
        do: 'resolve',
        count: 1,
        options: [
          [
            { do: 'attack', target: 'ferrum' },
            { do: 'victory', steps: [{ do: 'steal', count: 3 }] },
          ],
          [{ do: 'attack' }, { do: 'victory', steps: [{ do: 'draw', count: 2 }] }],
        ],
      },
    ],
    whenBurned: [{ do: 'gain', count: 1 }],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: [
      '1. Move 2 Fighters.',
      '2. Resolve 1:',
      '2a. Attack Ferrum. Victory: Steal 3 crystals.',
      '2b. Attack. Victory: Draw 2 special cards.',
    ],
    burnedText: ['Gain 1 crystal.'],
  },
  {
    id: 'WW34',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Mist on the Passes',
    values: { damage: 2, defense: 0, dominance: 3 },
    soloIcons: [
      { icon: 'CARD', red: false },
      { icon: 'SHIELD', red: false },
    ],
    steps: [
      { do: 'draw', count: 2 },
      {
        do: 'pay',
        cost: { burn: 'any' },
        steps: [{ do: 'mark', at: 'mountain-but-ferrum', stops: 'entering', until: 'round' }],
      },
    ],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: [
      '1. Draw 2 special cards.',
      '2. Burn 1 card (special or vision): Mark 1 mountain other than Ferrum that is adjacent to an inner forest you control. This round: Ironclad Warbands cannot be moved onto the marked mountain.',
    ],
  },
  secondCopy('WW35', strikeAndMeltAway, ours),
  {
    id: 'WW36',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'Toll of the Glade',
    values: { damage: 3, defense: 0, dominance: 0 },
    soloIcons: [
      { icon: 'SHIELD', red: false },
      { icon: 'EYE', red: false },
    ],
    steps: [{ do: 'demand' }, { do: 'draw-vision', count: 1 }, { do: 'toll' }],
    provenance: 'reconstructed',
    provenanceNote: `${ours} Left out of the human deck against the Ironbot, so this is one of the cards that touch the opponent's hand, plays, ongoing cards or wagers.`,
    text: [
      '1. The opponent chooses one of these that can be done in full, and it is done:',
      '1a. The opponent discards 1 special card of their choice from their hand, and you Draw 1 special card.',
      '1b. You Steal 2 crystals.',
      '2. Draw 1 vision card.',
      '3. This round: to play a special card as an action the opponent must first Spend 1 crystal.',
    ],
  },
  secondCopy('WW37', answerTheHorn, ours),
  {
    id: 'WW38',
    faction: 'woodwalkers',
    kind: 'special',
    title: 'The Guardian Stirs',
    values: { damage: 1, defense: 2, dominance: 2 },
    soloIcons: [
      { icon: 'SHIELD', red: false },
      { icon: 'SEARCH', red: false },
    ],
    steps: [{ do: 'choose-forest' }, { do: 'burn-to-remove', count: 3 }, { do: 'discover', at: 'chosen' }],
    whenBurned: [{ do: 'draw-vision', count: 1 }],
    provenance: 'reconstructed',
    provenanceNote: ours,
    text: [
      '1. Choose 1 inner forest you control. Burn up to 3 cards (special or vision): for each card burned, Remove 1 Ironclad Fighter from a mountain adjacent to the chosen forest. For 2 of the burned cards together you may instead Remove 1 Golem from such a mountain.',
      '2. Discover. The Totem must be added to the Warband on the chosen forest.',
    ],
    burnedText: ['Draw 1 vision card.'],
  },
]
