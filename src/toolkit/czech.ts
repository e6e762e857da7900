/** The Czech `z` or `ze` before a word, or before a number as it is spoken: `z pěti`, `ze tří`. */
export const outOf = (told: string | number): string =>
  `${/^(?:[zžsš]|(?:1?[23467]|[3467]\d|1\d\d)$)/i.test(`${told}`) ? 'ze' : 'z'} ${told}`
