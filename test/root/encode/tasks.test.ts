import { expect, test } from 'vitest'
import { cardUses } from '../../../src/root/encode/actions'
import { advancedTasks } from '../../../src/root/encode/advanced'
import { factionBlocks } from '../../../src/root/encode/factions'
import { hirelingPieces, hirelingTasks } from '../../../src/root/encode/hirelings'
import { landmarkTasks } from '../../../src/root/encode/landmarks'
import { sharedTasks } from '../../../src/root/encode/tasks'
import { taskKinds } from '../../../src/root/rules/agenda'
import { cardEffects } from '../../../src/root/rules/effects'
import { factionRules } from '../../../src/root/rules/factions/rules'
import { pieceKinds } from '../../../src/root/rules/pieces'
import { factions } from '../../../src/root/rules/vocabulary'

const effects = [...cardEffects, ...Object.values(factionRules).flatMap(({ effects = [] }) => effects)]
const effectNames = [...new Set(effects.map(({ name }) => name))]

test('every task, effect, piece and faction has a number in one block', () => {
  const tasks = [...factionBlocks.flatMap((block) => block.tasks), ...hirelingTasks, ...advancedTasks, ...landmarkTasks]
  expect([...sharedTasks, ...tasks].sort()).toEqual(Object.keys(taskKinds).sort())
  expect([...cardUses, ...factionBlocks.flatMap(({ uses = [] }) => uses)].sort()).toEqual([...effectNames].sort())
  const pieces = [...factionBlocks.map((block) => block.pieces), hirelingPieces].flatMap((each) => Object.keys(each))
  expect(['warrior', ...pieces].sort()).toEqual([...pieceKinds].sort())
  expect(factionBlocks.flatMap((block) => block.factions).sort()).toEqual([...factions].sort())
})
