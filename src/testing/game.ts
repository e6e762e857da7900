import { createRandom, type Game, type Random, type Seeded, same, startRecord, type Viewer } from '../core'
import { actingLaws } from './laws/acting'
import { eventLaws } from './laws/events'
import { hidingLaws, scrambleLaws } from './laws/hiding'
import { refusingLaws } from './laws/refusing'
import { textLaws } from './laws/texts'
import { turnLaws } from './laws/turns'
import { type Whole, wholeLaws } from './laws/whole'
import { type AnyGame, type Law, type Moment, print } from './moment'
import { type Report, startReport } from './report'

const momentLaws: Readonly<Record<string, Law>> = {
  ...turnLaws,
  ...actingLaws,
  ...refusingLaws,
  ...textLaws,
  ...hidingLaws,
  ...eventLaws,
}

/** How many actions of earlier positions are kept, to be refused in later ones. */
const mostMet = 50

/**
 * How {@link checkGame} goes about it.
 *
 * @example
 * const settings = { options: (seed: number) => ({ seed, players: 3 }), games: 50, scramble }
 */
export interface GameSettings<State, Options extends Seeded, Seat extends string> {
  /** The options of each game; `{ seed }` is often all. */
  options(seed: number): Options
  /** How many games are played; 20 unless given. */
  readonly games?: number
  /** The seed of the first game, the others count up from it; 0 unless given. */
  readonly seed?: number
  /** A game is left after so many actions; 1,000 unless given. */
  readonly maxActions?: number
  /**
   * Changes in place what this viewer may not know, and nothing else: other hands, the order of a deck, the streams of
   * chance. With it the kit looks for views, events and refusals that change with what they must not show. A game with
   * hidden information needs it: `determinize` alone cannot tell a leak that it repeats. Every viewer has something that
   * is hidden from it, if only the chance to come.
   */
  scramble?(state: State, viewer: Viewer<Seat>, random: Random): void
}

/**
 * Plays random games and holds every position against the laws that the library counts on: legal actions, `apply` and
 * `step`, immutability, JSON, records, views, events, texts and refusals. Works with any test runner. It finds what
 * breaks in the games it plays, and no more. Look at `finished` too: a game that never ends breaks no law.
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
>(game: Game<State, Action, View, Options, Seat, Event>, settings: GameSettings<State, Given, Seat>): Report {
  return checkAnyGame(game, settings)
}

function checkAnyGame(game: AnyGame, settings: GameSettings<object, Seeded, string>): Report {
  const { options, games = 20, seed: firstSeed = 0, maxActions = 1000, scramble } = settings
  const report = startReport()
  const laws = Object.entries(scramble ? { ...momentLaws, ...scrambleLaws } : momentLaws)
  /** For every viewer, whether `scramble` has ever changed anything. */
  const scrambles = new Map<string, boolean>()
  let finished = 0
  let played = 0
  const counted =
    scramble &&
    ((state: object, viewer: string, random: Random): void => {
      const before = print(state)
      scramble(state, viewer, random)
      scrambles.set(viewer, scrambles.get(viewer) === true || print(state) !== before)
    })
  for (let seed = firstSeed; seed < firstSeed + games; seed++) {
    let at = 0
    const show = (number: number, moment: Omit<Moment, 'random' | 'scramble'>): void => {
      at = number
      for (const [name, law] of laws)
        report.check(name, seed, number, () =>
          law({ ...moment, random: createRandom(seed, `${name} ${number}`), scramble: counted }),
        )
    }
    try {
      const whole = playWhole(game, options(seed), seed, maxActions, show)
      for (const [name, law] of Object.entries(wholeLaws)) report.check(name, seed, null, () => law(whole))
      report.check('plays-on', seed, null, () => null)
      if (game.toAct(whole.state) === null) finished++
      played += whole.record.actions.length
    } catch (error) {
      report.check('plays-on', seed, at, () => {
        throw error
      })
    }
  }
  if (scramble)
    report.check('scramble-changes', firstSeed, null, () => {
      const blind = [...scrambles.keys()].filter((viewer) => !scrambles.get(viewer))
      if (scrambles.size > 0 && blind.length === 0) return null
      return `scramble never changed anything for ${blind.join(' or ') || 'anybody'}: what is hidden there was not looked at.`
    })
  return report.finish(games, finished, played)
}

/** Plays one random game by `apply`, and shows each position to the laws. */
function playWhole(
  game: AnyGame,
  options: Seeded,
  seed: number,
  maxActions: number,
  show: (number: number, moment: Omit<Moment, 'random' | 'scramble'>) => void,
): Whole {
  const record = startRecord(game, options)
  const random = createRandom(seed, 'play')
  const met: unknown[] = []
  let state = game.setup(options)
  const states = [state]
  const prints = [print(state)]
  for (let number = 0; ; number++) {
    const seat = game.toAct(state)
    const legal = game.legalActions(state)
    const viewers = [...game.players(state), 'spectator']
    show(number, { game, options, state, seat, legal, viewers, met })
    for (const action of legal) if (!met.some((known) => same(known, action))) met.push(action)
    met.splice(0, met.length - mostMet)
    if (legal.length === 0 || number === maxActions) return { game, options, record, state, states, prints }
    const action = random.pick(legal)
    state = game.apply(state, action)
    record.actions.push(action)
    states.push(state)
    prints.push(print(state))
  }
}
