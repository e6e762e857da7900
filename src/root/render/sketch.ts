import type { Lights } from '../../render/thing'
import type { Scene } from '../words/scene'
import type { PictureLanguage } from './words/picture'

/** What all drawings of a picture go by: the position, the words, and what is lit up. */
export interface Sketch extends Lights {
  readonly scene: Scene
  readonly language: PictureLanguage
}
