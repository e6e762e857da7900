import { flatMonteCarlo, ismcts } from '../search'
import type { AnyPolicy } from './any'
import type { AnyListing } from './listing'
import { numberIn, type PolicySettings } from './policy-name'

const numbers = ['exploration', 'longestPlayout', 'determinizations'] as const

const usualBudget = '500'

/** What stands behind the name of a search: `500` iterations or `100ms`, and numbers by name. */
function settingsOf({ values, named }: PolicySettings, { guide }: AnyListing) {
  const [budget = usualBudget, ...more] = values
  const [strange] = [...more, ...Object.keys(named).filter((name) => !numbers.some((known) => known === name))]
  if (strange !== undefined)
    throw new Error(
      `It takes a budget, such as 500 or 100ms, and ${numbers.map((name) => `${name}=NUMBER`).join(', ')}, not "${strange}".`,
    )
  const [, milliseconds] = /^(.+)ms$/.exec(budget) ?? []
  const chosen = numbers.flatMap((name) => {
    const text = named[name]
    return text === undefined ? [] : [[name, numberIn(text, name)] as const]
  })
  return {
    ...(milliseconds === undefined
      ? { iterations: numberIn(budget, 'The budget') }
      : { milliseconds: numberIn(milliseconds, 'The budget') }),
    ...Object.fromEntries(chosen),
    ...(guide ? { guide } : {}),
  }
}

export const makeIsmcts = (settings: PolicySettings, listing: AnyListing): AnyPolicy =>
  ismcts(listing.game, settingsOf(settings, listing))

export const makeFlat = (settings: PolicySettings, listing: AnyListing): AnyPolicy =>
  flatMonteCarlo(listing.game, settingsOf(settings, listing))
