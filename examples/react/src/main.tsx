import { StrictMode, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { type Action, type Event, ironwood, type Seat, type View } from 'totemforge/ironwood'
import { ironbot } from 'totemforge/ironwood/bots'
import { english } from 'totemforge/ironwood/english'
import { Position } from './position'
import { useGame } from './use-game'
import { useTable } from './use-table'

const againstIronbot = {
  options: { mode: 'ironbot', level: 1 },
  bots: { ironclad: ironbot },
  wordings: [english],
  pace: 300,
} as const

function Alone() {
  return <Position {...useGame(ironwood, againstIronbot, 'woodwalkers')} />
}

function Together({ id }: { id: string }) {
  const { protocol, host } = location
  const table = useTable<View, Action, Event, Seat>(
    `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${id}`,
  )
  const { update, isLost, take } = table
  const free = update?.viewer === 'spectator' ? update.seats.filter(({ by }) => by === 'nobody') : []
  return (
    <>
      {isLost && <p role="alert">The connection is lost. Trying again …</p>}
      {free.map(({ seat, title }) => (
        <button type="button" key={seat} onClick={() => take(seat)}>
          Play {title}
        </button>
      ))}
      <Position {...table} />
    </>
  )
}

/** Opens a table at the server of `examples/server`, and goes there. */
async function openTable(): Promise<void> {
  const body = JSON.stringify({ game: 'ironwood', options: { mode: 'duel' } })
  const { id }: { id: string } = await (await fetch('api/tables', { method: 'POST', body })).json()
  location.hash = id
}

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

function Page() {
  const id = useSyncExternalStore(listen, () => location.hash.slice(1))
  const [games, setGames] = useState(0)
  if (id !== '') return <Together key={id} id={id} />
  return (
    <>
      <h1>Ironwood</h1>
      <button type="button" onClick={() => setGames(games + 1)}>
        Against Ironbot
      </button>
      <button type="button" onClick={() => void openTable()}>
        Open a table for two
      </button>
      {games > 0 && <Alone key={games} />}
    </>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
