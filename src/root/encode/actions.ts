import type { Action, Card } from '../rules'
import { allCards } from '../rules/cards'
import { ruinItems } from '../rules/data/items'
import { questCards } from '../rules/data/quests'
import { effectNames } from '../rules/effects/names'
import { kinds as buildings } from '../rules/factions/marquise/sites'
import { pieceKinds, pieceTotals } from '../rules/pieces'
import * as names from '../rules/vocabulary'
import { woodlands } from '../rules/woodlands'

type Type = Action['type']

const { clearings, items } = names
/** The factions that there are fill so many seats. */
export const seats = names.seats.slice(0, names.factions.length)
const seatsOrNone = [...seats, null]
const sides = ['attacker', 'defender'] as const
const either = [true, false]
const grounds = names.mapIds.map((id) => woodlands[id])
const corners = clearings.filter((at) => grounds.some((ground) => ground.corners.includes(at)))
const coast = clearings.filter((at) => grounds.some((ground) => ground.coast.includes(at)))
const forests = grounds.flatMap((ground) => ground.forests.map(({ id }) => id))
export const mostPaths = Math.max(...grounds.map(({ closedPaths }) => closedPaths.length))
export const mostForests = Math.max(...grounds.map((ground) => ground.forests.length))
const mostWarriors = Math.max(...Object.values(pieceTotals).map(({ warrior = 0 }) => warrior))
/** What can be crafted, and so lie in a box; torches cannot. */
const crafted = items.filter((item) => allCards.some((card) => card.item === item))

const cards = (fits: (card: Card) => boolean = () => true): string[] => allCards.filter(fits).map(({ id }) => id)
const kind =
  (wanted: Card['kind']) =>
  (card: Card): boolean =>
    card.kind === wanted
const ambushes = [...cards(kind('ambush')), null]

const at = <Name extends Type>(type: Name, places: readonly number[] = clearings) => places.map((at) => ({ type, at }))
const card = <Name extends Type, Id extends string | null = string>(type: Name, ids: readonly Id[]) =>
  ids.map((card) => ({ type, card }))
const seat = <Name extends Type>(type: Name) => seats.map((seat) => ({ type, seat }))
const item = <Name extends Type>(type: Name, kinds: readonly names.Item[] = items) =>
  kinds.map((item) => ({ type, item }))
const forest = <Name extends Type>(type: Name) => forests.map((forest) => ({ type, forest }))
const ally = <Name extends Type>(type: Name) => seatsOrNone.map((ally) => ({ type, ally }))
const faced = <Name extends Type>(type: Name) => items.flatMap((item) => either.map((up) => ({ type, item, up })))

/** Actions that are named alike but come from different factions. */
const acts = [
  ...['battle', 'march', 'recruit', 'build', 'overwork'],
  ...['move', 'organize'],
  ...['explore', 'aid', 'quest', 'strike', 'repair', 'special'],
]

