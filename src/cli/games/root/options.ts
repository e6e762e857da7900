import { readFactions, readGround, rootGround } from '../../../catalogue/games/root'
import type { Options } from '../../../root/rules'
import type { TerminalChosen, TerminalSetting } from '../../../toolkit'

export const settings: readonly TerminalSetting[] = [
  {
    name: 'factions',
    values: 'NAME,NAME',
    meaning: 'who sits where, from p1 on; or random, or draft; random unless given',
  },
  ...rootGround,
]

export function options({ seed, players, settings: chosen }: TerminalChosen): Options {
  const { factions } = chosen
  return {
    seed,
    ...(players === null ? {} : { players }),
    ...(factions === undefined ? {} : { factions: readFactions(factions) }),
    ...readGround(chosen),
  }
}
