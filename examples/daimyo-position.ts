import { daimyo } from 'totemforge/daimyo'
import { script } from 'totemforge/testing'

// A position for a test, a puzzle or a report: Nature has laid the red 4 on Recruit.
const state = daimyo.position({
  clans: ['nature', 'technology', 'nomads'],
  round: 2,
  sides: {
    nature: { governors: ['blue-1'], resources: { rice: 3 }, hand: ['NA01', 'HE05'], loose: ['red-2'] },
    technology: { governors: ['blue-2'], shadows: ['red-s1'], towers: ['red-4'], points: 9 },
  },
  die: { colour: 'red', value: 4, at: 'recruit' },
})

const after = script(daimyo)(state).play('main', 'shadow blue-s1', 'done').state
console.log(after.islands[0]?.governors)
console.log(after.sides.technology?.resources.gold)

try {
  daimyo.position({ clans: ['nature', 'nomads'], sides: { nature: { governors: ['black-1', 'blue-1', 'blue-1'] } } })
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
}
