import type { GameName } from '../../doors'
import type { Parsed } from '../../toolkit'

type ParseState = (input: unknown) => Parsed<object>

/** The reader of a saved state for each game; zod is loaded only for that. */
export const parseState: Readonly<Record<GameName, () => Promise<ParseState>>> = {
  ironwood: async () => (await import('../../ironwood/schema')).parseState,
  root: async () => (await import('../../root/schema')).parseState,
  daimyo: async () => (await import('../../daimyo/schema')).parseState,
}
