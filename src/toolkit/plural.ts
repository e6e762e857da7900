/**
 * The forms of a word or phrase, by the plural categories of a language.
 *
 * @example
 * const crystals: Forms<'one' | 'few' | 'many'> = { one: 'kryształ', few: 'kryształy', many: 'kryształów' }
 */
export type Forms<Category extends Intl.LDMLPluralRule> = Readonly<Record<Category, string>>

/**
 * How a language picks the form for a count, by `Intl.PluralRules`. Name the categories that the language uses for
 * whole numbers; any other count takes the last of them.
 *
 * @example
 * const form = pluralsOf('pl', 'one', 'few', 'many')
 * form(22, { one: 'kryształ', few: 'kryształy', many: 'kryształów' }) // 'kryształy'
 */
export function pluralsOf<Category extends Intl.LDMLPluralRule>(
  language: string,
  ...categories: readonly [Category, ...Category[]]
): (count: number, forms: Forms<Category>) => string {
  const rules = new Intl.PluralRules(language)
  const last = categories.at(-1) ?? categories[0]
  return (count, forms) => {
    const selected = rules.select(count)
    return forms[categories.find((category) => category === selected) ?? last]
  }
}
