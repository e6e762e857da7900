import { same } from '../../core'
import { keepChance } from '../chance'
import { difference, show } from '../difference'
import { type AnyGame, eachViewer, type Law, type Position, print, stepped, type Verdict } from '../position'
import { snapshot } from '../snapshot'
import { redealt } from './hiding'

/** The events that the viewer sees of an action and of the next ones. */
function seen(game: AnyGame, state: object, action: unknown, viewer: string): { view: unknown; events: unknown[] } {
  const next = game.clone(state)
  const events: unknown[] = []
  game.step(next, action, (event) => {
    const part = game.redact(event, viewer)
    if (part !== null) events.push(part)
  })
  return { view: game.view(next, viewer), events }
}

/** What the viewer could see while an action is carried out, at each event. */
function glimpses(game: AnyGame, state: object, action: unknown, viewer: string): unknown[] {
  const next = game.clone(state)
  const views: unknown[] = []
  game.step(next, action, () => views.push(snapshot({ view: game.view(next, viewer) })))
  return views
}

/** Another state that looks the same to the viewer, with the same future chance. */
function otherState(position: Position, viewer: string): object | null {
  const { game, state, random, redeal } = position
  const other = redeal ? redealt(position, viewer) : game.determinize(game.view(state, viewer), random)
  if (other === null) return null
  keepChance(other, state)
  return same(other, state) ? null : other
}

/** What the events of secret choices say of them to a viewer whose view shows no difference. */
function tellsTheChoice({ game, state, seat, legal, random, isSecret }: Position, viewer: string): Verdict {
  if (viewer === seat) return undefined
  const secret = legal.filter((action) => isSecret?.(action, state))
  const [first, ...others] = random.sample(secret, Math.min(5, secret.length)).map((action) => ({
    action,
    views: [...glimpses(game, state, action, viewer), game.view(stepped(game, state, action).state, viewer)],
    events: seen(game, state, action, viewer).events,
  }))
  if (first === undefined || others.length === 0) return undefined
  for (const other of others) {
    if (!same(first.views, other.views)) continue
    const [one, two] = [first, other].map(({ action }) => print(action))
    const found = difference(first.events, other.events, `with ${one}`, `with ${two}`)
    if (found !== null) return `The events tell which secret choice was made: ${found}.`
  }
  return null
}

/** The laws for events and their viewers. */
export const eventLaws: Readonly<Record<string, Law>> = {
  'events-hide': eachViewer((position, viewer) => {
    const { game, state, legal, random } = position
    const secret = tellsTheChoice(position, viewer)
    if (typeof secret === 'string') return secret
    const other = otherState(position, viewer)
    if (other === null) return secret
    const others = game.legalActions(other)
    const tried = random.sample(legal, Math.min(10, legal.length))
    const action = tried.find((each) => others.some((listed) => same(listed, each)))
    if (action === undefined) return secret
    const one = seen(game, state, action, viewer)
    const two = seen(game, other, action, viewer)
    if (one.events.length + two.events.length === 0) return secret
    if (!same(one.view, two.view)) return null
    const found = difference(one.events, two.events, 'here', 'with other hidden things')
    // What lay open for a moment is known, also where it is hidden again at once, as by a shuffle.
    const [here, there] = [state, other].map((from) => (found === null ? [] : glimpses(game, from, action, viewer)))
    return found === null || !same(here, there)
      ? null
      : `The events of ${print(action)} change with something that their viewer may not know: ${found}.`
  }),

  'events-of-spectators': ({ game, state, legal, random, viewers }) => {
    if (legal.length === 0) return undefined
    let complaint: string | null | undefined
    game.step(game.clone(state), random.pick(legal), (event) => {
      const before = print(event)
      const partOf = (viewer: string): string => print(game.redact(event, viewer))
      const all = partOf('spectator') === before
      const less = viewers.find((viewer) => partOf(viewer) !== before)
      const isSeen = game.redact(event, 'spectator') !== null
      const none = isSeen ? viewers.find((viewer) => game.redact(event, viewer) === null) : undefined
      complaint ??= null
      if (print(event) !== before) complaint = `redact changes the event that it receives: ${before}`
      else if (all && less !== undefined) complaint = `A spectator sees all of ${before}, and ${less} does not.`
      else if (none !== undefined) complaint = `A spectator hears of ${before}, and ${none} does not.`
    })
    return complaint
  },

  'events-stay': ({ game, state, legal, random }) => {
    const moving = game.clone(state)
    const told: { event: unknown; before: unknown }[] = []
    const tell = (event: unknown): void => void told.push({ event, before: snapshot(event) })
    let choices = legal
    for (let count = 0; count < 3 && choices.length > 0; count++) {
      game.step(moving, random.pick(choices), tell)
      choices = game.legalActions(moving)
    }
    for (const { event, before } of told) {
      const found = difference(before, event, 'at first', 'later')
      if (found !== null) return `An event changes when its state moves on: ${found} in ${show(event)}.`
    }
    return told.length > 0 ? null : undefined
  },
}
