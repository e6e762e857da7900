import type { Command } from './command'
import { type Described, has, type Kept, person } from './described'
import { builtIn } from './games'
import { playCommand } from './program'
import { opponentNames, type Seating } from './seating'

/** Two columns, the second beginning where it does in every list. */
export const row = (left: string, right: string, wide: number): string =>
  left.length < wide ? `  ${left.padEnd(wide)}${right}` : `  ${left}\n  ${' '.repeat(wide)}${right}`

export const help = (commands: Readonly<Record<string, Command>>): string => {
  const rows = Object.entries(commands).map(([name, { meaning }]) => row(`npx totemforge ${name}`, meaning, 27))
  return `totemforge: a rules engine for board games, and its games, Ironwood and Root.

${rows.join('\n')}
  npx totemforge --version

With --help after it each of them says more. To begin with:

  ${playCommand} --against ironbot      you are the Woodwalkers, a bot the Ironclad
  ${playCommand} --against woodenbot    you are the Ironclad, a bot the Woodwalkers
  ${playCommand} --game root            Root: you are one faction, others play the rest
  ${playCommand} --game FILE            a game of your own, from a module`
}

export function helpWithPlay(described: Described): string {
  const { about, settings, game } = described
  const names = opponentNames(described)
  const rows: [string, string][] = [
    ['--against NAME,NAME', `who plays the other seats: ${names.join(', ')};`],
    ['', `one name is for all of them, ${person} is somebody at this keyboard`],
    ['--seat SEAT,SEAT', `which seats are yours: ${game.seats.join(', ')}`],
    ...(game.seats.length > 2 ? [['--players 2', 'how many play'] satisfies [string, string]] : []),
    ...settings.map(({ name, values, meaning }): [string, string] => [`--${name} ${values}`, meaning]),
    ['--seed TEXT', 'the same seed and the same choices give the same game;'],
    ['', 'random unless given'],
    ['--record FILE', `where the game is kept; totemforge-${game.id}.json unless given`],
    ['--resume [FILE]', 'go on with a game that was kept'],
    ['--game NAME', `another game: ${Object.keys(builtIn).join(', ')}, or a file with a module that`],
    ['', 'describes a game, or exports one'],
  ]
  return `${about}

${rows.map(([left, right]) => row(left, right, 22)).join('\n')}

The game is kept after every action, so you can leave at any time, with quit or
with Ctrl-C. Once it runs, help says what you can type.`
}

export function helpInPlay(described: Described): string {
  const { commands, legend, title } = described
  const only = (command: 'done' | 'surrender', line: [string, string]) => (has(described, command) ? [line] : [])
  const rows: [string, string][] = [
    ['3', 'a number of the list: that choice'],
    ['Enter', 'the only choice if there is one, else the list again'],
    ['words of the list', 'a choice as the list tells it, or in short'],
    ['... x2', 'a choice twice: it is repeated as long as it can be'],
    ['list', 'the choices again'],
    ['board', 'the position, and the choices'],
    ...commands.map(({ usage, meaning }): [string, string] => [usage, meaning]),
    ['log', 'what happened in this turn and the one before'],
    ...only('done', ['done', 'leave out the rest of a step']),
    ['undo', 'take your last decision back, and what others did since'],
    ...only('surrender', ['resign', 'surrender']),
    ['quit', 'leave; --resume goes on'],
  ]
  const list = rows.map(([left, right]) => row(left, right, 19)).join('\n')
  return [`${title}. What you can type:`, list, ...(legend === '' ? [] : ['', legend])].join('\n')
}

/** Who plays whom, and where the game is. */
export function greeting(
  described: Described,
  { options }: Kept,
  seating: Seating,
  file: string,
  view: unknown,
): string {
  const called = (seat: string): string => described.seat(seat, view)
  const [one, ...more] = seating.persons.map(called)
  const others = [...seating.opponents].map(([seat, { name }]) =>
    name.endsWith(')') ? name : `${name} is ${called(seat)}`,
  )
  const you =
    more.length > 0 ? `At this keyboard: ${[one, ...more].join(', ')}` : one ? `You are ${one}` : 'Nobody looks on'
  return [
    `${[you, ...others].join(', ')}. The seed is ${options.seed}.`,
    ...described.greeting(options, view),
    `The game is kept in ${file} after every action.`,
    'Type help to see what you can type.',
  ].join('\n')
}
