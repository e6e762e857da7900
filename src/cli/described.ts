import type { AnyDescription } from '../catalogue/game-module'
import { type GameRecord, randomPolicy, type Seeded } from '../core'
import { eventLine, fieldsOf } from './fields'
import type { TerminalWords } from './words/catalogue'
import { english } from './words/english'

/** A complete description, with the terminal's own words. */
export type Described = Required<AnyDescription> & { readonly words: TerminalWords }

export type Kept = GameRecord<Seeded, unknown>

/** The player of a seat that no policy plays: somebody at this keyboard. */
export const person = 'person'

const never = (): null => null

/** Whether the game has the action that a command needs. */
export const has = (described: Described, command: 'done' | 'surrender'): boolean => described[command] !== never

/** Fills in the defaults of a description. */
export function describe(given: AnyDescription, words = english): Described {
  const { game } = given
  const { id } = game
  return {
    title: id,
    about: words.playHelp.about(id, game.version),
    legend: '',
    open: false,
    settings: [],
    commands: [],
    options: ({ seed, players }) => (players === null ? { seed } : { seed, players }),
    seated: () => ({}),
    greeting: () => [],
    beginning: () => [],
    seat: (seat) => seat,
    seatCalled: never,
    position: fieldsOf,
    picture: () => '',
    question: () => words.table.question,
    shown: () => true,
    turn: () => '',
    action: (action) => game.format(action),
    remark: () => '',
    event: eventLine,
    begins: () => false,
    refusal: ({ message }) => message,
    sensible: (legal) => legal,
    done: never,
    spellings: () => new Map(),
    surrender: never,
    reason: (reason) => reason,
    usual: '',
    ...given,
    words,
    opponents: { ...given.opponents, random: { policy: randomPolicy } },
  }
}

/** The name of a seat in a sentence; it may depend on the position. */
export const seatName = ({ game, seat: call }: Described, state: object, seat: string): string =>
  call(seat, game.view(state, 'spectator'))
