import type { AnyDescription } from '../../catalogue/game-module'
import type { GameName } from '../../doors'
import { daimyoTerminal } from './daimyo'
import { ironwoodTerminal } from './ironwood'
import type { Language } from './language'
import { rootTerminal } from './root'

/** The games of the program, as the terminal plays them. */
export const builtIn: Readonly<Record<GameName, (language: Language) => AnyDescription>> = {
  ironwood: ironwoodTerminal,
  root: rootTerminal,
  daimyo: daimyoTerminal,
}
