/** Characters that are letters to a program, and nothing to the eye. */
const blanks = /[\u115F\u1160\u2800\u3164\uFFA0]/gu

/** More accents on one letter than any language has would run over other lines. */
const accents = /(\p{M}{4})\p{M}+/gu

/**
 * A text as people read it, in one line: without characters that are not seen or change the direction, and without spaces at
 * its ends. The joiner of emoji stays between others.
 */
export const readable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/(?!\u200D)[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D/gu, '')
    .replace(blanks, ' ')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(accents, '$1')
    .trim()

/** What is left of a name for a quick reader: two names of one sound look alike. */
const sounds = (name: string): string => {
  const letters = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return letters === '' ? name : letters
}

/** Whether a name could be taken for one of these. */
export function imitates(name: string, others: readonly string[]): boolean {
  const own = sounds(name)
  return others.some((other) => sounds(other) === own)
}
