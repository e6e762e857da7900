import { expect, test } from 'vitest'
import { root, type State } from '../../../src/root'
import { rootEncoding } from '../../../src/root/encode'
import { walk } from './walk'

/** Whatever changes here needs a new version of the encoding. */
const { id, bounds, actionAt, channels, observe, informationKey, positionKey } = rootEncoding

test('the list of actions', async () => {
  const lines = Array.from({ length: bounds.actions }, (_, index) => `${index} ${root.format(actionAt(index))}\n`)
  await expect([`${id}\n`, ...lines].join('')).toMatchFileSnapshot('../../golden/encode/root-actions.txt')
})

test('the channels', async () => {
  let from = 0
  const lines = channels.map(({ name, size, least, most, meaning }) => {
    from += size
    return `${from - size} ${name} ${size} ${least} ${most} ${meaning}\n`
  })
  await expect([`${id}\n`, ...lines].join('')).toMatchFileSnapshot('../../golden/encode/root-channels.txt')
})

/** What is not 0, channel by channel. */
function told(state: State): string {
  const seat = root.toAct(state) ?? 'p1'
  const view = root.view(state, seat)
  const numbers = observe(view, seat)
  let from = 0
  const lines = channels.flatMap(({ name, size }) => {
    const own = [...numbers.subarray(from, from + size).entries()].filter(([, number]) => number > 0)
    from += size
    return own.length === 0
      ? []
      : [`${name} ${own.map(([place, number]) => `${place}:${number.toFixed(4)}`).join(' ')}`]
  })
  return [`knows ${informationKey(view, seat)}`, `is ${positionKey(state)}`, ...lines, ''].join('\n')
}

test('positions', async () => {
  const options = [
    { seed: 1, factions: ['vagabond', 'alliance', 'eyrie', 'marquise', 'vagabond2'], map: 'lake', deck: 'exiles' },
    { seed: 2, factions: ['vagabond', 'marquise', 'eyrie', 'alliance'], map: 'mountain', deck: 'standard' },
    { seed: 3, factions: ['eyrie', 'vagabond2', 'vagabond'], map: 'winter', deck: 'exiles' },
  ] as const
  const positions = options.flatMap((each) => {
    const found: string[] = []
    walk(each, 401, (state, number) => {
      if (number === 40 || number === 400) found.push(told(state))
    })
    return found
  })
  await expect(positions.join('\n')).toMatchFileSnapshot('../../golden/encode/root-positions.txt')
})

test('the bounds', () => {
  expect(bounds).toEqual({
    players: { least: 2, most: 6 },
    actions: 4850,
    length: 10_000,
    utility: { least: -1, most: 1 },
  })
})
