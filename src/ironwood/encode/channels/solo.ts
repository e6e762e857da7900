import { botSides, faces, stances } from '../../rules/solo/solo'
import { mountainCount, supply } from '../../rules/vocabulary'
import { flags, type IronwoodChannel, marked, numbers, oneOf, whose } from './channel'

const settings = ['redIcons', 'moreCards', 'golem', 'foundations', 'spirits', 'fewerFoundations'] as const

/** The parts of a game against a bot that a duel lacks. */
export const solo: readonly IronwoodChannel[] = [
  whose('bot', 'whose seat a bot takes', ({ solo }) => solo?.bot ?? null),
  oneOf('stance', stances, 'the stance of Ironbot', ({ solo }) => solo?.stance ?? null),
  oneOf('bot-side', botSides, 'which procedure shows', ({ solo }) => solo?.side ?? null),
  oneOf('die', faces, 'what the Magic die shows', ({ solo }) => solo?.die ?? null),
  numbers('spirits', 1, supply.markers, 'markers with the Spirits of the Forest', (into, { solo }) => {
    into[0] = solo?.spirits ?? 0
  }),
  marked('bot-marks', mountainCount, 'mountains with a mark of the bot', ({ solo }) => solo?.marked ?? []),
  flags('alerted', 1, 'whether an ALERT has been resolved this turn', (into, { solo }) => {
    into[0] = solo?.alerted ? 1 : 0
  }),
  flags('difficulty', settings.length, `what makes the bot stronger: ${settings.join(', ')}`, (into, { solo }) => {
    for (const [index, setting] of settings.entries()) into[index] = solo?.difficulty[setting] ? 1 : 0
  }),
  numbers('extra-fighters', 1, 5, 'more Fighters of the bot at the start', (into, { solo }) => {
    into[0] = solo?.difficulty.extraFighters ?? 0
  }),
]
