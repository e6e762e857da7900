import { PlanError, playForOthers } from '../../arena'
import { type Exit, exits } from '../exit'
import { folded } from '../fold'
import { readOptions } from '../options'
import type { Terminal } from '../terminal'

const help = `Plays games of tournaments that others have begun with npx totemforge arena
--redis URL, until you end it with Ctrl-C; games that have been begun are then played
to their end, unless you type it again.

  --redis URL           the address of Redis: redis://:password@host:6379
  --workers 4           how many games at once; one for each processor unless given`

const known = {
  options: new Map([
    ['redis', 'value'],
    ['workers', 'value'],
    ['help', 'none'],
  ] as const),
  help: 'npx totemforge worker --help',
}

/** Plays games of tournaments that began elsewhere. */
export async function run(words: readonly string[], bare: Terminal): Promise<Exit> {
  const terminal = folded(bare)
  const given = readOptions(words, known)
  const refuse = (problem: string): Exit => {
    terminal.complain(problem)
    return exits.refused
  }
  if (typeof given === 'string') return refuse(given)
  if (given.has('help')) {
    terminal.say(help)
    return exits.done
  }
  const redis = given.get('redis')
  const workers = given.get('workers') ?? null
  if (redis === undefined) return refuse(`--redis says where the games are. ${known.help} shows how.`)
  if (workers !== null && !/^[1-9]\d{0,3}$/.test(workers))
    return refuse(`--workers takes a number from 1, not "${workers}".`)
  const ending = (): void => terminal.say('It finishes the games that it has begun.')
  terminal.leaving.addEventListener('abort', ending)
  try {
    await playForOthers({
      redis,
      ...(workers === null ? {} : { workers: Number(workers) }),
      signal: terminal.leaving,
      tell: terminal.say,
      onGame: (played) => terminal.progress(`${played} games played here`),
    })
    return exits.done
  } catch (error) {
    if (error instanceof PlanError) return refuse(error.message)
    throw error
  } finally {
    terminal.leaving.removeEventListener('abort', ending)
  }
}
