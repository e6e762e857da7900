import { type Budget, flatMonteCarlo, halving, ismcts } from '../search'
import type { AnyPolicy } from './any'
import type { AnyListing } from './listing'
import { numberIn, type PolicySettings } from './policy-name'

const numbers = ['exploration', 'longestPlayout', 'treeDepth', 'determinizations'] as const

const usualBudget = '500'

/** Without a guide nothing ends a playout early, and a game at random takes hundreds of actions: a match would not end in hours. */
const longestWithoutGuide = 60

/** The setting for a search without the guide of its game. */
const guideSetting = 'guide'

/** A budget as written by the user: `500` iterations or `100ms`. */
export function budgetOf(text = usualBudget): Budget {
  const [, milliseconds] = /^(.+)ms$/.exec(text) ?? []
  return milliseconds === undefined
    ? { iterations: numberIn(text, 'The budget') }
    : { milliseconds: numberIn(milliseconds, 'The budget') }
}

/** The settings after the name of a search: a budget, numbers by name, and `guide=none`. */
function settingsOf({ values, named }: PolicySettings, { guide }: AnyListing) {
  const [budget, ...more] = values
  const guided = named[guideSetting]
  if (guided !== undefined && guided !== 'none') throw new Error(`guide takes none, not "${guided}".`)
  const [strange] = [...more, ...Object.keys(named).filter((name) => ![...numbers, guideSetting].includes(name))]
  if (strange !== undefined)
    throw new Error(
      `It takes a budget, such as 500 or 100ms, and ${numbers.map((name) => `${name}=NUMBER`).join(', ')}, guide=none, not "${strange}".`,
    )
  const chosen = numbers.flatMap((name) => {
    const text = named[name]
    return text === undefined ? [] : [[name, numberIn(text, name)] as const]
  })
  return {
    ...budgetOf(budget),
    ...(guided === undefined ? {} : { longestPlayout: longestWithoutGuide }),
    ...Object.fromEntries(chosen),
    ...(guide && guided === undefined ? { guide } : {}),
  }
}

export const makeIsmcts = (settings: PolicySettings, listing: AnyListing): AnyPolicy =>
  ismcts(listing.game, settingsOf(settings, listing))

export const makeHalving = (settings: PolicySettings, listing: AnyListing): AnyPolicy =>
  halving(listing.game, settingsOf(settings, listing))

export const makeFlat = (settings: PolicySettings, listing: AnyListing): AnyPolicy =>
  flatMonteCarlo(listing.game, settingsOf(settings, listing))
