import { frozen } from '../../../core'
import { isObject } from '../../../core/value'
import { collectProblems, type Problems } from '../../../toolkit/problems'
import type { Difficulty, Mode } from './solo'

type Option = Exclude<keyof Difficulty, 'extraFighters'>

/** The worth of each setting, and its bots (IB-16, WB-19). */
const options: readonly { readonly name: Option; readonly levels: number; readonly mode: Mode | 'both' }[] = [
  { name: 'redIcons', levels: 2, mode: 'both' },
  { name: 'moreCards', levels: 2, mode: 'both' },
  { name: 'golem', levels: 3, mode: 'ironbot' },
  { name: 'foundations', levels: 3, mode: 'ironbot' },
  { name: 'spirits', levels: 3, mode: 'woodenbot' },
  { name: 'fewerFoundations', levels: 3, mode: 'woodenbot' },
]

export const highestLevel = 15
export const mostExtraFighters = 5

const none: Required<Difficulty> = /* @__PURE__ */ frozen({
  redIcons: false,
  moreCards: false,
  golem: false,
  foundations: false,
  spirits: false,
  fewerFoundations: false,
  extraFighters: 0,
})

/**
 * The first level of each setting; the rest of a level is extra Fighters. The settings stand in this order because a
 * higher level must not be easier, which `npm run strength` measures: against Woodenbot red icons weigh more than cards
 * and Spirits together.
 */
const ladders: Readonly<Record<Mode, readonly (readonly [level: number, ...has: Option[]])[]>> = {
  duel: [],
  ironbot: [
    [6, 'redIcons'],
    [8, 'redIcons', 'moreCards'],
    [10, 'redIcons', 'moreCards', 'golem'],
    [13, 'redIcons', 'moreCards', 'golem', 'foundations'],
  ],
  woodenbot: [
    [6, 'moreCards'],
    [8, 'spirits'],
    [9, 'moreCards', 'spirits'],
    [11, 'redIcons', 'spirits', 'fewerFoundations'],
    [14, 'redIcons', 'moreCards', 'spirits', 'fewerFoundations'],
  ],
}

/**
 * The settings of a level from 0 to 15: those that the bot has from that level on, and extra Fighters for the rest of
 * the level. Throws a `RangeError` for other levels.
 *
 * @example
 * difficultyOf('ironbot', 8) // red icons (2), 4 special cards at first (2), 4 extra Fighters (4)
 */
export function difficultyOf(mode: Mode, level: number): Required<Difficulty> {
  const problems = collectProblems()
  checkDifficulty(mode, level, undefined, problems)
  const [problem] = problems.found
  if (problem) throw new RangeError(`${problem.path}: ${problem.message}`)
  const difficulty = { ...none, extraFighters: level }
  const reached = ladders[mode].filter(([from]) => from <= level).at(-1)
  for (const { name, levels } of options) {
    if (!reached?.includes(name)) continue
    difficulty[name] = true
    difficulty.extraFighters -= levels
  }
  return difficulty
}

/** The settings in play, from a level or from single settings. */
export const difficultyFor = (mode: Mode, level = 0, difficulty?: Difficulty): Required<Difficulty> =>
  difficulty || mode === 'duel' ? { ...none, ...difficulty } : difficultyOf(mode, level)

const isWhole = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most

const ruleOf = (mode: Mode): string => (mode === 'ironbot' ? 'IB-16' : 'WB-19')

/** The problem of one setting. */
function checkOption(mode: Mode, name: string, value: unknown): string | null {
  if (name === 'extraFighters')
    return isWhole(value, mostExtraFighters)
      ? null
      : `This must be a whole number from 0 to ${mostExtraFighters} (${ruleOf(mode)}).`
  const option = options.find((each) => each.name === name)
  if (!option)
    return `There is no such option; the options are ${[...options.map((each) => each.name), 'extraFighters'].join(', ')}.`
  if (typeof value !== 'boolean') return 'This must be true or false.'
  const ofOther = value && option.mode !== 'both' && option.mode !== mode
  return ofOther
    ? `${mode === 'ironbot' ? 'Ironbot' : 'Woodenbot'} has no such option; it belongs to the other bot (${ruleOf(mode)}).`
    : null
}

/** The problems of a difficulty. */
export function checkDifficulty(mode: Mode, level: unknown, difficulty: unknown, problems: Problems): void {
  const both = level !== undefined && difficulty !== undefined
  problems.when(both, 'difficulty', 'Give a level or the options themselves, not both.')
  if (mode === 'duel') {
    problems.when(level !== undefined, 'level', 'Only a bot has levels; a duel has none.')
    problems.when(difficulty !== undefined, 'difficulty', 'Only a bot can be made harder; a duel cannot.')
    return
  }
  const inRange = level === undefined || isWhole(level, highestLevel)
  problems.when(!inRange, 'level', `This must be a whole number from 0 to ${highestLevel} (${ruleOf(mode)}).`)
  if (difficulty === undefined) return
  if (!isObject(difficulty)) {
    problems.add('difficulty', 'This must be an object such as { redIcons: true, extraFighters: 2 }.')
    return
  }
  for (const [name, value] of Object.entries(difficulty)) {
    const message = value === undefined ? null : checkOption(mode, name, value)
    if (message !== null) problems.at('difficulty', name).add('', message)
    if (problems.full) return
  }
}
