import { closeSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { canonical, differingModule, type Head, headOf, isHead } from './head'
import { PlanError } from './plan-error'
import { isPlayed, type Played } from './played'
import type { Tournament } from './tournament'

/** Stored results: those already there, and a way to add more. */
export interface Results {
  readonly played: readonly Played[]
  add(played: Played): void
  close(): void
}

/** Opens a file of results, or begins one. It drops a line that a kill cut off; that game is played again. */
export async function openResults(file: string, tournament: Tournament): Promise<Results> {
  const head = await headOf(tournament)
  const descriptor = openSync(file, 'a+')
  try {
    const data = readFileSync(descriptor)
    const whole = data.lastIndexOf('\n') + 1
    const [first, ...lines] = data.subarray(0, whole).toString('utf8').split('\n').slice(0, -1)
    if (first === undefined && whole < data.length && !isTornHead(data.toString('utf8'))) throw strange(file)
    if (whole < data.length) ftruncateSync(descriptor, whole)
    if (first === undefined) writeFileSync(descriptor, `${JSON.stringify(head)}\n`)
    else compare(file, readHead(file, first), head)
    const played = lines.map((line, index) => readPlayed(file, line, index + 2, tournament.games))
    return {
      played: [...new Map(played.map((game) => [game.number, game])).values()],
      // Unlike `writeSync`, this does not stop without a word in the middle of a line when the disk is full.
      add: (game) => writeFileSync(descriptor, `${JSON.stringify(game)}\n`),
      close() {
        fsyncSync(descriptor)
        closeSync(descriptor)
      },
    }
  } catch (error) {
    closeSync(descriptor)
    throw error
  }
}

const strange = (file: string): PlanError =>
  new PlanError('results', `${file} exists but holds no results of a tournament. Name another file.`)

/** A file whose writer was killed while it wrote the head. */
const isTornHead = (text: string): boolean => text.startsWith('{"totemforge":"') || '{"totemforge":"'.startsWith(text)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function readHead(file: string, line: string): Head {
  const head = parsed(line)
  if (isHead(head)) return head
  throw strange(file)
}

function compare(file: string, there: Head, head: Head): void {
  const elsewhere = 'Keep these results in another file.'
  const parts = Object.entries(head.tournament).flatMap(([name, value]) => {
    const other = Object.entries(there.tournament).find(([key]) => key === name)?.[1]
    // Accept more games: a longer tournament begins with the games of a shorter one.
    return name === 'games' || canonical(value) === canonical(other) ? [] : [name]
  })
  if (parts.length > 0)
    throw new PlanError(
      'results',
      `${file} holds the results of another tournament: other ${parts.join(', ')}. ${elsewhere}`,
    )
  if (there.rules !== head.rules)
    throw new PlanError(
      'results',
      `${file} was begun with the rules of ${there.rules}, but this program has ${head.rules}. ${elsewhere}`,
    )
  const began = there.version ?? '1.0.0'
  if (began !== head.version)
    throw new PlanError(
      'results',
      `${file} was begun with totemforge ${began}, but this is ${head.version}, whose policies may play otherwise. ${elsewhere}`,
    )
  const changed = differingModule(head.modules, there.modules)
  if (changed !== undefined)
    throw new PlanError(
      'results',
      `${changed} has changed since ${file} was begun, so its results no longer fit. ${elsewhere}`,
    )
}

function readPlayed(file: string, line: string, number: number, games: number): Played {
  const game = parsed(line)
  if (isPlayed(game)) {
    if (game.number < games) return game
    throw new PlanError(
      'results',
      `${file} already holds game ${game.number + 1}, but this tournament has only ${games}. Ask for more games, or keep these results in another file.`,
    )
  }
  throw new PlanError('results', `Line ${number} of ${file} is damaged. Remove that line to play its game again.`)
}
