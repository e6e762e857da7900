import { randomInt } from 'node:crypto'
import { reasonOf } from '../catalogue/reason'
import { type Problem, startRecord } from '../core'
import type { Company, PlayRequest } from './arguments'
import type { Described, Kept } from './described'
import { type Problem as Refused, refused } from './exit'
import type { Language } from './games/language'
import { standard } from './load-game'
import { type Lock, takeLock } from './lock'
import { playCommand, shellWord } from './program'
import { isThere, keep, look, type Place, placeOf, setAside } from './record-file'
import { opponentNames, type Seating, seat, strangers, titleOf } from './seating'
import type { Terminal } from './terminal'
import type { TerminalWords } from './words/catalogue'

/** The game, and its name on the command line. */
export interface Table {
  readonly described: Described
  readonly name: string
  /** `null` if not given. */
  readonly language: Language | null
  readonly terminal: Terminal
}

/** A game that can be played. */
export interface Prepared {
  readonly record: Kept
  readonly seating: Seating
  readonly place: Place
  /** The options for resuming it. */
  readonly again: string
}

type Playing = Exclude<PlayRequest, { do: 'help with play' | 'complain' }>

/** Locks the named record and prepares it for play; the caller that gets a lock releases it. */
export async function prepare(request: Playing, table: Table): Promise<(Prepared & { readonly lock: Lock }) | Refused> {
  const file = request.file ?? `totemforge-${table.described.game.id}.json`
  const place = placeOf(file, request.do, table.described.words)
  if ('problem' in place) return place
  if (request.do === 'resume' && !isThere(place)) return refused(missing(request.file, file, table))
  const lock = await takeLock(place, table.described.words)
  if ('problem' in lock) return lock
  let prepared: Prepared | Refused | null = null
  try {
    prepared = await (request.do === 'begin' ? prepareNew(request, place, table) : prepareOld(request, place, table))
    return 'problem' in prepared ? prepared : { ...prepared, lock }
  } finally {
    if (!prepared || 'problem' in prepared) lock.release()
  }
}

function missing(named: string | null, file: string, { described }: Table): string {
  const { files } = described.words
  return named === null ? files.noGame(file) : files.noFile(file)
}

/** Whether the person agreed. */
export const agrees = (line: string | null, { table }: TerminalWords): boolean =>
  ['yes', table.yes].includes(line?.trim().toLowerCase() ?? '')

/** How to continue a stored game. */
export const resumeCommand = (file: string, again: string): string =>
  `${playCommand}${again} --resume ${shellWord(file)}`

async function prepareNew(
  request: Extract<PlayRequest, { do: 'begin' }>,
  place: Place,
  table: Table,
): Promise<Prepared | Refused> {
  const { described, terminal } = table
  const { words } = described
  const { files } = words
  const { file } = place
  const found = look(described, place)
  if (found && 'problem' in found) return found
  if (found && !found.ok) return refused(`${files.noFinishedGame(file)} ${files.elsewhere}`)
  if (found && found.record.actions.length > 0 && !described.game.outcome(found.state))
    return refused(
      `${files.notOver(file, resumeCommand(file, again({ seats: null, against: null }, table)))}\n${files.elsewhere}`,
    )
  const wanted = await company(request, table)
  if ('problem' in wanted) return wanted
  const asked = request.against === null && wanted.against !== null
  const settings = asked ? await askedSettings(request.settings, wanted.against ?? [], table) : request.settings
  const { players } = request
  try {
    const seed = request.seed ?? String(randomInt(2 ** 32))
    const options = described.options({ seed, players, settings, against: wanted.against ?? [] })
    const seating = seat(described, options, wanted)
    if (typeof seating === 'string') return refused(seating)
    const record = startRecord(described.game, options)
    return keep(place, record, words) ?? { record, seating, place, again: again(wanted, table, options) }
  } catch (error) {
    return refused(reasonOf(error))
  } finally {
    if (asked) terminal.say('')
  }
}

