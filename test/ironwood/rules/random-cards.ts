import type { Random } from '../../../src/core'
import {
  type Card,
  type CombatBonus,
  type Continuous,
  type Cost,
  ironwoodCards,
  type Step,
} from '../../../src/ironwood/rules'
import type { Seat } from '../../../src/ironwood/rules/vocabulary'

/** Makes effects of all keywords, in combinations that nobody would print. */
class Effects {
  private readonly random: Random
  private readonly seat: Seat
  private readonly ongoing: boolean

  constructor(random: Random, seat: Seat, ongoing: boolean) {
    this.random = random
    this.seat = seat
    this.ongoing = ongoing
  }

  private number(most: number): number {
    return this.random.integer(1, most)
  }

  private chance(): boolean {
    return this.random.integer(0, 1) === 1
  }

  private bonus(): CombatBonus {
    const bonus = { damage: this.number(3), defense: this.number(3), dominance: this.number(3) }
    return this.seat === 'ironclad' ? { ...bonus, withGolem: this.chance() } : bonus
  }

  private cost(): Cost {
    const costs: Cost[] = [
      { spend: this.number(3) },
      { burn: 'any' },
      { burn: 'special' },
      { sacrifice: this.number(2) },
    ]
    costs.push(this.seat === 'woodwalkers' ? { burn: 'vision' } : { sacrifice: 1, forGolem: true })
    return this.random.pick(costs)
  }

  private nested(depth: number): Step[] {
    return this.steps(this.number(2), depth + 1)
  }

  private attack(): Step {
    const special = { bonus: this.bonus(), wagerReturns: this.chance(), noSpecialWager: this.chance() }
    const wood: Step[] = [
      { do: 'attack', target: 'ferrum', ...special },
      { do: 'attack', from: 'chosen', ...special },
      { do: 'attack', from: 'chosen', target: 'ferrum' },
    ]
    const iron: Step[] = [{ do: 'attack', target: 'marked', ...special }]
    return this.random.pick([
      { do: 'attack' },
      { do: 'attack', ...special },
      ...(this.seat === 'woodwalkers' ? wood : iron),
    ])
  }

  /** What both factions can do. */
  private shared(depth: number): (() => Step)[] {
    const { random } = this
    const leaf: (() => Step)[] = [
      () => ({ do: 'draw', count: random.pick([1, 2, 4, 'forges'] as const) }),
      () => ({ do: 'look' }),
      () => ({ do: 'gain', count: this.number(4) }),
      () => ({ do: 'steal', count: random.pick([1, 3, 'half'] as const) }),
      () => this.attack(),
      () => this.attack(),
      () => ({ do: 'additional', again: this.chance() }),
      () => ({ do: 'take-markers', count: random.pick([1, 2, 'all'] as const) }),
      () => ({ do: 'add-marker' }),
      () => ({ do: 'inspect-hand' }),
      () => ({ do: 'demand' }),
      () => random.pick<Step>([{ do: 'toll' }, { do: 'no-additional' }]),
      () => ({ do: 'remove', reach: 'border', count: this.number(3), together: this.chance() }),
    ]
    if (depth > 1) return leaf
    const victory = (): Step => ({ do: 'victory', steps: this.nested(depth) })
    const pay = (): Step => ({ do: 'pay', cost: this.cost(), steps: this.nested(depth) })
    return [...leaf, victory, victory, pay, pay, () => this.resolve(depth)]
  }

  private resolve(depth: number): Step {
    const options = [this.nested(depth), this.nested(depth), this.nested(depth)]
    const count = this.number(2)
    return this.chance()
      ? { do: 'resolve', count, options }
      : { do: 'resolve', count, options, spendForOneMore: this.number(2) }
  }

  private until(): 'round' | 'exhausted' {
    return this.ongoing && this.chance() ? 'exhausted' : 'round'
  }

  private stops(): 'leaving' | 'entering' {
    return this.random.pick(['leaving', 'entering'] as const)
  }

