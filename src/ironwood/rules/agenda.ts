import type { Action } from './action'
import { clear, retreat, wreck } from './combat/aftermath'
import { attack } from './combat/attack'
import { decide, hits, reveal } from './combat/clash'
import { ambush, wager } from './combat/wager'
import { amount } from './keywords/amount'
import { bait, baitCount } from './keywords/bait'
import { burnCount, burnMany, effects, guardian, pay } from './keywords/cost'
import { discover } from './keywords/discover'
import { drill } from './keywords/drill'
import { group, march } from './keywords/march'
import { move } from './keywords/move'
import { addMarker, takeMarkers } from './keywords/ongoing'
import { demand, giveUp, inspect, opponentBurns, strike } from './keywords/opponent'
import { choose, mark } from './keywords/place'
import { recruit } from './keywords/recruit'
import { remove } from './keywords/remove'
import { oneMore, options } from './keywords/resolve'
import { build, found } from './keywords/site'
import { step } from './keywords/step'
import { drawOne, look, putBack, showVisions } from './keywords/visions'
import { fade, handLimitCheck, recruitStep, roundEnd } from './phases/end'
import { deal, exhaust, exhausted, giveBack, mapMarkers, markerStep, opening, round } from './phases/preparation'
import { actionPhase, additional, beforeOrAfter, frame, turn, turnEnd } from './phases/turn'
import type { Automatic, Play, Question } from './play'
import { botDraw, botGain, tribute } from './solo/cards'
import { rollDie } from './solo/die'
import { tellLost } from './solo/idle'
import { advance, escort, source } from './solo/ironbot/advance'
import { botBuild, botFound } from './solo/ironbot/build'
import { botDrill } from './solo/ironbot/drill'
import { attacker, flush, focus } from './solo/ironbot/focus'
import { buildOrRecruit, muster, replace, restart, smite } from './solo/ironbot/icons'
import { botRecruit, garrison, reinforce } from './solo/recruit'
import { alert, botTurn, expend, flip, icon, procedure } from './solo/turn'
import { botWager } from './solo/wager'
import { spirits, watchAid } from './solo/woodenbot/aid'
import { gather, gatherFrom } from './solo/woodenbot/gather'
import { loot, raid, raidFrom } from './solo/woodenbot/raid'
import { dig, discovery, locate, recall, renew, search, unearth } from './solo/woodenbot/visions'
import type { Task } from './task'

type Rules = {
  readonly [Kind in Task['do']]: Automatic<Extract<Task, { do: Kind }>> | Question<Extract<Task, { do: Kind }>>
}

/** What handles each kind of task: a new keyword is a file and a line here. */
const rules: Rules = {
  frame,
  step,
  round,
  opening,
  'give-back': giveBack,
  deal,
  'marker-step': markerStep,
  exhaust,
  exhausted,
  'map-markers': mapMarkers,
  'action-phase': actionPhase,
  turn,
  'before-or-after': beforeOrAfter,
  additional,
  'turn-end': turnEnd,
  'round-end': roundEnd,
  'hand-limit': handLimitCheck,
  fade,
  'recruit-step': recruitStep,
  amount,
  move,
  march,
  group,
  bait,
  'bait-count': baitCount,
  drill,
  recruit,
  remove,
  discover,
  build,
  found,
  mark,
  choose,
  pay,
  'burn-count': burnCount,
  'burn-many': burnMany,
  effects,
  guardian,
  'one-more': oneMore,
  options,
  look,
  'draw-one': drawOne,
  'put-back': putBack,
  'show-visions': showVisions,
  inspect,
  strike,
  demand,
  'give-up': giveUp,
  'opponent-burns': opponentBurns,
  'take-markers': takeMarkers,
  'add-marker': addMarker,
  attack,
  ambush,
  wager,
  reveal,
  hits,
  decide,
  retreat,
  wreck,
  clear,
  'bot-draw': botDraw,
  'bot-gain': botGain,
  tribute,
  'bot-recruit': botRecruit,
  garrison,
  reinforce,
  alert,
  'bot-turn': botTurn,
  expend,
  flip,
  icon,
  procedure,
  'bot-wager': botWager,
  advance,
  escort,
  source,
  'bot-build': botBuild,
  'bot-found': botFound,
  'bot-drill': botDrill,
  attacker,
  flush,
  focus,
  'build-or-recruit': buildOrRecruit,
  muster,
  replace,
  restart,
  smite,
  spirits,
  'gather-from': gatherFrom,
  gather,
  loot,
  'raid-from': raidFrom,
  raid,
  dig,
  discovery,
  locate,
  recall,
  renew,
  search,
  unearth,
}

/** The rule of a task, whichever it is: rules are methods, so each can be asked as if it took any task. */
const ruleOf = (task: Task): Automatic<Task> | Question<Task> => {
  const all: Readonly<Record<string, Automatic<Task> | Question<Task>>> = rules
  const rule = all[task.do]
  if (!rule) throw new Error(`There is no rule for the task ${task.do}.`)
  return rule
}

/** The question that waits for an answer, and its rule; `null` once the game is over. */
export function pending({ state }: Play): { task: Task; rule: Question<Task> } | null {
  const task = state.agenda.at(-1)
  if (!task || state.result) return null
  const rule = ruleOf(task)
  return 'run' in rule ? null : { task, rule }
}

/** What may be answered; a bot that has a choice of places may roll the Magic die for it, once (BOT-13). */
export function answers(play: Play, { task, rule }: { task: Task; rule: Question<Task> }): Action[] {
  const actions: Action[] = rule.actions(play, task)
  const { solo } = play.state
  if (
    solo &&
    solo.die === null &&
    rule.seat(play, task) === solo.bot &&
    actions.filter(({ type }) => type !== 'forfeit').length > 1
  )
    actions.push({ type: 'roll' })
  return actions
}

/** Carries an answer to the pending question out, and runs on to the next question. */
export function answer(play: Play, action: Action): void {
  const question = pending(play)
  if (!question) return
  if (action.type === 'roll') {
    rollDie(play)
    return
  }
  const { agenda, solo } = play.state
  if (solo?.die) solo.die = null
  agenda.pop()
  question.rule.answer(play, question.task, action)
  runOn(play)
}

/** Carries out what needs nobody, up to the next question with more than one answer (IW-INFO-03) or the end. */
export function runOn(play: Play): void {
  const { state } = play
  for (;;) {
    if (state.result) {
      state.agenda = []
      return
    }
    if (state.solo) watchAid(play)
    const task = state.agenda.at(-1)
    if (!task) return
    const rule = ruleOf(task)
    if ('run' in rule) {
      state.agenda.pop()
      rule.run(play, task)
      continue
    }
    if (rule.alwaysAsked || rule.asks?.(play, task)) return
    const actions = rule.actions(play, task)
    if (actions.length > 1) return
    state.agenda.pop()
    const [only] = actions
    if (only) rule.answer(play, task, only)
    else if (state.solo) tellLost(play, task)
  }
}
