import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, type TestContext } from 'vitest'
import { kept, keyOf } from './kept'
import { heard, listen } from './watched'

/** Where `npm run scenes` wants everything that tests do; without it tests are held against the scenes that are kept. */
const folder = process.env['SCENES']

const placeOf = (context: TestContext) => ({
  file: context.task.file.name,
  suite: context.task.suite?.name ?? '',
  title: context.task.name,
})

beforeEach((context) => {
  if (folder !== undefined || kept.has(keyOf(placeOf(context)))) listen()
})

afterEach((context) => {
  const plays = heard()
  if (folder !== undefined) {
    const lines = plays.map((play) => `${JSON.stringify({ ...placeOf(context), ...play })}\n`)
    appendFileSync(join(folder, `${process.pid}.jsonl`), lines.join(''))
    return
  }
  const scenes = kept.get(keyOf(placeOf(context)))
  if (!scenes || context.task.result?.state === 'fail') return
  const played = plays.map(({ game, ...play }) => JSON.parse(JSON.stringify(play)))
  for (const { before, actions, events, refusal } of scenes)
    expect(played, 'The rules show another scene of this test: run `npm run scenes`.').toContainEqual({
      before,
      actions,
      events,
      refusal,
    })
})
