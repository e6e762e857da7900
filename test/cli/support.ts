import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { main } from '../../src/cli/main'
import type { Terminal } from '../../src/cli/terminal'
import { loadRecord } from '../../src/core'
import { ironwood } from '../../src/ironwood/rules'

/** A directory that is gone after the test. */
export function directory(): string {
  const path = mkdtempSync(join(tmpdir(), 'totemforge-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** What a person types next, who sees all that was said since; `null` ends the input. */
type Person = (screen: string) => string | null

interface Sat {
  readonly code: number
  readonly screen: string
  readonly complaints: string
}

/** Runs the program with a person, or with lines that are typed one after the other. */
export async function sit(
  words: string,
  person: Person | readonly string[] = [],
  columns?: number,
  locale = '',
  program = main,
): Promise<Sat> {
  let screen = ''
  let since = ''
  let complaints = ''
  const lines = typeof person === 'function' ? null : [...person]
  const next: Person = typeof person === 'function' ? person : () => lines?.shift() ?? null
  const say = (text: string): void => {
    screen += text
    since += text
  }
  const terminal: Terminal = {
    columns,
    locale,
    say: (text) => say(`${text}\n`),
    complain: (problem) => {
      complaints += `${problem}\n`
    },
    async ask(prompt) {
      say(prompt)
      const line = next(since)
      since = ''
      say(line === null ? '' : `${line}\n`)
      return line
    },
    clear: () => say('~~~~\n'),
    progress: () => {},
    leaving: new AbortController().signal,
    close: () => {},
  }
  const code = await program(words.split(' '), terminal)
  return { code, screen, complaints }
}

/** A person who always takes the first choice of the list. */
export function first(): (screen: string) => string {
  let choice = ''
  return (screen) => {
    choice = /^ {1,3}(\d+) {2}\S/m.exec(screen.slice(screen.lastIndexOf('\n\n')))?.[1] ?? choice
    return choice
  }
}

/** A person who does as little as possible, so that the bot wins soon. */
export function idle(): Person {
  const wishes = ['rest', 'forfeit', 'wager nothing', 'first']
  const choose = first()
  let wish = 0
  let lines = 0
  return (screen) => {
    if (lines++ > 2000) return null
    wish = /\?.*\n {1,3}\d+ {2}\S/.test(screen) ? 0 : wish + 1
    const choice = choose(screen)
    return wishes[wish] === 'first' ? choice : (wishes[wish] ?? null)
  }
}

/** A kept game, which must be whole. */
export function kept(file: string) {
  const loaded = loadRecord(ironwood, readFileSync(file, 'utf8'))
  if (!loaded.ok) throw new Error(`${file}: ${loaded.problems.map(({ message }) => message).join(' ')}`)
  return loaded
}
