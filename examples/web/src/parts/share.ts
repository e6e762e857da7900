import { packed } from '../keep/link'
import type { PageWords } from '../words'
import { ask } from './dialog'
import { element } from './element'

/** Shows a link that holds the whole game. */
export async function share(record: string, words: PageWords): Promise<void> {
  const link = `${location.href.split('#')[0]}#/replay/${await packed(record)}`
  const field = element('input', { value: link, readonly: true, 'aria-label': words.share })
  const chosen = await ask(
    words.share,
    [element('p', {}, words.shareWarning), field],
    [
      ['copy', words.copy],
      ['close', words.close],
    ],
  )
  if (chosen === 'copy') await navigator.clipboard.writeText(link)
}
