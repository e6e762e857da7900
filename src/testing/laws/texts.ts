import { same } from '../../core'
import { type Law, print } from '../moment'

/** Actions as text. */
export const textLaws: Readonly<Record<string, Law>> = {
  'text-round-trip': ({ game, legal }) => {
    const texts = new Set<string>()
    for (const action of legal) {
      const text = game.format(action)
      if (text.trim() !== text || text === '' || text.includes('\n'))
        return `${print(text)} is empty, has space around it or more than one line.`
      if (!same(game.parse(text), action)) return `${print(text)} is read as another action than ${print(action)}.`
      if (texts.has(text)) return `${print(text)} stands for two different actions.`
      texts.add(text)
    }
    return null
  },

  'text-refused': ({ game }) => {
    for (const text of ['', 'no such action', '\u0000', '-1', '99999999', '{}', '1e3 ']) {
      try {
        game.format(game.parse(text))
      } catch (error) {
        if (error instanceof Error && !(error instanceof TypeError) && error.message !== '') continue
        return `parse(${print(text)}) should throw an Error in plain words.`
      }
    }
    return null
  },
}
