import type { Random } from 'totemforge'

/** One decision to learn from: the observation, as the numbers that are not 0, the legal actions, and the choice. */
export interface Sample {
  readonly seen: readonly { readonly index: number; readonly value: number }[]
  readonly legal: readonly number[]
  readonly chosen: number
}

/** A hidden layer of a few neurons between the observation and a number for each action. */
export interface Network {
  readonly inputs: number
  readonly hidden: number
  readonly outputs: number
  /** The weights from each input to each hidden neuron, and from each hidden neuron to each output. */
  readonly first: Float32Array
  readonly firstBias: Float32Array
  readonly second: Float32Array
  readonly secondBias: Float32Array
}

export function createNetwork(inputs: number, hidden: number, outputs: number, random: Random): Network {
  const some = (count: number, most: number): Float32Array =>
    Float32Array.from({ length: count }, () => (random.integer(-1000, 1000) / 1000) * most)
  return {
    inputs,
    hidden,
    outputs,
    first: some(inputs * hidden, 0.3),
    firstBias: new Float32Array(hidden),
    second: some(hidden * outputs, 0.3),
    secondBias: new Float32Array(outputs),
  }
}

/** The sparse form of an observation. */
export const seenIn = (observation: Float32Array): Sample['seen'] =>
  [...observation].flatMap((value, index) => (value === 0 ? [] : [{ index, value }]))

function hiddenOf({ hidden, first, firstBias }: Network, seen: Sample['seen']): Float32Array {
  const neurons = firstBias.slice()
  for (const { index, value } of seen)
    for (let neuron = 0; neuron < hidden; neuron++)
      neurons[neuron] = (neurons[neuron] ?? 0) + value * (first[index * hidden + neuron] ?? 0)
  return neurons.map((sum) => Math.max(0, sum))
}

/** The network's probability of each legal action. */
function likelihoods(
  { hidden, outputs, second, secondBias }: Network,
  neurons: Float32Array,
  legal: readonly number[],
) {
  const sums = legal.map((action) => {
    let sum = secondBias[action] ?? 0
    for (let neuron = 0; neuron < hidden; neuron++)
      sum += (neurons[neuron] ?? 0) * (second[neuron * outputs + action] ?? 0)
    return sum
  })
  const most = Math.max(...sums)
  const weights = sums.map((sum) => Math.exp(sum - most))
  const all = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / all)
}

/** The legal action that the network likes best. */
export function favourite(network: Network, { seen, legal }: Sample): number {
  const likely = likelihoods(network, hiddenOf(network, seen), legal)
  return legal[likely.indexOf(Math.max(...likely))] ?? -1
}

/**
 * Makes the choice a little likelier, by the gradient of its logarithm. Weights that changed often change in smaller
 * steps (Adagrad).
 */
export function learner(network: Network, rate: number): (sample: Sample) => void {
  const { hidden, outputs, first, firstBias, second, secondBias } = network
  const made = [first, firstBias, second, secondBias].map((weights) => new Float32Array(weights.length).fill(0.01))
  const [madeFirst = first, madeFirstBias = first, madeSecond = first, madeSecondBias = first] = made
  function move(weights: Float32Array, squares: Float32Array, index: number, slope: number): void {
    const sum = (squares[index] ?? 0) + slope * slope
    squares[index] = sum
    weights[index] = (weights[index] ?? 0) + (rate * slope) / Math.sqrt(sum)
  }
  return ({ seen, legal, chosen }) => {
    const neurons = hiddenOf(network, seen)
    const likely = likelihoods(network, neurons, legal)
    const back = new Float32Array(hidden)
    for (const [place, action] of legal.entries()) {
      const slope = (action === chosen ? 1 : 0) - (likely[place] ?? 0)
      for (let neuron = 0; neuron < hidden; neuron++) {
        const index = neuron * outputs + action
        back[neuron] = (back[neuron] ?? 0) + slope * (second[index] ?? 0)
        if ((neurons[neuron] ?? 0) > 0) move(second, madeSecond, index, slope * (neurons[neuron] ?? 0))
      }
      move(secondBias, madeSecondBias, action, slope)
    }
    for (let neuron = 0; neuron < hidden; neuron++) {
      if ((neurons[neuron] ?? 0) <= 0) continue
      const slope = back[neuron] ?? 0
      move(firstBias, madeFirstBias, neuron, slope)
      for (const { index, value } of seen) move(first, madeFirst, index * hidden + neuron, slope * value)
    }
  }
}
