import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describe as described } from '../../src/cli/described'
import { builtIn } from '../../src/cli/games'
import { createRespond } from '../../src/cli/inspect/respond'
import { loadRecord } from '../../src/core'
import { daimyo } from '../../src/daimyo'
import { directory, first, sit } from './support'

test('a game of Daimyo goes to its end in 80 columns, and the inspector opens its record', async () => {
  const path = join(directory(), 'game.json')
  const { code, screen } = await sit(
    `play --game daimyo --clans nature,nomads --seat nature --seed 5 --record ${path}`,
    first(),
    80,
  )
  expect(code).toBe(0)
  expect(screen.split('\n').filter((line) => line.length > 80 && !line.includes(path))).toEqual([])
  const record = readFileSync(path, 'utf8')
  const loaded = loadRecord(daimyo, record)
  if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join(' '))
  expect(daimyo.outcome(loaded.state)).not.toBeNull()
  const { options, actions } = loaded.record
  const respond = createRespond(described(builtIn.daimyo('en')), { options: { seed: 1 }, actions: [] })
  expect(respond('load', { record })).toEqual({ options, actions, texts: actions.map(daimyo.format) })
  expect(respond('look', { options, actions })).toMatchObject({ legal: [] })
})
