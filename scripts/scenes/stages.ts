import { daimyo } from '../../src/daimyo'
import { english as ofDaimyo } from '../../src/daimyo/english'
import { parseState as parseDaimyo } from '../../src/daimyo/schema'
import { ironwood } from '../../src/ironwood'
import { english as ofIronwood } from '../../src/ironwood/english'
import { parseState as parseIronwood } from '../../src/ironwood/schema'
import { root } from '../../src/root'
import { english as ofRoot } from '../../src/root/english'
import { parseState as parseRoot } from '../../src/root/schema'
import { stageOf } from './replay'

/** The games whose tests are shown, to carry scenes out. */
export const stages = {
  ironwood: stageOf({ game: ironwood, words: ofIronwood, parse: parseIronwood }),
  root: stageOf({ game: root, words: ofRoot, parse: parseRoot }),
  daimyo: stageOf({ game: daimyo, words: ofDaimyo, parse: parseDaimyo }),
} as const
