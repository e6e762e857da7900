import { createRandom, type Game, type Random, type Seeded, same, startRecord, type Viewer } from '../core'
import { startCoverage } from './coverage'
import { actingLaws, groundLaws } from './laws/acting'
import { eventLaws } from './laws/events'
import { givingLaws } from './laws/giving'
import { hidingLaws, redealLaws, viewLaws } from './laws/hiding'
import { refusingLaws } from './laws/refusing'
import { textLaws } from './laws/texts'
import { turnLaws } from './laws/turns'
import { setupRepeats, type Whole, wholeLaws } from './laws/whole'
import { type AnyGame, type Law, type Position, print } from './position'
import { type Report, startReport } from './report'

const momentLaws: Readonly<Record<string, Law>> = {
  ...groundLaws,
  ...turnLaws,
  ...actingLaws,
  ...refusingLaws,
  ...textLaws,
  ...redealLaws,
  ...hidingLaws,
  ...viewLaws,
  ...eventLaws,
  ...givingLaws,
}

const wholeNames = [
  'setup-repeats',
  ...Object.keys(wholeLaws),
  'plays-on',
  'games-end',
  'redeal-complete',
  'determinize-varies',
]

/** How many actions of earlier positions to keep and try in later ones. */
const mostMet = 50

/**
 * What the kit asks of declared piles, such as those of `declarePiles`.
 *
 * @example
 * const piles: DeclaredPiles<State, Seat> = declarePiles<State, Seat>()(box, { hands: 'owner', deck: 'nobody' })
 */
export interface DeclaredPiles<State, Seat extends string> {
  /** Deals anew, in place, the cards that a viewer does not see. */
  redeal(state: State, viewer: Viewer<Seat>, random: Random): void
  /** What is wrong with the piles: cards that are lost or doubled. */
  check(state: State): readonly string[]
}

/**
 * The settings of {@link checkGame}.
 *
 * @example
 * const settings = { options: (seed: number) => ({ seed, players: 3 }), games: 50, redeal }
 */
export interface GameSettings<State, Action, Options extends Seeded, Seat extends string> {
  /** The options of each game; `{ seed }` is often all. */
  options(seed: number): Options
  /** How many games are played; default 20. */
  readonly games?: number
  /** The seed of the first game; the others count up from it. Default 0. */
  readonly seed?: number
  /** A game stops after this many actions. Without this setting, every game must end within 1,000 actions. */
  readonly maxActions?: number
  /** The kit tests every n-th position of a game, and the last; by default every position. */
  readonly every?: number
  /**
   * Declares what is hidden: deals again, in place, everything that this viewer may not know, and nothing else, in a possible
   * way: other hands, another order of a deck. It reads only the state; a function that calls `view` cannot notice a view that
   * shows too much. Future chance is hidden from everybody; the kit handles that itself.
   */
  redeal?(state: State, viewer: Viewer<Seat>, random: Random): void
  /**
   * The declared piles of the game. No card may be lost or doubled in any state of the games, nor in any that `redeal` or
   * `determinize` gives. Without `redeal`, the kit deals again as they declare. If more than cards is hidden, give a `redeal` that
   * calls `piles.redeal` and deals the rest.
   */
  readonly piles?: DeclaredPiles<State, Seat>
  /**
   * Whether the others see only that the seat has chosen, such as a card laid face down. Then the events of two such choices must be
   * the same to everybody else, unless a view shows the difference.
   */
  isSecret?(action: Action, state: State): boolean
  /** Chooses the action to play: a legal one, or another that is accepted. Default: a random legal action. */
  choose?(legal: readonly Action[], state: State, random: Random): Action
  /** The author's own checks of a state: a list of problems, empty if there are none. */
  check?(state: State): readonly unknown[]
}

/**
 * Plays random games and checks their positions against the laws of the library: legal actions, `apply` and `step`,
 * immutability, JSON, records, views, events, texts and refusals. It works with any test runner. It finds only what breaks in
 * the games it plays. Check `finished` and `untested` too: a game that stops early, or never tests a law, does not break that
 * law.
 *
 * @example
 * test('the rules keep the laws', () => {
 *   expect(checkGame(connectFour, { options: (seed) => ({ seed }) }).broken).toEqual([])
 * })
 */
export function checkGame<
  State extends object,
  Action,
  View,
  Options extends Seeded,
  Seat extends string,
  Event,
  const Given extends Options,
