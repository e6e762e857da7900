import { isObject } from '../../core/value'
import type { Problems } from '../../toolkit/problems'
import { type Check, fits } from '../../toolkit/read'
import { listOf } from '../../toolkit/shape'
import { shown } from '../../toolkit/shown'
import type { Card, Continuous } from './card'
import { cardShape, effectShape } from './card-shape'
import { type CardCheck, checkBonus, checkFor, checkSteps } from './check-steps'
import { cardCount, type Seat, seatNames, seats } from './vocabulary'

const prefixes: Readonly<Record<Seat, string>> = { woodwalkers: 'WW', ironclad: 'IC' }
const bases = 3

/** The solo icons of each faction: every icon on a standard card. */
export const soloIcons: Readonly<Record<Seat, readonly string[]>> = {
  woodwalkers: ['ALERT', 'ARROWS', 'BATTLE', 'CARD', 'CRYSTALS', 'CUBES', 'EYE', 'SEARCH', 'SHIELD', 'WARBAND'],
  ironclad: ['BATTLE', 'CARD', 'COMPASS', 'CRYSTALS', 'DRILL', 'FORGE', 'GOLEM', 'HIT', 'SHIELD', 'WARBAND'],
}

const idOf = (seat: Seat, number: number): string => `${prefixes[seat]}${String(number).padStart(2, '0')}`

/** Whether cards have their shape; the rules check the content of their steps. */
function haveShape(cards: unknown, problems: Problems): cards is readonly Card[] {
  return fits(listOf(cardShape()), cards, problems, (name, value, path) => {
    if (name !== 'continuous') return
    const inEffect = problems.below(path)
    const kind = isObject(value) ? value['kind'] : undefined
    const effects = effectShape()
    if (typeof kind === 'string' && Object.hasOwn(effects.kinds, kind)) fits(effects, value, inEffect, () => {})
    else if (isObject(value)) inEffect.add('kind', `There is no effect ${shown(kind)} of a card in play.`)
    else inEffect.add('', `${shown(value)} is not an effect of a card in play.`)
  })
}

/** Whether the rules accept a card set, with every problem (IW-CARD-04). */
export const isCards: Check<readonly Card[]> = (cards, problems): cards is readonly Card[] => {
  if (!haveShape(cards, problems)) return false
  const before = problems.found.length
  const seen = new Set<string>()
  for (const [index, card] of cards.entries()) {
    if (seen.has(card.id)) problems.add(`[${index}].id`, `There are two cards ${card.id}.`)
    seen.add(card.id)
    checkCard(card, problems.at(index))
    if (problems.full) return false
  }
  for (const seat of seats)
    for (let number = 1; number <= cardCount; number++)
      if (!seen.has(idOf(seat, number))) problems.add('', `The card ${idOf(seat, number)} is missing.`)
  return problems.found.length === before
}

function checkCard(card: Card, problems: Problems): void {
  checkKind(card, problems)
  checkIcons(card, problems)
  const check = checkFor(card, problems.add)
  for (const [index, each] of (card.continuous ?? []).entries()) checkContinuous(check, `continuous[${index}]`, each)
  checkSteps(check, 'steps', card.steps)
  checkSteps(check, 'whenExhausted', card.whenExhausted ?? [])
  checkSteps(check, 'whenBurned', card.whenBurned ?? [])
}

/** The owner of a card, and the limits of its kind. */
function checkKind(card: Card, problems: Problems): void {
  const { id, faction, kind, ongoing, whenBurned } = card
  const owner = id.startsWith(prefixes.woodwalkers) ? 'woodwalkers' : 'ironclad'
  const expected = Number(id.slice(2)) <= bases ? 'base' : 'special'
  if (faction !== owner)
    problems.add('faction', `${id} is a card of the ${seatNames[owner]}, not of the ${seatNames[faction]}.`)
  if (kind !== expected) problems.add('kind', `${id} is a ${expected} card, not a ${kind} card.`)
  if (ongoing !== undefined && kind === 'base')
    problems.add('ongoing', 'A base card goes back to the hand and cannot be ongoing.')
  if (ongoing === undefined && card.continuous)
    problems.add('continuous', 'Only an ongoing card does something while it is in play.')
  if (ongoing === undefined && card.whenExhausted)
    problems.add('whenExhausted', 'Only an ongoing card can be exhausted.')
  if (whenBurned && kind === 'base') problems.add('whenBurned', 'A base card is never burned.')
}

function checkIcons({ faction, soloIcons: icons }: Card, problems: Problems): void {
  if (icons.length < 1 || icons.length > 2)
    problems.add('soloIcons', `There are ${icons.length} solo icons; a card has 1 or 2.`)
  for (const [index, { icon }] of icons.entries())
    if (!soloIcons[faction].includes(icon))
      problems.add(`soloIcons[${index}].icon`, `The ${seatNames[faction]} have no solo icon ${icon}.`)
}

function checkContinuous(check: CardCheck, path: string, each: Continuous): void {
  if (each.kind === 'combat') checkBonus(check, `${path}.bonus`, each.bonus)
  if (each.kind === 'on-unloading') check.only(`${path}.kind`, 'ironclad', 'an effect of unloading')
  if (each.kind === 'on-attacked') check.only(`${path}.kind`, 'ironclad', 'an ambush')
  if ('steps' in each) checkSteps(check, `${path}.steps`, each.steps)
}
