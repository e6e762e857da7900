import { modes } from '../../rules/solo/solo'
import { seats } from '../../rules/vocabulary'
import { both, flags, type IronwoodChannel, numbers, oneOf, whose } from './channel'

/** Later rounds count as this one. */
const lastRound = 50

/** The round, the turn, and the deciding seat. */
export const course: readonly IronwoodChannel[] = [
  oneOf('seat', seats, 'the own seat', (_view, seat) => seat),
  oneOf('mode', modes, 'the mode', ({ mode }) => mode),
  flags('beginner-decks', 1, 'whether the decks began in ascending order', (into, { beginnerDecks }) => {
    into[0] = beginnerDecks ? 1 : 0
  }),
  numbers('round', 1, lastRound, `the round; later ones count as ${lastRound}`, (into, { round }) => {
    into[0] = Math.min(round, lastRound)
  }),
  oneOf('phase', ['preparation', 'action', 'end'], 'the phase', ({ phase }) => phase),
  numbers('turns', 1, 6, 'turns begun this round, of both seats together', (into, { turns }) => {
    into[0] = turns
  }),
  whose('active', 'whose turn it is', ({ active }) => active),
  whose('to-act', 'who decides next', ({ toAct }) => toAct),
  whose('winner', 'who has won', ({ result }) => result?.winner ?? null),
  both('toll', 1, 'whether a special card costs a crystal', ({ restrictions }, seat) =>
    restrictions.some((each) => each.kind === 'toll' && each.seat === seat) ? 1 : 0,
  ),
  both('no-additional', 1, 'whether additional cards are forbidden', ({ restrictions }, seat) =>
    restrictions.some((each) => each.kind === 'no-additional' && each.seat === seat) ? 1 : 0,
  ),
  flags('totems-held', 1, 'whether Totems cannot be moved', (into, { restrictions }) => {
    into[0] = restrictions.some(({ kind }) => kind === 'totems-held') ? 1 : 0
  }),
]
