import type { AnyEncoding } from '../../catalogue'
import { maskOf, returnsOf } from '../../encode/env-game'
import type { AnswerTo } from '../answers'
import type { Environment } from '../environment'
import { type Frame, joined, legalPlaces, sparseNumbers } from '../frame'
import type { Batch, StepWriter } from './step'

/** The rows of a step as bytes after the line. */
export function frameOfSteps(
  environments: Batch,
  encoding: AnyEncoding,
  observe: boolean,
): StepWriter<Frame<AnswerTo<'step'>>> {
  const count = environments.length
  const { seats } = environments[0].setup.game
  const { size } = encoding
  const turns = new Int8Array(count)
  const ends = new Uint8Array(count)
  const rewards = new Float32Array(count * seats.length)
  const masks: Uint8Array[] = []
  const [seen, last] = [sparseNumbers(), sparseNumbers()]
  const ended: number[] = []
  const numbers = new Float32Array(size)
  const numbersOf = ({ setup, running }: Environment, seat: string): Float32Array =>
    encoding.observe(setup.game.view(running.state, seat), seat, numbers)
  return {
    end(row, environment, acted) {
      const { setup, running } = environment
      const { end, state } = running
      ends[row] = end === null ? 0 : endings[end]
      if (!acted || end === null) return
      for (const [seat, got] of returnsOf(setup, running)) rewards[row * seats.length + seats.indexOf(seat)] = got
      const block = ended.push(row) - 1
      if (!observe) return
      for (const seat of setup.game.players(state))
        last.add(numbersOf(environment, seat), (block * seats.length + seats.indexOf(seat)) * size)
    },
    turn(row, environment) {
      const { setup, running } = environment
      const { turn } = running
      turns[row] = turn === null ? -1 : seats.indexOf(turn)
      masks.push(maskOf(setup, encoding, running))
      if (observe && turn !== null) seen.add(numbersOf(environment, turn), row * size)
    },
    answer() {
      const legal = legalPlaces(masks)
      const bytes = joined([rewards, turns, ends, seen.places, seen.values, legal, last.places, last.values])
      const counts = { bytes: bytes.length, numbers: seen.count, legal: legal.length, ended, finals: last.count }
      return { answer: counts, bytes }
    },
  }
}

/** How an end is sent. */
const endings = { terminated: 1, truncated: 2 } as const
