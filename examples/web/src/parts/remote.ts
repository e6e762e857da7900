import { remember, remembered } from '../keep/memory'
import { keepTable } from '../keep/store'
import { kitOf } from '../kits'
import { type RemoteSession, startRemote } from '../session/remote'
import type { Thinker } from '../think/thinker'
import { chatPanel } from './chat'
import type { Again } from './end'
import { networkBar } from './network'
import { tables } from './new-table'
import type { Screen, Setting } from './page'
import type { Preferring } from './preferences'
import { tableScreen } from './table'

/** What a screen needs of the page. */
interface Around {
  readonly setting: Setting
  readonly preferring: Preferring
  thinker(): Thinker
  failed(error: unknown): void
}

/** An invitation in an address that was opened; it does not stay there. */
let invited: { readonly id: string; readonly seat: string; readonly invitation: string } | null = null

/** A table on the server. */
export async function remoteScreen(
  { setting, preferring, thinker, failed }: Around,
  game: string,
  id: string,
  seat?: string,
  invitation?: string,
): Promise<Screen> {
  const { words } = setting
  if (seat !== undefined && invitation !== undefined) {
    invited = { id, seat, invitation }
    history.replaceState(null, '', `#/network/${game}/${id}`)
  }
  const kit = await kitOf(game)
  const told = await kit.language(setting.code)
  const address = new URL(`${tables.pathname}/${encodeURIComponent(id)}`, tables)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const keep = (token: string | null): void => {
    remember(`seat ${id}`, token)
    if (token === null) keepTable(id, game, null)
  }
  const session = await startRemote(kit, told, address.href, remembered(`seat ${id}`), keep, (refusal) =>
    refusal?.code === 'no-such-table' ? words.tableGone : (refusal?.message ?? words.tableSilent),
  )
  /** All who play again go there with their tokens; somebody who watches goes along. */
  const goOnAt = (next: string): void => {
    const token = remembered(`seat ${id}`)
    if (token !== null && remembered(`seat ${next}`) === null) remember(`seat ${next}`, token)
    location.hash = `#/network/${game}/${next}`
  }
  const known = session.shown().update.next
  const keepUp = (): void => {
    const { viewer, next } = session.shown().update
    if (viewer !== 'spectator') keepTable(id, game, viewer)
    if (next !== undefined && next !== known) goOnAt(next)
  }
  session.listen(keepUp)
  keepUp()
  const screen = tableScreen({
    session,
    told,
    setting,
    lesson: networkBar({
      session,
      told,
      words,
      invited: invited?.id === id ? invited : null,
      address: (to) =>
        `${location.href.split('#')[0]}#/network/${game}/${id}${to ? `/${to.seat}/${to.invitation}` : ''}`,
      name: { now: () => remembered('name') ?? '', set: (name) => remember('name', name === '' ? null : name) },
    }),
    ...(session.shown().update.chat && { chat: (changed: () => void) => chatPanel(session, told, words, changed) }),
    tools: [],
    hint() {
      const { view, legal, viewer } = session.shown().update
      return thinker().hint(kit.game.id, { view, legal: legal.map(({ action }) => action), seat: viewer })
    },
    preferring,
    again: againAt(session, goOnAt, failed),
  })
  return {
    ...screen,
    leave() {
      screen.leave?.()
      session.close()
    },
  }
}

/** Another game of the people at a table: they agree on it, or have agreed already. */
function againAt(session: RemoteSession, goOnAt: (next: string) => void, failed: Around['failed']): Again {
  const propose = async (isSwapped: boolean): Promise<void> => {
    const { next } = session.shown().update
    if (next !== undefined) goOnAt(next)
    else {
      const refusal = await session.again(isSwapped)
      if (refusal) failed(new Error(refusal.message))
    }
  }
  const { seats } = session.shown().update
  const people = seats.filter(({ by }) => by !== 'bot').length
  return { rematch: () => void propose(false), swapped: people > 1 ? () => void propose(true) : null }
}
