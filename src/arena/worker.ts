/** What a thread of the arena does; it is a file of its own in the package, too. */
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
  // A promise that a policy has left to fail fails now, in its own game and not in the next one of this thread.
  await setImmediate()
  return played
}

/** What is wrong with a policy, before any game is played with it. */
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
