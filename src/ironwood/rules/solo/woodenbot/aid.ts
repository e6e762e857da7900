import type { Chapter } from '../../chapter'
import { forgesBuilt, markersLeft, totemOnMap } from '../../components'
import { type Automatic, type Play, sideOf } from '../../play'
import { change } from '../change'
import { turnTo } from '../course'

/** WB-03: the human is about to win. */
function threatens(play: Play): boolean {
  const { sites } = play.state.mountains
  return forgesBuilt(play) === 2 && sites.includes('foundation') && sideOf(play, 'ironclad').crystals >= 5
}

/** WB-03: the Aid is always Disruptive without a totem on the map, and while the human threatens to win. */
export function watchAid(play: Play): void {
  if (play.state.solo?.side === 'exalted' && (!totemOnMap(play) || threatens(play))) turnTo(play, 'disruptive')
}

/** WB-03: a totem was placed. */
export function exalt(play: Play): void {
  if (!threatens(play)) turnTo(play, 'exalted')
}

/** WB-04: markers with the Spirits of the Forest, as far as the supply lasts (BOT-24). */
export function addSpirits(play: Play, count: number): void {
  const { solo } = play.state
  const added = Math.min(count, markersLeft(play))
  if (!solo || added === 0) return
  solo.spirits += added
  play.emit?.({ type: 'spirits', markers: solo.spirits })
}

/** WB-04, WB-20: after a combat one of them leaves. */
export function spiritsLeave({ state: { solo }, emit }: Play): void {
  if (!solo || solo.spirits === 0) return
  solo.spirits--
  emit?.({ type: 'spirits', markers: solo.spirits })
}

export interface SpiritsTask {
  readonly do: 'spirits'
}

/** CUBES. */
const spirits: Automatic<SpiritsTask> = {
  run(play) {
    const before = play.state.solo?.spirits
    addSpirits(play, 2)
    if (play.state.solo?.spirits !== before) change(play)
  },
}

export const aid: Chapter<never, never, SpiritsTask> = {
  tasks: { spirits: { fields: {}, rule: spirits } },
  actions: {},
}
