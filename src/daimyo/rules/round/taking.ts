import { because } from '../because'
import type { Chapter } from '../chapter'
import { different, fittingDice, freeSpaces } from '../dice'
import { type Play, plan, type Question, sideOf } from '../play'
import * as shape from '../shapes'
import type { Die } from '../state'
import type { ActionSpace, Clan, DieColour, DiePlace } from '../vocabulary'

/** A turn begins with a die from the central island (DAI-TURN-01). */
export interface TakeDieTask {
  readonly do: 'take-die'
  readonly seat: Clan
}

export interface LayDieTask {
  readonly do: 'lay-die'
  readonly seat: Clan
  readonly colour: DieColour
  readonly value: number
}

export interface DieAction {
  readonly type: 'die'
  readonly colour: DieColour
  readonly value: number
}
export interface SpaceAction {
  readonly type: 'space'
  readonly space: ActionSpace
}

const sameDie = (one: Die, other: Die): boolean => one.colour === other.colour && one.value === other.value

/** Whether a die like this one lies on the central island. */
export const inPool = ({ state }: Play, die: Die): boolean => state.dice.some((each) => sameDie(each, die))

export function takeFromPool({ state }: Play, die: Die): void {
  const index = state.dice.findIndex((each) => sameDie(each, die))
  if (index < 0) throw new Error(`There is no ${die.colour} die of ${die.value}.`)
  state.dice.splice(index, 1)
}

/** A die that fits, or any if none fits (DAI-TURN-09). */
const choice = (play: Play, seat: Clan): Die[] => {
  const fitting = fittingDice(play, seat)
  return fitting.length > 0 ? fitting : different(play.state.dice)
}

const takeDie: Question<TakeDieTask> = {
  actions: (play, { seat }) => choice(play, seat).map(({ colour, value }) => ({ type: 'die', colour, value })),
  answer(play, { seat }, action) {
    if (action.type !== 'die') return
    const { colour, value } = action
    takeFromPool(play, action)
    if (freeSpaces(play, seat, colour).length > 0) plan(play, { do: 'lay-die', seat, colour, value })
    else lay(play, seat, { colour, value }, 'beside')
  },
}

function lay(play: Play, seat: Clan, { colour, value }: Die, at: DiePlace): void {
  sideOf(play, seat).dice.push({ colour, value, at })
  const { turn } = play.state
  if (turn) play.state.turn = { ...turn, at, done: at === 'beside' }
  play.emit?.({ type: 'die', seat, colour, value, at })
}

const layDie: Question<LayDieTask> = {
  actions: (play, { seat, colour }) => freeSpaces(play, seat, colour).map((space) => ({ type: 'space', space })),
  answer(play, { seat, colour, value }, action) {
    if (action.type === 'space') lay(play, seat, { colour, value }, action.space)
  },
}

export const taking: Chapter<TakeDieTask | LayDieTask, DieAction | SpaceAction> = {
  tasks: {
    'take-die': {
      fields: { seat: shape.clan },
      law: 'DAI-TURN-01',
      rule: takeDie,
      refuse: {
        die: (play, _task, die) =>
          inPool(play, die)
            ? because('no-space', 'DAI-TURN-02', { colour: die.colour })
            : because('no-such-die', 'DAI-TURN-01', { colour: die.colour, value: die.value }),
      },
    },
    'lay-die': {
      fields: { seat: shape.clan, colour: shape.colour, value: shape.value },
      law: 'DAI-TURN-02',
      rule: layDie,
      refuse: {
        space: (play, { seat, colour }, { space }) =>
          sideOf(play, seat).dice.some(({ at }) => at === space)
            ? because('space-taken', 'DAI-TURN-03', { space })
            : because('wrong-colour', 'DAI-TURN-02', { space, colour }),
      },
    },
  },
  actions: {
    die: { fields: { colour: shape.colour, value: shape.value } },
    space: { fields: { space: shape.space } },
  },
}
