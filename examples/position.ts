import { ironwood } from 'totemforge/ironwood'

// A position for a test, a puzzle or a report. The rules check it, and a refusal names the rule.
const puzzle = ironwood.position({
  turn: 'woodwalkers',
  forests: { F7: 3, F9: { fighters: 1, full: 1 } },
  mountains: { ferrum: 2, argentimar: { fighters: 1, golems: 1, site: 'foundation' } },
  woodwalkers: { crystals: 2, hand: ['WW16'] },
  visions: { hand: ['auria'] },
})

console.log(ironwood.legalActions(puzzle).map(ironwood.format).join(', '))

const { cards, visions } = ironwood.zones(puzzle)
console.log(`WW16: ${cards['WW16']}; IC16: ${cards['IC16']}; vision card of Auria: ${visions['auria']}`)
