import type { GameName } from '../../doors'
import type { Demo } from './demo'

/** The demo of each game that comes with the program. */
export const demos: Readonly<Record<GameName, () => Promise<Demo>>> = {
  ironwood: async () => (await import('./ironwood/demo')).ironwoodDemo,
  root: async () => (await import('./root/demo')).rootDemo,
  daimyo: async () => (await import('./daimyo/demo')).daimyoDemo,
}
