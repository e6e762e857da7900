import type { Problem } from '../../core'
import { checkShape } from '../../toolkit'
import type { Card, Continuous } from './card'
import { type CardCheck, checkBonus, checkFor, checkSteps, type Report } from './check-steps'
import * as shape from './shapes'
import { type Seat, seatNames, seats } from './vocabulary'

const prefixes: Readonly<Record<Seat, string>> = { woodwalkers: 'WW', ironclad: 'IC' }
const perFaction = 38
const bases = 3

/** The solo icons of each faction: every one that stands on a card of the standard set. */
export const soloIcons: Readonly<Record<Seat, readonly string[]>> = {
  woodwalkers: ['ALERT', 'ARROWS', 'BATTLE', 'CARD', 'CRYSTALS', 'CUBES', 'EYE', 'SEARCH', 'SHIELD', 'WARBAND'],
  ironclad: ['BATTLE', 'CARD', 'COMPASS', 'CRYSTALS', 'DRILL', 'FORGE', 'GOLEM', 'HIT', 'SHIELD', 'WARBAND'],
}

const idOf = (seat: Seat, number: number): string => `${prefixes[seat]}${String(number).padStart(2, '0')}`

/** Which faction has the card of this id, and its number. */
function read(id: string): { seat: Seat; number: number } | null {
  const number = Number(id.slice(2))
  const seat = seats.find((each) => idOf(each, number) === id)
  return seat && number >= 1 && number <= perFaction ? { seat, number } : null
}

/**
 * Everything that keeps a card set from being played with (IW-CARD-04); nothing for a good one.
 *
 * @example
 * for (const { path, message } of checkCards(cards)) console.error(`${path}: ${message}`)
 */
export function checkCards(cards: readonly Card[]): Problem[] {
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const [index, card] of cards.entries()) {
    const report: Report = (path, message) => void problems.push({ path: `[${index}].${path}`, message })
    if (seen.has(card.id)) report('id', `There are two cards ${card.id}.`)
    seen.add(card.id)
    checkCard(card, report)
  }
  for (const seat of seats)
    for (let number = 1; number <= perFaction; number++)
      if (!seen.has(idOf(seat, number)))
        problems.push({ path: '', message: `The card ${idOf(seat, number)} is missing.` })
  return problems
}

function checkCard(card: Card, report: Report): void {
  const { id, faction, kind, values, ongoing, continuous, steps, whenExhausted, whenBurned } = card
  const owner = read(id)
  if (!owner) report('id', `There is no card ${id}: the ids are WW01 to WW38 and IC01 to IC38.`)
  else {
    const expected = owner.number <= bases ? 'base' : 'special'
    if (faction !== owner.seat)
      report('faction', `${id} is a card of the ${seatNames[owner.seat]}, not of the ${seatNames[faction]}.`)
    if (kind !== expected) report('kind', `${id} is a ${expected} card, not a ${kind} card.`)
  }
  for (const [name, value] of Object.entries(values)) checkShape(shape.points, value, `values.${name}`, report)
  checkIcons(card, report)
  const check = checkFor(card, report)
  if (ongoing !== undefined) {
    checkShape(shape.some, ongoing, 'ongoing', report)
    if (kind === 'base') report('ongoing', 'A base card goes back to the hand and cannot be ongoing.')
  } else {
    if (continuous) report('continuous', 'Only an ongoing card does something while it is in play.')
    if (whenExhausted) report('whenExhausted', 'Only an ongoing card is ever exhausted.')
  }
  if (whenBurned && kind === 'base') report('whenBurned', 'A base card is never burned.')
  for (const [index, each] of (continuous ?? []).entries()) checkContinuous(check, `continuous[${index}]`, each, report)
  checkSteps(check, 'steps', steps)
  checkSteps(check, 'whenExhausted', whenExhausted ?? [])
  checkSteps(check, 'whenBurned', whenBurned ?? [])
}

function checkIcons({ faction, soloIcons: icons }: Card, report: Report): void {
  if (icons.length < 1 || icons.length > 2)
    report('soloIcons', `There are ${icons.length} solo icons; a card has 1 or 2.`)
  const known = soloIcons[faction] ?? []
  for (const [index, { icon }] of icons.entries())
    if (!known.includes(icon))
      report(`soloIcons[${index}].icon`, `The ${seatNames[faction]} have no solo icon ${icon}.`)
}

function checkContinuous(check: CardCheck, path: string, each: Continuous, report: Report): void {
  switch (each.kind) {
    case 'combat':
      checkBonus(check, `${path}.bonus`, each.bonus)
      return
    case 'open-wager':
      return
    case 'on-unloading':
      check.only(`${path}.kind`, 'ironclad', 'an effect of unloading')
      checkSteps(check, `${path}.steps`, each.steps)
      return
    case 'on-base-card':
    case 'on-opponents-special':
      checkSteps(check, `${path}.steps`, each.steps)
      return
    case 'on-attacked':
      check.only(`${path}.kind`, 'ironclad', 'an ambush')
      return
    case 'cheap-recruits':
      checkShape(shape.some, each.count, `${path}.count`, report)
      checkShape(shape.count, each.price, `${path}.price`, report)
      return
    default: {
      const unknown: { readonly kind?: unknown } = each
      report(`${path}.kind`, `There is no effect ${String(unknown.kind)} of a card in play.`)
    }
  }
}
