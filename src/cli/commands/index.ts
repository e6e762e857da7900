import type { Command } from '../command'

/** The commands of the program, each in a file of its own. */
export const commands: Readonly<Record<string, Command>> = {
  arena: { meaning: 'let policies play many games, and see who wins', load: () => import('./arena') },
  demo: { meaning: 'watch a whole game that tells itself', load: () => import('./demo') },
  inspect: { meaning: 'look into a game, in a page for its author', load: () => import('./inspect') },
  play: { meaning: 'play a game here, against bots or each other', load: () => import('./play') },
  serve: { meaning: 'games for programs in any language, as lines of JSON', load: () => import('./serve') },
  perft: { meaning: 'count the sequences of actions from known positions', load: () => import('./perft') },
  reproduce: { meaning: 'play the games of our published numbers again', load: () => import('./reproduce') },
  worker: { meaning: 'play games of tournaments begun elsewhere', load: () => import('./worker') },
}
