import type { AsyncPolicy, Game, Seeded } from '../core'
import type { Encoding } from '../encode'
import type { Guide } from '../search'

/** A game whose types of state, actions and seats are unknown here. */
export type AnyGame = Game<object, unknown, unknown, Seeded, string, unknown>

export type AnyPolicy = AsyncPolicy<unknown, unknown, string>

export type AnyGuide = Guide<object, unknown, string>

export type AnyEncoding = Encoding<object, unknown, unknown, string>
