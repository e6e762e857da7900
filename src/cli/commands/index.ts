import type { Command } from '../command'

/** The commands of the program, each in a file of its own. */
export const commands: Readonly<Record<string, Command>> = {
  play: { meaning: 'play a game here, against bots or each other', load: () => import('./play') },
  serve: { meaning: 'games for programs in any language, as lines of JSON', load: () => import('./serve') },
}
