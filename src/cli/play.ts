import { reasonOf } from '../catalogue/reason'
import { same } from '../core'
import { type Command, type NumberedQuestion, understand } from './answer'
import { seatName } from './described'
import { type Exit, exits } from './exit'
import { widthOf } from './fold'
import { refusalWords } from './invitation'
import { choices } from './lists'
import { numberedAs, type Question, topicOf } from './numbers'
import { choicePages, linesOn } from './paged'
import { agrees, resumeCommand } from './prepare'
import { keep, type Place } from './record-file'
import type { Seating } from './seating'
import { act, now, type Session, takeBack } from './session'
import { ending, type Listener, latest, toldOf, turnOf } from './story'
import type { Terminal } from './terminal'
import { helpInPlay } from './texts'

/** The people, the opponents, and the terminal between them. */
export interface Sitting {
  readonly session: Session
  readonly seating: Seating
  readonly terminal: Terminal
  /** The file of the game. */
  readonly place: Place
  /** The options for resuming it. */
  readonly again: string
}

/** What the screen shows, and to whom, as far as the next output depends on it. */
interface Screen {
  /** The viewer; `null` before the first one. */
  readonly viewer: string | null
  /** How many actions each viewer has read. */
  readonly told: ReadonlyMap<string, number>
  /** What is above the choices: the position if there is room, or in any case if somebody asked for it, or only the question. */
  readonly above: 'position' | 'board' | 'question'
  readonly question: Question | null
}

/** Plays until the game is over or the people leave. */
export async function play(sitting: Sitting): Promise<Exit> {
  const { session, seating, terminal } = sitting
  const { game } = session.described
  let screen: Screen = { viewer: null, told: new Map(), above: 'position', question: null }
  const [first] = seating.persons
  if (first !== undefined && !hides(sitting)) {
    screen = tellSince(sitting, { ...screen, viewer: first })
  }
  for (;;) {
    const seat = game.toAct(now(session))
    if (seat === null) return end(sitting, screen)
    if (!seating.persons.includes(seat)) {
      const problem = await decided(sitting, seat)
      if (problem !== null) {
        terminal.complain(problem)
        leave(sitting)
        return exits.opponent
      }
      screen = { ...tellSince(sitting, screen), above: 'position', question: null }
      continue
    }
    const looking = await turnTo(sitting, screen, seat)
    if (looking === null) return leave(sitting)
    const next = await ask(sitting, { ...tellSince(sitting, looking), viewer: seat }, seat)
    if (next === null) return leave(sitting)
    screen = next
  }
}

/** Whether people at one keyboard hide the screen from each other. */
const hides = ({ session, seating }: Sitting): boolean => !session.described.open && seating.persons.length > 1

const listener = ({ seating, terminal }: Sitting, viewer: string): Listener => ({
  viewer,
  seating,
  width: widthOf(terminal),
})

function tellAll({ terminal }: Sitting, lines: readonly string[]): void {
  for (const line of lines) terminal.say(line)
}

/** Tells the viewer what has happened since its last decision, or else the last two turns. */
function tellSince(sitting: Sitting, screen: Screen): Screen {
  const { session } = sitting
  const { viewer } = screen
  if (viewer === null) return screen
  const listening = listener(sitting, viewer)
  const count = session.record.actions.length
  // People who look at the screen together read the same.
  const ears = hides(sitting) ? viewer : 'all'
  const told = screen.told.get(ears)
  if (told === undefined) tellAll(sitting, latest(session, listening))
  else for (let index = told; index < count; index++) tellAll(sitting, toldOf(session, index, listening))
  return { ...screen, told: new Map(screen.told).set(ears, count) }
}

/**
 * Hands the screen to a person, with nothing on it that only another person may see; `null` if nobody is there any
 * more.
 */