/** The players; it asks if there is a choice and nothing was given. */
async function company({ seats, against }: Company, { described, terminal }: Table): Promise<Company | Refused> {
  const told = described.words.seating
  const names = opponentNames(described)
  const [first = 'random'] = names
  const strange = against && strangers(described, against)
  if (strange) return refused(strange)
  const all = seats && described.game.seats.every((name) => seats.includes(name))
  if (against || all || described.usual !== '' || names.length <= 2) return { seats, against }
  for (;;) {
    const line = await terminal.ask(told.asked(names.join(', '), first))
    if (line === null) return refused(told.notAnswered(names.join(', ')))
    const given = line.trim() === '' ? [first] : line.split(',').map((name) => name.trim().toLowerCase())
    const problem = strangers(described, given)
    if (problem === null) return { seats, against: given }
    terminal.say(problem)
  }
}

async function askedSettings(
  given: Readonly<Partial<Record<string, string>>>,
  against: readonly string[],
  { described, terminal }: Table,
): Promise<Readonly<Partial<Record<string, string>>>> {
  const settings = { ...given }
  for (const setting of described.settings) {
    const { name } = setting
    const question = setting.ask?.(against) ?? null
    if (question === null || settings[name] !== undefined) continue
    const line = (await terminal.ask(`${question} `))?.trim() ?? ''
    if (line !== '') settings[name] = line
  }
  return settings
}

/** The options for resuming a game: the record does not hold who sits where. */
function again({ seats, against }: Company, { described, name, language }: Table, options?: Kept['options']): string {
  const fixed = options ? Object.values(described.seated(options)) : []
  return [
    ...(name === standard ? [] : [` --game ${shellWord(name)}`]),
    ...(language === null ? [] : [` --lang ${language}`]),
    ...(seats ? [` --seat ${seats.join(',')}`] : []),
    ...(against && fixed.length === 0 ? [` --against ${shellWord(against.join(','))}`] : []),
  ].join('')
}

const listed = (problems: readonly Problem[]): string =>
  problems.map(({ path, message }) => `\n  ${path}: ${message}`).join('')

/** The beginning of a record of this game from another version, which may have played by other rules. */
function foreign(problems: readonly Problem[]): Problem[] {
  if (problems.some(({ path }) => path === 'game')) return []
  return problems.filter(({ path }) => path === 'version' || path === 'random')
}

async function prepareOld(
  request: Extract<PlayRequest, { do: 'resume' }>,
  place: Place,
  table: Table,
): Promise<Prepared | Refused> {
  const { described, terminal } = table
  const { files } = described.words
  const { file } = place
  const loaded = look(described, place)
  if (!loaded) return refused(missing(request.file, file, table))
  if ('problem' in loaded) return loaded
  const problems = loaded.ok ? [] : loaded.problems
  const other = foreign(problems)
  if (other.length > 0) return refused(`${files.otherVersion(file)}${listed(other)}`)
  const record = loaded.ok ? loaded.record : loaded.good?.record
  const damaged = `${files.damaged(file)}${listed(problems)}`
  if (!record) return refused(problems.some(({ path }) => path === 'game') ? `${damaged}\n${files.whichGame}` : damaged)
  const fixed = Object.values(described.seated(record.options)).flatMap((name) => name ?? [])
  const { against } = request
  if (against && fixed.length > 0 && against.join() !== fixed.join()) {
    const titles = fixed.map((name) => titleOf(described, name))
    return refused(files.gameAgainst(file, titles))
  }
  const wanted = await company({ ...request, against: fixed.length > 0 ? fixed : against }, table)
  if ('problem' in wanted) return wanted
  const seating = seat(described, record.options, wanted)
  if (typeof seating === 'string') return refused(seating)
  const good = { record, seating, place, again: again(wanted, table, record.options) }
  if (loaded.ok) return good
  terminal.say(`${damaged}\n${files.goodPart(record.actions.length)}`)
  return mended(good, table)
}

/** The good part of a damaged record, if the person wants to continue from it. */
async function mended(good: Prepared, { described, terminal }: Table): Promise<Prepared | Refused> {
  const { words } = described
  const { files } = words
  const { place, record } = good
  const wanted = await terminal.ask(files.goOn)
  if (!agrees(wanted, words)) return refused(files.nothingChanged)
  const name = setAside(place, words)
  if (typeof name !== 'string') return name
  terminal.say(files.setAside(name))
  return keep(place, record, words) ?? good
}
