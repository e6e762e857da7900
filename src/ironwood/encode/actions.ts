import { product } from '../../encode'
import type { Action, ActionOf } from '../rules'
import { ironwoodBoard as board } from '../rules/board'
import { supply } from '../rules/vocabulary'
import { cards, forests, innerForests, mountains, outerMountains, specials, visions } from './places'

/** No card of the game names a larger amount; half of all crystals can be stolen. */
export const most = {
  draw: 6,
  'draw-visions': 6,
  gain: 10,
  steal: supply.crystals / 2,
  'take-cargo': 6,
  'burn-count': 6,
  option: 6,
} as const

const places = /* @__PURE__ */ [...forests, ...mountains]
const innerPlaces = /* @__PURE__ */ [...innerForests, ...mountains]

const upTo = (count: number): number[] => Array.from({ length: count + 1 }, (_, number) => number)

const named = (ids: readonly string[], numbers: readonly number[] = []): string[] =>
  numbers.flatMap((number) => ids[number] ?? [])

type Pair = { readonly from: string; readonly to: readonly string[] }

/** Each place with each of its listed neighbours. */
const ways = (from: readonly string[], to: readonly string[], lists: readonly (readonly number[])[]): Pair[] =>
  from.map((id, index) => ({ from: id, to: named(to, lists[index]) }))

const carried = [undefined, 'full', 'fading'] as const

const innerBeside = (mountain: string): readonly number[] | undefined =>
  board.innerBeside[board.mountainAt[mountain] ?? -1]

const paths = /* @__PURE__ */ ways(forests, forests, board.paths)
const ridges = /* @__PURE__ */ ways(mountains, mountains, board.ridges)
/** Battles cross the borders of inner forests only. */
const borders = /* @__PURE__ */ [
  ...ways(mountains, forests, board.innerBeside),
  ...ways(
    innerForests,
    mountains,
    board.innerForests.map((forest) => board.mountainsBeside[forest] ?? []),
  ),
]

/** The actions of a type, from the possible values of their parts; the compiler names a missing type. */
const listed: { readonly [Type in Action['type']]: readonly ActionOf<Type>[] } = {
  forfeit: [{ type: 'forfeit' }],
  resign: product<ActionOf<'resign'>>({ type: 'resign', seat: ['woodwalkers', 'ironclad'] }),
  roll: [{ type: 'roll' }],
  opening: product<ActionOf<'opening'>>({ type: 'opening', cards: [2, 4] }),
  'give-back': product<ActionOf<'give-back'>>({ type: 'give-back', card: specials }),
  play: product<ActionOf<'play'>>({ type: 'play', card: cards }),
  rest: [{ type: 'rest' }],
  when: product<ActionOf<'when'>>({ type: 'when', when: ['before', 'after'] }),
  effect: product<ActionOf<'effect'>>({ type: 'effect', card: cards }),
  wager: product<ActionOf<'wager'>>({ type: 'wager', card: [null, ...cards] }),
  hit: product<ActionOf<'hit'>>({ type: 'hit', unit: ['fighter', 'golem'] }),
  retreat: product<ActionOf<'retreat'>>({ type: 'retreat', to: places }),
  salvage: [{ type: 'salvage' }],
  draw: product<ActionOf<'draw'>>({ type: 'draw', count: upTo(most.draw) }),
  'draw-visions': product<ActionOf<'draw-visions'>>({ type: 'draw-visions', count: upTo(most['draw-visions']) }),
  gain: product<ActionOf<'gain'>>({ type: 'gain', count: upTo(most.gain) }),
  steal: product<ActionOf<'steal'>>({ type: 'steal', count: upTo(most.steal) }),
  'take-cargo': product<ActionOf<'take-cargo'>>({ type: 'take-cargo', count: upTo(most['take-cargo']) }),
  attack: borders.flatMap(({ from, to }) => product<ActionOf<'attack'>>({ type: 'attack', from, to })),
  bait: paths.flatMap(({ from, to }) => product<ActionOf<'bait'>>({ type: 'bait', from, to })),
  discover: visions.flatMap((vision) =>
    product<ActionOf<'discover'>>({ type: 'discover', vision, at: named(forests, innerBeside(vision)) }),
  ),
  drill: product<ActionOf<'drill'>>({ type: 'drill', to: mountains }),
  'burn-count': product<ActionOf<'burn-count'>>({ type: 'burn-count', count: upTo(most['burn-count']) }),
  march: ridges.flatMap(({ from, to }) => product<ActionOf<'march'>>({ type: 'march', from, to })),
  fighters: product<ActionOf<'fighters'>>({ type: 'fighters', count: upTo(supply.fighters) }),
  golems: product<ActionOf<'golems'>>({ type: 'golems', count: upTo(supply.golems) }),
  // A Totem never lies on an outer forest.
  move: paths.flatMap(({ from, to }) =>
    product<ActionOf<'move'>>({ type: 'move', from, to, totem: innerForests.includes(from) ? carried : [undefined] }),
  ),
  unmark: product<ActionOf<'unmark'>>({ type: 'unmark', card: specials }),
  'add-marker': product<ActionOf<'add-marker'>>({ type: 'add-marker', card: specials }),
  discard: product<ActionOf<'discard'>>({ type: 'discard', card: specials }),
  demand: product<ActionOf<'demand'>>({ type: 'demand', grant: ['discard', 'steal'] }),
  pay: [{ type: 'pay' }],
  sacrifice: product<ActionOf<'sacrifice'>>({ type: 'sacrifice', at: innerPlaces }),
  burn: product<ActionOf<'burn'>>({ type: 'burn', card: specials }),
  'burn-vision': product<ActionOf<'burn-vision'>>({ type: 'burn-vision', vision: visions }),
  mark: product<ActionOf<'mark'>>({ type: 'mark', at: innerPlaces }),
  choose: product<ActionOf<'choose'>>({ type: 'choose', at: innerForests }),
  recruit: product<ActionOf<'recruit'>>({ type: 'recruit', at: places }),
  remove: [
    ...product<ActionOf<'remove'>>({ type: 'remove', at: forests, unit: 'fighter' }),
    ...product<ActionOf<'remove'>>({ type: 'remove', at: mountains, unit: ['fighter', 'golem'] }),
  ],
  option: product<ActionOf<'option'>>({ type: 'option', option: upTo(most.option).slice(1) }),
  build: product<ActionOf<'build'>>({ type: 'build', at: outerMountains }),
  found: product<ActionOf<'found'>>({ type: 'found', at: outerMountains }),
  look: [{ type: 'look' }],
  'draw-vision': product<ActionOf<'draw-vision'>>({ type: 'draw-vision', vision: visions }),
  'put-back': product<ActionOf<'put-back'>>({ type: 'put-back', vision: visions }),
  target: product<ActionOf<'target'>>({ type: 'target', at: places }),
  source: product<ActionOf<'source'>>({ type: 'source', at: places }),
  focus: product<ActionOf<'focus'>>({ type: 'focus', at: innerForests }),
  attacker: product<ActionOf<'attacker'>>({ type: 'attacker', at: innerPlaces }),
  replace: product<ActionOf<'replace'>>({ type: 'replace', at: mountains }),
}

/** Every possible action on the standard map with the standard cards, type by type. */
export const actions: readonly Action[] = /* @__PURE__ */ Object.values(listed).flat()
