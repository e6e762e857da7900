import type { Lights } from '../../render/clickable-part'
import type { Scene } from '../words/scene'

/** What all drawings of a picture go by: the position with its words, and what is lit up. */
export interface Sketch extends Lights {
  readonly scene: Scene
}
