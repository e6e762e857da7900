import { drawFrom } from '../../../core'
import { type Problems, takeOut } from '../../../toolkit'
import { clanOf, daimyoBox, goalOf, marketOf, soloCardOf } from '../box'
import { type Play, sideOf } from '../play'
import type { Clan } from '../vocabulary'
import type { DaimyoSituation, DaimyoSituationClan } from './situation'

/** Takes something out of where it comes from, or says that it is not there. */
export type Take = (from: string[], wanted: string, path: string) => void

export const takeOr =
  (problems: Problems, where: string): Take =>
  (from, wanted, path) => {
    if (from.includes(wanted)) takeOut(from, wanted)
    else problems.add(path, `No ${wanted} is left in the ${where} (DAI-COMP-05).`)
  }

/** Named heroes lie where they are named, those of clans else in their decks, all others in the market. */
export function layHeroes(play: Play, situation: DaimyoSituation, problems: Problems): void {
  const { state } = play
  const box = marketOf(state)
  const take = takeOr(problems, 'market')
  for (const clan of state.clans) layHand(play, clan, situation.sides?.[clan] ?? {}, box, problems.at('sides', clan))
  for (const side of ['mercenaries', 'empire'] as const) {
    const heroes = situation[side]?.heroes ?? []
    for (const hero of heroes) take(box, hero, `${side}.heroes`)
    const owner = state[side]
    if (owner) owner.heroes = [...heroes]
  }
  const { row, market = [] } = situation
  for (const hero of row ?? []) if (hero !== null) take(box, hero, 'row')
  for (const hero of market) take(box, hero, 'market')
  drawFrom(state.random, 'heroes').shuffle(box)
  if (state.empire) state.empire.unseen = box.pop() ?? ''
  const deck = [...box, ...[...market].reverse()]
  state.row = row ? [...row] : deck.splice(-state.row.length).reverse()
  for (const [place, hero] of state.row.entries()) if (hero === null) state.row[place] = deck.pop() ?? null
  state.market = deck
}

function layHand(play: Play, clan: Clan, situation: DaimyoSituationClan, box: string[], problems: Problems): void {
  const { hand = [], discard = [], deck = [], known } = situation
  const own = [...clanOf(play.state, clan).heroes]
  const take = takeOr(problems, 'market')
  for (const [path, list] of Object.entries({ hand, discard, deck }))
    for (const hero of list) take(own.includes(hero) ? own : box, hero, path)
  const side = sideOf(play, clan)
  side.hand = [...hand]
  side.discard = [...discard]
  drawFrom(play.state.random, 'decks').shuffle(own)
  side.deck = [...own, ...[...deck].reverse()]
  side.known = side.deck.length === 0 ? [...hand].sort() : [...(known ?? [])]
}

/** Goals in play, and the sides of the Villagers tiles. */
export function layGoals({ state }: Play, { goals, villagers = {} }: DaimyoSituation, problems: Problems): void {
  for (const [id, face] of Object.entries(villagers))
    if (Object.hasOwn(state.villagers, id)) state.villagers[id] = face
    else problems.add(`villagers.${id}`, `There is no Villagers tile ${id}.`)
  if (!goals) return
  problems.when(state.empire !== null, 'goals', 'A game of one clan has no goals (DAI-GOAL-07).')
  for (const [index, { id }] of goals.entries()) {
    const here = problems.at('goals', index)
    if (!Object.hasOwn(daimyoBox.goals, id)) here.add('id', `There is no goal ${id}.`)
    else
      here.when(
        goalOf(state, id).kind === 'orange' && goals[index]?.silver !== null,
        'silver',
        `${id} has no silver place (DAI-GOAL-03).`,
      )
    here.when(goals.findIndex((goal) => goal.id === id) < index, 'id', `The goal ${id} is named twice.`)
  }
  state.goals = goals.map((goal) => ({ ...goal }))
}

/** The card of the Empire for this turn lies open, after one for each turn before it (DAI-SOLO-08). */
export function laySoloCards({ state }: Play, open: string | undefined, turnsBefore: number, problems: Problems): void {
  const { empire } = state
  if (!empire) return
  while (empire.opened.length <= turnsBefore) {
    const next = empire.stack.pop()
    if (next === undefined) break
    empire.opened.push(next)
  }
  const last = empire.opened.at(-1)
  if (open === undefined || open === last || last === undefined) return
  const fits = Object.hasOwn(daimyoBox.soloCards, open) && soloCardOf(state, open).rounds.includes(state.round)
  if (!fits) {
    problems.add('empire.open', `${open} is not a card of the Empire for round ${state.round} (DAI-SOLO-04).`)
    return
  }
  // It changes places with the card that lies there.
  for (const list of [empire.opened, empire.stack]) {
    const place = list.indexOf(open)
    if (place >= 0) list[place] = last
  }
  empire.opened[empire.opened.length - 1] = open
}
