import { blake3 } from '@noble/hashes/blake3.js'
import { isObject } from '../core/value'

/** Plain data as JSON with sorted keys: the same text for the same data. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) {
    let items = ''
    for (const item of value) items += `${items && ','}${canonical(item)}`
    return `[${items}]`
  }
  if (!isObject(value)) return JSON.stringify(value) ?? 'null'
  let parts = ''
  for (const name of Object.keys(value).sort())
    if (value[name] !== undefined) parts += `${parts && ','}${JSON.stringify(name)}:${canonical(value[name])}`
  return `{${parts}}`
}

const encoder = /* @__PURE__ */ new TextEncoder()

/** A short text that stands for plain data: 128 bits of BLAKE3, as letters and digits. */
export function keyOf(value: unknown): string {
  const bytes = blake3(encoder.encode(canonical(value)), { dkLen: 16 })
  let digits = '0x'
  for (const byte of bytes) digits += byte.toString(16).padStart(2, '0')
  return BigInt(digits).toString(36).padStart(25, '0')
}

const isStreams = (value: unknown): boolean =>
  isObject(value) && 'seed' in value && 'streams' in value && Object.keys(value).length === 2

/** A state without its streams of chance. */
export const withoutChance = (state: object): object =>
  Object.fromEntries(Object.entries(state).filter(([, part]) => !isStreams(part)))
