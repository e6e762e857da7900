import type { AnyEncoding } from '../../catalogue'
import { createRows, writeEnd, writeTurn } from '../../encode/env-rows'
import type { AnswerTo } from '../answers'
import { base64, bits, indexes, inRows, pairs } from '../forms'
import type { Batch, StepWriter } from './step'

/** The rows of a step in one line, in a form of text. */
export function linesOfSteps(
  environments: Batch,
  encoding: AnyEncoding,
  form: 'plain' | 'base64' | 'sparse',
  observe: boolean,
): StepWriter<AnswerTo<'step'>> {
  const { seats } = environments[0].setup.game
  const rows = createRows(environments.length, encoding, seats.length, observe)
  return {
    end(row, { setup, running }, acted) {
      writeEnd(rows, row, setup, running)
      // An ended game has already received its rewards.
      if (!acted) rows.rewards.fill(0, row * seats.length, (row + 1) * seats.length)
    },
    turn: (row, { setup, running }) => writeTurn(rows, row, setup, encoding, running),
    answer() {
      const { observations, masks, rewards } = rows
      const width = encoding.bounds.actions
      const plain = form === 'plain'
      const observed = {
        plain: () => inRows(observations, encoding.size),
        base64: () => base64(observations),
        sparse: () => base64(pairs(observations)),
      }
      return {
        observations: observe ? observed[form]() : null,
        ...(plain
          ? { legal: environments.map((_, row) => indexes(masks.subarray(row * width, (row + 1) * width))) }
          : { masks: base64(bits(masks, width)) }),
        rewards: plain ? inRows(rewards, seats.length) : base64(rewards),
        terminated: [...rows.terminated].map(Boolean),
        truncated: [...rows.truncated].map(Boolean),
        turns: [...rows.turns].map((turn) => seats[turn] ?? null),
      }
    },
  }
}
