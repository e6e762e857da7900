import { Buffer } from 'node:buffer'

import type { Network, Step } from './network.ts'

/** A number of protobuf, seven bits a byte. */
function varint(number: number): number[] {
  const bytes: number[] = []
  let left = number
  for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) + 128)
  return [...bytes, left]
}

const whole = (field: number, value: number): Buffer => Buffer.from([...varint(field * 8), ...varint(value)])

const bytes = (field: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([...varint(field * 8 + 2), ...varint(content.length)]), content])
}

const text = (field: number, value: string): Buffer => bytes(field, Buffer.from(value))

/** 32-bit floats, in ONNX type 1. */
const float = whole(1, 1)

/** A TensorProto: dimensions, type, name, and the numbers with the lowest byte first. */
const tensor = (name: string, dimensions: readonly number[], type: number, raw: Buffer): Buffer =>
  bytes(5, ...dimensions.map((dimension) => whole(1, dimension)), whole(2, type), text(8, name), bytes(9, raw))

function floats(name: string, dimensions: readonly number[], numbers: Float32Array): Buffer {
  const raw = Buffer.alloc(numbers.length * 4)
  for (const [index, number] of numbers.entries()) raw.writeFloatLE(number, index * 4)
  return tensor(name, dimensions, 1, raw)
}

/** A matrix as whole numbers from -127 to 127 (type 3) with a scale for each row, and the node that multiplies them. */
function matrix(name: string, [rows, width]: readonly [number, number], numbers: Float32Array): Buffer {
  const raw = Buffer.alloc(rows * width)
  const scales = new Float32Array(rows)
  for (let row = 0; row < rows; row++) {
    const weights = numbers.subarray(row * width, (row + 1) * width)
    const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127 || 1
    scales[row] = scale
    for (const [index, weight] of weights.entries()) raw.writeInt8(Math.round(weight / scale), row * width + index)
  }
  return Buffer.concat([
    tensor(`${name}Whole`, [rows, width], 3, raw),
    floats(`${name}Scales`, [rows], scales),
    node('DequantizeLinear', [`${name}Whole`, `${name}Scales`], name, { axis: 0 }),
  ])
}

/** Whole numbers are 32-bit integers, in ONNX type 6. */
function integers(name: string, numbers: readonly number[]): Buffer {
  const raw = Buffer.alloc(numbers.length * 4)
  for (const [index, number] of numbers.entries()) raw.writeInt32LE(number, index * 4)
  return tensor(name, [numbers.length], 6, raw)
}

/** A ValueInfoProto: any number of rows of so many floats. */
const rows = (field: number, name: string, width: number): Buffer =>
  bytes(field, text(1, name), bytes(2, bytes(1, float, bytes(2, bytes(1, text(2, 'rows')), bytes(1, whole(1, width))))))

/** An AttributeProto: a whole number (type 2). */
const attribute = (name: string, number: number): Buffer => bytes(5, text(1, name), whole(3, number), whole(20, 2))

/** A NodeProto. */
const node = (operator: string, inputs: readonly string[], output: string, attributes: Record<string, number> = {}) =>
  bytes(
    1,
    ...inputs.map((input) => text(1, input)),
    text(2, output),
    text(4, operator),
    ...Object.entries(attributes).map(([name, number]) => attribute(name, number)),
  )

/** The observation and its steps, as the inputs of the network. */
const stepped = (steps: readonly Step[]): Buffer[] => [
  node('Gather', ['observation', 'stepPlaces'], 'counts', { axis: 1 }),
  node('GreaterOrEqual', ['counts', 'stepLeast'], 'reached'),
  node('Cast', ['reached'], 'steps', { to: 1 }),
  node('Concat', ['observation', 'steps'], 'inputs', { axis: 1 }),
  integers(
    'stepPlaces',
    steps.map(({ place }) => place),
  ),
  floats(
    'stepLeast',
    [steps.length],
    Float32Array.from(steps, ({ least }) => least),
  ),
]

/** The network as an ONNX model without the standing: three matrix products with a Relu between them. */
export function writeOnnx(network: Network, steps: readonly Step[]): Uint8Array {
  const { inputs, wide, narrow, outputs, first, firstBias, second, secondBias, third, thirdBias } = network
  const graph = [
    matrix('first', [inputs, wide], first),
    matrix('second', [wide, narrow], second),
    matrix('third', [outputs, narrow], third.subarray(0, outputs * narrow)),
    ...stepped(steps),
    node('Gemm', ['inputs', 'first', 'firstBias'], 'wideSums'),
    node('Relu', ['wideSums'], 'wide'),
    node('Gemm', ['wide', 'second', 'secondBias'], 'narrowSums'),
    node('Relu', ['narrowSums'], 'narrow'),
    node('Gemm', ['narrow', 'third', 'thirdBias'], 'liked', { transB: 1 }),
    text(2, 'policy'),
    floats('firstBias', [wide], firstBias),
    floats('secondBias', [narrow], secondBias),
    floats('thirdBias', [outputs], thirdBias.subarray(0, outputs)),
    rows(11, 'observation', inputs - steps.length),
    rows(12, 'liked', outputs),
  ]
  // A ModelProto: version 8 of the format, who made it, the graph, version 13 of the operators.
  return Buffer.concat([whole(1, 8), text(2, 'totemforge'), bytes(7, ...graph), bytes(8, text(1, ''), whole(2, 13))])
}