async function turnTo(sitting: Sitting, screen: Screen, seat: string): Promise<Screen | null> {
  if (screen.viewer === seat) return screen
  if (!hides(sitting)) return { ...screen, viewer: seat, above: 'position', question: null }
  const { terminal } = sitting
  const { described } = sitting.session
  if (screen.viewer !== null) {
    const line = await terminal.ask(`\n${described.words.table.seenEnough}`)
    if (line === null) return null
  }
  terminal.clear()
  const line = await terminal.ask(described.words.table.next(seatName(described, now(sitting.session), seat)))
  if (line === null) return null
  terminal.clear()
  return tellSince(sitting, { ...screen, viewer: seat, above: 'position', question: null })
}

/** Shows a person the question, and reads until there is a decision; `null` if the person leaves. */
async function ask(sitting: Sitting, screen: Screen, seat: string): Promise<Screen | null> {
  const { session, terminal } = sitting
  const { described } = session
  const { game } = described
  const state = now(session)
  const view = game.view(state, seat)
  const legal = game.legalActions(state)
  const question = described.question(view)
  const { rows } = terminal
  // On a low screen the numbers begin anew: what they were is gone.
  const known = rows === undefined ? screen.question : null
  const numbers = numberedAs(known, topicOf(question), described.sensible(legal), game.format)
  const asked: NumberedQuestion = { described, view, legal, numbered: numbers.numbered }
  const width = widthOf(terminal)
  const list = choices(asked, width)
  const pages = rows === undefined ? [list] : choicePages(question, list, { rows, width })
  if (screen.above !== 'question') {
    const position = `\n${described.position(view, width).trimEnd()}`
    const height = linesOn(`${position}\n\n${question}\n${list}`, width).length
    const isShown = rows === undefined || screen.above === 'board' || height < rows
    terminal.say(isShown ? position : `\n${described.words.table.boardShows}`)
  }
  let page = 0
  const show = (): void => {
    const below = pages.slice(page + 1).reduce((sum, each) => sum + each.split('\n').length, 0)
    const more = below > 0 ? [described.words.table.moreChoices(below)] : []
    terminal.say(['', question, pages[page], ...more].join('\n'))
  }
  show()
  const shown = { ...screen, question: numbers }
  for (;;) {
    const line = await terminal.ask('> ')
    if (line === null) return null
    if (line.trim() === '' && pages.length > 1) {
      page = (page + 1) % pages.length
      show()
      continue
    }
    const answer = understand(line, asked)
    if (answer.do === 'explain') terminal.say(answer.text)
    else if (answer.do === 'tell') terminal.say(answer.command.tell(answer.about, { view, legal, width }))
    else if (answer.do === 'act') {
      if (await carriedOut(sitting, asked, seat, answer)) return after(sitting, shown, seat)
    } else {
      const next = await obey(sitting, asked, shown, seat, answer.command)
      if (next !== 'ask on') return next
    }
  }
}

/** Carries out a command. */
async function obey(
  sitting: Sitting,
  asked: NumberedQuestion,
  screen: Screen,
  seat: string,
  command: Command,
): Promise<Screen | null | 'ask on'> {
  const { session, terminal } = sitting
  const { described } = session
  switch (command) {
    case 'quit':
      return null
    case 'help':
      terminal.say(helpInPlay(described))
      return 'ask on'
    case 'log':
      tellAll(sitting, latest(session, listener(sitting, seat)))
      return 'ask on'
    case 'board':
      return { ...screen, above: 'board' }
    case 'list':
      return { ...screen, above: 'question' }
    case 'undo':
      return undone(sitting, screen, seat)
    case 'done': {
      const action = described.done(asked.legal)
      if (action === null) terminal.say(described.words.table.nothingToLeaveOut)
      else if (await carriedOut(sitting, asked, seat, { action, times: 1 })) return after(sitting, screen, seat)
      return 'ask on'
    }
    case 'resign': {
      const action = described.surrender(seat)
      if (action === null) terminal.say(described.words.table.noSurrender)
      else if (await carriedOut(sitting, asked, seat, { action, times: 1 })) return after(sitting, screen, seat)
      return action === null ? 'ask on' : { ...screen, above: 'question' }
    }
  }
}

