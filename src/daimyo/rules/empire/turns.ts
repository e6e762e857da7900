import { flag, sum } from '../../../toolkit'
import { because } from '../because'
import { empireAbilityOf, soloCardOf } from '../box'
import type { SoloAct } from '../card'
import type { Chapter } from '../chapter'
import { different } from '../dice'
import { type Automatic, humanOf, type Play, plan, type Question } from '../play'
import { score, takeHelmet } from '../resources'
import { inPool, takeFromPool } from '../round/taking'
import * as shape from '../shapes'
import type { Task } from '../task'
import { fillAll, intoBag } from '../tiles'
import { dieColours, relicNumbers } from '../vocabulary'
import { soloAct } from './act'
import { empireOf, fallShort } from './empire'
import type * as tasks from './tasks'

const turn: Question<tasks.EmpireTurnTask> = {
  actions: ({ state }) => different(state.dice).map(({ colour, value }) => ({ type: 'die', colour, value })),
  answer(play, { seat }, action) {
    if (action.type !== 'die') return
    const empire = empireOf(play)
    const card = soloCardOf(play.state, empire.opened.at(-1) ?? '')
    const { colour, value } = action
    takeFromPool(play, action)
    empire.dice.push({ colour, value })
    play.emit?.({ type: 'empire-die', colour, value, card: card.id })
    const spaces = dieColours.filter((each) => each !== colour).map((each) => card[each])
    plan(play, ...spaces.flatMap((acts) => space(seat, acts)), { do: 'empire-next' })
  },
}

/** The things of one space, and the frame that counts what falls short. */
const space = (seat: tasks.EmpireActTask['seat'], acts: readonly SoloAct[]): Task[] => [
  ...acts.map((act): Task => ({ do: 'empire-act', seat, act })),
  { do: 'empire-frame', short: false },
]

const act: Automatic<tasks.EmpireActTask> = {
  run(play, { seat, act: each }) {
    const everywhere = play.state.islands.map(({ id }) => id)
    switch (each.do) {
      case 'points':
        score(play, 'empire', each.count, 'card')
        return
      case 'helmet':
        if (play.state.helmet === 'empire') fallShort(play)
        else takeHelmet(play, 'empire')
        return
      case 'loseOne':
        plan(play, { do: 'lose-one', seat })
        return
      case 'move':
        plan(play, { do: 'empire-move', seat, advantage: each.advantage ?? false })
        return
      case 'relic':
        plan(play, {
          do: 'empire-take',
          seat,
          left: each.count,
          advantage: each.advantage ?? false,
          ...(each.on && { on: each.on }),
        })
        return
      case 'governor':
      case 'shadow':
      case 'farm':
      case 'tower': {
        const { count: left, on = everywhere, advantage = false } = each
        plan(play, { do: 'empire-place', seat, piece: each.do, left, on, advantage })
      }
    }
  },
}

const frame: Automatic<tasks.EmpireFrameTask> = {
  run(play, { short }) {
    if (short) score(play, 'empire', 1, 'short')
  },
}

/** The next card is known before the human's turn; that of the next round is opened at the round end (DAI-SOLO-08). */
const next: Automatic<tasks.EmpireNextTask> = {
  run(play) {
    if (empireOf(play).dice.length < 3) openCard(play)
  },
}

function openCard(play: Play): void {
  const { opened, stack } = empireOf(play)
  const card = stack.pop()
  if (card === undefined) return
  opened.push(card)
  play.emit?.({ type: 'empire-card', card })
}

/** DAI-SOLO-21. */
const ability: Automatic<tasks.EmpireAbilityTask> = {
  run(play) {
    const seat = humanOf(play)
    const total = sum(empireOf(play).dice.map(({ value }) => value))
    const row = empireAbilityOf(play.state)
      .filter(({ from }) => from <= total)
      .at(-1)
    // The ability is no action space, so it has no frame: what falls short gives no point.
    plan(play, ...(row?.acts ?? []).map((each): Task => ({ do: 'empire-act', seat, act: each })))
  },
}

const tilesBackAfter = 4

const round: Automatic<tasks.EmpireRoundTask> = {
  run(play) {
    const empire = empireOf(play)
    if (play.state.round === tilesBackAfter) {
      const stacked = empire.stacks.splice(0).flatMap((colour) => relicNumbers.map((number) => `${colour}-${number}`))
      for (const tile of [...empire.loose.splice(0), ...stacked]) {
        play.emit?.({ type: 'put', side: 'empire', tile, to: 'bag' })
        intoBag(play, tile)
      }
      fillAll(play)
    }
    openCard(play)
  },
}

export const empireTurns: Chapter<
  tasks.EmpireTurnTask,
  never,
  tasks.EmpireActTask | tasks.EmpireFrameTask | tasks.EmpireNextTask | tasks.EmpireAbilityTask | tasks.EmpireRoundTask
> = {
  tasks: {
    'empire-turn': {
      fields: { seat: shape.clan },
      law: 'DAI-SOLO-07',
      rule: turn,
      refuse: {
        die: (play, _task, { colour, value }) =>
          inPool(play, { colour, value }) ? null : because('no-such-die', 'DAI-SOLO-07', { colour, value }),
      },
    },
    'empire-act': { fields: { seat: shape.clan, act: soloAct }, rule: act },
    'empire-frame': { fields: { short: flag }, rule: frame },
    'empire-next': { fields: {}, rule: next },
    'empire-ability': { fields: {}, rule: ability },
    'empire-round': { fields: {}, rule: round },
  },
  actions: {},
}
