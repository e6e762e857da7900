import { gameNames } from '../doors'
import type { Command } from './command'
import { type Described, has, type Kept, person } from './described'
import { wrap } from './fold'
import { languages } from './games/language'
import { playCommand } from './program'
import { opponentNames, type Seating } from './seating'

/** Two columns; the second has the same place in every list. */
export const row = (left: string, right: string, wide: number): string =>
  left.length < wide ? `  ${left.padEnd(wide)}${right}` : `  ${left}\n  ${' '.repeat(wide)}${right}`

export const help = (commands: Readonly<Record<string, Command>>): string => {
  const rows = Object.entries(commands).map(([name, { meaning }]) => row(`npx totemforge ${name}`, meaning, 27))
  return `totemforge: a rules engine for board games, and its games, Ironwood, Root and Daimyo.

${rows.join('\n')}
  npx totemforge --version

Each command says more with --help. To begin:

  npx totemforge demo                        a game that tells itself
  ${playCommand} --against ironbot      you are the Woodwalkers, a bot the Ironclad
  ${playCommand} --against woodenbot    you are the Ironclad, a bot the Woodwalkers
  ${playCommand} --game root            Root: you are one faction, others play the rest
  ${playCommand} --game daimyo          Daimyo: you are a clan, others play the rest
  ${playCommand} --game FILE            a game of your own, from a module`
}

/** Where the meanings of options begin, and how wide they are in a terminal of 80 columns. */
const [optionWide, meaningWide] = [22, 56]

/** A row for each line of a meaning; the first row has the name. */
const rowsOf = (left: string, meaning: string): [string, string][] =>
  wrap(meaning, meaningWide).map((line, index) => [index === 0 ? left : '', line])

export function helpWithPlay(described: Described): string {
  const { about, settings, game, words } = described
  const { playHelp: told } = words
  const rows = [
    ...rowsOf('--against NAME,NAME', told.against(opponentNames(described).join(', '), person)),
    ...rowsOf('--seat SEAT,SEAT', told.seat(game.seats.join(', '))),
    ...(game.seats.length > 2 ? rowsOf('--players 2', told.players) : []),
    ...settings.flatMap(({ name, values, meaning }) => rowsOf(`--${name} ${values}`, meaning)),
    ...rowsOf('--seed TEXT', told.seed),
    ...rowsOf('--record FILE', told.record(`totemforge-${game.id}.json`)),
    ...rowsOf('--resume [FILE]', told.resume),
    ...rowsOf('--game NAME', told.game(gameNames.join(', '))),
    ...rowsOf('--rows 24', told.rows),
    ...rowsOf('--lang NAME', told.lang(languages.join(', '))),
  ]
  return `${about}

${rows.map(([left, right]) => row(left, right, optionWide)).join('\n')}

${told.after}`
}

export function helpInPlay(described: Described): string {
  const { commands, legend, title, words } = described
  const { tableHelp: told } = words
  const only = (command: 'done' | 'surrender', line: [string, string]) => (has(described, command) ? [line] : [])
  const rows: (readonly [string, string])[] = [
    ['3', told.number],
    ['Enter', told.enter],
    told.listWords,
    ['... x2', told.twice],
    ['list', told.list],
    ['board', told.board],
    ...commands.map(({ usage, meaning }): [string, string] => [usage, meaning]),
    ['log', told.log],
    ...only('done', ['done', told.done]),
    ['undo', told.undo],
    ...only('surrender', ['resign', told.resign]),
    ['quit', told.quit],
  ]
  const list = rows.map(([left, right]) => row(left, right, 19)).join('\n')
  return [told.title(title), list, ...(legend === '' ? [] : ['', legend])].join('\n')
}

/** Who plays whom, and where the game is stored. */
export function greeting(
  described: Described,
  { options }: Kept,
  seating: Seating,
  file: string,
  view: unknown,
): string {
  const { seating: told, table } = described.words
  const called = (seat: string): string => described.seat(seat, view)
  const others = [...seating.opponents].map(([seat, { name }]) =>
    name.endsWith(')') ? name : told.plays(name, called(seat)),
  )
  return [
    told.greeting(seating.persons.map(called), others, `${options.seed}`),
    ...described.greeting(options, view),
    table.kept(file),
    table.typeHelp,
  ].join('\n')
}
