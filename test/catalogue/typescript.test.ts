import { expect, test } from 'vitest'
import { readable } from '../../src/catalogue/load-module'

/** As Node before 22.18 throws it. */
const foreign = (kind: string): Error =>
  Object.assign(new TypeError(`Unknown file extension "${kind}" for /somewhere/my-bot${kind}`), {
    code: 'ERR_UNKNOWN_FILE_EXTENSION',
  })

test.each(['.ts', '.mts', '.cts', '.tsx'])(
  'a module %s that this Node does not read is told with what to do',
  (kind) => {
    expect(readable(foreign(kind))).toMatchObject({
      message: expect.stringMatching(
        /^Node \d\S+ does not read TypeScript\. Use Node 22\.18 or later, or compile it: npx esbuild /,
      ),
    })
  },
)

test.each([foreign('.png'), new Error('It throws.'), 'thrown'])('%s stays as it is', (error) => {
  expect(readable(error)).toBe(error)
})
