import type { Play } from '../play'
import type { EmpireState } from '../state'
import { restore } from '../tiles'

/** The Empire of a solo game. */
export function empireOf({ state: { empire } }: Play): EmpireState {
  if (!empire) throw new Error('The Empire does not take part.')
  return empire
}

/** A tile comes to the Empire, and a relic is restored as usual (DAI-SOLO-18). */
export function receive(play: Play, tile: string): void {
  const empire = empireOf(play)
  empire.loose.push(tile)
  const before = empire.relics.length
  for (const { id } of play.state.islands) restore(play, 'empire', empire, id)
  empire.stacks.push(...empire.relics.slice(before))
}

/** What is being done falls short (DAI-SOLO-10). */
export function fallShort({ state: { agenda } }: Play): void {
  for (let index = agenda.length - 1; index >= 0; index--)
    if (agenda[index]?.do === 'empire-frame') {
      agenda[index] = { do: 'empire-frame', short: true }
      return
    }
}
