/** What the runner asks of a contestant's process. */
export interface Task {
  readonly games: number
  /** Also digest how every game ended; such a round is not timed. */
  readonly digest: boolean
}

export interface Answer {
  readonly moves: number
  readonly milliseconds: number
  readonly digest: string
}

export function isTask(message: unknown): message is Task {
  return typeof message === 'object' && message !== null && 'games' in message && 'digest' in message
}

export function isAnswer(message: unknown): message is Answer {
  return typeof message === 'object' && message !== null && 'moves' in message && 'milliseconds' in message
}
