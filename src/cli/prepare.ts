import { randomInt } from 'node:crypto'
import { startRecord } from '../core'
import { ironwood } from '../ironwood'
import { fileFor, type Request } from './arguments'
import { type Bot, botOf, bots, opponents } from './opponents'
import { playCommand } from './program'
import { isDirectory, type Kept, keep, look, setAside } from './record-file'
import type { Terminal } from './terminal'

/** A game that can be played, or why there is none. */
export type Prepared =
  | { readonly record: Kept; readonly bot: Bot; readonly file: string }
  | { readonly problem: string }

export function prepareNew({ against, level, seed, file }: Extract<Request, { do: 'begin' }>): Prepared {
  if (isDirectory(file)) return { problem: `${file} is a directory; --record names a file.` }
  const found = look(file)
  const elsewhere = 'Keep the new game elsewhere: --record FILE.'
  if (found && !found.ok) return { problem: `${file} is there already, and is not a game that is over. ${elsewhere}` }
  if (found && found.record.actions.length > 0 && !ironwood.outcome(found.state))
    return {
      problem: `${file} holds a game that is not over. Go on with it:\n  ${playCommand} --resume ${file}\n${elsewhere}`,
    }
  const record = startRecord(ironwood, { mode: against, level, seed: seed ?? String(randomInt(2 ** 32)) })
  const problem = keep(file, record)
  return problem ? { problem } : { record, bot: against, file }
}

/** A game that is not over, or a file that is to be complained about. */
function canGoOn(file: string): boolean {
  const found = look(file)
  return found !== null && !(found.ok && ironwood.outcome(found.state))
}

export async function prepareOld(
  { against, file: named }: Extract<Request, { do: 'resume' }>,
  terminal: Terminal,
): Promise<Prepared> {
  const files = against ? [fileFor(against)] : bots.map(fileFor)
  const here = files.filter(canGoOn)
  const file = named ?? here[0]
  if (file === undefined) return { problem: `There is no game to go on with here, in ${files.join(' or ')}.` }
  if (named === null && here.length > 1)
    return {
      problem: ['There are several games here:', ...here.map((each) => `  ${playCommand} --resume ${each}`)].join('\n'),
    }
  if (isDirectory(file)) return { problem: `${file} is a directory; --resume names a file.` }
  const found = look(file)
  if (found === null) return { problem: `There is no file ${file}.` }
  const record = found.ok ? found.record : found.good?.record
  const wrong = found.ok ? [] : found.problems.map(({ path, message }) => `  ${path}: ${message}`)
  const damaged = [`${file} is damaged:`, ...wrong].join('\n')
  if (!record) return { problem: damaged }
  const bot = botOf(record.options)
  if (bot === null) return { problem: `${file} is a game of two players; only games against a bot are played here.` }
  if (against !== null && against !== bot)
    return { problem: `${file} is a game against ${opponents[bot].name}. Leave out --against.` }
  if (found.ok) return { record, bot, file }
  terminal.say(`${damaged}\nWhat comes before that is good: ${record.actions.length} actions.`)
  return mended({ record, bot, file }, terminal)
}

/** The good part of a damaged record, if the person wants to go on with it. */
async function mended(good: Exclude<Prepared, { problem: string }>, terminal: Terminal): Promise<Prepared> {
  const { file, record } = good
  const wanted = await terminal.ask('Go on from there, with the damaged file kept under another name? Type yes: ')
  if (wanted?.trim().toLowerCase() !== 'yes') return { problem: 'Nothing was changed.' }
  terminal.say(`The damaged file is ${setAside(file)} now.`)
  const problem = keep(file, record)
  return problem ? { problem } : good
}
