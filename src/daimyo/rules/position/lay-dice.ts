import { drawFrom } from '../../../core'
import { many, type Problems } from '../../../toolkit'
import { inOrder } from '../dice'
import { mercenaryColours, mercenarySpaces } from '../mercenaries/spaces'
import { diceByClans } from '../numbers'
import { type Play, sideOf } from '../play'
import { giftCount } from '../round/round'
import type { Die } from '../state'
import { type Clan, type DieColour, dieColours } from '../vocabulary'
import type { DaimyoSituation } from './situation'

/** How many turns of the round each side has begun. */
export interface Begun {
  readonly ofClan: (clan: Clan) => number
  readonly ofEmpire: number
  readonly ofAll: number
}

/** Dice lie where they are named; those that are missing show 1, and the others are rolled. */
export function layDice(play: Play, situation: DaimyoSituation, begun: Begun, problems: Problems): void {
  const { state } = play
  const named = [
    ...state.clans.flatMap((clan) => sideOf(play, clan).dice),
    ...(situation.mercenaries?.dice ?? []),
    ...(situation.empire?.dice ?? []),
    ...(situation.dice ?? []),
  ]
  const all = diceByClans[state.clans.length] ?? { blue: 0, green: 0, red: 0 }
  const left: Record<DieColour, number> = { ...all }
  for (const { colour } of named) left[colour]--
  for (const colour of dieColours)
    problems.when(
      left[colour] < 0,
      'dice',
      `The game has ${all[colour]} ${colour} dice, and ${all[colour] - left[colour]} are named (DAI-SETUP-02).`,
    )
  if (problems.found.length > 0) return
  const next = (colours: readonly DieColour[] = dieColours): Die => {
    const [colour = 'green'] = [...colours].sort((one, other) => left[other] - left[one])
    left[colour]--
    return { colour, value: 1 }
  }
  if (state.mercenaries) {
    const dice = [...(situation.mercenaries?.dice ?? [])]
    const wanted = Math.min(giftCount, begun.ofAll)
    count(dice.length, wanted, 'mercenaries.dice', problems)
    for (const at of mercenarySpaces)
      if (dice.length < wanted && !dice.some((die) => die.at === at)) dice.push({ ...next([mercenaryColours[at]]), at })
    state.mercenaries.dice = dice
  }
  for (const clan of state.clans) {
    const { dice } = sideOf(play, clan)
    count(dice.length, begun.ofClan(clan), `sides.${clan}.dice`, problems)
    while (dice.length < begun.ofClan(clan)) dice.push({ ...next(), at: 'beside' })
  }
  if (state.empire) {
    const dice = [...(situation.empire?.dice ?? [])]
    count(dice.length, begun.ofEmpire, 'empire.dice', problems)
    while (dice.length < begun.ofEmpire) dice.push(next())
    state.empire.dice = dice
  }
  const isShort = dieColours.some((colour) => left[colour] < 0)
  problems.when(isShort, 'dice', 'No dice are left for turns that began (DAI-INV-12).')
  const rolled = dieColours.flatMap((colour) => Array<DieColour>(Math.max(0, left[colour])).fill(colour))
  const values = drawFrom(state.random, 'dice').dice(rolled.length, 6)
  state.dice = inOrder([
    ...(situation.dice ?? []),
    ...rolled.map((colour, index) => ({ colour, value: values[index] ?? 1 })),
  ])
}

function count(found: number, most: number, path: string, problems: Problems): void {
  problems.when(
    found > most,
    path,
    `${found === 1 ? 'It is 1 die' : `These are ${found} dice`}, and ${many(most, 'turn')} began (DAI-INV-12).`,
  )
}
