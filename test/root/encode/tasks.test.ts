import { expect, test } from 'vitest'
import { taskNames } from '../../../src/root/encode/tasks'
import { taskKinds } from '../../../src/root/rules/agenda'

test('every kind of task has a number', () => {
  expect([...taskNames].sort()).toEqual(Object.keys(taskKinds).sort())
})
