/** The program of an arena thread; the package has it as a separate file too. */
import { setImmediate } from 'node:timers/promises'
import { findGame, findPolicy, UnknownName } from '../catalogue'
import type { Fixture } from './fixture'
import { playFixture } from './play-fixture'
import type { Played } from './played'
import { beating, type Pulse } from './pulse'
import type { Tournament } from './tournament'

export interface Job {
  readonly tournament: Tournament
  readonly fixture: Fixture
  readonly pulse: Pulse
}

export async function play({ tournament, fixture, pulse }: Job): Promise<Played> {
  const played = await playFixture(tournament, fixture, beating(pulse, Object.keys(fixture.seated)))
  // Let a rejected promise that a policy left behind fail here, in its own game, not in the thread's next game.
  await setImmediate()
  return played
}

/** Checks a policy before any game, and returns the problem. */
export interface Wrong {
  readonly code: UnknownName['code']
  readonly message: string
}

export async function check({
  game,
  policy,
}: {
  readonly game: string
  readonly policy: string
}): Promise<Wrong | null> {
  try {
    await (await findPolicy(await findGame(game), policy))()
    return null
  } catch (error) {
    if (error instanceof UnknownName) return { code: error.code, message: error.message }
    throw error
  }
}
