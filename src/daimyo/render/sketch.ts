import type { Lights } from '../../render/clickable-part'
import type { Scene } from '../words/scene'

/** The common input of all drawings in a picture: the position with its words, and the highlights. */
export interface Sketch extends Lights {
  readonly scene: Scene
}
