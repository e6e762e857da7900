/** The Czech `z` or `ze` before a number, as the number is spoken: `z pěti`, `ze tří`. */
export const outOf = (count: number): string =>
  `${/^(?:1?[23467]|[3467]\d|1\d\d)$/.test(`${count}`) ? 'ze' : 'z'} ${count}`
