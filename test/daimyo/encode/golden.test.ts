import { expect, test } from 'vitest'
import { type Clan, daimyo, type State } from '../../../src/daimyo'
import { daimyoEncoding } from '../../../src/daimyo/encode'
import { walk } from './walk'

/** Whatever changes here needs a new version of the encoding. */
const { id, bounds, actionAt, channels, observe, informationKey, positionKey } = daimyoEncoding

test('the list of actions', async () => {
  const lines = Array.from({ length: bounds.actions }, (_, index) => `${index} ${daimyo.format(actionAt(index))}\n`)
  await expect([`${id}\n`, ...lines].join('')).toMatchFileSnapshot('../../golden/encode/daimyo-actions.txt')
})

test('the channels', async () => {
  let from = 0
  const lines = channels.map(({ name, size, least, most, meaning }) => {
    from += size
    return `${from - size} ${name} ${size} ${least} ${most} ${meaning}\n`
  })
  await expect([`${id}\n`, ...lines].join('')).toMatchFileSnapshot('../../golden/encode/daimyo-channels.txt')
})

/** What is not 0, channel by channel. */
function nonZero(state: State, clan: Clan): string {
  const view = daimyo.view(state, clan)
  const numbers = observe(view, clan)
  let from = 0
  const lines = channels.flatMap(({ name, size }) => {
    const own = [...numbers.subarray(from, from + size).entries()].filter(([, number]) => number > 0)
    from += size
    return own.length === 0
      ? []
      : [`${name} ${own.map(([place, number]) => `${place}:${number.toFixed(4)}`).join(' ')}`]
  })
  return [`knows ${informationKey(view, clan)}`, `is ${positionKey(state)}`, ...lines, ''].join('\n')
}

test('positions', async () => {
  const found: string[] = []
  for (const clans of [
    ['nomads'],
    ['nature', 'technology'],
    ['aristocrats', 'nomads', 'nature', 'technology'],
  ] as const)
    walk({ seed: 11, clans }, (state, number) => {
      const [clan] = clans
      if (number === 30 || number === 120) found.push(nonZero(state, clan))
    })
  await expect(found.join('\n')).toMatchFileSnapshot('../../golden/encode/daimyo-positions.txt')
})

test('the bounds', () => {
  expect(bounds.players).toEqual({ least: 2, most: 4 })
  expect(bounds.utility).toEqual({ least: -1, most: 1 })
})
