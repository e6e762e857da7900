import { flags, numbers, oneOf } from '../../../encode/channels'
import { actionSpaces, clans, difficulties, extras, roundCount } from '../../rules/vocabulary'
import { whose } from './forms'
import type { DaimyoChannel } from './sight'

/** The round, the turn, and who holds what. */
export const course: readonly DaimyoChannel[] = [
  oneOf('clan', clans, 'the own clan', (_view, seat) => clans.find((clan) => clan === seat) ?? null),
  numbers('clans', 1, clans.length, 'how many clans take part', (into, view) => {
    into[0] = view.clans.length
  }),
  flags('advanced-boards', 1, 'whether the advanced side of the boards is used', (into, { boards }) => {
    into[0] = boards === 'advanced' ? 1 : 0
  }),
  flags('aggressive', 1, 'whether aggressive heroes are in the market', (into, { aggressive }) => {
    into[0] = aggressive ? 1 : 0
  }),
  oneOf('difficulty', difficulties, 'the level of the Empire', ({ empire }) => empire?.difficulty ?? null),
  numbers('round', 1, roundCount, 'the round; 0 before the first', (into, { round }) => {
    into[0] = round
  }),
  whose('first', 'the first player', ({ first }) => first),
  whose('helmet', 'who has the Helmet', ({ helmet }) => helmet),
  flags('helped', 1, "whether Villagers' Help gave the Helmet away in this round", (into, { helped }) => {
    into[0] = helped ? 1 : 0
  }),
  whose('to-act', 'who decides next', ({ toAct }) => toAct),
  whose('turn', 'whose turn it is', ({ turn }) => turn?.seat ?? null),
  oneOf('turn-die', [...actionSpaces, 'beside'], 'where its die lies', ({ turn }) => turn?.at ?? null),
  flags('turn-done', 1, 'whether the main action is done', (into, { turn }) => {
    into[0] = turn?.done ? 1 : 0
  }),
  flags('turn-used', extras.length, `what was used in the turn: ${extras.join(', ')}`, (into, { turn }) => {
    for (const extra of turn?.used ?? []) into[extras.indexOf(extra)] = 1
  }),
]
