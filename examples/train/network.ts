import type { Random } from 'totemforge'

/** A decision as the network sees it: the inputs that are not 0, their places, and the legal actions. */
export interface Question {
  readonly places: Uint16Array
  readonly numbers: Float32Array
  readonly legal: Uint16Array
  /** Whether the other player is the teacher. */
  readonly taught: boolean
}

/** An input of its own: whether a number of the observation is at least so large. */
export interface Step {
  readonly place: number
  readonly least: number
}

/** How many numbers go in and come out, and how many neurons the two hidden layers have. */
export interface Sizes {
  readonly inputs: number
  readonly wide: number
  readonly narrow: number
  readonly outputs: number
}

/**
 * Two hidden layers between an observation and a number for each action. Another number, the standing, tells how the game may
 * end; it is only for the training.
 */
export interface Network extends Sizes {
  /** The weights to the wide layer from each input, those of one input in a row. */
  readonly first: Float32Array
  readonly firstBias: Float32Array
  /** The weights to the narrow layer from each neuron of the wide one. */
  readonly second: Float32Array
  readonly secondBias: Float32Array
  /** The weights from the narrow layer, those of one action in a row. After the actions comes the standing. */
  readonly third: Float32Array
  readonly thirdBias: Float32Array
  /** The weights from the narrow layer to what the standing loses against the teacher. */
  readonly handicap: Float32Array
  readonly handicapBias: Float32Array
}

export function createNetwork({ inputs, wide, narrow, outputs }: Sizes, random: Random): Network {
  const some = (count: number, most: number): Float32Array =>
    Float32Array.from({ length: count }, () => (random.integer(-1000, 1000) / 1000) * most)
  return {
    inputs,
    wide,
    narrow,
    outputs,
    first: some(inputs * wide, 0.25),
    firstBias: new Float32Array(wide),
    second: some(wide * narrow, Math.sqrt(6 / wide)),
    secondBias: new Float32Array(narrow),
    third: some((outputs + 1) * narrow, 0.05),
    thirdBias: new Float32Array(outputs + 1),
    handicap: new Float32Array(narrow),
    handicapBias: new Float32Array(1),
  }
}

/** What the network makes of a question. */
export interface Thought {
  readonly wide: Float32Array
  readonly narrow: Float32Array
  /** The likelihood of each legal action. */
  readonly likely: Float64Array
  /** 1 if it expects a victory, -1 if it expects a defeat. */
  readonly standing: number
}

/** Adds a row of weights, multiplied, to some numbers. */
export function addRow(into: Float32Array, weights: Float32Array, from: number, factor: number): void {
  for (let index = 0; index < into.length; index++)
    into[index] = (into[index] ?? 0) + factor * (weights[from + index] ?? 0)
}

/** Adds some numbers, multiplied, to a row of weights. */
export function addToRow(weights: Float32Array, from: number, numbers: Float32Array, factor: number): void {
  for (let index = 0; index < numbers.length; index++)
    weights[from + index] = (weights[from + index] ?? 0) + factor * (numbers[index] ?? 0)
}

/** The sum of some numbers, each multiplied with its weight in a row. */
export function sumOfRow(numbers: Float32Array, weights: Float32Array, from: number): number {
  let sum = 0
  for (let index = 0; index < numbers.length; index++) sum += (numbers[index] ?? 0) * (weights[from + index] ?? 0)
  return sum
}

/** Makes negative numbers 0. */
function rectify(numbers: Float32Array): void {
  for (let index = 0; index < numbers.length; index++) if ((numbers[index] ?? 0) < 0) numbers[index] = 0
}

/** Raises e to each number, and divides by the sum: numbers become likelihoods. */
function softmax(numbers: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY
  for (const number of numbers) most = Math.max(most, number)
  let sum = 0
  for (let index = 0; index < numbers.length; index++) {
    const raised = Math.exp((numbers[index] ?? 0) - most)
    numbers[index] = raised
    sum += raised
  }
  for (let index = 0; index < numbers.length; index++) numbers[index] = (numbers[index] ?? 0) / sum
}

export function think(network: Network, { places, numbers, legal, taught }: Question): Thought {
  const { outputs, first, second, third, thirdBias, handicap, handicapBias } = network
  const wide = network.firstBias.slice()
  for (let index = 0; index < places.length; index++)
    addRow(wide, first, (places[index] ?? 0) * wide.length, numbers[index] ?? 0)
  rectify(wide)
  const narrow = network.secondBias.slice()
  for (let neuron = 0; neuron < wide.length; neuron++) {
    const number = wide[neuron] ?? 0
    if (number > 0) addRow(narrow, second, neuron * narrow.length, number)
  }
  rectify(narrow)
  const output = (row: number): number => (thirdBias[row] ?? 0) + sumOfRow(narrow, third, row * narrow.length)
  const likely = new Float64Array(legal.length)
  for (let place = 0; place < legal.length; place++) likely[place] = output(legal[place] ?? 0)
  softmax(likely)
  const loss = taught ? (handicapBias[0] ?? 0) + sumOfRow(narrow, handicap, 0) : 0
  return { wide, narrow, likely, standing: output(outputs) - loss }
}

/** The place of the likeliest legal action. */
export function favourite({ likely }: Thought): number {
  let best = 0
  for (let place = 1; place < likely.length; place++) if ((likely[place] ?? 0) > (likely[best] ?? 0)) best = place
  return best
}
