import { reasonOf } from '../reason'
import type { Respond } from './respond'

/** What the page is told: what it asked for, as JSON, or a problem in a sentence. */
export type Answer = { readonly json: string } | { readonly problem: string }

/** Answers what the page asks as JSON. */
export function answerTo(respond: Respond, what: string, asked: string): Answer {
  try {
    return { json: JSON.stringify(respond(what, JSON.parse(asked))) }
  } catch (error) {
    return { problem: reasonOf(error) }
  }
}
