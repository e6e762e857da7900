import { addRow, addToRow, type Network, type Question, sumOfRow, type Thought, think } from './network.ts'

/** In which direction the numbers of a thought should move, and how urgently: for each legal action, and for the standing. */
export interface Slopes {
  readonly legal: Float64Array
  readonly standing: number
}

/** Adam: each weight moves by about the rate, along the mean of its last slopes. */
function mover(weights: Float32Array) {
  const slopes = new Float32Array(weights.length)
  const means = new Float32Array(weights.length)
  const squares = new Float32Array(weights.length)
  let moves = 0
  function move(rate: number, count: number): void {
    moves++
    const step = (rate * Math.sqrt(1 - 0.999 ** moves)) / (1 - 0.9 ** moves)
    for (let index = 0; index < weights.length; index++) {
      const slope = (slopes[index] ?? 0) / count
      const mean = 0.9 * (means[index] ?? 0) + 0.1 * slope
      const square = 0.999 * (squares[index] ?? 0) + 0.001 * slope * slope
      means[index] = mean
      squares[index] = square
      weights[index] = (weights[index] ?? 0) + (step * mean) / (Math.sqrt(square) + 1e-6)
      slopes[index] = 0
    }
  }
  return { slopes, move }
}

/** A function that moves the weights of a network along the slopes that `slopesOf` finds for some samples. */
export function learner(network: Network) {
  const { wide, narrow, outputs } = network
  const first = mover(network.first)
  const firstBias = mover(network.firstBias)
  const second = mover(network.second)
  const secondBias = mover(network.secondBias)
  const third = mover(network.third)
  const thirdBias = mover(network.thirdBias)
  const handicap = mover(network.handicap)
  const handicapBias = mover(network.handicapBias)
  const backWide = new Float32Array(wide)
  const backNarrow = new Float32Array(narrow)

  /** Goes back through the layers. */
  function add({ places, numbers, legal, taught }: Question, thought: Thought, slopes: Slopes): void {
    backNarrow.fill(0)
    const output = (row: number, slope: number): void => {
      if (slope === 0) return
      thirdBias.slopes[row] = (thirdBias.slopes[row] ?? 0) + slope
      addRow(backNarrow, network.third, row * narrow, slope)
      addToRow(third.slopes, row * narrow, thought.narrow, slope)
    }
    for (let place = 0; place < legal.length; place++) output(legal[place] ?? 0, slopes.legal[place] ?? 0)
    output(outputs, slopes.standing)
    if (taught) {
      handicapBias.slopes[0] = (handicapBias.slopes[0] ?? 0) - slopes.standing
      addRow(backNarrow, network.handicap, 0, -slopes.standing)
      addRow(handicap.slopes, thought.narrow, 0, -slopes.standing)
    }
    for (let neuron = 0; neuron < narrow; neuron++) if (thought.narrow[neuron] === 0) backNarrow[neuron] = 0
    addRow(secondBias.slopes, backNarrow, 0, 1)
    for (let neuron = 0; neuron < wide; neuron++) {
      const number = thought.wide[neuron] ?? 0
      backWide[neuron] = number === 0 ? 0 : sumOfRow(backNarrow, network.second, neuron * narrow)
      if (number > 0) addToRow(second.slopes, neuron * narrow, backNarrow, number)
    }
    addRow(firstBias.slopes, backWide, 0, 1)
    for (let index = 0; index < places.length; index++)
      addToRow(first.slopes, (places[index] ?? 0) * wide, backWide, numbers[index] ?? 0)
  }

  return <Sample extends Question>(
    samples: readonly Sample[],
    rate: number,
    slopesOf: (sample: Sample, thought: Thought) => Slopes,
  ): void => {
    for (const sample of samples) {
      const thought = think(network, sample)
      add(sample, thought, slopesOf(sample, thought))
    }
    for (const { move } of [first, firstBias, second, secondBias, third, thirdBias, handicap, handicapBias])
      move(rate, samples.length)
  }
}
