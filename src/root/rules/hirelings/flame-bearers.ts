import { alike, inTreetop } from '../landmarks/treetop'
import { linksFrom } from '../moving/links'
import { boxOf, enemiesOf } from '../owner'
import { structuresOf } from '../pieces'
import { type Play, plan } from '../play'
import { type Loss, remove } from '../removal'
import { countAt, isShielded, warriorsAt } from '../rule'
import { clearings, type Owner } from '../vocabulary'
import { asked, begin, clearingStep, placingStep } from './choices'
import { isOffMap, placeWarriors, standingAt } from './ground'
import type { HirelingRules } from './hireling'
import { roomFor } from './room'
import { type HirelingTask, type PieceAction, planStep } from './steps'

const id = 'flame-bearers'

/** What the Bearers of a clearing can burn there: pieces of enemies, which the chosen ones are not any more. */
function fuelOf(play: Play, owner: Owner, at: number, chosen: readonly Loss[] = []): Loss[] {
  if (isShielded(play, id, owner, at)) return []
  return (['warrior', ...structuresOf[boxOf(play, owner)]] as const).flatMap((kind): Loss[] => {
    let count = countAt(play, owner, kind, at)
    for (const loss of chosen) if (loss.owner === owner && loss.kind === kind) count -= loss.count
    return count > 0 ? [{ owner, kind, at, count }] : []
  })
}

const allFuel = (play: Play, at: number): Loss[] => enemiesOf(play, id).flatMap((owner) => fuelOf(play, owner, at))

/** Of the pieces of each owner the warriors burn first, as in battle (ROOT-HIR-5b). */
function targets(play: Play, at: number, chosen: readonly Loss[]): PieceAction[] {
  const isGone = chosen.some(({ treetop }) => treetop)
  return enemiesOf(play, id).flatMap((owner) => {
    const left = fuelOf(play, owner, at, chosen)
    const warriors = left.filter(({ kind }) => kind === 'warrior')
    return (warriors.length > 0 ? warriors : left)
      .flatMap(({ kind, count }) => alike(play.state, owner, kind, at, count, isGone))
      .map((piece) => ({ type: 'hireling-piece', owner, ...piece }))
  })
}

/** Clearings that are not done yet, with Bearers and something for them to burn. */
const fires = (play: Play, { done = [] }: Pick<HirelingTask, 'done'>): number[] =>
  standingAt(play, id).filter((at) => !done.includes(at) && allFuel(play, at).length > 0)

/** In or beside a clearing with a Bearer. */
function besideBearers(play: Play): number[] {
  const camps = standingAt(play, id)
  return roomFor(
    play,
    id,
    clearings.filter((at) => camps.some((camp) => camp === at || linksFrom(play, id, camp).includes(at))),
  )
}

/** The chosen pieces of a clearing leave together (ROOT-HIR-5d); then comes the next clearing. */
function burn(play: Play, { seat, at = 0, done = [] }: HirelingTask, losses: readonly Loss[]): void {
  plan(play, asked(id, seat, { step: 'burn-in', done: [...done, at] }))
  remove(play, [{ by: id, losses }])
}

/** The Flame Bearers: each burns an enemy piece where it stands, and then one more comes. */
export const flameBearers: HirelingRules = {
  setUp: (_play, seat) => [asked(id, seat, { step: 'gather', left: 2 })],
  whenHired: (play, seat) => (isOffMap(play, id) ? [asked(id, seat, { step: 'gather', left: 2 })] : []),
  effects: [
    {
      name: id,
      moment: 'birdsong.start',
      must: true,
      usable: (play) => fires(play, {}).length > 0 || roomFor(play, id).length > 0,
      use: (play, seat) => begin(play, id, seat, { step: 'burn-in' }, { step: 'spread' }),
    },
  ],
  steps: {
    gather: placingStep({
      law: 'ROOT-HIR-5a',
      of: (play) => roomFor(play, id),
      chosen(play, task, at) {
        placeWarriors(play, id, at)
        const { left = 1 } = task
        if (left > 1) planStep(play, task, 'gather', { left: left - 1 })
      },
    }),
    'burn-in': clearingStep({
      law: 'ROOT-HIR-5b',
      of: fires,
      chosen(play, task, at) {
        const left = warriorsAt(play, id, at)
        const all = allFuel(play, at)
        const isEnough = all.reduce((total, { count }) => total + count, 0) <= left
        if (isEnough) burn(play, { ...task, at }, all)
        else planStep(play, task, 'burn', { at, left, losses: [] })
      },
    }),
    burn: {
      law: 'ROOT-HIR-5b',
      actions: (play, { at = 0, losses = [] }) => targets(play, at, losses),
      answer(play, task, action) {
        if (action.type !== 'hireling-piece') return
        const { at = 0, left = 1, losses = [] } = task
        const { owner, piece, treetop } = action
        const chosen = [...losses, { owner, kind: piece, at, count: 1, ...inTreetop(treetop) }]
        if (left > 1) planStep(play, task, 'burn', { left: left - 1, losses: chosen })
        else burn(play, task, chosen)
      },
    },
    /** Where none can come beside a Bearer, two come to any clearings. */
    spread: placingStep({
      law: 'ROOT-HIR-5c',
      of(play) {
        const beside = besideBearers(play)
        return beside.length > 0 ? beside : roomFor(play, id)
      },
      chosen(play, task, at) {
        const isBeside = besideBearers(play).length > 0
        placeWarriors(play, id, at)
        if (!isBeside) planStep(play, task, 'gather', { left: 1 })
      },
    }),
  },
}
