import { flag } from '../../../toolkit'
import { because } from '../because'
import type { Chapter } from '../chapter'
import { discard, handOf } from '../heroes'
import { islandIn, plan, type Question } from '../play'
import { has, pay } from '../resources'
import * as shape from '../shapes'
import { fill, isIsland, removeTile } from '../tiles'
import { resources } from '../vocabulary'
import { on } from './act'
import { allowedTiles } from './advantage'
import { empireOf, receive } from './empire'
import type { EmpireTakeTask, LoseOneTask } from './tasks'

const take: Question<EmpireTakeTask> = {
  actions: (play, task) => allowedTiles(play, task).map(({ tile, from }) => ({ type: 'take', tile, from })),
  answer(play, task, action) {
    if (action.type !== 'take') return
    const { tile, from } = action
    if (task.left > 1) plan(play, { ...task, left: task.left - 1 })
    removeTile(play, tile, from)
    play.emit?.({ type: 'took', side: 'empire', tile, from })
    receive(play, tile)
    if (isIsland(from)) fill(play, islandIn(play, from))
  },
}

const loseOne: Question<LoseOneTask> = {
  actions: (play, { seat }) => [
    ...resources
      .filter((resource) => has(play, seat, resource, 1))
      .map((resource) => ({ type: 'resource', resource }) as const),
    ...handOf(play, seat).map((hero) => ({ type: 'discard', hero }) as const),
  ],
  answer(play, { seat }, action) {
    if (action.type === 'resource') pay(play, seat, action.resource, 1)
    if (action.type === 'discard') discard(play, seat, action.hero)
  },
}

export const empireTaking: Chapter<EmpireTakeTask | LoseOneTask> = {
  tasks: {
    'empire-take': {
      fields: { seat: shape.clan, left: shape.count, on, advantage: flag },
      law: 'DAI-SOLO-16',
      rule: take,
      refuse: {
        take(play, task, { tile, from }) {
          const asked = { seat: task.seat, task: task.do }
          if (empireOf(play).loose.includes(tile)) return because('not-possible', 'DAI-SOLO-17', asked)
          const isOpen = allowedTiles(play, { ...task, advantage: false }).some(
            (each) => each.tile === tile && each.from === from,
          )
          return isOpen ? because('not-possible', 'DAI-SOLO-11', asked) : null
        },
      },
    },
    'lose-one': { fields: { seat: shape.clan }, law: 'DAI-SOLO-22', rule: loseOne },
  },
  actions: {},
}
