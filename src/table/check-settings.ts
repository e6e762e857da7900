import { isObject } from '../core/value'
import { collectProblems, type Problems, refusedFor } from '../toolkit'
import type { TableSettings } from './settings'

type AnySettings = TableSettings<unknown, unknown, { readonly seed: string | number }, string, unknown>

type Check = (value: unknown, problems: Problems, seats: readonly string[]) => void

/** About thirty years: even with increments, times stay exact numbers. */
const longestTime = 1e12

const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= longestTime

const hasFunctions = (value: unknown, ...names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => typeof Reflect.get(value, name) === 'function')

const hasText = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'string'

const mustBe =
  (fits: (value: unknown) => boolean, sentence: string): Check =>
  (value, problems) =>
    problems.when(!fits(value), '', sentence)

const toldIn = ['seat', 'question', 'action', 'event', 'refusal', 'outcome']

/** The check of each setting. The game checks the options, and `check-saved` checks the saved data. */
const checks: { readonly [Key in keyof AnySettings]-?: Check } = {
  options: mustBe((value) => isObject(value), 'Options are an object.'),
  bots(value, problems, seats) {
    if (!isObject(value)) return problems.add('', 'Give policies by seat.')
    for (const [seat, policy] of Object.entries(value))
      if (!seats.includes(seat)) problems.add(seat, `The game has the seats ${seats.join(', ')}.`)
      else if (!hasFunctions(policy, 'choose') || !hasText(policy, 'name'))
        problems.add(seat, 'This is not a policy: it needs a name and a function "choose".')
  },
  standIns: (value, problems, seats) => checks.bots(value, problems, seats),
  chat: mustBe(
    (value) => value === null || value === 'players' || value === 'everybody',
    'Give "players" or "everybody", or null for no chat.',
  ),
  people: mustBe(
    (value) => Array.isArray(value) && value.every((each) => each === null || hasText(each, 'hash')),
    'Give a list of people as a rematch has them, each with a hash and a name, and null for others.',
  ),
  wordings: mustBe(
    (value) =>
      Array.isArray(value) && value.every((words) => hasFunctions(words, ...toldIn) && hasText(words, 'language')),
    'Give a list of wordings.',
  ),
  spectators: mustBe((value) => typeof value === 'boolean', 'This must be true or false.'),
  allowance(value, problems) {
    if (value === null) return
    if (!isObject(value)) return problems.add('', 'Give a time and an increment, or null for no clocks.')
    const { time, increment = 0, ...others } = value
    problems.when(!isTime(time) || time === 0, 'time', `Give milliseconds, more than 0 and at most ${longestTime}.`)
    problems.when(!isTime(increment), 'increment', `Give milliseconds, from 0 to ${longestTime}.`)
    for (const key of Object.keys(others)) problems.add(key, 'There is no such setting.')
  },
  pace: mustBe(isTime, `Give milliseconds, from 0 to ${longestTime}.`),
  clock: mustBe((value) => hasFunctions(value, 'now', 'after'), 'A clock has the functions "now" and "after".'),
  saved: () => undefined,
  journal: mustBe((value) => hasFunctions(value, 'append', 'read'), 'A journal has the functions "append" and "read".'),
  summary: mustBe((value) => typeof value === 'function', 'This must be a function.'),
  onRematch: mustBe((value) => typeof value === 'function', 'This must be a function.'),
  onTrouble: mustBe((value) => typeof value === 'function', 'This must be a function.'),
}

const isSetting = (key: string): key is keyof typeof checks => Object.hasOwn(checks, key)

/**
 * Refuses bad settings at once: callers without types would otherwise see the trouble much later. A setting that is `undefined`
 * counts as not given.
 */
export function checkSettings(settings: object, seats: readonly string[], notHere: readonly string[] = []): void {
  const problems = collectProblems()
  if (!isObject(settings)) problems.add('', 'Settings are an object.')
  else
    for (const [key, value] of Object.entries(settings))
      if (!isSetting(key) || notHere.includes(key)) problems.add(key, 'There is no such setting.')
      else if (value !== undefined) checks[key](value, problems.at(key), seats)
  if (problems.found.length > 0) throw invalidSettings(problems)
}

export const invalidSettings = ({ found }: Problems): Error =>
  refusedFor('INVALID_SETTINGS', 'A table cannot have these settings', found)
