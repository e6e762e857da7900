import { readFileSync } from 'node:fs'
import { ironwood } from 'totemforge/ironwood'
import { english } from 'totemforge/ironwood/english'
import { renderSvg } from 'totemforge/ironwood/render'
import { describe, expect, test } from 'vitest'
import { lessons } from '../../examples/web/src/learn/lessons'
import { lessonWords } from '../../examples/web/src/learn/words'

const guide = readFileSync('docs/learn-ironwood.md', 'utf8')

/** The first thing that a lesson wants, and what follows, as the game writes it. */
const ways: Readonly<Record<string, readonly string[]>> = {
  carry: ['play WW02', 'move F3 F1 full'],
  discover: ['play WW01', 'draw 1', 'option 2', 'discover auria F3'],
  battle: ['play WW02', 'forfeit', 'attack F7 auria', 'wager WW04', 'wager nothing'],
  found: ['play IC03', 'option 3', 'found argentimar'],
  build: ['play IC01', 'option 2', 'pay', 'build argentimar'],
}

describe.each(lessons)('lesson $id', ({ id, seat, begin, isDone }) => {
  test('is done in the way that it says', () => {
    let state = begin()
    expect(ironwood.toAct(state)).toBe(seat)
    const done: string[] = []
    for (const text of ways[id] ?? []) {
      const tried = ironwood.tryApply(state, ironwood.parse(text))
      if (!tried.ok)
        throw new Error(
          `${text}: ${tried.refusal.message} ${ironwood.legalActions(state).map(ironwood.format).join(', ')}`,
        )
      state = tried.state
      done.push(...tried.events.filter(isDone).map(({ type }) => type))
    }
    expect(done.length).toBeGreaterThan(0)
  })

  test('stands in the guide, with its picture', async () => {
    const { title, text, task, done } = lessonWords.en[id]
    expect(guide).toContain(`## ${lessons.findIndex((each) => each.id === id) + 1}. ${title}`)
    for (const part of [...text, task, done]) expect(guide.replaceAll(/\s+/g, ' ')).toContain(part)
    const view = ironwood.view(begin(), seat)
    const svg = renderSvg(view, { parts: ['map'], width: 560, language: english, theme: 'auto' })
    await expect(`${svg}\n`).toMatchFileSnapshot(`../../docs/pictures/learn-${id}.svg`)
  })
})
