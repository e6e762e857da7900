import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jsonSchema } from '../../src/protocol'
import { codes } from '../../src/protocol/codes'
import { requests } from '../../src/protocol/request'
import { checkForm, server } from './support'

const page = readFileSync('docs/protocol.md', 'utf8')

/** The requests of the page, each with its answer on the page. */
const shown = [...page.matchAll(/^> (.+)\n< (.+)$/gm)].map(([, request = '', answer = '']) => ({ request, answer }))

/** Whether a text is what a line with "..." in it stands for. */
function fits(text: string, line: string): boolean {
  let from = 0
  return line.split('...').every((part, index, { length }) => {
    const at = index === 0 ? (text.startsWith(part) ? 0 : -1) : text.indexOf(part, from)
    from = at + part.length
    return at >= 0 && (index < length - 1 || part === '' || text.endsWith(part))
  })
}

test('every example of the page is answered as it says', async () => {
  const { answer } = await server()
  for (const { request, answer: line } of shown) {
    const said = await answer(request)
    checkForm(JSON.parse(request), said)
    expect(fits(said, line), `${line}\n${said}`).toBe(true)
  }
})

test('the page shows every request', () => {
  const done = new Set(shown.map(({ request }) => JSON.parse(request).do))
  expect([...done].sort()).toEqual(requests.options.map(({ shape }) => shape.do.value).sort())
})

test('the table of the page is that of the codes', () => {
  const rows = [...page.matchAll(/^\| `([a-z-]+)` *\| (.+?) *\|$/gm)].map(([, code, when]) => [code, when])
  expect(Object.fromEntries(rows)).toEqual(codes)
})

test('the JSON Schema has not changed', () => {
  const file = 'test/golden/protocol/schema.json'
  const schema = jsonSchema()
  if (process.env['GOLDEN']) writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`)
  expect(schema).toEqual(JSON.parse(readFileSync(file, 'utf8')))
})
