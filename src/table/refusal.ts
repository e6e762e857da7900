import type { Refusal } from '../core'

/** The table's own refusals, besides those of the game's rules. */
export const tableRefusals = {
  'no-such-token': 'Nobody at this table has this token.',
  'no-spectators': 'This table may not be watched.',
  'no-such-seat': 'There is no such seat to take here.',
  'seat-taken': 'Somebody sits there already.',
  stale: 'This was chosen for a position that has changed since.',
  'no-such-version': 'There has been no such version.',
  'table-over': 'This table is closed: nothing more is done at it.',
  'nothing-to-undo': 'You have done nothing that could be taken back.',
  'too-many-undos': 'Too much has been taken back at this table: nothing more can be taken back.',
  'too-many-proposals': 'Too much has been proposed at this table: nothing more can be proposed.',
  'too-many-seatings': 'Seats at this table have changed hands too often: nobody else can sit down.',
  'no-proposal': 'Nothing is proposed that waits for your answer.',
  'already-proposed': 'Something is proposed already: it has to be answered first.',
  'name-taken': 'Somebody or something at this table is called that: choose another name.',
  'holds-token': 'This text holds the token of a seat, which is a secret.',
  invited: 'This seat is kept for somebody with an invitation.',
  'too-many-invitations': 'Too many invitations have been made at this table.',
  'no-chat': 'There is no chat for you at this table.',
  'too-fast': 'You say too much at once: wait a few seconds.',
  'too-much-said': 'You have said as much as may be said at this table.',
  'no-bot': 'No bot can play this seat here.',
  'seat-played': 'Somebody plays this seat, or was there a moment ago.',
  'no-rematch': 'Nobody can play again at this table now.',
  'bad-message': 'This is not a valid request.',
  'weak-token': 'This token is easy to guess: choose 20 to 100 letters and digits at random.',
  'too-long': 'This message is too long.',
  'too-many': 'These are too many messages; what comes now is not read.',
  failed: 'This could not be carried out. Nothing was changed.',
  'not-known': 'It is not known whether this was carried out. Ask again with the same id.',
  'no-such-table': 'There is no table here that can be opened.',
} as const

/**
 * The codes of the table's own refusals. A table also uses the codes of the game, with `not-your-turn`, `game-over` and
 * `not-readable` of every game.
 *
 * @example
 * const again: TableRefusal[] = ['too-many', 'not-known']
 */
export type TableRefusal = keyof typeof tableRefusals

export const refused = (code: TableRefusal, parameters?: Refusal['parameters']): Refusal => ({
  code,
  message: tableRefusals[code],
  ...(parameters && { parameters }),
})

/** The codes of errors for a table that does not exist or cannot be read. */
const lasting: readonly unknown[] = ['NO_SUCH_TABLE', 'DAMAGED_TABLE', 'OTHER_TABLE']

/** The code of a storage error that may go away. */
export const storageFailed = 'STORAGE_FAILED'

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Whether another try makes no sense. */
export const isLasting = (error: unknown): boolean => lasting.includes(codeOf(error))

export const isStorageFailure = (error: unknown): boolean => codeOf(error) === storageFailed
