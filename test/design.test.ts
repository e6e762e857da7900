import { readFileSync } from 'node:fs'
import { ironwood } from 'totemforge/ironwood'
import { renderText, tellEvent } from 'totemforge/ironwood/render'
import { parseAction } from 'totemforge/ironwood/schema'
import { expect, test } from 'vitest'

const page = readFileSync('docs/design.md', 'utf8')

/** The lines of the page's blocks, with single blanks, in order. */
const shown = [...page.matchAll(/```text\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
  block.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim().replace(/ {2,}/g, ' ')])),
)

test('the wager that the page walks through goes as it says', () => {
  let state = ironwood.position({
    turn: 'woodwalkers',
    forests: { F5: 3 },
    mountains: { ferrum: 2, auria: 3 },
    woodwalkers: { hand: ['WW02', 'WW09'] },
  })
  for (const text of ['play WW02', 'forfeit', 'attack F5 auria'])
    state = ironwood.clone(ironwood.apply(state, ironwood.parse(text), 'woodwalkers'))
  const says: string[] = []

  for (const input of [{ type: 'wager' }, { type: 'wager', card: 7 }]) {
    const parsed = parseAction(input)
    const problems = parsed.ok ? [] : parsed.problems
    says.push(...problems.map(({ path, message }) => `${JSON.stringify(input)} ${path}: ${message}`))
  }
  const wager = ironwood.parse('wager WW09')
  expect(parseAction({ type: 'wager', card: 'WW09' })).toEqual({ ok: true, value: wager })

  const outOfTurn = ironwood.refusal(state, wager, 'ironclad')
  says.push(`${outOfTurn?.code} ${outOfTurn?.message}`)
  const wrong = ironwood.refusal(state, ironwood.parse('wager WW10'), 'woodwalkers')
  says.push(`${wrong?.code} ${wrong?.message} (${wrong?.rule})`)

  const tasks = [...state.agenda].reverse().map((task) => (task.do === 'wager' ? `wager ${task.seat}` : task.do))
  says.push([...tasks.slice(0, 9), '...'].join(' · '))

  const result = ironwood.tryApply(state, wager, 'woodwalkers')
  if (!result.ok) throw new Error(result.refusal.message)
  for (const event of result.events) {
    const seen = ironwood.redact(event, 'ironclad')
    says.push(`for the Woodwalkers ${tellEvent(event)}`, `for the Ironclad ${seen && tellEvent(seen)}`)
  }
  const view = ironwood.view(result.state, 'ironclad')
  expect(view.toAct).toBe('ironclad')
  says.push(`battle.wagers ${JSON.stringify(view.battle?.wagers)}`)
  const picture = renderText(view).split('\n')
  says.push(...picture.slice(1, 6).flatMap((line) => (line === '' ? [] : [line.trim().replace(/ {2,}/g, ' ')])))

  expect(shown).toEqual(says)
})
