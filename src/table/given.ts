import type { Refusal } from '../core'
import { refused } from './refusal'

// Callers without types may hand over anything. What comes over a connection has been held against its form already.

/** A name that others can read: no signs that cannot be seen, which would make one name look like another. */
export const nameForm = /^[^\p{C}]{1,60}$/u

export const isVersion = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

export const badPart = (part: string): Refusal => refused('bad-message', { part })

/** A version that a viewer has not seen, whatever stands in its place. */
export const noSuchVersion = (version: unknown, newest: number): Refusal =>
  refused('no-such-version', { ...(isVersion(version) && { version }), newest })

/** What is wrong with what was said with a request; `null` if nothing is. */
export function wrongAsking(asking: unknown): Refusal | null {
  if (typeof asking !== 'object' || asking === null) return badPart('asking')
  const { id, language }: { id?: unknown; language?: unknown } = asking
  if (id !== undefined && (typeof id !== 'string' || id === '' || id.length > 100)) return badPart('id')
  return wrongLanguage(language)
}

export const wrongLanguage = (language: unknown): Refusal | null =>
  language === undefined || typeof language === 'string' ? null : badPart('language')

/** What is wrong with what was said of the person who wants to sit down; `null` if nothing is. */
export function wrongPerson(who: unknown): Refusal | null {
  if (typeof who !== 'object' || who === null) return badPart('who')
  const { name, language }: { name?: unknown; language?: unknown } = who
  const isName = name === undefined || (typeof name === 'string' && nameForm.test(name))
  return isName ? wrongLanguage(language) : badPart('name')
}

/** What is wrong with how somebody wants to listen; `null` if nothing is. */
export function wrongListening(listener: unknown, listening: unknown): Refusal | null {
  if (typeof listener !== 'function') return badPart('listener')
  if (typeof listening !== 'object' || listening === null) return badPart('listening')
  const { language, since, onEnd }: { language?: unknown; since?: unknown; onEnd?: unknown } = listening
  if (since !== undefined && !isVersion(since)) return badPart('since')
  return onEnd === undefined || typeof onEnd === 'function' ? wrongLanguage(language) : badPart('onEnd')
}
