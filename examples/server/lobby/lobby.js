// The smallest client there can be: it lists tables, sits down, shows what the server sends, and sends what is clicked.
const find = (id) => document.getElementById(id)
const make = (tag, text, onclick) => Object.assign(document.createElement(tag), { textContent: text, onclick })

/** What a line says of a table. One that is older than summaries says nothing of itself before its next entry. */
function told({ game, seats }) {
  if (!seats) return 'A table. '
  const free = seats.filter(({ by }) => by === 'nobody').map(({ title }) => title)
  return `${game}: ${free.length > 0 ? `free: ${free.join(', ')}` : 'full'} `
}

let listed = ''
async function list() {
  const tables = await (await fetch('api/tables')).json()
  const lines = tables.map((table) => ({ id: table.id, text: told(table) }))
  // The same lines stay, and the focus stays with them.
  if (JSON.stringify(lines) === listed) return
  listed = JSON.stringify(lines)
  find('tables').replaceChildren(
    ...lines.map(({ id, text }) => {
      const item = make('li', text)
      item.append(make('button', 'Go there', () => location.assign(`#${id}`)))
      return item
    }),
  )
}

for (const button of document.querySelectorAll('[data-open]'))
  button.onclick = async () => {
    const answer = await fetch('api/tables', { method: 'POST', body: button.dataset.open })
    const { id, message } = await answer.json()
    if (id) location.hash = id
    else alert(message)
  }

let socket = null
function join(id) {
  const next = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${id}`)
  socket = next
  const send = (message) => next.send(JSON.stringify(message))
  // Who comes back has the seat again, and hears what happened meanwhile.
  const sit = () => send({ do: 'join', token: localStorage.getItem(id), since: 0 })
  next.onopen = sit
  next.onclose = () => {
    if (socket !== next) return
    find('said').textContent = 'The connection is lost. Trying again …'
    setTimeout(() => socket === next && join(id), 1000)
  }
  next.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (message.token) localStorage.setItem(id, message.token)
    if (message.type === 'update') show(message, send)
    if (message.type === 'refused') find('said').textContent = message.refusal.message
    // There is nothing to come back to.
    if (message.refusal?.code === 'no-such-table') socket = null
    // The seat was freed, or the table was put away: the answer tells.
    if (message.type === 'gone') sit()
    if (message.refusal?.code === 'table-over') next.close()
    // The seat is somebody else's: what is left is to watch.
    if (message.refusal?.code === 'no-such-token') {
      localStorage.removeItem(id)
      sit()
    }
  }
}

function show({ viewer, seats, turn, question, legal, version, since, reset, events, end }, send) {
  const title = (wanted) => seats.find(({ seat }) => seat === wanted)?.title ?? wanted
  find('table').dataset.version = version
  find('said').textContent = ''
  find('question').textContent = end
    ? end.text
    : legal.length > 0
      ? question || 'What now?'
      : `${title(turn)} decides …`
  find('seats').replaceChildren(
    `You: ${title(viewer)}. `,
    ...seats
      .filter(({ by }) => viewer === 'spectator' && by === 'nobody')
      .map(({ seat, title }) => make('button', `Play ${title}`, () => send({ do: 'take', seat }))),
    make('button', 'Back to the lobby', () => location.assign('#')),
  )
  find('choices').replaceChildren(
    ...legal.map(({ action, text }) => make('button', text, () => send({ do: 'act', action, version }))),
  )
  if (reset || since === 0) find('log').replaceChildren()
  find('log').prepend(
    ...events
      .filter(({ text }) => text !== '')
      .map(({ text }) => make('li', text))
      .reverse(),
  )
}

function open() {
  const id = location.hash.slice(1)
  const last = socket
  socket = null
  last?.close()
  find('lobby').hidden = id !== ''
  find('table').hidden = id === ''
  if (id) join(id)
  else list()
}
addEventListener('hashchange', open)
setInterval(() => location.hash.slice(1) || list(), 3000)
open()
