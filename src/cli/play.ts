import { renderText, tellAction } from '../ironwood/render'
import { textWidth } from '../ironwood/render/columns'
import { sceneOf } from '../ironwood/render/scene'
import { battleWords, headline } from '../ironwood/render/words'
import { type Action, ironwood, type State, type View } from '../ironwood/rules'
import { opponentOf } from '../ironwood/rules/vocabulary'
import { understand } from './answer'
import { inform } from './inform'
import { refusalWords } from './invitation'
import { choices } from './lists'
import type { Opponent } from './opponents'
import { playCommand } from './program'
import { keep } from './record-file'
import { act, now, type Session, takeBack } from './session'
import { toldOf } from './story'
import type { Terminal } from './terminal'

/** A person, a bot, and a terminal between them. */
export interface Sitting {
  readonly session: Session
  readonly opponent: Opponent
  readonly terminal: Terminal
  /** Where the game is kept. */
  readonly file: string
}

/** What stands above the choices. */
type Above = 'board' | 'question'

/** Plays until the game is over or the person leaves. */
export async function play(sitting: Sitting): Promise<void> {
  const { session, opponent, terminal, file } = sitting
  let above: Above = 'board'
  let warning = narrow(terminal)
  for (;;) {
    const state = now(session)
    const seat = ironwood.toAct(state)
    if (seat === null) return terminal.say(`${ending(sitting)} ${kept(sitting)}`)
    if (seat !== opponent.person) {
      carryOut(sitting, decision(state, opponent))
      above = 'board'
      continue
    }
    const view = ironwood.view(state, seat)
    terminal.say(`\n${above === 'board' ? renderText(view) : question(view)}`)
    terminal.say(`${choices(ironwood.legalActions(state), view)}${warning}`)
    warning = ''
    const came = await decided(sitting, state)
    if (came === 'the end') return terminal.say(`\n${kept(sitting)} To go on:\n  ${playCommand} --resume ${file}`)
    if (came === 'done') above = now(session).agenda.at(-1)?.do === 'turn' ? 'board' : 'question'
    else above = came
  }
}

/** At the end of the first choices, where it is seen: by then the greeting has left a small window. */
const narrow = ({ columns }: Terminal): string =>
  columns && columns < textWidth
    ? `\nThe board is ${textWidth} columns wide, this terminal ${columns}: make it wider, and type board.`
    : ''

/** Listens until the person has decided something, or wants to see the choices again. */
async function decided(sitting: Sitting, state: State): Promise<Above | 'done' | 'the end'> {
  const { session, opponent, terminal } = sitting
  const { person } = opponent
  for (;;) {
    const line = await terminal.ask('> ')
    if (line === null) return 'the end'
    const answer = understand(line, ironwood.legalActions(state), state)
    if (answer.do === 'explain') terminal.say(answer.text)
    else if (answer.do === 'act') {
      if (await carriedOut(sitting, state, answer.action)) return 'done'
    } else if (answer.command === 'quit') return 'the end'
    else if (answer.command === 'resign') {
      return (await carriedOut(sitting, state, { type: 'resign', seat: person })) ? 'done' : 'question'
    } else if (answer.command === 'undo') {
      const action = takeBack(session, person)
      if (action === null) terminal.say('There is no decision of yours to take back.')
      else {
        save(sitting)
        terminal.say(`Taken back: ${tellAction(action, ironwood.view(now(session), person))}`)
        return 'board'
      }
    } else if (answer.command === 'board') return 'board'
    else if (answer.command === 'list') return 'question'
    else terminal.say(inform(sitting, answer.command, answer.about))
  }
}

/** Tries what the person has chosen; a refusal is told in words. */
async function carriedOut(sitting: Sitting, state: State, action: Action): Promise<boolean> {
  const { terminal, opponent } = sitting
  if (action.type === 'resign') {
    if (action.seat !== opponent.person) {
      terminal.say('You can only surrender for yourself.')
      return false
    }
    const sure = await terminal.ask('Do you really surrender? Type yes: ')
    if (sure?.trim().toLowerCase() !== 'yes') {
      terminal.say('You play on.')
      return false
    }
  }
  const refusal = ironwood.refusal(state, action)
  if (refusal) terminal.say(refusalWords(refusal, ironwood.legalActions(state)))
  else carryOut(sitting, action)
  return refusal === null
}

/** Carries an action out, keeps the record, and tells what came of it. */
function carryOut(sitting: Sitting, action: Action): void {
  const { session, opponent, terminal } = sitting
  act(session, action)
  save(sitting)
  for (const line of toldOf(session, session.record.actions.length - 1, opponent)) terminal.say(line)
}

function save({ session, file, terminal }: Sitting): void {
  const problem = keep(file, session.record)
  if (problem) terminal.say(problem)
}

/** Tries once more, if the last attempt failed. */
const kept = ({ session, file }: Sitting): string => keep(file, session.record) ?? `The game is kept in ${file}.`

function decision(state: State, { person, policy }: Opponent): Action {
  return policy.choose({ view: ironwood.view(state, opponentOf(person)), legal: ironwood.legalActions(state) })
}

/** What is asked within a turn, and how a battle stands. */
function question(view: View): string {
  const scene = sceneOf(view)
  return [...battleWords(scene), headline(scene).what].join('\n')
}

function ending({ session, opponent }: Sitting): string {
  const state = now(session)
  const outcome = ironwood.outcome(state)
  const won = outcome?.winners.includes(opponent.person) ? 'You have' : `${opponent.name} has`
  const board = renderText(ironwood.view(state, opponent.person))
  return `\n${board}\n${won} won: ${outcome?.reason}.`
}
