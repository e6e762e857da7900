import { unpacked } from '../keep/link'
import { isRecord } from '../keep/store'
import type { AnyGameWords, AnyKit } from '../kits/kit'
import { element } from '../parts/element'
import type { Screen, Setting } from '../parts/page'
import type { Preferring } from '../parts/preferences'
import { tableScreen } from '../parts/table'
import type { Hint } from '../think/message'
import { startPractice } from './session'

/** The game and the position in a link; throws if there is none. */
export async function positionIn(
  link: string,
  kitOf: (game: string) => Promise<AnyKit>,
): Promise<{ readonly kit: AnyKit; readonly state: object }> {
  const value: unknown = JSON.parse(await unpacked(link))
  if (!isRecord(value) || typeof value['game'] !== 'string') throw new Error('It names no game.')
  const kit = await kitOf(value['game'])
  const parsed = await kit.read(value['state'])
  if (!parsed.ok)
    throw new Error(
      parsed.problems
        .slice(0, 3)
        .map(({ path, message }) => `${path}: ${message}`)
        .join(' '),
    )
  // The parts of a position may be sound one by one, and yet nothing can follow.
  kit.game.legalActions(parsed.value)
  return { kit, state: parsed.value }
}

/** A position to try out: the reader decides for everyone. */
export function positionScreen(
  kit: AnyKit,
  told: AnyGameWords,
  setting: Setting,
  state: object,
  preferring: Preferring,
  hint: (view: unknown, legal: readonly unknown[], seat: string) => Promise<readonly Hint[]>,
): Screen {
  const { session } = startPractice(
    kit,
    told,
    null,
    () => state,
    () => undefined,
  )
  return tableScreen({
    session,
    told,
    setting,
    tools: [],
    lesson: element('p', { class: 'quiet' }, setting.words.position),
    hint() {
      const { view, legal, viewer } = session.shown().update
      return hint(
        view,
        legal.map(({ action }) => action),
        viewer,
      )
    },
    preferring,
    again: null,
  })
}
