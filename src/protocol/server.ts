import { IllegalActionError } from '../core'
import { held, isRecord } from '../schema/parse'
import { collectProblems } from '../toolkit/problems'
import { Refused } from './codes'
import { isFrame } from './frame'
import { apply, choose } from './handlers/act'
import { games } from './handlers/games'
import { clone, close, create, load, record, reset } from './handlers/life'
import { encode, legal, render, view } from './handlers/look'
import { determinize, history, keys, reseed, restore, state } from './handlers/plan'
import { step } from './handlers/step'
import { longestLine } from './line'
import { reasonOf } from './reason'
import { type Request, requests } from './request'
import type { Served } from './served'
import type { World } from './world'

/** An answer: its line without the newline, and the bytes that follow it, or `null`. */
export interface Answered {
  readonly line: string
  readonly bytes: Uint8Array | null
}

/** A server that answers lines, one after the other. */
export interface Server {
  /** One line for one line, and in the form `binary` the bytes that follow it; it never throws. */
  answer(line: string): Promise<Answered>
  /** The answer to a line that is too long to read. */
  tooLong(): Answered
}

type Id = string | number | null

/** Makes a server of games; it has no environments yet. */
export function createServer(games: ReadonlyMap<string, Served>): Server {
  const world: World = { games, environments: new Map() }

  return {
    async answer(line) {
      let id: Id = null
      try {
        const request = read(line, (found) => {
          id = found
        })
        return answered(id, await handle(request, world))
      } catch (error) {
        return failed(id, error)
      }
    },
    tooLong: () => failed(null, new Refused('line-too-long', `A line has at most ${longestLine} bytes.`)),
  }
}

/** Reads a request. It reads the id first, so that errors in the rest carry it. */
function read(line: string, identify: (id: Id) => void): Request {
  let input: unknown
  try {
    input = JSON.parse(line)
  } catch (error) {
    throw new Refused('bad-json', reasonOf(error))
  }
  const id = isRecord(input) && Object.hasOwn(input, 'id') ? input['id'] : null
  if (typeof id === 'number' || (typeof id === 'string' && id.length <= 200)) identify(id)
  const problems = collectProblems()
  const request = held(requests, input, problems)
  if (request) return request.value
  const [first] = problems.found
  const where = first && first.path !== '' ? `${first.path}: ` : ''
  throw new Refused('bad-request', `${where}${first?.message ?? 'This is not a request.'}`, {
    problems: problems.found,
  })
}

function answered(id: Id, handled: unknown): Answered {
  if (!isFrame(handled)) return { line: JSON.stringify({ id, answer: handled }), bytes: null }
  return { line: JSON.stringify({ id, answer: handled.answer }), bytes: handled.bytes }
}

const failed = (id: Id, error: unknown): Answered => ({ line: failure(id, error), bytes: null })

function failure(id: Id, error: unknown): string {
  if (error instanceof Refused) {
    const { code, message, details } = error
    return JSON.stringify({ id, error: { code, message, ...details } })
  }
  // The handlers refuse a caller's illegal action before carrying it out, so this one came from a policy.
  const code = error instanceof IllegalActionError ? 'policy-failed' : 'failed'
  return JSON.stringify({ id, error: { code, message: reasonOf(error) } })
}

function handle(request: Request, world: World): unknown {
  switch (request.do) {
    case 'games':
      return games(world)
    case 'create':
      return create(request, world)
    case 'reset':
      return reset(request, world)
    case 'legal':
      return legal(request, world)
    case 'apply':
      return apply(request, world)
    case 'view':
      return view(request, world)
    case 'encode':
      return encode(request, world)
    case 'clone':
      return clone(request, world)
    case 'determinize':
      return determinize(request, world)
    case 'reseed':
      return reseed(request, world)
    case 'keys':
      return keys(request, world)
    case 'history':
      return history(request, world)
    case 'state':
      return state(request, world)
    case 'restore':
      return restore(request, world)
    case 'render':
      return render(request, world)
    case 'step':
      return step(request, world)
    case 'choose':
      return choose(request, world)
    case 'record':
      return record(request, world)
    case 'load':
      return load(request, world)
    case 'close':
      return close(request, world)
  }
}
