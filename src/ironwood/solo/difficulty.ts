import type { Problem } from '../../core'
import type { Difficulty, Mode } from './solo'

type Option = Exclude<keyof Difficulty, 'extraFighters'>

/** What each option is worth, and who has it (IB-16, WB-19). */
const options: readonly { readonly name: Option; readonly levels: number; readonly mode: Mode | 'both' }[] = [
  { name: 'redIcons', levels: 2, mode: 'both' },
  { name: 'moreCards', levels: 2, mode: 'both' },
  { name: 'golem', levels: 3, mode: 'ironbot' },
  { name: 'foundations', levels: 3, mode: 'ironbot' },
  { name: 'spirits', levels: 3, mode: 'woodenbot' },
  { name: 'fewerFoundations', levels: 3, mode: 'woodenbot' },
]

const highestLevel = 15
const mostExtraFighters = 5

const none: Required<Difficulty> = {
  redIcons: false,
  moreCards: false,
  golem: false,
  foundations: false,
  spirits: false,
  fewerFoundations: false,
  extraFighters: 0,
}

/**
 * What a level from 0 to 15 means: the options of the bot in the order of the rules, as long as more than 5 levels are
 * left, and what is left then in Fighters. Throws a `RangeError` if there is no such level.
 *
 * @example
 * difficultyOf('ironbot', 8) // red icons (2), 4 special cards at first (2), 4 extra Fighters (4)
 */
export function difficultyOf(mode: Mode, level: number): Required<Difficulty> {
  const [problem] = checkDifficulty(mode, level, undefined)
  if (problem) throw new RangeError(`${problem.path}: ${problem.message}`)
  const difficulty = { ...none }
  let left = level
  for (const option of options) {
    if ((option.mode !== 'both' && option.mode !== mode) || left <= mostExtraFighters) continue
    difficulty[option.name] = true
    left -= option.levels
  }
  difficulty.extraFighters = left
  return difficulty
}

/** The options as they are played, whichever way they were given. */
export const difficultyFor = (mode: Mode, level = 0, difficulty?: Difficulty): Required<Difficulty> =>
  difficulty || mode === 'duel' ? { ...none, ...difficulty } : difficultyOf(mode, level)

const isWhole = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most

/** Why a game cannot be made harder in this way. */
export function checkDifficulty(mode: Mode, level: unknown, difficulty: unknown): Problem[] {
  const problems: Problem[] = []
  const complain = (path: string, wrong: boolean, message: string): void => {
    if (wrong) problems.push({ path, message })
  }
  const both = level !== undefined && difficulty !== undefined
  complain('difficulty', both, 'Give a level or the options themselves, not both.')
  const rule = mode === 'ironbot' ? 'IB-16' : 'WB-19'
  if (level !== undefined) {
    complain('level', mode === 'duel', 'Only a bot has levels; a duel has none.')
    complain('level', !isWhole(level, highestLevel), `This must be a whole number from 0 to ${highestLevel} (${rule}).`)
  }
  if (difficulty === undefined) return problems
  complain('difficulty', mode === 'duel', 'Only a bot can be made harder; a duel cannot.')
  if (typeof difficulty !== 'object' || difficulty === null || Array.isArray(difficulty)) {
    complain('difficulty', true, 'This must be an object such as { redIcons: true, extraFighters: 2 }.')
    return problems
  }
  for (const [name, value] of Object.entries(difficulty)) {
    const path = `difficulty.${name}`
    const option = options.find((each) => each.name === name)
    if (name === 'extraFighters')
      complain(
        path,
        !isWhole(value, mostExtraFighters),
        `This must be a whole number from 0 to ${mostExtraFighters} (${rule}).`,
      )
    else if (!option)
      complain(
        path,
        true,
        `This is no option; there are ${[...options.map((each) => each.name), 'extraFighters'].join(', ')}.`,
      )
    else {
      complain(path, typeof value !== 'boolean', 'This must be true or false.')
      const other = option.mode !== 'both' && option.mode !== mode && mode !== 'duel' && value === true
      complain(
        path,
        other,
        `${mode === 'ironbot' ? 'Ironbot' : 'Woodenbot'} has no such option; it belongs to the other bot (${rule}).`,
      )
    }
  }
  return problems
}