function undone(sitting: Sitting, screen: Screen, seat: string): Screen | 'ask on' {
  const { session, seating, terminal } = sitting
  const { described } = session
  const { table } = described.words
  const back = takeBack(session, seating.persons)
  if (back === null) {
    terminal.say(table.nothingToTakeBack)
    return 'ask on'
  }
  save(sitting)
  const own = back.seat === seat || described.open
  const what = own
    ? described.action(back.action, described.game.view(now(session), seat))
    : table.lastDecisionOf(seatName(described, now(session), back.seat))
  terminal.say(table.takenBack(what))
  const count = session.record.actions.length
  const told = new Map([...screen.told].map(([ears, number]) => [ears, Math.min(number, count)]))
  return { ...screen, told, above: 'position', question: null }
}

/** After a decision, only the question appears while the turn goes on. */
function after(sitting: Sitting, before: Screen, seat: string): Screen {
  const { session } = sitting
  const { described } = session
  const screen = tellSince(sitting, before)
  const state = now(session)
  const goesOn = described.game.toAct(state) === seat && !described.shown(described.game.view(state, seat))
  return goesOn ? { ...screen, above: 'question' } : { ...screen, above: 'position', question: null }
}

/** Tries the choice of the person, and shows a refusal in words. */
async function carriedOut(
  sitting: Sitting,
  asked: NumberedQuestion,
  seat: string,
  { action, times }: { readonly action: unknown; readonly times: number },
): Promise<boolean> {
  const { session, terminal } = sitting
  const { game, surrender, words } = session.described
  const { table } = words
  const refusal = game.refusal(now(session), action, seat)
  if (refusal) {
    terminal.say(refusalWords(refusal, action, asked))
    return false
  }
  if (same(action, surrender(seat))) {
    const sure = await terminal.ask(table.surrender)
    if (!agrees(sure, words)) {
      terminal.say(table.playOn)
      return false
    }
  }
  for (let count = 0; count < times; count++) {
    const state = now(session)
    if (count > 0 && (game.toAct(state) !== seat || game.refusal(state, action, seat))) {
      terminal.say(table.wasPossible(count))
      break
    }
    act(session, action, seat)
    save(sitting)
  }
  return true
}

/** Lets an opponent decide, and shows what went wrong, if anything. */
async function decided(sitting: Sitting, seat: string): Promise<string | null> {
  const { session, seating } = sitting
  const { table } = session.described.words
  const state = now(session)
  const by = seating.opponents.get(seat)
  if (!by) return table.nobodyPlays(seatName(session.described, state, seat))
  try {
    const turn = turnOf(session, state, seat, session.record.actions.length)
    act(session, await by.opponent.policy.choose(turn), seat)
  } catch (error) {
    return table.cannotDecide(by.name, reasonOf(error))
  }
  save(sitting)
  return null
}

function save({ session, place, terminal }: Sitting): void {
  const failed = keep(place, session.record, session.described.words)
  if (failed) terminal.say(failed.problem)
}

/** Shows where the game is stored. It retries a failed write once. */
function close({ session, place, terminal }: Sitting, before: string, then: string): Exit {
  const { words } = session.described
  const failed = keep(place, session.record, words)
  if (!failed) terminal.say(`${before}${words.table.keptIn(place.file)}${then}`)
  else {
    terminal.say(before.trimEnd())
    terminal.complain(`${failed.problem} ${words.table.lost}`)
  }
  return failed?.exit ?? exits.done
}

const leave = (sitting: Sitting): Exit =>
  close(sitting, '\n', sitting.session.described.words.table.toGoOn(resumeCommand(sitting.place.file, sitting.again)))

function end(sitting: Sitting, screen: Screen): Exit {
  const { session, seating, terminal } = sitting
  const { described } = session
  const viewer = screen.viewer ?? seating.persons[0] ?? 'spectator'
  const view = described.game.view(now(session), viewer)
  terminal.say(`\n${described.position(view, widthOf(terminal)).trimEnd()}\n`)
  return close(sitting, `${ending(session, listener(sitting, viewer))} `, '')
}
