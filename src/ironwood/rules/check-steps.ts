import type { Card, CombatBonus, Cost, ForestPlace, MountainPlace, Reach, Step } from './card'
import { type Seat, seatNames } from './vocabulary'

export type Report = (path: string, message: string) => void
type Owner = Seat | 'both'
type Marked = Extract<Step, { do: 'mark' }>['at']

/** The keywords, and whose cards may use them. */
const keywords: Readonly<Record<Step['do'], Owner>> = {
  draw: 'both',
  'draw-vision': 'woodwalkers',
  look: 'both',
  'look-and-draw': 'woodwalkers',
  gain: 'both',
  steal: 'both',
  'take-cargo': 'ironclad',
  'move-fighters': 'woodwalkers',
  'move-again': 'woodwalkers',
  'move-warbands': 'ironclad',
  'move-drill': 'ironclad',
  bait: 'ironclad',
  attack: 'both',
  victory: 'both',
  recruit: 'both',
  remove: 'both',
  pay: 'both',
  'burn-to-remove': 'woodwalkers',
  resolve: 'both',
  discover: 'woodwalkers',
  build: 'ironclad',
  found: 'ironclad',
  mark: 'both',
  'choose-forest': 'woodwalkers',
  additional: 'both',
  'hold-totems': 'woodwalkers',
  'take-markers': 'both',
  'add-marker': 'both',
  'inspect-hand': 'both',
  'show-visions': 'ironclad',
  demand: 'both',
  'opponent-burns': 'ironclad',
  toll: 'both',
  'no-additional': 'both',
}

const places: Readonly<Record<ForestPlace | MountainPlace, Owner>> = {
  outer: 'woodwalkers',
  chosen: 'woodwalkers',
  totem: 'woodwalkers',
  forge: 'ironclad',
  site: 'ironclad',
  controlled: 'ironclad',
  drill: 'ironclad',
  'attacked-from': 'ironclad',
  sacrificed: 'ironclad',
}

const reaches: Readonly<Record<Reach, Owner>> = {
  border: 'both',
  moved: 'woodwalkers',
  sacrificed: 'woodwalkers',
  chosen: 'woodwalkers',
  founded: 'ironclad',
  'attacked-from': 'ironclad',
  baited: 'ironclad',
}

const marks: Readonly<Record<Marked, Owner>> = {
  mountain: 'woodwalkers',
  'mountain-but-ferrum': 'woodwalkers',
  forest: 'ironclad',
  'warband-between-two': 'ironclad',
}

/** Looks at the steps of one card: whether the engine knows them, and whether its faction can do them. */
export class StepCheck {
  private readonly card: Pick<Card, 'faction' | 'ongoing'>
  private readonly report: Report

  constructor(card: Pick<Card, 'faction' | 'ongoing'>, report: Report) {
    this.card = card
    this.report = report
  }

  /** A whole number that is not too small. */
  whole(path: string, value: number, least: number): void {
    if (!Number.isSafeInteger(value) || value < least)
      this.report(path, `${value} is not a whole number from ${least}.`)
  }

  /** Something that only one faction has. */
  only(path: string, seat: Seat, what: string, given: unknown): void {
    if (given !== undefined && given !== false && this.card.faction !== seat)
      this.report(path, `Only a card of the ${seatNames[seat]} can have ${what}.`)
  }

  private known(path: string, what: string, word: string, table: Readonly<Record<string, Owner>>): boolean {
    const owner = Object.hasOwn(table, word) ? table[word] : undefined
    if (owner === undefined) this.report(path, `There is no ${what} ${word}.`)
    else if (owner !== 'both') this.only(path, owner, `the ${what} ${word}`, true)
    return owner !== undefined
  }

  bonus(path: string, bonus: CombatBonus): void {
    for (const part of ['damage', 'defense', 'dominance'] as const) {
      const value = bonus[part]
      if (value !== undefined && !isValue(value))
        this.report(`${path}.${part}`, `${value} is not a whole number from 0 to 9.`)
    }
    this.only(`${path}.withGolem`, 'ironclad', 'a bonus for Golems', bonus.withGolem)
  }

  steps(path: string, steps: readonly Step[]): void {
    for (const [index, step] of steps.entries()) this.step(`${path}[${index}]`, step)
  }

  private step(path: string, step: Step): void {
    if (!this.known(`${path}.do`, 'keyword', step.do, keywords)) return
    if ('count' in step && typeof step.count === 'number') this.whole(`${path}.count`, step.count, 1)
    if (step.do === 'attack') this.attack(path, step)
    else if (step.do === 'victory') this.steps(`${path}.steps`, step.steps)
    else if (step.do === 'recruit') this.recruit(path, step)
    else if (step.do === 'remove') this.known(`${path}.reach`, 'reach', step.reach, reaches)
    else if (step.do === 'resolve') this.resolve(path, step)
    else if (step.do === 'pay') {
      this.cost(`${path}.cost`, step.cost)
      this.only(`${path}.holdTotems`, 'woodwalkers', 'a hold on Totems', step.holdTotems)
      this.steps(`${path}.steps`, step.steps)
    } else if (step.do === 'mark') {
      this.known(`${path}.at`, 'place for a marker', step.at, marks)
      if (step.until === 'exhausted' && this.card.ongoing === undefined)
        this.report(`${path}.until`, 'Only an ongoing card is ever exhausted.')
    }
  }

  private attack(path: string, { target, from, bonus }: Extract<Step, { do: 'attack' }>): void {
    if (target === 'ferrum') this.only(`${path}.target`, 'woodwalkers', 'an attack on Ferrum', true)
    if (target === 'marked') this.only(`${path}.target`, 'ironclad', 'an attack on a marked forest', true)
    this.only(`${path}.from`, 'woodwalkers', 'an attack from a chosen forest', from)
    if (bonus) this.bonus(`${path}.bonus`, bonus)
  }

  private recruit(path: string, step: Extract<Step, { do: 'recruit' }>): void {
    this.known(`${path}.at`, 'place to recruit', step.at, places)
    if (step.unit === 'golem') this.only(`${path}.unit`, 'ironclad', 'Golems', true)
    this.only(`${path}.countIfShown`, 'ironclad', 'a count for vision cards that were shown', step.countIfShown)
    if (step.countIfShown !== undefined) this.whole(`${path}.countIfShown`, step.countIfShown, 1)
    if (!step.otherwise) return
    this.known(`${path}.otherwise.at`, 'place to recruit', step.otherwise.at, places)
    this.whole(`${path}.otherwise.count`, step.otherwise.count, 1)
  }

  private resolve(path: string, { count, options, spendForOneMore }: Extract<Step, { do: 'resolve' }>): void {
    if (spendForOneMore !== undefined) this.whole(`${path}.spendForOneMore`, spendForOneMore, 1)
    const most = spendForOneMore === undefined ? count : count + 1
    if (most > options.length)
      this.report(`${path}.options`, `There are ${options.length} options, and ${most} are to be resolved.`)
    for (const [index, option] of options.entries()) this.steps(`${path}.options[${index}]`, option)
  }

  private cost(path: string, cost: Cost): void {
    if ('spend' in cost) this.whole(`${path}.spend`, cost.spend, 1)
    else if ('burn' in cost) {
      if (cost.burn === 'vision') this.only(`${path}.burn`, 'woodwalkers', 'vision cards to burn', true)
    } else {
      this.whole(`${path}.sacrifice`, cost.sacrifice, 1)
      this.only(`${path}.forGolem`, 'ironclad', 'Golems', cost.forGolem)
    }
  }
}

/** What stands on a card as damage, defense or dominance. */
export const isValue = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 9
