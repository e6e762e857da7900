import { blake3 } from '@noble/hashes/blake3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** A longer text is not a token, and is not hashed. */
const longestToken = 100

/** A shorter one could be guessed. */
export const tokenForm = /^\w{20,100}$/

export const isToken = (token: unknown): token is string => typeof token === 'string' && tokenForm.test(token)

/** Only one in 4,000 texts of twenty random digits has fewer different characters, and no seed of the library has. */
const fewestCharacters = 6

/** Whether a token is clearly not random: it has few different characters, or repeats itself. */
export function isGuessable(token: string): boolean {
  if (new Set(token).size < fewestCharacters) return true
  for (let period = 1; period <= token.length / 2; period++)
    if (token.slice(period) === token.slice(0, -period)) return true
  return false
}

/** The stored hash of a token: a reader of the hash cannot sit down with it. */
export const hashOf = (token: string): string => bytesToHex(blake3(utf8ToBytes(token)))

/** The seat of a token. It compares all hashes completely, so its time reveals nothing about the tokens of others. */
export function seatOf<Seat extends string>(
  people: ReadonlyMap<Seat, { readonly hash: string }>,
  token: string,
): Seat | null {
  if (typeof token !== 'string' || token.length > longestToken) return null
  const hash = hashOf(token)
  let found: Seat | null = null
  for (const [seat, person] of people) if (sameText(person.hash, hash)) found = seat
  return found
}

function sameText(one: string, other: string): boolean {
  let different = one.length ^ other.length
  for (let index = 0; index < one.length; index++) different |= one.charCodeAt(index) ^ other.charCodeAt(index)
  return different === 0
}

/** Whether a text gives the token of somebody at the table away. */
export const holdsToken = (people: ReadonlyMap<string, { readonly hash: string }>, text: string): boolean =>
  (text.match(/\w{20,100}/g) ?? []).some((found) => seatOf(people, found) !== null)

/** Whether it is the text with this hash. */
export const isHashOf = (hash: string, text: string | undefined): boolean =>
  text !== undefined && text.length <= longestToken && sameText(hash, hashOf(text))
