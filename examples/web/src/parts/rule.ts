import type { AnyKit } from '../kits/kit'
import type { PageWords } from '../words'
import { ask } from './dialog'
import { element } from './element'

/** Shows the text of a rule. */
export async function showRule(kit: AnyKit, words: PageWords, id: string): Promise<void> {
  const text = await kit.rule(id).catch(() => null)
  await ask(`${words.rule} ${id}`, [element('p', { lang: 'en' }, text ?? words.ruleUnknown)], [['close', words.close]])
}
