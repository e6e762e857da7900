/**
 * What games are built of: small functions that know no game. Take what fits; a game may do all of it by hand.
 *
 * @module toolkit
 */
export { redacted, type Secrets } from './redaction'
export { type Telling, type Tellings, tell } from './telling'
