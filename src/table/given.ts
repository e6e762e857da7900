import type { Refusal } from '../core'
import { readable } from './readable'
import { refused } from './refusal'

// Callers without types may pass anything. Messages from a connection are already checked.

/** A name without invisible characters, which would make one name look like another. */
export const nameForm = /^[^\p{C}]{1,60}$/u

/** What is said in the chat, before it is cleaned. */
export const saidForm = /^[\s\S]{1,300}$/u

export const isVersion = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

export const badPart = (part: string): Refusal => refused('bad-message', { part })

/** Whether a value is not a version that the viewer has seen. */
export const noSuchVersion = (version: unknown, newest: number): Refusal =>
  refused('no-such-version', { ...(isVersion(version) && { version }), newest })

/** Checks the options of a request; `null` if they are good. */
export function wrongAsking(asking: unknown): Refusal | null {
  if (typeof asking !== 'object' || asking === null) return badPart('asking')
  const { id, language }: { id?: unknown; language?: unknown } = asking
  if (id !== undefined && (typeof id !== 'string' || id === '' || id.length > 100)) return badPart('id')
  return wrongLanguage(language)
}

export const wrongLanguage = (language: unknown): Refusal | null =>
  language === undefined || typeof language === 'string' ? null : badPart('language')

/** Checks the details of a person who wants to sit down; `null` if they are good. */
export function wrongPerson(who: unknown): Refusal | null {
  if (typeof who !== 'object' || who === null) return badPart('who')
  const { name, language }: { name?: unknown; language?: unknown } = who
  const isName = name === undefined || (typeof name === 'string' && nameForm.test(name) && readable(name) !== '')
  return isName ? wrongLanguage(language) : badPart('name')
}

/** Checks the options of a listener; `null` if they are good. */
export function wrongListening(listener: unknown, listening: unknown): Refusal | null {
  if (typeof listener !== 'function') return badPart('listener')
  if (typeof listening !== 'object' || listening === null) return badPart('listening')
  const { language, since }: { language?: unknown; since?: unknown } = listening
  if (since !== undefined && !isVersion(since)) return badPart('since')
  const wrong = ['onEnd', 'onPresence', 'onChat'].find((name) => {
    const call: unknown = Reflect.get(listening, name)
    return call !== undefined && typeof call !== 'function'
  })
  return wrong === undefined ? wrongLanguage(language) : badPart(wrong)
}
