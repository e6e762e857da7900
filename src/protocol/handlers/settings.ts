import type { Settings } from '../environment'
import type { RequestTo } from '../request'
import type { Served } from '../served'

type Beginning = RequestTo<'create'> | RequestTo<'load'> | RequestTo<'restore'>

/** The settings of an environment that a request makes. */
export const settingsOf = (
  { name, opponents, autoReset = false, length }: Beginning,
  served: Served,
  options: Settings['options'],
): Settings => ({ name, served, options, named: opponents, autoReset, length })
