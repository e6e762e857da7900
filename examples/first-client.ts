import { ironwood } from 'totemforge/ironwood'
import { ironbot } from 'totemforge/ironwood/bots'
import { english } from 'totemforge/ironwood/english'
import { renderSvg, targetsOf } from 'totemforge/ironwood/render'
import { createTable } from 'totemforge/table'

const table = createTable(ironwood, {
  options: { mode: 'ironbot', level: 3, seed: 7 },
  bots: { ironclad: ironbot },
  wordings: [english],
})
const me = await table.take('woodwalkers')
const seen = table.since(me.ok ? me.token : null)
if (me.ok && seen.ok) {
  const highlight = seen.legal.flatMap(({ action }) => targetsOf(action, seen.view))
  const picture = renderSvg(seen.view, { parts: ['map', 'hand'], highlight, theme: 'auto' })
  console.log(`${picture.length > 0 ? 'drawn' : 'empty'}: ${seen.question}?`)
  for (const { text } of seen.legal) console.log(`[ ${text} ]`)

  const [first] = seen.legal
  const answer = await table.act(me.token, first?.action ?? { type: 'rest' }, seen.version)
  console.log(answer.ok ? 'done' : answer.refusal.message)
}
table.close()