  private woodwalkers(depth: number): (() => Step)[] {
    const { random } = this
    const own: (() => Step)[] = [
      () => ({ do: 'draw-vision', count: this.number(3) }),
      () => ({ do: 'look-and-draw', count: this.number(4) }),
      () => ({ do: 'move-fighters', count: random.pick([2, 4, 5, 'hand'] as const) }),
      () => ({ do: 'move-fighters', count: 4 }),
      () => ({ do: 'move-again' }),
      () => ({ do: 'choose-forest' }),
      () => ({ do: 'choose-forest' }),
      () => ({ do: 'recruit', unit: 'fighter', at: random.pick(['outer', 'chosen', 'totem'] as const), count: 2 }),
      () => ({
        do: 'recruit',
        unit: 'fighter',
        at: random.pick(['chosen', 'totem'] as const),
        count: this.number(3),
        apart: this.chance(),
        otherwise: { at: 'outer', count: this.number(2) },
      }),
      () => ({ do: 'remove', reach: random.pick(['moved', 'sacrificed', 'chosen'] as const), count: this.number(3) }),
      () => ({ do: 'burn-to-remove', count: this.number(4) }),
      () => ({ do: 'discover' }),
      () => ({ do: 'discover', at: 'chosen' }),
      () => ({
        do: 'mark',
        at: random.pick(['mountain', 'mountain-but-ferrum'] as const),
        stops: this.stops(),
        until: this.until(),
      }),
      () => ({ do: 'hold-totems' }),
    ]
    if (depth <= 1) own.push(() => ({ do: 'pay', cost: { burn: 'any' }, steps: this.nested(depth), holdTotems: true }))
    return own
  }

  private ironclad(): (() => Step)[] {
    const { random } = this
    const places = ['forge', 'site', 'controlled', 'drill', 'attacked-from', 'sacrificed'] as const
    return [
      () => ({ do: 'take-cargo', count: this.number(3) }),
      () => ({ do: 'move-warbands', count: this.number(3) }),
      () => ({ do: 'move-warbands', count: this.number(3), onto: 'drill' }),
      () => ({ do: 'move-drill' }),
      () => ({ do: 'move-drill' }),
      () => ({ do: 'bait' }),
      () => ({ do: 'recruit', unit: 'golem', at: random.pick(places), count: this.number(2), apart: this.chance() }),
      () => ({ do: 'recruit', unit: 'fighter', at: random.pick(places), count: 1, countIfShown: this.number(3) }),
      () => ({
        do: 'remove',
        reach: random.pick(['founded', 'attacked-from', 'baited'] as const),
        count: this.number(3),
      }),
      () => ({ do: 'build' }),
      () => ({ do: 'found' }),
      () => ({ do: 'found', reach: 'adjacent' }),
      () => ({
        do: 'mark',
        at: random.pick(['forest', 'warband-between-two'] as const),
        stops: this.stops(),
        until: this.until(),
      }),
      () => ({ do: 'show-visions' }),
      () => ({ do: 'opponent-burns' }),
      () => ({ do: 'opponent-burns' }),
    ]
  }

  steps(count: number, depth = 0): Step[] {
    const own = this.seat === 'woodwalkers' ? this.woodwalkers(depth) : this.ironclad()
    return Array.from({ length: count }, () => this.random.pick([...this.shared(depth), ...own])())
  }

  continuous(): Continuous {
    const steps = this.steps(this.number(2), 1)
    const shared: Continuous[] = [
      { kind: 'combat', bonus: this.bonus() },
      { kind: 'open-wager' },
      { kind: 'on-base-card', steps, beforeOrAfter: true },
      { kind: 'on-base-card', steps },
      { kind: 'on-opponents-special', steps },
      { kind: 'cheap-recruits', count: this.number(3), price: this.random.integer(0, 3) },
    ]
    const iron: Continuous[] = [{ kind: 'on-unloading', steps }, { kind: 'on-attacked' }]
    return this.random.pick(this.seat === 'ironclad' ? [...shared, ...iron] : shared)
  }
}

/** A special card with an effect by chance; base cards, titles, values and icons stay. */
function randomCard(card: Card, random: Random): Card {
  if (card.kind === 'base') return card
  const { ongoing: _, continuous: __, whenExhausted: ___, whenBurned: ____, ...plain } = card
  const lasting = random.integer(1, 3) === 1
  const effects = new Effects(random, card.faction, lasting)
  return {
    ...plain,
    steps: effects.steps(random.integer(0, 4)),
    ...(lasting && {
      ongoing: random.integer(1, 4),
      continuous: Array.from({ length: random.integer(0, 2) }, () => effects.continuous()),
      whenExhausted: effects.steps(random.integer(0, 2)),
    }),
    ...(random.integer(1, 2) === 1 && { whenBurned: effects.steps(random.integer(1, 3)) }),
  }
}

export const randomCards = (random: Random): Card[] =>
  Object.values(ironwoodCards).map((card) => randomCard(card, random))
