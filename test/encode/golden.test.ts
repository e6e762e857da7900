import { script } from 'totemforge/testing'
import { expect, test } from 'vitest'
import { connectFourEncoding } from '../../examples/encodings/connect-four'
import { connectFour } from '../../examples/games/connect-four'
import { pinnedEncoding } from './pinned'

test('the encoding of Connect Four has not changed', async () => {
  const start = script(connectFour)(connectFour.setup({ seed: 0 }))
  const positions = [
    ['the start', start.state],
    ['after 4 4 3', start.play('4', '4', '3').state],
  ] as const
  const text = pinnedEncoding({ game: connectFour, encoding: connectFourEncoding, positions })
  await expect(text).toMatchFileSnapshot('../golden/encode/connect-four.txt')
})
