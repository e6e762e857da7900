import { english } from '../english'
import { type Scene, type StateOrView, sceneOf as sceneIn } from '../words/scene'

export type { Scene, StateOrView } from '../words/scene'
export const sceneOf = (position: StateOrView): Scene => sceneIn(position, english.words)
