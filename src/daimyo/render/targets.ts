import { choiceOf, meant, type Pointers, pointed, type Target } from '../../render/target'
import { english } from '../english'
import type { Action } from '../rules'
import type { TileSource } from '../rules/shapes'
import type { Task } from '../rules/task'
import type { Clan } from '../rules/vocabulary'
import { type Scene, type StateOrView, sceneOf } from '../words/scene'
import { checkPosition } from './position'
import {
  bonusTarget,
  coveredTarget,
  dieTarget,
  heroTarget,
  islandTarget,
  kindTarget,
  mercenaryTarget,
  offeredTarget,
  placeTarget,
  resourceTarget,
  seatTarget,
  spaceTarget,
  tileTarget,
  trackTarget,
  villagersTarget,
} from './zones'

const button = (action: Action): Target[] => [choiceOf(action)]

/** The clan that decides; the Empire never does. */
const decider = ({ toAct }: Scene): Clan | null => (toAct === 'empire' ? null : toAct)

const task = ({ agenda }: Scene): Task | undefined => agenda.at(-1)

/** Something on the board of the clan that decides. */
const onBoard = (scene: Scene, draw: (seat: Clan) => Target): Target[] => {
  const seat = decider(scene)
  return seat === null ? [] : [draw(seat)]
}

/** A hero of the hand, if the viewer sees it; a click may mean to play or to discard it. */
const fromHand = (action: Action & { readonly hero: string }, scene: Scene): Target[] => {
  const seat = decider(scene)
  const isSeen = seat !== null && (scene.sides[seat]?.hand ?? []).includes(action.hero)
  return [...(isSeen ? [heroTarget(action.hero)] : []), choiceOf(action)]
}

/** Where a tile lies that is put down: in a search on the island of the Seeker, otherwise in the storage. */
function tileFrom(scene: Scene): TileSource | null {
  const seat = decider(scene)
  return task(scene)?.do === 'search-tile' ? (seat && scene.sides[seat]?.seeker) || null : seat
}

const spot = ({ spot: id }: { readonly spot: string }): Target[] => [placeTarget(id)]

const pointers: Pointers<Action, Scene> = {
  done: button,
  board: ({ board }) => [offeredTarget(board)],
  governor: spot,
  spot,
  shadow: ({ space }) => [placeTarget(space)],
  die: ({ colour, value }) => [dieTarget(colour, value)],
  space: ({ space }, scene) => onBoard(scene, (seat) => spaceTarget(seat, space)),
  main: (action, scene) => {
    const at = scene.turn?.at ?? null
    return at === null ? button(action) : onBoard(scene, (seat) => spaceTarget(seat, at))
  },
  hero: fromHand,
  discard: fromHand,
  ability: (_action, scene) => onBoard(scene, (seat) => spaceTarget(seat, 'ability')),
  bonus: ({ place }, scene) => onBoard(scene, (seat) => bonusTarget(seat, place)),
  restart: (_action, scene) => onBoard(scene, trackTarget),
  end: button,
  'own-die': ({ at }, scene) => onBoard(scene, (seat) => spaceTarget(seat, at)),
  change: (action, scene) => {
    const asked = task(scene)
    return [...(asked?.do === 'turn-die' ? [spaceTarget(asked.seat, asked.at)] : []), choiceOf(action)]
  },
  put: ({ tile }, scene) => {
    const from = tileFrom(scene)
    return from === null ? [] : [tileTarget(tile, from)]
  },
  island: ({ island }) => [islandTarget(island)],
  take: ({ tile, from }) => [tileTarget(tile, from)],
  search: button,
  leave: button,
  build: ({ kind }, scene) => onBoard(scene, (seat) => kindTarget(seat, kind)),
  slot: ({ tile }, scene) => onBoard(scene, (seat) => coveredTarget(seat, tile)),
  place: ({ place }, scene) => onBoard(scene, (seat) => bonusTarget(seat, place)),
  resource: ({ resource }, scene) => onBoard(scene, (seat) => resourceTarget(seat, resource)),
  clan: ({ clan }) => [seatTarget(clan)],
  hire: ({ hero }) => [heroTarget(hero)],
  villagers: ({ tile }) => [villagersTarget(tile)],
  help: button,
  pay: button,
  mercenary: ({ space }) => [mercenaryTarget(space)],
  ruins: button,
}

/**
 * The targets of an action, in the order in which a player points at them: islands, spots and Shadow spaces, dice and tiles,
 * heroes, spaces and tiles of boards, seats, each as `renderSvg` draws it for the same viewer. If the picture cannot tell
 * actions apart, such as to play a hero or to discard it, or to be done, the targets end with a `choice`: a button of the client.
 * No two legal actions have the same targets.
 *
 * @example
 * targetsOf({ type: 'governor', spot: 'blue-1' }, view) // [{ kind: 'place', id: 'blue-1', in: 'blue' }]
 */
export function targetsOf(action: Action, stateOrView: StateOrView): readonly Target[] {
  checkPosition(stateOrView)
  const targets = pointed(pointers, action, sceneOf(stateOrView, english.words))
  return targets.length > 0 ? targets : [choiceOf(action)]
}

/**
 * The actions that a sequence of clicks on targets means: those whose targets begin with the clicks, or else those that contain
 * them. A click on something on an island counts for the island, and a click on an island for what is on it.
 *
 * @example
 * const [only, ...others] = actionsAt(legal, [{ kind: 'place', id: 'blue-1', in: 'blue' }], view)
 */
export const actionsAt = (legal: readonly Action[], clicked: readonly Target[], stateOrView: StateOrView): Action[] =>
  meant(legal, clicked, (action) => targetsOf(action, stateOrView))
