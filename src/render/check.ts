import { allParts, densities, type PictureOptions } from './options'
import { targetKinds } from './target'
import { themes } from './theme'

const refused = (code: string, message: string): TypeError => Object.assign(new TypeError(message), { code })

const wrong = (message: string): TypeError => refused('WRONG_PICTURE', message)

/** A value from outside in a sentence. */
const said = (value: unknown): string => (typeof value === 'string' ? JSON.stringify(value.slice(0, 60)) : typeof value)

function checkName(what: string, value: unknown, names: readonly string[]): void {
  if (typeof value !== 'string' || !names.includes(value))
    throw wrong(`${said(value)} is not ${what}. Use ${names.join(', ')}.`)
}

function checkList(name: string, value: unknown): asserts value is readonly unknown[] {
  if (!Array.isArray(value)) throw wrong(`The ${name} of a picture must be a list.`)
}

function checkSize(name: string, value: unknown): void {
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0)
    throw wrong(`The ${name} of a picture must be a number of pixels above 0.`)
}

/** Refuses what is not a list of targets. */
export function checkTargets(name: string, value: unknown): void {
  checkList(name, value)
  for (const target of value) {
    const { kind, id, in: within = '' }: Readonly<Record<string, unknown>> = Object(target)
    checkName(`a kind of target in ${name}`, kind, targetKinds)
    if (typeof id !== 'string' || typeof within !== 'string')
      throw wrong(`A target in ${name} needs an id that is a text; its place, if it has one, is a text too.`)
  }
}

/** Refuses what is not a list of parts. */
export function checkParts(value: unknown): void {
  checkList('parts', value)
  for (const part of value) checkName('a part of a picture', part, allParts)
}

function checkLog(value: unknown): void {
  checkList('log', value)
  if (value.some((line) => typeof line !== 'string')) throw wrong('Each line of the log must be a text.')
}

function checkLanguage(value: unknown): void {
  const { words }: Readonly<Record<string, unknown>> = Object(value)
  if (typeof words !== 'object' || words === null)
    throw wrong('The language of a picture must be a language of the same game, such as `polish` from its door.')
}

export const checkDensity = (value: unknown): void => checkName('a density of a picture', value, densities)

const checks: { readonly [Name in keyof PictureOptions<unknown>]-?: (value: unknown) => void } = {
  parts: checkParts,
  width: (value) => checkSize('width', value),
  height: (value) => checkSize('height', value),
  density: checkDensity,
  highlight: (value) => checkTargets('highlight', value),
  selected: (value) => checkTargets('selected', value),
  log: checkLog,
  language: checkLanguage,
  theme: (value) => checkName('a theme of a picture', value, themes),
}

/** Refuses options that a picture does not have. */
export function checkPicture(options: object): void {
  for (const [name, value] of Object.entries(options)) {
    checkName('an option of a picture', name, Object.keys(checks))
    if (value !== undefined) new Map(Object.entries(checks)).get(name)?.(value)
  }
}

/** Refuses what is not a state or view of the game: these fields are only in its positions. */
export function checkFields(game: string, position: unknown, fields: readonly string[]): void {
  if (typeof position === 'object' && position !== null && fields.every((field) => field in position)) return
  throw refused('NOT_A_POSITION', `This is not a state or a view of ${game}.`)
}
