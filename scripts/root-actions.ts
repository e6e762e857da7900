import { writeFileSync } from 'node:fs'
import { collect } from './root-actions/collect'
import { page } from './root-actions/page'

/** How many games are enough that each question has been asked and each event has happened. */
const games = 300

const collected = collect(games)
writeFileSync('docs/root-actions.md', page(collected))
