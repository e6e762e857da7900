import { type AsyncPolicy, createRandom, type Policy, same, type Turn } from '../core'

/**
 * One end of a line to another thread: a `Worker` or `parentPort` of `node:worker_threads`, a Web Worker, or `self` in a Web
 * Worker.
 *
 * @example
 * const port: Port = new Worker(new URL('./thinker.js', import.meta.url))
 */
export type Port = NodePort | WebPort

interface NodePort {
  postMessage(message: unknown): void
  on(event: string, listener: (value: unknown) => void): unknown
}

interface WebPort {
  postMessage(message: unknown): void
  addEventListener(
    event: string,
    listener: (event: { readonly data?: unknown; readonly message?: unknown }) => void,
  ): void
}

/** The messages: a turn with a seed instead of its chance, and the index of the answer in the list. */
interface TurnMessage {
  readonly number: number
  readonly view: unknown
  readonly legal: readonly unknown[]
  readonly seat: string
  readonly seed: string
}

type Answered =
  | { readonly number: number; readonly index: number }
  | { readonly number: number; readonly error: string }

const isTurnMessage = (value: unknown): value is TurnMessage =>
  typeof value === 'object' && value !== null && 'number' in value && 'legal' in value

const isAnswered = (value: unknown): value is Answered =>
  typeof value === 'object' && value !== null && 'number' in value && ('index' in value || 'error' in value)

function listen(port: Port, heard: (value: unknown) => void, failed?: (error: unknown) => void): void {
  if ('on' in port) {
    port.on('message', heard)
    if (failed) port.on('error', failed)
    if (failed) port.on('exit', () => failed(new Error('The thread has ended.')))
    return
  }
  port.addEventListener('message', ({ data }) => heard(data))
  if (failed) port.addEventListener('error', ({ message }) => failed(new Error(String(message))))
}

/**
 * A policy that thinks in another thread, so the table is not blocked. In that thread {@link servePolicy} answers. If the
 * thread fails, all its open choices fail.
 *
 * @example
 * const bots = { yellow: policyAt<View, Drop, Seat>('searcher', new Worker(new URL('./thinker.js', import.meta.url))) }
 */
export function policyAt<View, Action, Seat extends string>(name: string, port: Port): AsyncPolicy<View, Action, Seat> {
  const waiting = new Map<number, { resolve(index: number): void; reject(error: unknown): void }>()
  let asked = 0
  let broken: { readonly error: unknown } | null = null
  listen(
    port,
    (value) => {
      if (!isAnswered(value)) return
      const waits = waiting.get(value.number)
      waiting.delete(value.number)
      if ('error' in value) waits?.reject(new Error(value.error))
      else waits?.resolve(value.index)
    },
    (error) => {
      broken = { error }
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    },
  )
  return {
    name,
    async choose({ view, legal, seat, random }: Turn<View, Action, Seat>): Promise<Action> {
      if (broken) throw broken.error
      const number = asked++
      const seed = Array.from({ length: 4 }, () => random.integer(0, 2 ** 32 - 1)).join(' ')
      const index = await new Promise<number>((resolve, reject) => {
        waiting.set(number, { resolve, reject })
        port.postMessage({ number, view, legal, seat, seed } satisfies TurnMessage)
      })
      const action = legal[index]
      if (action === undefined) throw new RangeError(`${name} chose an index outside the list: ${index}.`)
      return action
    },
  }
}

/**
 * Lets a policy play from this thread, for {@link policyAt} in another thread.
 *
 * @example
 * import { parentPort } from 'node:worker_threads'
 * if (parentPort) servePolicy(parentPort, ismcts(connectFour, { iterations: 2000 }))
 */
export function servePolicy<View, Action, Seat extends string>(
  port: Port,
  policy: Policy<View, Action, Seat> | AsyncPolicy<View, Action, Seat>,
): void {
  listen(port, (value) => {
    if (!isTurn<View, Action, Seat>(value)) return
    const { number, view, legal, seat, seed } = value
    const choose = async (): Promise<Answered> => {
      const action = await policy.choose({ view, legal, seat, random: createRandom(seed) })
      // An action that equals a legal one is legal.
      return { number, index: legal.findIndex((each) => same(each, action)) }
    }
    choose()
      .catch((error: unknown): Answered => ({ number, error: error instanceof Error ? error.message : String(error) }))
      .then((answer) => port.postMessage(answer))
  })
}

/** Trust the line: only its other end sends messages. */
const isTurn = <View, Action, Seat extends string>(
  value: unknown,
): value is TurnMessage & { readonly view: View; readonly legal: readonly Action[]; readonly seat: Seat } =>
  isTurnMessage(value)
