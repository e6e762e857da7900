import { english } from '../english'
import type { Mark, State } from '../rules/state'
import { type IronwoodLanguage, type Scene, type StateOrView, sceneOf as sceneIn } from '../words'

export type { Scene, StateOrView } from '../words'
export { holding } from '../words/position'

export const sceneOf = (position: StateOrView, { words }: IronwoodLanguage = english): Scene => sceneIn(position, words)

/** Vision cards that the player looked at and will draw or put back, as the viewer sees them. */
export const looked = ({ agenda }: Scene): number[] =>
  agenda.flatMap((task) => (task.do === 'draw-one' || task.do === 'put-back' ? task.visions : []))

/** Vision cards that the present card shows to the Ironclad, as the viewer sees them. */
export const shown = ({ agenda }: Scene): number[] => agenda.flatMap((task) => (task.do === 'frame' ? task.shown : []))

export const marksOn = ({ marks }: Scene, kind: Mark['kind'], at: number): Mark[] =>
  marks.filter((mark) => mark.kind === kind && mark.at === at)

/** Ferrum has its forge from the start (IW-FORGE-04). */
export const siteOf = ({ board, mountains }: Scene, mountain: number): State['mountains']['sites'][number] =>
  mountain === board.ferrum ? 'forge' : (mountains.sites[mountain] ?? 'none')