>(
  game: Game<State, Action, View, Options, Seat, Event>,
  settings: GameSettings<NoInfer<State>, NoInfer<Action>, Given, NoInfer<Seat>>,
): Report {
  return checkAnyGame(game, settings)
}

type AnySettings = GameSettings<object, unknown, Seeded, string>

function checkAnyGame(game: AnyGame, settings: AnySettings): Report {
  const { options, games = 20, seed: firstSeed = 0, every = 1, maxActions = 1000, piles, isSecret } = settings
  const redeal = settings.redeal ?? piles?.redeal
  const check =
    piles || settings.check
      ? (state: object) => [...(piles?.check(state) ?? []), ...(settings.check?.(state) ?? [])]
      : undefined
  // Declared piles are asked for the view too, so only a `redeal` of its own can be suspected of asking it.
  const laws = Object.entries(momentLaws).filter(([name]) => name !== 'redeal-alone' || settings.redeal)
  for (const [name, value] of Object.entries({ games, every, maxActions }))
    if (!Number.isSafeInteger(value) || value < 1)
      throw new RangeError(`checkGame: ${name} must be a whole number from 1, not ${String(value)}.`)
  const report = startReport([...Object.keys(momentLaws), ...wholeNames])
  const coverage = startCoverage(!settings.redeal && piles !== undefined)
  let finished = 0
  let endless = 0
  let played = 0
  for (let seed = firstSeed; seed < firstSeed + games; seed++) {
    let at = 0
    const show: Show = (number, over, position) => {
      at = number
      const look = (name: string, law: Law): void =>
        report.check(name, seed, number, () =>
          law({ ...position, random: createRandom(seed, `${name} ${number}`), redeal, isSecret, check }),
        )
      if (number % every === 0 || over) {
        for (const [name, law] of laws) look(name, law)
        look('determinize-varies', (position) => void coverage.look(position))
      } else if (check && actingLaws['check']) look('check', actingLaws['check'])
    }
    try {
      const given = options(seed)
      report.check('setup-repeats', seed, null, () => setupRepeats(game, given))
      const whole = playWhole(game, given, seed, settings, show)
      for (const [name, law] of Object.entries(wholeLaws)) report.check(name, seed, null, () => law(whole))
      report.check('plays-on', seed, null, () => null)
      if (game.toAct(whole.state) === null) finished++
      else endless++
      played += whole.record.actions.length
    } catch (error) {
      report.check('plays-on', seed, at, () => {
        throw error
      })
    }
  }
  report.check('games-end', firstSeed, null, () => {
    if (settings.maxActions !== undefined) return undefined
    return endless === 0
      ? null
      : `${endless} of ${games} games were not over after ${maxActions} actions: if a game may go on, say for how long by maxActions.`
  })
  report.check('redeal-complete', firstSeed, null, coverage.redealComplete)
  report.check('determinize-varies', firstSeed, null, coverage.determinizeVaries)
  return report.finish(games, finished, played)
}

type Show = (
  number: number,
  over: boolean,
  position: Omit<Position, 'random' | 'redeal' | 'isSecret' | 'check'>,
) => void

/** Plays one game with `apply`, and tests the laws at each position. */
function playWhole(
  game: AnyGame,
  options: Seeded,
  seed: number,
  { maxActions = 1000, choose = (legal, _state, random) => random.pick(legal) }: AnySettings,
  show: Show,
): Whole {
  const record = startRecord(game, options)
  const random = createRandom(seed, 'play')
  const met: unknown[] = []
  let state = game.setup(options)
  const states = [state]
  const prints = [print(state)]
  for (let number = 0; ; number++) {
    // A question that writes into a state would throw at a frozen one, before a law can say so.
    const asked = game.clone(state)
    const seat = game.toAct(asked)
    const legal = game.legalActions(asked)
    const viewers = [...game.players(asked), 'spectator']
    const over = legal.length === 0 || number === maxActions
    show(number, over, { game, options, state, seat, legal, viewers, met })
    for (const action of legal) if (!met.some((known) => same(known, action))) met.push(action)
    met.splice(0, met.length - mostMet)
    if (over) return { game, options, record, state, states, prints }
    const action = choose(legal, state, random)
    state = game.apply(state, action)
    record.actions.push(action)
    states.push(state)
    prints.push(print(state))
  }
}
