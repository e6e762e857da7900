import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ruleTexts } from '../../examples/web/src/kits/rule-text'

const documentsIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.md') ? [readFileSync(`${folder}/${name}`, 'utf8')] : []))

test.each(['docs/rules', 'docs/rules/root', 'docs/rules/daimyo'])('the page finds every rule of %s', (folder) => {
  const documents = documentsIn(folder)
  const ids = documents.flatMap((text) =>
    [...text.matchAll(/^ *(?:-|\d+\.|\|) \*\*([A-Z]+-[\w.-]+)\*\*/gm)].map(([, id = '']) => id),
  )
  expect(ids.length).toBeGreaterThan(200)
  const found = new Set(ruleTexts(documents).map((text) => text.split(/[ :]/)[0]))
  expect(ids.filter((id) => !found.has(id))).toEqual([])
})

test('a rule of a numbered list ends where the next one or the one below it begins', () => {
  const text = [
    '1. **ROOT-1a** Revolt,',
    '   any number of times.',
    '   - **ROOT-1.1** Two supporters.',
    '2. **ROOT-1b** Spread.',
    '',
    '**Step 1**',
  ].join('\n')
  expect(ruleTexts([text])).toEqual([
    'ROOT-1a Revolt, any number of times.',
    'ROOT-1.1 Two supporters.',
    'ROOT-1b Spread.',
  ])
})
