import { randomInt } from 'node:crypto'
import { type Problem, startRecord } from '../core'
import { ironwood } from '../ironwood/rules'
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

/** A file that is there, and what lies in it. */
interface Found {
  readonly file: string
  readonly loaded: NonNullable<ReturnType<typeof look>>
}

function find(file: string): Found[] {
  const loaded = look(file)
  return loaded ? [{ file, loaded }] : []
}

/** The game of this directory that is not over, or a file that is to be complained about. */
function findHere(against: Bot | null): Found | { readonly problem: string } {
  const files = against ? [fileFor(against)] : bots.map(fileFor)
  const here = files.flatMap(find).filter(({ loaded }) => !(loaded.ok && ironwood.outcome(loaded.state)))
  const [found] = here
  if (here.length > 1)
    return {
      problem: ['There are several games here:', ...here.map(({ file }) => `  ${playCommand} --resume ${file}`)].join(
        '\n',
      ),
    }
  return found ?? { problem: `There is no game to go on with here, in ${files.join(' or ')}.` }
}

const listed = (problems: readonly Problem[]): string =>
  problems.map(({ path, message }) => `\n  ${path}: ${message}`).join('')

/** What says that a record of this game was made by another version, which may have played it by other rules. */
function foreign(problems: readonly Problem[]): Problem[] {
  if (problems.some(({ path }) => path === 'game')) return []
  return problems.filter(({ path }) => path === 'version' || path === 'random')
}

export async function prepareOld(
  { against, file: named }: Extract<Request, { do: 'resume' }>,
  terminal: Terminal,
): Promise<Prepared> {
  const found = named === null ? findHere(against) : (find(named)[0] ?? { problem: `There is no file ${named}.` })
  if ('problem' in found) return found
  const { file, loaded } = found
  if (isDirectory(file)) return { problem: `${file} is a directory; --resume names a file.` }
  const problems = loaded.ok ? [] : loaded.problems
  const other = foreign(problems)
  if (other.length > 0) return { problem: `${file} was made by another version of totemforge:${listed(other)}` }
  const record = loaded.ok ? loaded.record : loaded.good?.record
  const damaged = `${file} is damaged:${listed(problems)}`
  if (!record) return { problem: damaged }
  const bot = botOf(record.options)
  if (bot === null) return { problem: `${file} is a game of two players; only games against a bot are played here.` }
  if (against !== null && against !== bot)
    return { problem: `${file} is a game against ${opponents[bot].name}. Leave out --against.` }
  if (loaded.ok) return { record, bot, file }
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
