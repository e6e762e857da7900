import { same } from '../../core'
import { type AnyGame, type Law, print, throughJson } from '../moment'
import { eachViewer, scrambled } from './hiding'

/** Puts back into a state the chance of another: a die that falls in the open is no secret. */
function keepChance(to: unknown, from: unknown): void {
  if (typeof to !== 'object' || to === null || typeof from !== 'object' || from === null) return
  for (const [key, value] of Object.entries(from)) {
    if (typeof value === 'object' && value !== null && 'seed' in value && 'streams' in value)
      Object.assign(to, { [key]: throughJson(value) })
    else keepChance(Reflect.get(to, key), value)
  }
}

/** What the viewer sees of an action and of what comes after it. */
function seen(game: AnyGame, state: object, action: unknown, viewer: string): { view: unknown; events: unknown[] } {
  const next = game.clone(state)
  const events: unknown[] = []
  game.step(next, action, (event) => {
    const part = game.redact(event, viewer)
    if (part !== null) events.push(part)
  })
  return { view: game.view(next, viewer), events }
}

/** What is told of an action, and to whom. */
export const eventLaws: Readonly<Record<string, Law>> = {
  'events-hide': eachViewer((moment, viewer) => {
    const { game, state, legal, random, scramble } = moment
    const other = scramble ? scrambled(moment, viewer) : game.determinize(game.view(state, viewer), random)
    keepChance(other, state)
    const others = game.legalActions(other)
    const tried = random.sample(legal, Math.min(10, legal.length))
    const action = tried.find((each) => others.some((listed) => same(listed, each)))
    if (action === undefined) return null
    const one = seen(game, state, action, viewer)
    const two = seen(game, other, action, viewer)
    return !same(one.view, two.view) || same(one.events, two.events)
      ? null
      : `The events of ${print(action)} change with something that their viewer may not know.`
  }),

  'events-of-spectators': ({ game, state, legal, random, viewers }) => {
    if (legal.length === 0) return null
    let complaint: string | null = null
    game.step(game.clone(state), random.pick(legal), (event) => {
      const before = print(event)
      const partOf = (viewer: string): string => print(game.redact(event, viewer))
      const all = partOf('spectator') === before
      const less = viewers.find((viewer) => partOf(viewer) !== before)
      if (print(event) !== before) complaint = `redact changes the event that it is given: ${before}`
      else if (all && less !== undefined) complaint = `A spectator sees all of ${before}, and ${less} does not.`
    })
    return complaint
  },

  'events-stay': ({ game, state, legal, random }) => {
    const moving = game.clone(state)
    const told: { event: unknown; before: string }[] = []
    const tell = (event: unknown): void => void told.push({ event, before: print(event) })
    let choices = legal
    for (let count = 0; count < 3 && choices.length > 0; count++) {
      game.step(moving, random.pick(choices), tell)
      choices = game.legalActions(moving)
    }
    const changed = told.find(({ event, before }) => print(event) !== before)
    return changed === undefined ? null : `An event changes when its state moves on: ${changed.before}`
  },
}
