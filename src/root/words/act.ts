import { capital } from '../../toolkit/capital'
import type { Character } from '../rules/vocabulary'
import type { Asked } from './catalogue'
import type { Scene } from './scene'

/** What a language says of acts. */
interface ActWords {
  /** By what asks for them. */
  readonly acts: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The special actions of characters. */
  readonly characters: Readonly<Partial<Record<Character, string>>>
  /** That of a character who is not known. */
  readonly special: string
}

/** What an act is, by what asks for it. */
export const actsOf =
  ({ acts, characters, special }: ActWords) =>
  (what: string, task: Asked, scene: Scene): string => {
    if (what === 'special' && task?.do === 'vagabond-daylight') {
      const board = scene.sides[task.seat]?.board
      const character = board && 'character' in board ? board.character : null
      return (character && characters[character]) || special
    }
    return acts[task?.do ?? '']?.[what] ?? `${capital(what)}.`
  }
