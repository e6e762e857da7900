import { canBattleAt } from '../battle/battle'
import { linksFrom } from '../moving/links'
import { pieceTotals } from '../pieces'
import { place } from '../placing'
import { type Play, plan } from '../play'
import { countAt, onMap, openSlots } from '../rule'
import { clearings, type Seat } from '../vocabulary'
import { asked, clearingStep, partStep, placingStep } from './choices'
import { hiredOf, isOffMap, openTo, placeWarriors } from './ground'
import type { HirelingRules } from './hireling'
import { roomFor } from './room'
import { type HirelingChoice, type HirelingTask, planStep } from './steps'

const id = 'vault-keepers'

const vaultsAt = (play: Play, at: number): number => countAt(play, id, 'vault', at)
const withVaults = (play: Play): number[] => clearings.filter((at) => vaultsAt(play, at) > 0)
const vaultsLeft = (play: Play): number => (pieceTotals[id].vault ?? 0) - onMap(play, id, 'vault')

/** Where a vault can be placed. */
const slots = (play: Play): number[] => openTo(play, id).filter((at) => openSlots(play, at) > 0)

/** The same in a clearing with a vault, or next to one. */
const besideVaults = (play: Play): number[] =>
  slots(play).filter((at) => vaultsAt(play, at) > 0 || linksFrom(play, id, at).some((each) => vaultsAt(play, each) > 0))

/** Where a vault and warriors come to; the warriors alone, where no vault is left, or no slot open (ROOT-E.3.11, ROOT-HIR-6d). */
function sites(play: Play): readonly number[] {
  const open = vaultsLeft(play) > 0 ? slots(play) : []
  return open.length > 0 ? open : roomFor(play, id)
}

function settle(play: Play, seat: Seat, at: number, warriors: number): void {
  // In setup nobody controls them: who sets them up says which slot a vault takes (ROOT-LM-3c).
  if (vaultsLeft(play) > 0 && openSlots(play, at) > 0) place(play, id, 'vault', at, 1, seat)
  placeWarriors(play, id, at, warriors)
}

/** Clearings with a vault and somebody to battle, each once. */
const battlegrounds = (play: Play, { done = [] }: Pick<HirelingTask, 'done'>): number[] =>
  withVaults(play).filter((at) => !done.includes(at) && canBattleAt(play, id, at))

/** Vaults that are to get a warrior, by their clearings. */
function posts(play: Play, { done = [] }: Pick<HirelingTask, 'done'>): number[] {
  const served = (at: number): number => done.filter((each) => each === at).length
  return roomFor(play, id, withVaults(play)).filter((at) => served(at) < vaultsAt(play, at))
}

/** Where warriors are short their controller chooses the vaults that get one. */
function guard(play: Play, task: HirelingTask): void {
  const open = posts(play, task)
  const wanted = open.reduce((total, at) => total + vaultsAt(play, at), 0)
  if (wanted > hiredOf(play, id).supply) planStep(play, task, 'guard')
  else for (const at of open) placeWarriors(play, id, at, vaultsAt(play, at))
}

const isGone = (play: Play): boolean => isOffMap(play, id) && onMap(play, id, 'vault') === 0

const found = (seat: Seat): HirelingTask => asked(id, seat, { step: 'found' })

/** The Vault Keepers: vaults that spread over the map, and warriors who guard them. */
export const vaultKeepers: HirelingRules = {
  setUp: (_play, seat) => [found(seat)],
  whenHired: (play, seat) => (isGone(play) ? [found(seat)] : []),
  effects: [
    {
      name: id,
      moment: 'daylight',
      usable: (play) =>
        (besideVaults(play).length > 0 ? vaultsLeft(play) > 0 : sites(play).length > 0) ||
        battlegrounds(play, {}).length > 0 ||
        posts(play, {}).length > 0,
      use(play, seat) {
        const step = besideVaults(play).length > 0 ? 'build' : 'settle'
        plan(play, asked(id, seat, { step }), asked(id, seat, { step: 'act' }))
      },
    },
  ],
  steps: {
    found: placingStep({ law: 'ROOT-HIR-6a', of: sites, chosen: (play, { seat }, at) => settle(play, seat, at, 2) }),
    build: placingStep({
      law: 'ROOT-HIR-6b',
      of: (play) => (vaultsLeft(play) > 0 ? besideVaults(play) : []),
      chosen: (play, _task, at) => void place(play, id, 'vault', at),
      optional: true,
    }),
    settle: placingStep({ law: 'ROOT-HIR-6d', of: sites, chosen: (play, { seat }, at) => settle(play, seat, at, 1) }),
    act: partStep({
      law: 'ROOT-HIR-6b',
      of(play, task) {
        const parts: HirelingChoice[] = []
        if (battlegrounds(play, task).length > 0) parts.push('battle')
        if (posts(play, task).length > 0) parts.push('place')
        return parts
      },
      chosen(play, task, what) {
        if (what === 'battle') planStep(play, task, 'battle')
        else guard(play, task)
      },
    }),
    battle: clearingStep({
      law: 'ROOT-HIR-6c',
      of: battlegrounds,
      chosen(play, task, at) {
        planStep(play, task, 'battle', { done: [...(task.done ?? []), at] })
        plan(play, { do: 'battle-whom', seat: task.seat, at, owner: id })
      },
      optional: true,
    }),
    guard: placingStep({
      law: 'ROOT-HIR-6b',
      of: posts,
      chosen(play, task, at) {
        placeWarriors(play, id, at)
        planStep(play, task, 'guard', { done: [...(task.done ?? []), at] })
      },
    }),
  },
}
