import type { Card } from '../card'
import { effectIn } from './printed'

const effect = /* @__PURE__ */ effectIn('exiles')

/** Cards of the Exiles and Partisans deck alone. Effects are told in our words, as the newest printing has them. All known. */
export const exilesCards = [
  /* @__PURE__ */ effect('saboteurs', 'Saboteurs', 'bird', ['any'], {
    when: 'birdsong.start',
    copies: 3,
    text: 'Discard this card. Choose a crafted card in the play area of an enemy: it is discarded.',
  }),
  /* @__PURE__ */ effect('soup-kitchens', 'Soup Kitchens', 'bird', ['fox', 'rabbit', 'mouse'], {
    when: 'always',
    copies: 1,
    text: 'Your tokens count for rule, each of them as two.',
  }),
  /* @__PURE__ */ effect('boat-builders', 'Boat Builders', 'bird', ['any', 'any'], {
    when: 'always',
    copies: 1,
    text: 'Rivers are paths to you.',
  }),
  /* @__PURE__ */ effect('corvid-planners', 'Corvid Planners', 'bird', ['any', 'any'], {
    when: 'always',
    copies: 1,
    text: 'You need not rule either end of a move.',
  }),
  /* @__PURE__ */ effect('eyrie-emigre', 'Eyrie Emigre', 'bird', ['fox', 'fox'], {
    when: 'birdsong.end',
    copies: 1,
    text: 'Make a move. Fight a battle where it led. Unless both took place, discard this card.',
  }),
  /* @__PURE__ */ effect('fox-partisans', 'Fox Partisans', 'fox', ['fox'], {
    when: 'battle.effects',
    copies: 1,
    text: '1 extra hit in a battle in a fox clearing. Every card of your hand that is not fox is discarded, birds too.',
  }),
  /* @__PURE__ */ effect('rabbit-partisans', 'Rabbit Partisans', 'rabbit', ['rabbit'], {
    when: 'battle.effects',
    copies: 1,
    text: '1 extra hit in a battle in a rabbit clearing. Every card of your hand that is not rabbit is discarded, birds too.',
  }),
  /* @__PURE__ */ effect('mouse-partisans', 'Mouse Partisans', 'mouse', ['mouse'], {
    when: 'battle.effects',
    copies: 1,
    text: '1 extra hit in a battle in a mouse clearing. Every card of your hand that is not mouse is discarded, birds too.',
  }),
  /* @__PURE__ */ effect('propaganda-bureau', 'Propaganda Bureau', 'fox', ['any', 'any', 'any'], {
    when: 'daylight',
    copies: 1,
    text: 'Spend a card. In a clearing that matches it one enemy warrior is replaced by one of your faction.',
  }),
  /* @__PURE__ */ effect('false-orders', 'False Orders', 'fox', ['fox'], {
    when: 'birdsong',
    copies: 2,
    text: 'Spend this card. An enemy player must move half (rounded up) of its faction warriors of one clearing to one adjacent clearing; you choose both, rule does not matter.',
  }),
  /* @__PURE__ */ effect('informants', 'Informants', 'fox', ['fox', 'fox'], {
    when: 'evening',
    copies: 2,
    text: 'In the draw step of your Evening you may fetch one ambush card out of the discard pile and draw nothing.',
  }),
  /* @__PURE__ */ effect('tunnels', 'Tunnels', 'rabbit', ['rabbit'], {
    when: 'always',
    copies: 2,
    text: 'To you the clearings that hold your crafting pieces are adjacent to one another. Moves between them need no path.',
  }),
  /* @__PURE__ */ effect('charm-offensive', 'Charm Offensive', 'rabbit', ['rabbit'], {
    when: 'evening.start',
    copies: 1,
    text: 'Draw 1 card. Choose another player: that player scores 1 point.',
  }),
  /* @__PURE__ */ effect('swap-meet', 'Swap Meet', 'rabbit', ['rabbit'], {
    when: 'birdsong',
    copies: 2,
    text: 'Choose another player with cards: one of them, drawn at random, becomes yours. Give that player a card of your choice in return (it may be the same one).',
  }),
  /* @__PURE__ */ effect('coffin-makers', 'Coffin Makers', 'rabbit', ['rabbit', 'rabbit'], {
    when: 'on-event',
    copies: 1,
    text: 'Warriors of any owner that a removal (no replacement) would send from the map to a supply gather on this card. When your Birdsong starts: 1 point per five of them (rounded down), then all go to their supplies.',
  }),
  /* @__PURE__ */ effect('league-of-adventurous-mice', 'League of Adventurous Mice', 'mouse', ['mouse'], {
    when: 'daylight',
    copies: 2,
    text: 'Turn a ready item of your Crafted Items box face down (exhausted). Make a move or start a battle.',
  }),
  /* @__PURE__ */ effect('murine-broker', 'Murine Broker', 'mouse', ['mouse', 'mouse'], {
    when: 'on-event',
    copies: 1,
    text: 'Draw 1 card for each item that another player crafts.',
  }),
  /* @__PURE__ */ effect('master-engravers', 'Master Engravers', 'mouse', ['mouse', 'mouse'], {
    when: 'on-event',
    copies: 1,
    text: 'Each item you craft brings 1 point more (also with Disdain or Contempt for Trade).',
  }),
] satisfies readonly Card[]
