import type { Card } from '../card'
import { ambush, dominance, itemCard } from './printed'

/** Cards of both decks: items, ambushes and dominance. All known. */
export const sharedCards = [
  /* @__PURE__ */ ambush('bird'),
  /* @__PURE__ */ ambush('fox'),
  /* @__PURE__ */ ambush('rabbit'),
  /* @__PURE__ */ ambush('mouse'),
  /* @__PURE__ */ dominance('bird'),
  /* @__PURE__ */ dominance('fox'),
  /* @__PURE__ */ dominance('rabbit'),
  /* @__PURE__ */ dominance('mouse'),
  /* @__PURE__ */ itemCard('birdy-bindle', 'Birdy Bindle', 'bird', ['mouse'], 'bag', 1),
  /* @__PURE__ */ itemCard('woodland-runners', 'Woodland Runners', 'bird', ['rabbit'], 'boot', 1),
  /* @__PURE__ */ itemCard('arms-trader', 'Arms Trader', 'bird', ['fox', 'fox'], 'sword', 2),
  /* @__PURE__ */ itemCard('crossbow-bird', 'Crossbow', 'bird', ['fox'], 'crossbow', 1),
  /* @__PURE__ */ itemCard('gently-used-knapsack', 'Gently Used Knapsack', 'fox', ['mouse'], 'bag', 1),
  /* @__PURE__ */ itemCard('root-tea-fox', 'Root Tea', 'fox', ['mouse'], 'tea', 2),
  /* @__PURE__ */ itemCard('travel-gear-fox', 'Travel Gear', 'fox', ['rabbit'], 'boot', 1),
  /* @__PURE__ */ itemCard('protection-racket', 'Protection Racket', 'fox', ['rabbit', 'rabbit'], 'coins', 3),
  /* @__PURE__ */ itemCard('foxfolk-steel', 'Foxfolk Steel', 'fox', ['fox', 'fox'], 'sword', 2),
  /* @__PURE__ */ itemCard('anvil', 'Anvil', 'fox', ['fox'], 'hammer', 2),
  /* @__PURE__ */ itemCard('smugglers-trail', "Smuggler's Trail", 'rabbit', ['mouse'], 'bag', 1),
  /* @__PURE__ */ itemCard('root-tea-rabbit', 'Root Tea', 'rabbit', ['mouse'], 'tea', 2),
  /* @__PURE__ */ itemCard('a-visit-to-friends', 'A Visit to Friends', 'rabbit', ['rabbit'], 'boot', 1),
  /* @__PURE__ */ itemCard('bake-sale', 'Bake Sale', 'rabbit', ['rabbit', 'rabbit'], 'coins', 3),
  /* @__PURE__ */ itemCard('mouse-in-a-sack', 'Mouse-in-a-Sack', 'mouse', ['mouse'], 'bag', 1),
  /* @__PURE__ */ itemCard('root-tea-mouse', 'Root Tea', 'mouse', ['mouse'], 'tea', 2),
  /* @__PURE__ */ itemCard('travel-gear-mouse', 'Travel Gear', 'mouse', ['rabbit'], 'boot', 1),
  /* @__PURE__ */ itemCard('investments', 'Investments', 'mouse', ['rabbit', 'rabbit'], 'coins', 3),
  /* @__PURE__ */ itemCard('sword', 'Sword', 'mouse', ['fox', 'fox'], 'sword', 2),
  /* @__PURE__ */ itemCard('crossbow-mouse', 'Crossbow', 'mouse', ['fox'], 'crossbow', 1),
] satisfies readonly Card[]
