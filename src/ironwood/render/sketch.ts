import type { Lights } from '../../render/thing'
import type { Card } from '../rules'
import { titleOf } from '../rules/names'
import type { PictureWords, Scene } from '../words'
import { burnedText, cardText } from '../words/card-text'
import { question } from '../words/question'

/** What a picture tells: its labels, and what is told elsewhere too. */
interface Told {
  readonly picture: PictureWords
  /** What is being decided. */
  question(scene: Scene): string
  cardTitle(card: Card): string
  /** What a card does, line by line. */
  cardText(card: Card): readonly string[]
  /** What it does when it is burned. */
  burnedText(card: Card): readonly string[]
}

/** What all drawings of a picture go by: the position, the words, and what is lit up. */
export interface Sketch extends Lights {
  readonly scene: Scene
  readonly language: Told
}

/** What is told of a position, in its language. */
export const pictured = (scene: Scene): Told => ({
  picture: scene.words.picture,
  question,
  cardTitle: ({ id }) => titleOf(scene, id),
  cardText: (card) => cardText(scene.words, card),
  burnedText: (card) => burnedText(scene.words, card),
})
