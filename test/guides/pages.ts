import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a user of the package reads: the README and the guides. */
export const guides: readonly string[] = [
  'README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** The numbered rules. */
export const rulePages: readonly string[] = readdirSync('docs/rules', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => join('docs/rules', name))

export const read = (page: string): string => readFileSync(page, 'utf8')

interface Block {
  readonly page: string
  /** The word behind the fence: `ts`, `sh`, `text`, or nothing. */
  readonly language: string
  /** The file that a comment before the block names, or nothing. */
  readonly source: string
  readonly code: string
  /** All of the page above the block. */
  readonly above: string
}

/** The blocks of code of a page, in order. */
export function blocksOf(page: string): Block[] {
  const text = read(page)
  return [...text.matchAll(/(?:<!-- (\S+) -->\n)?^```(\w*)\n([\s\S]*?)^```$/gm)].map(
    ({ index, 1: source = '', 2: language = '', 3: code = '' }) => ({
      page,
      language,
      source,
      code,
      above: text.slice(0, index),
    }),
  )
}

/** The commands of a page: the lines of its `sh` blocks, and code within a sentence that begins with `npx` or `npm`. */
export function commandsOf(page: string): string[] {
  const shown = blocksOf(page).flatMap(({ language, code }) => (language === 'sh' ? code.split('\n') : []))
  const told = [...read(page).matchAll(/`((?:npx|npm) [^`\n]+)`/g)].map(([, command = '']) => command)
  return [...shown, ...told].map((line) => line.replace(/ #.*$/, '').trim()).filter((line) => line !== '')
}
