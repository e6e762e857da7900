import { frozen, type Outcome, type Refusal } from '../core'
import { at } from '../core/value'
import { type ChannelRule, checkChannels, observer } from './channel'
import type { Bounds, Encoding } from './encoding'
import { keyOf, withoutChance } from './key'
import { notEncoded } from './not-encoded'
import { placesOf } from './places'
import { shares, type Utility } from './utility'

/** The parts of a game that an encoding uses. */
interface Encoded<State extends object, Action, View, Seat extends string> {
  readonly id: string
  players(state: State): readonly Seat[]
  outcome(state: State): Outcome<NoInfer<Seat>> | null
  view(state: State, viewer: NoInfer<Seat>): View
  parse(text: string): Action
}

/**
 * A part of an encoding that not every game uses, such as a faction. It comes after the common part, and new blocks come
 * after the others, so that models for fewer blocks stay valid.
 *
 * @example
 * const otters: Block<Action, View, Seat> = { name: 'otters', actions: [{ type: 'dive' }], channels: ottersChannels }
 */
export interface Block<Action, View, Seat extends string> {
  readonly name: string
  /** An action that another block names too is listed once, in the first block that names it. */
  readonly actions: readonly Action[]
  readonly channels: readonly ChannelRule<View, Seat>[]
}

/**
 * What the author of an encoding writes.
 *
 * @example
 * const plan: EncodingPlan<State, Drop, State, Seat> = { game, version: 1, players: [2, 2], length: 42, actions, channels }
 */
export interface EncodingPlan<State extends object, Action, View, Seat extends string> {
  readonly game: Encoded<State, Action, View, Seat>
  /** A whole number; change it with every change of the numbers or keys. */
  readonly version: number
  /** The least and the most players. */
  readonly players: readonly [least: number, most: number]
  /** The longest allowed game, in actions. */
  readonly length: number
  /** Every possible action, each once; its parts are texts, numbers, flags or `null`. See {@link product}. */
  readonly actions: readonly NoInfer<Action>[]
  readonly channels: readonly ChannelRule<NoInfer<View>, NoInfer<Seat>>[]
  /** Parts that not every game uses, in a fixed order; new ones come last, and the version stays. None unless given. */
  readonly blocks?: readonly Block<NoInfer<Action>, NoInfer<View>, NoInfer<Seat>>[]
  /** The names of the blocks that the game of a view uses, or may use; all of them unless given. */
  blocksOf?(view: NoInfer<View>): readonly string[]
  /** Why a view cannot be encoded, such as a view with a custom map, or `null`. */
  refusal?(view: NoInfer<View>): Refusal | null
  /** The data that counts as the knowledge of a seat: by default its whole view. */
  knowledge?(view: NoInfer<View>): unknown
  /** The data that counts as a position: by default the whole state without its `Streams`. */
  position?(state: NoInfer<State>): unknown
  /** What each seat gets at the end: by default the winners share 1 and the others lose as much. */
  readonly utility?: Utility<NoInfer<Seat>>
}

/**
 * Makes an encoding from a list of all actions and from channels.
 *
 * @example
 * export const connectFourEncoding = createEncoding({
 *   game: connectFour,
 *   version: 1,
 *   players: [2, 2],
 *   length: 42,
 *   actions: product<Drop>({ type: 'drop', column: [1, 2, 3, 4, 5, 6, 7] }),
 *   channels,
 * })
 */
