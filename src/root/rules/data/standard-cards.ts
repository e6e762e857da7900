import type { Card } from '../card'
import { effectIn } from './printed'

const effect = /* @__PURE__ */ effectIn('standard')

/** Cards of the standard deck alone. Effects are told in our words, as the newest printing has them. All known. */
export const standardCards = [
  /* @__PURE__ */ effect('armorers', 'Armorers', 'bird', ['fox'], {
    when: 'battle.effects',
    copies: 2,
    text: 'Discard this card: rolled hits against you do not count in this battle (extra hits and ambush hits do).',
  }),
  /* @__PURE__ */ effect('sappers', 'Sappers', 'bird', ['mouse'], {
    when: 'battle.effects',
    copies: 2,
    text: 'Discard this card: deal 1 extra hit.',
  }),
  /* @__PURE__ */ effect('brutal-tactics', 'Brutal Tactics', 'bird', ['fox', 'fox'], {
    when: 'battle.effects',
    copies: 2,
    text: 'Deal 1 extra hit. The defender scores 1 point.',
  }),
  /* @__PURE__ */ effect('royal-claim', 'Royal Claim', 'bird', ['any', 'any', 'any', 'any'], {
    when: 'birdsong',
    copies: 1,
    text: 'Discard this card: as many points as clearings are under your rule.',
  }),
  /* @__PURE__ */ effect('stand-and-deliver', 'Stand and Deliver!', 'fox', ['mouse', 'mouse', 'mouse'], {
    when: 'birdsong',
    copies: 2,
    text: 'Choose an enemy player with cards: one of them, drawn at random, becomes yours. That player scores 1 point.',
  }),
  /* @__PURE__ */ effect('tax-collector', 'Tax Collector', 'fox', ['fox', 'rabbit', 'mouse'], {
    when: 'daylight',
    copies: 3,
    text: "Take one of your faction's warriors off the map (a removal, not from the Burrow). Draw 1 card.",
  }),
  /* @__PURE__ */ effect('favor-of-the-foxes', 'Favor of the Foxes', 'fox', ['fox', 'fox', 'fox'], {
    when: 'on-craft',
    copies: 1,
    text: "All fox clearings are cleared of enemy pieces, as one event (points for buildings and tokens as usual). Discard this card. It removes neither the Vagabond's pawn (he damages three items instead) nor the warlord.",
  }),
  /* @__PURE__ */ effect('favor-of-the-rabbits', 'Favor of the Rabbits', 'rabbit', ['rabbit', 'rabbit', 'rabbit'], {
    when: 'on-craft',
    copies: 1,
    text: "All rabbit clearings are cleared of enemy pieces, as one event (points for buildings and tokens as usual). Discard this card. It removes neither the Vagabond's pawn (he damages three items instead) nor the warlord.",
  }),
  /* @__PURE__ */ effect('favor-of-the-mice', 'Favor of the Mice', 'mouse', ['mouse', 'mouse', 'mouse'], {
    when: 'on-craft',
    copies: 1,
    text: "All mouse clearings are cleared of enemy pieces, as one event (points for buildings and tokens as usual). Discard this card. It removes neither the Vagabond's pawn (he damages three items instead) nor the warlord.",
  }),
  /* @__PURE__ */ effect('command-warren', 'Command Warren', 'rabbit', ['rabbit', 'rabbit'], {
    when: 'daylight.start',
    copies: 2,
    text: 'Start a battle.',
  }),
  /* @__PURE__ */ effect('better-burrow-bank', 'Better Burrow Bank', 'rabbit', ['rabbit', 'rabbit'], {
    when: 'birdsong.start',
    copies: 2,
    text: 'Draw 1 card. An enemy player of your choice then draws 1 too (nobody if there was no card for you).',
  }),
  /* @__PURE__ */ effect('cobbler', 'Cobbler', 'rabbit', ['rabbit', 'rabbit'], {
    when: 'evening.start',
    copies: 2,
    text: 'Make a move.',
  }),
  /* @__PURE__ */ effect('scouting-party', 'Scouting Party', 'mouse', ['mouse', 'mouse'], {
    when: 'always',
    copies: 2,
    text: 'Against you as attacker no ambush can be played.',
  }),
  /* @__PURE__ */ effect('codebreakers', 'Codebreakers', 'mouse', ['mouse'], {
    when: 'daylight',
    copies: 2,
    text: 'See the hand of one other player; nobody else sees it.',
  }),
] satisfies readonly Card[]
