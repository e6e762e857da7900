import { bonusTileOf, clanOf, heroOf, villagersTileOf } from './box'
import { leaveHand } from './heroes'
import type { Step } from './keywords'
import { type Play, plan, sideOf } from './play'
import type { Task } from './task'
import type { BonusPlace, Clan } from './vocabulary'

/** Whose steps lie above a frame. */
export type Source = 'hero' | 'bonus' | 'villagers' | 'ability'

/** What the steps of a card remember, and what comes after them. */
export interface Frame {
  readonly do: 'frame'
  readonly seat: Clan
  readonly of: Source
  /** The hero, the bonus tile, the Villagers tile, or the clan whose ability it is. */
  readonly id: string
  /** The spot of the governor that was moved last (DAI-KEY-09). */
  readonly moved: string | null
}

export const stepsOf = (seat: Clan, steps: readonly Step[]): Task[] => steps.map((step) => ({ do: 'step', seat, step }))

const carryOut = (play: Play, seat: Clan, of: Source, id: string, steps: readonly Step[]): void =>
  plan(play, ...stepsOf(seat, steps), { do: 'frame', seat, of, id, moved: null })

/** The hero leaves the hand, and comes to the discard pile when its steps are done (DAI-EXTRA-04). */
export function playHero(play: Play, seat: Clan, hero: string): void {
  leaveHand(play, seat, hero)
  play.emit?.({ type: 'played', seat, hero })
  carryOut(play, seat, 'hero', hero, heroOf(play.state, hero).steps)
}

/** Carries out the ability of a clan for a clan. */
export function useAbility(play: Play, seat: Clan, clan: Clan): void {
  play.emit?.({ type: 'ability', seat, clan })
  carryOut(play, seat, 'ability', clan, clanOf(play.state, clan).ability)
}

/** The bonus tile of a place that works (DAI-BONUS-04). */
export const topTile = (play: Play, seat: Clan, place: BonusPlace): string | undefined =>
  sideOf(play, seat).bonus[place].at(-1)

/** The face of a bonus tile that is in play. */
export const faceOf = ({ state }: Play, tile: string) => bonusTileOf(state, tile)[state.boards]

export function useBonus(play: Play, seat: Clan, place: BonusPlace): void {
  const tile = topTile(play, seat, place)
  if (tile === undefined) throw new Error(`${seat} has no bonus tile at ${place}.`)
  const face = faceOf(play, tile)
  play.emit?.({ type: 'bonus-used', seat, tile })
  carryOut(play, seat, 'bonus', tile, 'steps' in face ? face.steps : [])
}

/** Carries out the side of a Villagers tile that shows; its frame turns it over (DAI-HELP-03). */
export function activateVillagers(play: Play, seat: Clan, tile: string): void {
  const face = play.state.villagers[tile]
  if (!face) throw new Error(`There is no Villagers tile ${tile}.`)
  play.emit?.({ type: 'villagers', seat, tile, face })
  carryOut(play, seat, 'villagers', tile, villagersTileOf(play.state, tile)[face])
}

/** The card that is being carried out. */
function frameOf({ state: { agenda } }: Play): Frame {
  for (let index = agenda.length - 1; index >= 0; index--) {
    const task = agenda[index]
    if (task?.do === 'frame') return task
  }
  throw new Error('No card is being carried out.')
}

export const movedBefore = (play: Play): string | null => frameOf(play).moved

/** Notes which governor was moved. */
export function rememberMoved(play: Play, spot: string): void {
  const { agenda } = play.state
  const frame = frameOf(play)
  agenda[agenda.lastIndexOf(frame)] = { ...frame, moved: spot }
}
