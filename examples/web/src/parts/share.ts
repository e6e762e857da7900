import { packed } from '../keep/link'
import type { PageWords } from '../words'
import { copyButton } from './copy'
import { ask } from './dialog'
import { element } from './element'

/** Shows a link that holds the whole game. */
export async function share(record: string, words: PageWords): Promise<void> {
  const link = `${location.href.split('#')[0]}#/replay/${await packed(record)}`
  const field = element('input', { value: link, readonly: true, 'aria-label': words.share })
  const copy = copyButton(field, words)
  await ask(words.share, [element('p', {}, words.shareWarning), field, copy], [['close', words.close]])
}