export function createEncoding<State extends object, Action, View, Seat extends string>(
  plan: EncodingPlan<State, Action, View, Seat>,
): Encoding<State, Action, View, Seat> {
  const { game, version, players, length, blocks = [] } = plan
  const utility: Utility<Seat> = plan.utility ?? shares
  const names = blocks.map(({ name }) => name)
  const base = `${game.id}-${version}`
  const id = [base, ...names].join(separator)
  checkNames([base, ...names])
  const actions = frozen(joinedActions([plan.actions, ...blocks.map((block) => block.actions)]))
  const indexOf = placesOf(actions, id)
  const channels = [...plan.channels, ...blocks.flatMap((block) => block.channels)]
  checkChannels(channels)
  const write = observer(channels)
  const size = channels.reduce((sum, channel) => sum + channel.size, 0)
  const bounds: Bounds = {
    players: { least: players[0], most: players[1] },
    actions: actions.length,
    length,
    utility: { least: utility.least, most: utility.most },
  }
  return {
    id,
    blocks: frozen(names),
    bounds: frozen(bounds),
    indexOf,
    actionAt(index) {
      // A list has other keys than its items, such as its length.
      if (!Number.isInteger(index)) throw new RangeError(`The list has no item ${index}.`)
      return at(actions, index)
    },
    mask(legal, into = new Uint8Array(actions.length)) {
      checkLength(into, actions.length, 'A mask')
      into.fill(0)
      for (const action of legal) into[indexOf(action)] = 1
      return into
    },
    channels: frozen(channels.map(({ name, size, least, most, meaning }) => ({ name, size, least, most, meaning }))),
    size,
    observe(view, seat, into = new Float32Array(size)) {
      checkLength(into, size, 'An observation')
      const refused = plan.refusal?.(view)
      if (refused) throw notEncoded(refused.code, refused.message)
      write(view, seat, into)
      return into
    },
    limitedTo(wanted) {
      for (const name of wanted) if (!names.includes(name)) throw unknownBlock(name, id)
      const kept = blocks.filter(({ name }) => wanted.includes(name))
      const used = plan.blocksOf ?? (() => names)
      return createEncoding({
        ...plan,
        blocks: kept,
        blocksOf: used,
        refusal: (view) => plan.refusal?.(view) ?? lacking(used(view), kept, base),
      })
    },
    informationKey: (view, seat) => keyOf([base, seat, plan.knowledge ? plan.knowledge(view) : view]),
    positionKey: (state) => keyOf([base, plan.position ? plan.position(state) : withoutChance(state)]),
    returns(state) {
      const outcome = game.outcome(state)
      const seats = game.players(state)
      const returns: Partial<Record<Seat, number>> = {}
      for (const seat of seats) returns[seat] = outcome ? utility.of(outcome, seat, seats) : 0
      return returns
    },
  }
}

/** Between the parts of an id. */
const separator = '+'

function checkNames(names: readonly string[]): void {
  for (const name of names)
    if (name.includes(separator)) throw new TypeError(`The name ${name} in the id of an encoding has a ${separator}.`)
  if (new Set(names).size < names.length) throw new TypeError(`Two blocks have the same name: ${names.join(', ')}.`)
}

/** The actions of all blocks, each where it comes first. */
function joinedActions<Action>([common = [], ...blocks]: readonly (readonly Action[])[]): readonly Action[] {
  const joined = [...common]
  const known = new Set(common.map((action) => JSON.stringify(action)))
  for (const block of blocks) {
    const added = block.filter((action) => !known.has(JSON.stringify(action)))
    joined.push(...added)
    for (const action of added) known.add(JSON.stringify(action))
  }
  return joined
}

const unknownBlock = (name: string, id: string): RangeError =>
  notEncoded('UNKNOWN_BLOCK', `The encoding ${id} has no block ${name}.`)

/** Why a game cannot be written with these blocks alone. */
function lacking(used: readonly string[], kept: readonly { readonly name: string }[], base: string): Refusal | null {
  const missing = used.filter((each) => !kept.some(({ name }) => name === each))
  if (missing.length === 0) return null
  const has = [base, ...kept.map(({ name }) => name)].join(separator)
  return {
    code: 'BLOCK_NOT_ENCODED',
    message: `This game uses ${missing.join(', ')}, and ${has} has no numbers for that.`,
  }
}

function checkLength(into: { readonly length: number }, length: number, what: string): void {
  if (into.length !== length) throw new RangeError(`${what} has ${length} numbers, but the array has ${into.length}.`)
}
