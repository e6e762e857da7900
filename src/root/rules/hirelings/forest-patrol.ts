import { place } from '../placing'
import type { Play } from '../play'
import { sendHome } from '../removal'
import { begin, partStep, placingStep } from './choices'
import { hiredOf, openTo, placeWarriors, standingAt } from './ground'
import type { HirelingRules } from './hireling'
import { canSortie, sortie, sortieBattle } from './sortie'
import { type HirelingChoice, planStep } from './steps'

const id = 'forest-patrol'
const law = 'ROOT-HIR-1c'

/** Where the warriors of the card can come back to the map. */
const returns = (play: Play): number[] =>
  hiredOf(play, id).kept ? standingAt(play, id).filter((at) => openTo(play, id).includes(at)) : []

/** The Forest Patrol: of the warriors that an event takes one is kept on the card, from where all come back together. */
export const forestPatrol: HirelingRules = {
  setUp(play) {
    for (const at of openTo(play, id)) placeWarriors(play, id, at)
    return []
  },
  afterLosses(play, _losses, replaced) {
    const hired = hiredOf(play, id)
    // It goes onto the card, not to Coffin Makers (ROOT-CARD-42).
    sendHome(play, id, -1, replaced)
    hired.kept = (hired.kept ?? 0) + 1
    play.emit?.({ type: 'hireling-kept', hireling: id, change: 1 })
  },
  effects: [
    {
      name: id,
      moment: 'daylight',
      usable: (play) => canSortie(play, id) || returns(play).length > 0,
      use: (play, seat) => begin(play, id, seat, { step: 'act' }),
    },
  ],
  steps: {
    act: partStep({
      law,
      of(play) {
        const parts: HirelingChoice[] = []
        if (canSortie(play, id)) parts.push('move')
        if (returns(play).length > 0) parts.push('place')
        return parts
      },
      chosen(play, task, what) {
        if (what === 'move') sortie(play, id, task.seat)
        else planStep(play, task, 'return')
      },
    }),
    battle: sortieBattle(law),
    return: placingStep({
      law,
      of: returns,
      chosen(play, _task, at) {
        const hired = hiredOf(play, id)
        const count = hired.kept ?? 0
        hired.kept = 0
        hired.supply += count
        play.emit?.({ type: 'hireling-kept', hireling: id, change: -count })
        place(play, id, 'warrior', at, count)
      },
    }),
  },
}
