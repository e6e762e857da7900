import type { Problem, Refusal } from '../core'

/** The error codes for programs, and the meaning of each. */
export const codes = {
  'bad-json': 'The line is not JSON.',
  'line-too-long': 'The line is longer than 16 MiB; it was thrown away.',
  'bad-request': 'The request does not have the form that its `do` needs; `problems` says where.',
  'no-such-game': 'No game has this name; `games` lists them.',
  'no-such-environment': 'No environment has this name.',
  'name-taken': 'An environment has this name already.',
  'too-many-environments': 'There are already 4,096 environments: close some.',
  'no-such-seat': 'The game has no such seat.',
  'no-such-policy': 'The game has no such policy, or not with these settings; `games` lists them.',
  'bad-options': 'A game cannot be played with these options.',
  'bad-record': 'The record cannot be played; `problems` says where.',
  'bad-state': 'The game does not read states, or the state does not fit it; `problems` says where.',
  'no-record': 'The game goes on from a state, so no record leads to it.',
  'no-picture': 'The game has no picture; it has a text.',
  'no-encoding':
    'The game has no encoding, so there are no indexes and no observations; or its encoding does not cover these options.',
  'bad-action': 'The text of the action cannot be read.',
  refused: 'The action is not legal; `refusal` says why. Nothing was changed.',
  'game-over': 'The game is over: it takes no action.',
  'bad-batch':
    'The environments of a step belong to several games, or one is named twice, or the number of actions differs.',
  'policy-failed': 'A policy threw, answered with an illegal action, or did not answer at once.',
  failed: 'Anything else: a fault of a game of your own, or of this program. The environment may be damaged: close it.',
} as const

export type Code = keyof typeof codes

interface Details {
  readonly problems?: readonly Problem[]
  readonly refusal?: Refusal
  /** The environment of a batch that the error is about. */
  readonly name?: string
}

/** The error for a request that is refused. */
export class Refused extends Error {
  readonly code: Code
  readonly details: Details

  constructor(code: Code, message: string, details: Details = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}
