import { drawFrom } from '../../../../core'
import { flag } from '../../../../toolkit'
import { item } from '../../../../toolkit/certain'
import type { ActionOf } from '../../action'
import { asked } from '../../asked'
import type { Chapter } from '../../chapter'
import {
  add,
  fightersOn,
  forestId,
  forestOf,
  gain,
  mountainId,
  mountainOf,
  totemsLeft,
  warbandOn,
} from '../../components'
import { crystalsOf } from '../../keywords/discover'
import { countHand, fillSlot, takeFromDeck, takeOut } from '../../piles'
import { type Automatic, type Play, plan, type Question, sideOf } from '../../play'
import * as shape from '../../shapes'
import { change } from '../change'
import { endTurn } from '../course'
import { isMarked, markMountain, unmarkMountain } from '../marks'
import { exalt } from './aid'

const deckSize = 5

function shuffleVisions(play: Play): void {
  const { visions, random } = play.state
  drawFrom(random, 'visions').shuffle(visions.deck)
  visions.known = { woodwalkers: 0, ironclad: 0 }
  play.emit?.({ type: 'shuffled', deck: 'visions' })
}

/** WB-07: the top vision card; the last one is discovered. `step` is the one at the start of a turn (WB-05). */
export interface LocateTask {
  readonly do: 'locate'
  readonly step: boolean
}

const locate: Automatic<LocateTask> = {
  run(play, { step }) {
    const { visions } = play.state
    const mountain = visions.deck.pop()
    if (mountain === undefined) return
    change(play)
    const { known } = visions
    known.ironclad = Math.max(0, known.ironclad - 1)
    play.emit?.({ type: 'located', vision: mountainId(play, mountain) })
    visions.discard.push(mountain)
    unmarkMountain(play, mountain)
    if (visions.deck.length === 0) plan(play, { do: 'discovery', mountain, step })
  },
}

export interface RecallTask {
  readonly do: 'recall'
}

/** EYE, Disruptive: a random card of the vision discard pile becomes possible again. */
const recall: Automatic<RecallTask> = {
  run(play) {
    const { visions, random } = play.state
    if (visions.discard.length === 0) return
    recallOne(play, drawFrom(random, 'visions').pick(visions.discard))
    shuffleVisions(play)
    change(play)
  },
}

function recallOne(play: Play, mountain: number): void {
  const { visions } = play.state
  takeOut(visions.discard, mountain)
  visions.deck.push(mountain)
  markMountain(play, mountain)
}

export interface SearchTask {
  readonly do: 'search'
}

/** WB-09: possible, not controlled, and with a Warband on an inner forest beside it. */
const searchable = (play: Play): number[] =>
  [...play.board.mountains.keys()].filter(
    (mountain) =>
      isMarked(play, mountain) &&
      warbandOn(play, mountain) === 0 &&
      item(play.board.innerBeside, mountain).some((forest) => fightersOn(play, forest) > 0),
  )

/** SEARCH, Disruptive: a discovery, or a move if none is possible. */
const search: Automatic<SearchTask> = {
  run: (play) =>
    plan(
      play,
      searchable(play).length > 0
        ? { do: 'dig' }
        : { do: 'gather', by: 'secure', count: 3, of: 'fighters', laden: true },
    ),
}

export interface DigTask {
  readonly do: 'dig'
}

const dig: Question<DigTask, ActionOf<'target'>> = {
  seat: () => asked.dig,
  actions: (play) => searchable(play).map((mountain) => ({ type: 'target', at: mountainId(play, mountain) })),
  answer(play, _task, { at }) {
    play.emit?.({ type: 'picked', choice: 'search', at })
    plan(play, { do: 'discovery', mountain: mountainOf(play, at), step: false })
  },
}

export interface DiscoveryTask {
  readonly do: 'discovery'
  readonly mountain: number
  readonly step: boolean
}

/** WB-08: a totem, if one is left (BOT-19), and then the other steps. */
const discovery: Automatic<DiscoveryTask> = {
  run(play, { mountain, step }) {
    plan(play, { do: 'renew', mountain, step })
    if (totemsLeft(play) > 0) plan(play, { do: 'unearth', mountain })
  },
}

export interface UnearthTask {
  readonly do: 'unearth'
  readonly mountain: number
}

/** WB-08 (1): the place of the totem: with a Warband beside the mountain, or else any inner forest beside it. */
const unearth: Question<UnearthTask, ActionOf<'discover'>> = {
  seat: () => asked.unearth,
  actions(play, { mountain }) {
    const forests = item(play.board.innerBeside, mountain)
    const held = forests.filter((forest) => fightersOn(play, forest) > 0)
    return (held.length > 0 ? held : forests).map((forest) => ({
      type: 'discover',
      vision: mountainId(play, mountain),
      at: forestId(play, forest),
    }))
  },
  answer(play, _task, { vision, at }) {
    add(play.state.forests.full, forestOf(play, at), 1)
    play.emit?.({ type: 'discovered', vision, at })
    exalt(play)
  },
}

export interface RenewTask {
  readonly do: 'renew'
  readonly mountain: number
  readonly step: boolean
}

/** WB-08 (2) to (7): its card leaves the game, the vision deck is filled up to 5, and the turn is over. */
const renew: Automatic<RenewTask> = {
  run(play, { mountain, step }) {
    const { visions, random } = play.state
    const pile = visions.deck.includes(mountain) ? visions.deck : visions.discard
    takeOut(pile, mountain)
    visions.revealed.push(mountain)
    gain(play, 'woodwalkers', crystalsOf(play, mountain))
    unmarkMountain(play, mountain)
    const missing = Math.min(Math.max(0, deckSize - visions.deck.length), visions.discard.length)
    for (const each of drawFrom(random, 'visions').sample(visions.discard, missing)) recallOne(play, each)
    shuffleVisions(play)
    if (step) spendTurn(play)
    endTurn(play)
  },
}

/** WB-07: the top card of the deck, face up on a slot, marks the turn as used. */
function spendTurn(play: Play): void {
  const seat = 'woodwalkers'
  const [card] = takeFromDeck(play, seat, 1)
  if (card === undefined) {
    fillSlot(play, seat)
    return
  }
  const side = sideOf(play, seat)
  side.slots.push({ card })
  countHand(play, side)
  play.emit?.({ type: 'expended', seat, card, from: 'deck', icons: false, slot: true })
}

export const locating: Chapter<
  DigTask | UnearthTask,
  never,
  LocateTask | RecallTask | SearchTask | DiscoveryTask | RenewTask
> = {
  tasks: {
    locate: { fields: { step: flag }, rule: locate },
    recall: { fields: {}, rule: recall },
    search: { fields: {}, rule: search },
    dig: { fields: {}, law: 'WB-09', rule: dig },
    discovery: { fields: { mountain: shape.mountain, step: flag }, rule: discovery },
    unearth: { fields: { mountain: shape.mountain }, law: 'WB-08', rule: unearth },
    renew: { fields: { mountain: shape.mountain, step: flag }, rule: renew },
  },
  actions: {},
}
