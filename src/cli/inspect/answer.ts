import { reasonOf } from '../../catalogue/reason'
import type { Respond } from './respond'

/** The answer to the page: JSON, or a problem in a sentence. */
export type Answer = { readonly json: string } | { readonly problem: string }

/** Answers the requests of the page as JSON. */
export function answerTo(respond: Respond, what: string, asked: string): Answer {
  try {
    return { json: JSON.stringify(respond(what, JSON.parse(asked))) }
  } catch (error) {
    return { problem: reasonOf(error) }
  }
}
