import { expect } from 'vitest'
import { servedGame } from '../../src/cli/served'
import { gameNames } from '../../src/doors'
import { createServer } from '../../src/protocol'
import { answers, failure } from '../../src/protocol/answers'

/** The games of the library, one with an encoding, and one with hidden cards. */
const names = [...gameNames, './examples/terminal/connect-four.ts', './test/fixtures/lanterns.ts']

export async function server() {
  const games = await Promise.all(names.map(servedGame))
  const served = createServer(new Map(games.map((game) => [game.listing.game.id, game])))
  return { ...served, answer: async (line: string) => (await served.answer(line)).line, whole: served.answer }
}

const known: Readonly<Record<string, { parse(value: unknown): unknown }>> = answers

/** Whether an answer has the form that it should have for what was asked. */
export function checkForm(asked: unknown, line: string): void {
  const said: unknown = JSON.parse(line)
  if (typeof said === 'object' && said !== null && 'answer' in said) {
    const name = typeof asked === 'object' && asked !== null && 'do' in asked ? String(asked.do) : ''
    known[name]?.parse(said.answer)
    expect(Object.keys(known)).toContain(name)
    expect(Object.keys(said)).toEqual(['id', 'answer'])
  } else failure.parse(said)
}

/** A caller who asks one thing after the other. */
export async function caller() {
  const { answer, whole } = await server()
  const ask = async (does: string, parts: object = {}) => {
    const request = { id: does, do: does, ...parts }
    const line = await answer(JSON.stringify(request))
    checkForm(request, line)
    return JSON.parse(line)
  }
  /** What was answered; an error is a failure of the test. */
  const told = async (does: string, parts: object = {}) => {
    const said = await ask(does, parts)
    expect(said.error).toBeUndefined()
    return said.answer
  }
  /** The code of the error that was answered. */
  const refused = async (does: string, parts: object = {}) => (await ask(does, parts)).error?.code
  return { ask, told, refused, answer, whole }
}
