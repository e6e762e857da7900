import { difference } from '../difference'
import { type Law, print, some } from '../position'

/** Texts that no game writes, and unusual spellings of numbers. */
const strange = ['', 'no such action', '\u0000', '-1', '99999999', '{}', '1e3 ', '1e0', '0x1', '01', '1.0', '+1']

/** Other spellings of an action's text. */
const rewritten = (text: string): string[] => [
  ` ${text}`,
  `${text} `,
  text.toUpperCase(),
  ...['0$&', '+$&', '$&.0', '$&e0'].map((number) => text.replace(/\d+/, number)),
]

/** The laws for actions as text. */
export const textLaws: Readonly<Record<string, Law>> = {
  'text-round-trip': ({ game, legal }) => {
    const texts = new Set<string>()
    for (const action of legal) {
      const text = game.format(action)
      if (text.trim() !== text || text === '' || text.includes('\n'))
        return `${print(text)} is empty, has space around it or more than one line.`
      const found = difference(action, game.parse(text), 'as listed', 'as read')
      if (found !== null) return `${print(text)} is read back as a different action: ${found}.`
      if (texts.has(text)) return `${print(text)} stands for two different actions.`
      texts.add(text)
    }
    return legal.length > 0 ? null : undefined
  },

  'text-refused': ({ game, legal, random }) => {
    const texts = some(legal, 2, random).flatMap((action) => rewritten(game.format(action)))
    for (const text of [...strange, ...texts]) {
      let written: string
      try {
        written = game.format(game.parse(text))
      } catch (error) {
        if (error instanceof Error && !(error instanceof TypeError) && error.message !== '') continue
        return `parse(${print(text)}) should throw an Error in plain words.`
      }
      if (written !== text) return `parse accepts ${print(text)}, which format writes as ${print(written)}.`
    }
    return null
  },
}
