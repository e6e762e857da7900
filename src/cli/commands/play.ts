import { readPlay, splitGame } from '../arguments'
import { type Exit, exits } from '../exit'
import { folded } from '../fold'
import { wordsFor } from '../language'
import { loadGame } from '../load-game'
import { fewestRows, paged, rowsIn } from '../paged'
import { play } from '../play'
import { prepare, type Table } from '../prepare'
import { now, open } from '../session'
import type { Terminal } from '../terminal'
import { greeting, helpWithPlay } from '../texts'

/** Plays a game in the terminal, in pages if the height of its screen is known. */
export async function run(words: readonly string[], bare: Terminal): Promise<Exit> {
  const spoken = wordsFor(words, bare.locale)
  const given = rowsIn(words)
  const rows = given === null ? bare.rows : Number(given)
  if (given !== null && !/^(1[2-9]|[2-9]\d|\d{3})$/.test(given)) {
    folded(bare).complain(spoken.told.files.rowsTakes(given))
    return exits.refused
  }
  const isLow = rows !== undefined && rows >= fewestRows && !words.some((word) => word === '--help' || word === '-h')
  const screen = !isLow ? null : paged(bare, rows, spoken.told.table.morePages)
  try {
    return await begin(words, screen?.terminal ?? folded(bare), spoken)
  } finally {
    await screen?.flush()
  }
}

async function begin(
  words: readonly string[],
  terminal: Terminal,
  { told, named, problem }: ReturnType<typeof wordsFor>,
): Promise<Exit> {
  const { game: name, words: rest } = splitGame(words)
  const described = problem ?? (await loadGame(name, told))
  const request =
    typeof described === 'string'
      ? { do: 'complain' as const, problem: described }
      : readPlay(rest, described.settings, told)
  if (request.do === 'complain' || typeof described === 'string') {
    terminal.complain(request.do === 'complain' ? request.problem : '')
    return exits.refused
  }
  const table = { described, name, language: named, terminal }
  switch (request.do) {
    case 'help with play':
      terminal.say(helpWithPlay(described))
      return exits.done
    case 'begin':
    case 'resume':
      return sitDown(await prepare(request, table), table)
  }
}

async function sitDown(prepared: Awaited<ReturnType<typeof prepare>>, { described, terminal }: Table): Promise<Exit> {
  if ('problem' in prepared) {
    terminal.complain(prepared.problem)
    return prepared.exit
  }
  const { record, seating, place, again, lock } = prepared
  try {
    const session = open(described, record)
    const state = now(session)
    const [one, ...more] = seating.persons
    const view = described.game.view(state, more.length === 0 && one !== undefined ? one : 'spectator')
    terminal.say(greeting(described, record, seating, place.file, view))
    if (described.game.outcome(state)) terminal.say(described.words.table.isOver)
    return await play({ session, seating, terminal, place, again })
  } finally {
    lock.release()
  }
}
