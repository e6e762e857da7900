import { readFileSync } from 'node:fs'
import type { Game, Seeded } from 'totemforge'
import { daimyo } from 'totemforge/daimyo'
import { parseState as readDaimyo } from 'totemforge/daimyo/schema'
import { ironwood } from 'totemforge/ironwood'
import { english } from 'totemforge/ironwood/english'
import { renderSvg } from 'totemforge/ironwood/render'
import { parseState as readIronwood } from 'totemforge/ironwood/schema'
import { root } from 'totemforge/root'
import { parseState as readRoot } from 'totemforge/root/schema'
import type { Parsed } from 'totemforge/toolkit'
import { describe, expect, test } from 'vitest'
import { type Code, codes } from '../../examples/web/src/kits/kit'
import { courses } from '../../examples/web/src/learn/courses'
import { lessons as ofIronwood } from '../../examples/web/src/learn/ironwood/lessons'
import { lessonWords } from '../../examples/web/src/learn/ironwood/words'
import { isDone, type Lesson } from '../../examples/web/src/learn/lesson'
import { english as pageWords } from '../../examples/web/src/words/english'

/** Plays a lesson in the way that it shows, the others their first choice; gives the actions that the task was done by. */
const playing =
  <State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
    game: Game<State, Action, View, Options, Seat, Event>,
    read: (state: unknown) => Parsed<State>,
  ) =>
  (lesson: Lesson): string[] => {
    const parsed = read(lesson.begin())
    if (!parsed.ok) throw new Error(`${lesson.id} is no position.`)
    const state = parsed.value
    const play = (action: Action): boolean => {
      const events: Event[] = []
      const refusal = game.refusal(state, action)
      if (refusal) throw new Error(`${lesson.id}, ${game.format(action)}: ${refusal.message}`)
      game.step(state, action, (event) => events.push(event))
      return events.some((event) => isDone(lesson, event))
    }
    return lesson.way.filter((text) => {
      expect(game.toAct(state), `${lesson.id}, ${text}`).toBe(lesson.seat)
      let isOver = play(game.parse(text))
      while (game.toAct(state) !== null && game.toAct(state) !== lesson.seat) {
        const [first] = game.legalActions(state)
        if (first === undefined) break
        isOver = play(first) || isOver
      }
      return isOver
    })
  }

const players: Readonly<Record<string, (lesson: Lesson) => string[]>> = {
  ironwood: playing(ironwood, readIronwood),
  root: playing(root, readRoot),
  daimyo: playing(daimyo, readDaimyo),
}

describe.each(Object.keys(courses))('the lessons of %s', (name) => {
  test('are done in the way that they show, at its end and not before', async () => {
    const course = await courses[name]?.()
    expect(course?.lessons.length).toBeGreaterThanOrEqual(5)
    for (const lesson of course?.lessons ?? []) expect(players[name]?.(lesson), lesson.id).toEqual(lesson.way.slice(-1))
  })

  test.each(codes)('are told in %s', async (code: Code) => {
    const course = await courses[name]?.()
    if (!course) throw new Error(`There is no ${name}.`)
    const ids = course.lessons.map(({ id }) => id)
    expect(Object.keys(course.words[code])).toEqual(ids)
    const english = course.words.en
    for (const id of code === 'en' ? [] : ids) expect(course.words[code][id]?.task).not.toBe(english[id]?.task)
  })
})

test.each(['root', 'daimyo'])(
  'the guide to %s lists its lessons in their order, and where they begin',
  async (name) => {
    const guide = readFileSync(`docs/learn-${name}/README.md`, 'utf8')
    const course = await courses[name]?.()
    const titles = (course?.lessons ?? []).map(({ id }) => course?.words.en[id]?.title)
    const listed = [...guide.matchAll(/^(\d)\. \*\*([^*]+)\*\*: /gm)].map(([, number, title]) => `${number} ${title}`)
    expect(listed).toEqual(titles.map((title, at) => `${at + 1} ${title}`))
    expect(guide).toContain(`**${pageWords.learn(name === 'root' ? pageWords.games.root : pageWords.games.daimyo)}**`)
    expect(guide).toContain(`#/learn/${name}/`)
  },
)

test.each(ofIronwood)('lesson $id stands in the guide, with its picture', async ({ id, seat, begin }) => {
  const guide = readFileSync('docs/learn-ironwood.md', 'utf8')
  const { title, text, task, done } = lessonWords.en[id]
  expect(guide).toContain(`## ${ofIronwood.findIndex((each) => each.id === id) + 1}. ${title}`)
  for (const part of [...text, task, done]) expect(guide.replaceAll(/\s+/g, ' ')).toContain(part)
  const view = ironwood.view(begin(), seat)
  const svg = renderSvg(view, { parts: ['map'], width: 560, language: english, theme: 'auto' })
  await expect(`${svg}\n`).toMatchFileSnapshot(`../../docs/pictures/learn-${id}.svg`)
})
