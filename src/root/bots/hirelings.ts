import { type Action, root, type State } from '../rules'
import { hirelingFactsOf } from '../rules/hirelings/facts'
import { boxOf, enemiesOf, ownersOf, troopOf } from '../rules/owner'
import { kindsOf } from '../rules/pieces'
import { rulerOf } from '../rules/rule'
import type { Hired } from '../rules/state'
import { clearings, type Hireling, isHireling, isSeat, type Owner, type Seat } from '../rules/vocabulary'
import type { Wish } from './mind'
import { envy, type Sight, seenBy } from './sight'
import { pieceWorth } from './usual'

/** The worth of a warrior in points, and what a clearing is worth that a seat rules. */
const warrior = 0.4
const ruling = 0.3
const cardWorth = 0.5

/** The pieces of an owner on the map, in points. */
function onMap(sight: Sight, owner: Owner): number {
  const { pieces } = troopOf(sight, owner)
  let worth = 0
  for (const kind of kindsOf[boxOf(sight, owner)])
    for (const count of pieces[kind] ?? []) worth += count * warrior * pieceWorth[kind]
  return worth
}

/** What a seat has, and its enemies have not: points, pieces, cards, rule. What one step of a hireling changes of it is its worth. */
function balance(sight: Sight): number {
  const { me, state } = sight
  const enemies = enemiesOf(sight, me)
  let worth = 0
  for (const owner of ownersOf(sight)) {
    const isEnemy = enemies.includes(owner)
    const weight = isEnemy ? -0.5 * envy(sight, owner) : isSeat(owner) ? 1 : 0.6
    worth += weight * onMap(sight, owner)
    const side = isSeat(owner) ? state.sides[owner] : undefined
    if (side) worth += weight * (side.score + cardWorth * side.hand.length)
  }
  for (const at of clearings) {
    const ruler = rulerOf(sight, at)
    if (ruler !== null) worth += ruler === me ? ruling : -ruling / 3
  }
  return worth
}

/** How many positions are looked at before an answer to the rest of a text is taken as it comes. */
const patience = 24

/** The best that a seat gets of the rest of a text. */
function bestOf(state: State, me: Seat, left: { count: number }): number {
  const task = state.agenda.at(-1)
  const isOwn = task !== undefined && root.toAct(state) === me && isOfHireling(task)
  if (!isOwn || left.count <= 0) return balance(seenBy(state, me))
  let most = Number.NEGATIVE_INFINITY
  for (const action of root.legalActions(state)) {
    if (left.count <= 0 && most > Number.NEGATIVE_INFINITY) break
    left.count--
    most = Math.max(most, after(state, action, me, left))
  }
  return most
}

function after(state: State, action: Action, me: Seat, left: { count: number }): number {
  const next = root.clone(state)
  root.step(next, action)
  return next.result ? balance(seenBy(next, me)) : bestOf(next, me, left)
}

/** Whether a question is part of a hireling's text: its step, or a move or battle of its pieces. */
const isOfHireling = (task: State['agenda'][number]): boolean =>
  task.do === 'hireling' || ('owner' in task && typeof task.owner === 'string' && isHireling(task.owner))

/** What a hireling of the supply may bring: the promoted sides do more, and pieces on the map are there at once. */
function hireWorth({ hireling, pieces, supply }: Hired): number {
  const standing = (pieces.warrior ?? []).reduce((sum, count) => sum + count, 0)
  return (hirelingFactsOf[hireling].promoted ? 2 : 1) + 0.2 * standing + 0.05 * supply
}

const worthOf = ({ state }: Sight, hireling: Hireling): number => {
  const hired = state.hirelings.find((each) => each.hireling === hireling)
  return hired ? hireWorth(hired) : 0
}

/** The worth of what a seat decides on hirelings; `null` if the question is about something else. */
export function hirelingWish(sight: Sight): Wish | null {
  const { state, me } = sight
  const task = state.agenda.at(-1)
  switch (task?.do) {
    case 'hireling-take':
      return (action) => (action.type === 'hireling-take' ? worthOf(sight, action.hireling) : 0)
    case 'hireling-give':
      return (action) => (action.type === 'hireling-give' ? -envy(sight, action.to) : 0)
    case 'hireling-marker':
      return (action) => (action.type !== 'hireling-marker' ? 0 : action.to === me ? 2 : -envy(sight, action.to))
    case 'hireling-set-up':
      return () => 0
  }
  if (!task || !isOfHireling(task)) return null
  // While hirelings are set up nobody has anything to win or to lose.
  if (!state.sides[me]) return () => 0
  return (action) => after(state, action, me, { count: patience })
}