/** Every type of action with all that its parts can be; the compiler names a type that is missing. */
export const actionsOf: { readonly [Name in Type]: readonly Extract<Action, { readonly type: Name }>[] } = {
  draft: names.factions.map((faction) => ({ type: 'draft', faction })),
  character: names.characters.map((character) => ({ type: 'character', character })),
  leader: names.leaders.map((leader) => ({ type: 'leader', leader })),
  start: at('start', corners),
  'start-in': forest('start-in'),
  done: [{ type: 'done' }],
  use: effectNames.map((effect) => ({ type: 'use', effect })),
  act: acts.map((what) => ({ type: 'act', what })),
  craft: card(
    'craft',
    cards(({ cost }) => cost.length > 0),
  ),
  activate: names.clearingSuits.map((suit) => ({ type: 'activate', suit })),
  discard: card('discard', cards()),
  fetch: card('fetch', ambushes),
  spend: card('spend', cards()),
  give: card('give', cards()),
  'open-path': Array.from({ length: mostPaths }, (_, path) => ({ type: 'open-path', path })),
  'activate-dominance': card('activate-dominance', cards(kind('dominance'))),
  'take-dominance': card('take-dominance', cards(kind('dominance'))),
  partner: seat('partner'),
  'choose-player': seat('choose-player'),
  'choose-clearing': at('choose-clearing'),
  sabotage: card('sabotage', cards(kind('persistent'))),
  tax: at('tax'),
  league: item('league', crafted),
  place: at('place'),
  'move-from': at('move-from'),
  'move-to': [...at('move-to'), ...coast.map((at) => ({ type: 'move-to', at, ferry: true }) as const)],
  'move-count': Array.from({ length: mostWarriors }, (_, index) => ({ type: 'move-count', count: index + 1 })),
  'battle-in': at('battle-in'),
  'battle-whom': seat('battle-whom'),
  'battle-with': ally('battle-with'),
  ambush: card('ambush', ambushes),
  foil: card('foil', ambushes),
  enlist: either.map((yes) => ({ type: 'enlist', yes })),
  begins: sides.map((side) => ({ type: 'begins', side })),
  effect: [
    { type: 'effect', effect: 'brutal-tactics' },
    { type: 'effect', effect: 'sappers' },
    { type: 'effect', effect: 'armorers' },
    { type: 'effect', effect: 'fox-partisans' },
    { type: 'effect', effect: 'rabbit-partisans' },
    { type: 'effect', effect: 'mouse-partisans' },
    { type: 'effect', effect: 'swift-strike' },
  ],
  lose: pieceKinds.map((piece) => ({ type: 'lose', piece })),
  next: (['save', 'base-lost', 'outrage'] as const).flatMap((what) =>
    clearings.flatMap((at) => seats.map((whose) => ({ type: 'next', what, at, whose }) as const)),
  ),
  first: seat('first'),
  save: card('save', [...cards(), null]),
  outrage: card('outrage', cards()),
  'spend-bird': card(
    'spend-bird',
    cards(({ suit }) => suit === 'bird'),
  ),
  build: at('build'),
  building: buildings.map((building) => ({ type: 'building', building })),
  'wood-from': at('wood-from'),
  overwork: at('overwork'),
  decree: card('decree', cards()),
  column: names.columns.map((column) => ({ type: 'column', column })),
  order: names.suits.map((suit) => ({ type: 'order', suit })),
  revolt: at('revolt'),
  spread: at('spread'),
  supporter: card('supporter', cards()),
  'lose-supporter': card('lose-supporter', cards()),
  mobilize: card('mobilize', cards()),
  train: card('train', cards()),
  slip: forest('slip'),
  along: ally('along'),
  aid: seat('aid'),
  exhaust: item('exhaust'),
  take: item('take', crafted),
  explore: [...item('explore', ruinItems), { type: 'explore', item: null }],
  quest: questCards.map(({ id }) => ({ type: 'quest', quest: id })),
  'as-listed': [{ type: 'as-listed' }],
  improvise: items.flatMap((item) =>
    items.filter((other) => other !== item).map((other) => ({ type: 'improvise', item, for: other }) as const),
  ),
  reward: (['points', 'cards'] as const).map((take) => ({ type: 'reward', take })),
  strike: seat('strike'),
  'strike-piece': pieceKinds.map((piece) => ({ type: 'strike-piece', piece })),
  repair: faced('repair'),
  refresh: items.flatMap((item) => either.map((damaged) => ({ type: 'refresh', item, damaged }) as const)),
  damage: faced('damage'),
  'lose-ally': [{ type: 'lose-ally' }],
  drop: items.flatMap((item) =>
    either.flatMap((up) => either.map((damaged) => ({ type: 'drop', item, up, damaged }) as const)),
  ),
  labor: card(
    'labor',
    cards((each) => each.kind !== 'dominance'),
  ),
  glide: at('glide'),
}

/** All actions of Root, in the order of their numbers. */
export const actions: readonly Action[] = Object.values<readonly Action[]>(actionsOf).flat()
