import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'docs/rules'

/** The pages of the rules, as text, by path. */
export const rulePages = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]),
)

// A rule begins a list item in bold; a card begins the row of a table.
const definitions = /^(?:- \*\*([A-Z]+-[A-Z\d-]+)\*\*|\| ((?:WW|IC)\d+) \|)/gm

/** Every id that the pages define, as often as they define it. */
export const ruleIds = [...rulePages.values()].flatMap((page) =>
  [...page.matchAll(definitions)].map(([, rule, card = '']) => rule ?? card),
)

/** The ids of rules, interpretations and cards that a text mentions. */
export const idsIn = (text: string): string[] =>
  text.match(/(?<![\w-])(?:IW-[A-Z]+-\d+|(?:BOT|IB|WB)-\d+|CI-(?:WW|IC)?\d+|(?:WW|IC)\d+)(?!\w)/g) ?? []
