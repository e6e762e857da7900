import { ironwoodBoard } from '../../../src/ironwood/rules/board'
import { game } from '../../../src/ironwood/rules/game'
import type { State } from '../../../src/ironwood/rules/state'
import { botDoes } from '../rules/solo/support'
import { after, table } from '../rules/support'

const mountain = (id: string): number => ironwoodBoard.mountainAt[id] ?? Number.NaN
const forest = (id: string): number => ironwoodBoard.forestAt[id] ?? Number.NaN

export const start = (): State => game.setup({ mode: 'duel', seed: 7 })

/** A bit of everything: units, Golems, Totems, marks, sites, the Drill with cargo, ongoing cards, vision cards. */
export function midgame(): State {
  const state = table({
    turn: 'ironclad',
    turns: 3,
    round: 4,
    forests: { F1: 2, F3: 1, F5: 4, F7: 2, F10: 1, F12: 3, F13: 2, F16: 1 },
    mountains: { ferrum: 2, auria: [3, 1], zincur: 2, palladimor: 1, cobaltis: [1, 1], plumbarum: 2, gallimor: 1 },
    forges: ['cobaltis'],
    foundations: ['plumbarum', 'gallimor'],
    drill: { at: 'plumbarum', step: 2, cargo: 3 },
    full: { F5: 1, F12: 2 },
    fading: { F5: 1, F7: 1 },
    secured: 1,
    crystals: { woodwalkers: 4, ironclad: 2 },
    hands: { woodwalkers: ['WW16', 'WW09', 'WW38'], ironclad: ['IC31', 'IC05', 'IC11', 'IC28'] },
    discards: { woodwalkers: ['WW12', 'WW04', 'WW30'], ironclad: ['IC07'] },
    ongoing: { woodwalkers: { WW24: 2, WW20: 1 }, ironclad: { IC35: 2 } },
    visions: { hand: ['lithimar', 'chromia'], deck: ['argentimar', 'cuprumis'], revealed: ['auria'] },
  })
  const { woodwalkers, ironclad } = state.sides
  const [visions] = woodwalkers.hand.splice(0, 1)
  if (visions) woodwalkers.slots[0] = { card: visions }
  woodwalkers.slots[1] = { card: 'WW23' }
  woodwalkers.deck = woodwalkers.deck.filter((card) => card !== 'WW23')
  ironclad.slots[0] = 'marker'
  state.visions.burned = [
    { mountain: mountain('zincur'), seen: false },
    { mountain: mountain('palladimor'), seen: true },
  ]
  state.visions.deck = state.visions.deck.filter((each) => ![mountain('zincur'), mountain('palladimor')].includes(each))
  state.visions.known = { woodwalkers: 2, ironclad: 1 }
  state.marks = [
    {
      card: 'WW23',
      seat: 'woodwalkers',
      kind: 'mountain',
      at: mountain('auria'),
      stops: 'leaving',
      until: 'round',
      over: false,
    },
    {
      card: 'IC19',
      seat: 'ironclad',
      kind: 'forest',
      at: forest('F10'),
      stops: 'entering',
      until: 'round',
      over: false,
    },
    { card: 'IC20', seat: 'ironclad', kind: 'forest', at: forest('F5'), stops: 'leaving', until: 'round', over: true },
  ]
  state.restrictions = [{ kind: 'toll', seat: 'ironclad', until: 'round' }]
  return state
}

/** The attacker has wagered face down, the defender not yet. */
export function battle(): State {
  const before = table({
    forests: { F5: 4, F3: 2 },
    mountains: { plumbarum: [2, 1], auria: 3, ferrum: 1 },
    forges: ['plumbarum'],
    crystals: { woodwalkers: 1, ironclad: 3 },
    hands: { woodwalkers: ['WW16', 'WW09', 'WW22'], ironclad: ['IC31', 'IC08'] },
  })
  return after(before, 'play WW16', 'forfeit', 'attack F5 plumbarum', 'wager WW09')
}

export function end(): State {
  const before = table({ forests: { F3: 2 }, mountains: { ferrum: 1 }, full: { F3: 1 }, secured: 2 })
  return after(before, 'play WW02', 'move F3 F1 full')
}

/** Against Ironbot, which is about to choose where units go; two mountains are marked. */
export const ironbot = (): State =>
  botDoes(
    {
      mode: 'ironbot',
      turns: 3,
      forests: { F1: 2, F5: 3, F12: 1 },
      mountains: { ferrum: [4, 1], auria: 3, zincur: 2, chromia: 1 },
      foundations: ['chromia'],
      drill: { at: 'auria', step: 1, cargo: 2 },
      crystals: { ironclad: 3, woodwalkers: 2 },
      hands: { ironclad: ['IC20', 'IC01'], woodwalkers: ['WW12'] },
      visions: { hand: ['lithimar'], revealed: ['cuprumis'], burned: ['gallimor'] },
      solo: { stance: 'expansive', side: 'exhausted' },
    },
    { do: 'advance', by: 'expand', focus: null },
  ).state

/** Against Woodenbot, with the Spirits of the Forest and a totem on the map. */
export const woodenbot = (): State =>
  botDoes(
    {
      mode: 'woodenbot',
      turns: 2,
      forests: { F1: 2, F3: 2, F4: 1, F16: 1 },
      mountains: { ferrum: 4, palladimor: 3, zincur: 2, cobaltis: 1 },
      foundations: ['cobaltis'],
      full: { F3: 1 },
      crystals: { ironclad: 3, woodwalkers: 2 },
      hands: { woodwalkers: ['WW20', 'WW01'], ironclad: ['IC12'] },
      visions: { deck: ['auria', 'gallimor', 'zincur'], revealed: ['lithimar'] },
      solo: { side: 'exalted', spirits: 2 },
    },
    { do: 'bot-recruit', price: 0, at: 'home' },
  ).state
