import { flag, listOf, nullable, oneOf, optional, type Shape, taggedBy, whole } from '../../toolkit'
import type { Event } from './event'
import { relicKind } from './factions/keepers/shapes'
import { riverfolkTracks, services } from './factions/riverfolk/facts'
import { places } from './factions/riverfolk/money'
import { stallCount } from './landmarks/landmark'
import { scored } from './scored'
import * as shape from './shapes'
import { shownFor } from './shown-for'
import { items, mostCards, seats } from './vocabulary'

const { seat, owner, hireling, card, count, amount, clearing, place } = shape
const cards = listOf(card, mostCards)
const some = listOf(seat, seats.length)
const till = oneOf('supply', ...places)
const service = oneOf(...services)
const price = whole(1, riverfolkTracks.dearest)

/** What each event says; the compiler asks for a new one. */
export const event: Shape<Event> = taggedBy<Event, 'type'>('type', {
  drafted: { seat, faction: shape.faction },
  phase: { seat, phase: shape.phase },
  drew: { seat, count, cards: nullable(cards), for: some },
  homeland: { seat, at: clearing },
  kept: { seat, cards: nullable(cards), for: some },
  gave: { seat, to: seat, place: oneOf('hand', 'supporters'), card: nullable(card), for: some },
  supporter: { seat, from: oneOf('deck', 'hand'), card: nullable(card), for: some },
  'hand-shown': { seat, to: seat, why: oneOf(...shownFor), cards: nullable(cards), for: some },
  shown: { seat, to: seat, card: nullable(card), for: some },
  discarded: { seat, cards, from: oneOf('hand', 'play', 'decree', 'supporters', 'deck', 'souls', 'retinue') },
  shuffled: {},
  'took-card': { seat, card, from: oneOf('discard', 'available') },
  revealed: { seat, card },
  'took-back': { seat, cards },
  'laid-out': { seat, card },
  crafted: { seat, card, item: nullable(shape.item) },
  used: { seat, effect: shape.act },
  scored: { seat, points: whole(-99, 99), rule: oneOf(...scored) },
  placed: { owner, piece: shape.piece, at: place, count },
  removed: { owner, piece: shape.piece, at: clearing, count, by: nullable(owner) },
  moved: { owner, from: place, to: place, count, ferry: flag, piece: optional(shape.piece) },
  pawn: { seat, clearing: place, forest: nullable(shape.forest), ferry: flag },
  battle: { attacker: owner, defender: owner, at: clearing },
  ambush: { seat, card },
  rolled: { attacker: whole(0, 3), defender: whole(0, 3) },
  hits: { owner, rolled: amount, extra: amount },
  'hit-ignored': { owner },
  saved: { seat, from: clearing, to: clearing, count },
  decree: { seat, card, column: shape.column },
  turmoil: { seat },
  leader: { seat, leader: shape.leader },
  officers: { seat, change: whole(-99, 99) },
  acolytes: { seat, change: whole(-99, 99) },
  outcast: { seat, suit: shape.clearingSuit, hated: flag },
  delved: { seat, forest: shape.forest, at: clearing, relic: relicKind },
  carried: { seat, from: clearing, to: clearing, relic: relicKind },
  recovered: { seat, at: clearing, relic: relicKind },
  'relic-laid': { seat, of: seat, relic: relicKind, forest: shape.forest },
  retinue: { seat, card, column: shape.retinueColumn, from: nullable(shape.retinueColumn) },
  character: { seat, character: shape.character },
  item: {
    seat,
    item: shape.item,
    how: oneOf('gained', 'exhausted', 'refreshed', 'damaged', 'repaired', 'removed', 'scorched'),
  },
  relation: { seat, with: seat, space: whole(-1, 3) },
  quest: { seat, quest: shape.act },
  swayed: { seat, minister: shape.minister },
  'minister-lost': { seat, minister: shape.minister },
  flipped: { seat, at: clearing, plot: shape.plot },
  swapped: { seat, at: clearing, with: clearing },
  guessed: { seat, at: clearing, plot: shape.plot, right: flag },
  mood: { seat, mood: shape.mood },
  'mob-die': { seat, suit: shape.clearingSuit },
  looting: { seat },
  looted: { seat, of: seat, item: shape.item },
  'ruin-removed': { at: clearing },
  'path-opened': { seat, from: clearing, to: clearing },
  dominance: { seat, card },
  coalition: { seat, partner: seat },
  funds: { seat, owner: seat, from: till, to: till, count },
  price: { seat, service, price },
  bought: { seat, service, price },
  market: { seat, stall: whole(1, stallCount), card: nullable(card), took: nullable(card), for: some },
  landmark: { landmark: shape.landmark, seat, at: clearing },
  exported: { seat, card },
  hired: { seat, hireling, from: nullable(seat) },
  'hireling-marker': { seat, space: amount },
  'control-rolled': { seat, hireling, markers: amount },
  'control-marker': { hireling, left: amount },
  'hireling-pawn': { hireling, clearing: place, forest: nullable(shape.forest), ferry: optional(flag) },
  'hireling-path': { hireling, from: clearing, to: clearing, how: oneOf('placed', 'removed') },
  'hireling-item': {
    hireling,
    item: oneOf(...items, 'club'),
    how: oneOf('gained', 'exhausted', 'refreshed', 'removed'),
  },
  'hireling-kept': { hireling, change: whole(-99, 99) },
  'hireling-rolled': { hireling, suit: shape.clearingSuit },
  'game-over': { winners: some, by: oneOf('points', 'dominance') },
})
