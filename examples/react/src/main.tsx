import { createRoot } from 'react-dom/client'
import { ironwood } from 'totemforge/ironwood'
import { ironbot } from 'totemforge/ironwood/bots'
import { english } from 'totemforge/ironwood/english'
import { createTable, wireTo } from 'totemforge/table'
import { joinTable, type TableClientOf } from 'totemforge/table/client'
import { Board } from './board'

type Client = TableClientOf<typeof ironwood>

/** A table in the page, where Ironbot plays the Ironclad. */
function alone(): Client {
  const options = { mode: 'ironbot', level: 1 } as const
  const table = createTable(ironwood, { options, bots: { ironclad: ironbot }, wordings: [english], pace: 300 })
  return joinTable(() => wireTo(table))
}

/** A table of the server. The page keeps the token of a seat, so that it comes back to it. */
function together(id: string): Client {
  const address = `${location.origin.replace('http', 'ws')}/api/tables/${id}`
  return joinTable(() => new WebSocket(address), {
    token: localStorage.getItem(address),
    keep: (token) => (token === null ? localStorage.removeItem(address) : localStorage.setItem(address, token)),
  })
}

/** Opens a table for two at the server of `examples/server`, and goes there. */
async function openTable(): Promise<void> {
  const body = JSON.stringify({ game: 'ironwood', options: { mode: 'duel' } })
  const { id }: { id: string } = await (await fetch('api/tables', { method: 'POST', body })).json()
  location.hash = id
}

addEventListener('hashchange', () => location.reload())
const id = location.hash.slice(1)
const client = id === '' ? alone() : together(id)
createRoot(document.body).render(
  <>
    <Board client={client} />
    {id === '' && (
      <button type="button" onClick={openTable}>
        Open a table for two
      </button>
    )}
  </>,
)
