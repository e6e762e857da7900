/**
 * The possible values of each part of an action: one value, or a list. In the list of an optional part, `undefined` means that
 * the part is left out.
 *
 * @example
 * const domains: Domains<Move> = { type: 'move', from: forests, to: forests, totem: [undefined, 'full', 'fading'] }
 */
export type Domains<Kind> = {
  readonly [Part in keyof Kind]-?: Partial<Pick<Kind, Part>> extends Pick<Kind, Part>
    ? readonly (Kind[Part] | undefined)[]
    : Kind[Part] | readonly Kind[Part][]
}

/**
 * Every object made from these parts; the last part changes fastest. Filter out what no game allows.
 *
 * @example
 * const moves = product<Move>({ type: 'move', from: forests, to: forests }).filter(({ from, to }) => isBeside(from, to))
 */
export function product<Kind extends object>(domains: Domains<Kind>): Kind[]
export function product(domains: Readonly<Record<string, unknown>>): object[] {
  return Object.entries(domains).reduce<object[]>(
    (begun, [part, domain]) => {
      const values: readonly unknown[] = Array.isArray(domain) ? domain : [domain]
      return begun.flatMap((parts) =>
        values.map((value) => (value === undefined ? parts : { ...parts, [part]: value })),
      )
    },
    [{}],
  )
}
