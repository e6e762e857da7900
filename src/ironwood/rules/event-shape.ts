import { flag, listOf, nullable, objectOf, oneOf, type Shape, taggedBy, text, whole } from '../../toolkit'
import { choices, type Event } from './event'
import * as shape from './shapes'
import { botSides, faces, procedureSteps, stances } from './solo/solo'
import { seats } from './vocabulary'

const { seat, card, count, placeId: place } = shape
const cards = nullable(listOf(card))
const visions = nullable(listOf(place))
const choice = oneOf(...choices)
/** With bonuses these numbers may be larger than on a card. */
const values = objectOf<Record<'damage' | 'defense' | 'dominance', number>>({
  damage: count,
  defense: count,
  dominance: count,
})

/** The shape of each event; the compiler asks for the shape of a new one. */
export const event: Shape<Event> = taggedBy<Event, 'type'>('type', {
  round: { round: whole() },
  turn: { seat },
  played: { seat, card, additional: flag },
  rested: { seat },
  drew: { seat, count, cards, for: seat },
  'drew-visions': { seat, count, visions, for: seat },
  'gave-back': { seat, card: nullable(card), for: seat },
  shuffled: { deck: oneOf(...seats, 'visions') },
  looked: { seat, count, visions, for: seat },
  shown: { seat, cards, visions, for: seat },
  gained: { seat, count },
  spent: { seat, count },
  stole: { seat, count },
  'took-cargo': { count },
  moved: { from: place, to: place, totem: nullable(shape.totem) },
  marched: { from: place, to: place, fighters: count, golems: count },
  baited: { from: place, to: place, count },
  'drill-moved': { from: place, to: place },
  'drill-step': { step: shape.drillStep, cargo: count },
  unloaded: { count },
  'drill-destroyed': { at: place },
  salvaged: {},
  recruited: { seat, unit: shape.unit, at: place },
  removed: { seat, unit: shape.unit, at: place, count },
  attacked: { seat, from: place, to: place },
  wagered: { seat, placed: flag, card: nullable(card), for: oneOf(...seats, 'all') },
  revealed: { wagers: shape.both(nullable(card)) },
  strengths: { values: shape.both(values) },
  damage: { seat, count },
  'battle-over': { winner: oneOf(...seats, 'nobody'), dominance: nullable(shape.both(count)) },
  retreated: { from: place, to: place, fighters: count, golems: count },
  'wager-left': { seat, card, to: oneOf('discard', 'hand', 'aside') },
  discovered: { vision: place, at: place },
  secured: { at: place, secured: count },
  faded: { at: place, turned: count, removed: count },
  founded: { at: place },
  built: { at: place },
  marked: { seat, card, at: place },
  'mark-removed': { seat, card, at: place },
  markers: { seat, card, markers: count },
  exhausted: { seat, card },
  burned: { seat, card },
  'burned-vision': { seat, vision: nullable(place), for: oneOf(...seats, 'both') },
  discarded: { seat, card },
  recovered: { seat, cards: listOf(card) },
  demanded: { grant: oneOf('discard', 'steal') },
  'out-of-reach': {},
  stance: { stance: oneOf(...stances) },
  side: { side: oneOf(...botSides) },
  procedure: { step: oneOf(...procedureSteps) },
  idle: { choice, why: oneOf('no-target', 'no-source', 'no-need', 'too-few', 'no-card') },
  'bot-bonus': { seat, bonus: shape.combatBonus },
  expended: { seat, card, from: oneOf('hand', 'deck'), icons: flag, slot: flag },
  icon: { seat, icon: text, red: flag, ignored: flag },
  compensated: { seat },
  rolled: { face: oneOf(...faces) },
  picked: { choice, at: place },
  'mountain-marked': { at: place },
  'mountain-unmarked': { at: place },
  spirits: { markers: count },
  located: { vision: place },
  'vision-returned': { vision: nullable(place), for: seat },
  'game-over': { winner: seat, by: shape.victory },
})
