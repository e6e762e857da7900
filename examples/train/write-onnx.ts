import { Buffer } from 'node:buffer'

import type { Network } from './network.ts'

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
function tensor(name: string, dimensions: readonly number[], numbers: Float32Array): Buffer {
  const raw = Buffer.alloc(numbers.length * 4)
  for (const [index, number] of numbers.entries()) raw.writeFloatLE(number, index * 4)
  return bytes(5, ...dimensions.map((dimension) => whole(1, dimension)), whole(2, 1), text(8, name), bytes(9, raw))
}

/** A ValueInfoProto: any number of rows of so many floats. */
const rows = (field: number, name: string, width: number): Buffer =>
  bytes(field, text(1, name), bytes(2, bytes(1, float, bytes(2, bytes(1, text(2, 'rows')), bytes(1, whole(1, width))))))

/** A NodeProto. */
const node = (operator: string, inputs: readonly string[], output: string): Buffer =>
  bytes(1, ...inputs.map((input) => text(1, input)), text(2, output), text(4, operator))

/** The network as an ONNX model: two matrix products with a Relu between them. */
export function writeOnnx({ inputs, hidden, outputs, first, firstBias, second, secondBias }: Network): Uint8Array {
  const graph = [
    node('Gemm', ['observation', 'first', 'firstBias'], 'sums'),
    node('Relu', ['sums'], 'neurons'),
    node('Gemm', ['neurons', 'second', 'secondBias'], 'liked'),
    text(2, 'policy'),
    tensor('first', [inputs, hidden], first),
    tensor('firstBias', [hidden], firstBias),
    tensor('second', [hidden, outputs], second),
    tensor('secondBias', [outputs], secondBias),
    rows(11, 'observation', inputs),
    rows(12, 'liked', outputs),
  ]
  // A ModelProto: version 8 of the format, who made it, the graph, version 13 of the operators.
  return Buffer.concat([whole(1, 8), text(2, 'totemforge'), bytes(7, ...graph), bytes(8, text(1, ''), whole(2, 13))])
}
