import { listOf, nullable, objectOf, oneOf, type Shape, taggedBy, whole } from '../../toolkit'
import { type Event, scored } from './event'
import { mercenarySpace } from './mercenaries/spaces'
import * as shape from './shapes'
import type { Die } from './state'
import { bonusPlaces, roundCount } from './vocabulary'

const { clan, side, seat, tile, island, hero, amount, resource } = shape
const piece = oneOf('governor', 'shadow', 'farm', 'tower')
const face = oneOf('a', 'b')
const place: Shape<string> = { form: 'text' }
const die = objectOf<Die>({ colour: shape.colour, value: shape.value })

/** What each event says; the compiler asks for a new one. */
export const event: Shape<Event> = taggedBy<Event, 'type'>('type', {
  board: { seat: clan, board: shape.board },
  round: { round: whole(1, roundCount), first: seat },
  rolled: { dice: listOf(die, 13) },
  turn: { seat: clan },
  die: { seat: clan, colour: shape.colour, value: shape.value, at: shape.diePlace },
  gift: { seat: clan, colour: shape.colour, value: shape.value, at: mercenarySpace },
  'empire-die': { colour: shape.colour, value: shape.value, card: shape.soloCard },
  'empire-card': { card: shape.soloCard },
  'die-changed': { seat: clan, at: shape.diePlace, value: shape.value },
  gained: { side, resource, count: amount },
  paid: { side, resource, count: amount },
  scored: { side, points: amount, why: oneOf(...scored), island: nullable(island) },
  capacity: { seat: clan, capacity: amount },
  placed: { side, piece, at: place },
  moved: { side, piece, from: place, to: place },
  eliminated: { side, at: place, by: side },
  seeker: { seat: clan, island },
  took: { side, tile, from: oneOf(...shape.tileSources, 'bag') },
  put: { side, tile, to: oneOf('market', 'bag') },
  filled: { island, tile },
  restored: { side, relic: island, influence: amount },
  marker: { seat: clan, marker: whole(1, 3) },
  'bonus-placed': { seat: clan, tile: shape.bonusTile, place: oneOf(...bonusPlaces, 'income') },
  'bonus-used': { seat: clan, tile: shape.bonusTile },
  ability: { seat: clan, clan },
  villagers: { seat: clan, tile: shape.villagers, face },
  turned: { tile: shape.villagers, face },
  helmet: { seat },
  played: { seat: clan, hero },
  discarded: { seat: clan, hero },
  drew: { seat: clan, hero: nullable(hero), for: clan },
  shuffled: { seat: clan },
  hired: { side, hero, cost: amount },
  shown: { hero, place: whole(1, 5) },
  goal: { seat: clan, goal: shape.goal, place: oneOf('gold', 'silver') },
  'game-over': { winners: listOf(seat, 5), by: oneOf('points', 'resources', 'shared') },
})
