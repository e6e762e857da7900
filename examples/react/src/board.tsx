import { type SyntheticEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Refusal } from 'totemforge'
import type { ironwood } from 'totemforge/ironwood'
import { clickable, nextTargets, renderSvg, type Target, targetIn, whyNot } from 'totemforge/ironwood/render'
import type { TableClientOf } from 'totemforge/table/client'
import { redraw } from './redraw'

/** What was clicked since the last action, and why something was refused. */
type Tried = { readonly clicked: readonly Target[]; readonly said?: string | undefined }

/** A board of Ironwood for everybody at a table. */
export function Board({ client }: { readonly client: TableClientOf<typeof ironwood> }) {
  const { update, story, connection, refusal } = useSyncExternalStore(client.listen, client.heard)
  const [{ clicked, said }, setTried] = useState<Tried>({ clicked: [] })
  const picture = useRef<HTMLDivElement>(null)
  const actions = update?.legal.map(({ action }) => action) ?? []
  // What was clicked in another position may mean nothing now.
  const clicks = update && !whyNot(clicked, update.view) ? clicked : []
  const next = update && nextTargets(actions, clicks, update.view)
  const svg = next ? renderSvg(update.view, { highlight: next.lit, selected: next.chosen, theme: 'auto' }) : ''
  useLayoutEffect(() => redraw(picture.current, svg), [svg])
  if (!update || !next) return <p>{refusal?.message ?? 'Sitting down …'}</p>

  const { view, viewer, version, question, legal, seats, proposal, end } = update
  const ask = async (answer: Promise<Refusal | null>) => setTried({ clicked: [], said: (await answer)?.message })
  const click = (event: SyntheticEvent<Element, Event>) => {
    event.preventDefault()
    const element = event.target instanceof Element ? event.target.closest<SVGElement>(clickable) : null
    const target = element && targetIn(element.dataset)
    const tried = target ? [...clicks, target] : []
    const why = whyNot(tried, view)
    const { action } = nextTargets(actions, tried, view)
    if (action) void ask(client.act(action))
    else setTried({ clicked: why ? [] : tried, said: why?.message })
  }
  const button = (text: string, answer: () => Promise<Refusal | null>) => (
    <button type="button" key={text} onClick={() => ask(answer())}>
      {text}
    </button>
  )
  return (
    <main data-version={version}>
      <h1 tabIndex={-1} aria-live="polite">
        {end?.text ?? question}
      </h1>
      <p role="alert">{connection === 'lost' ? 'The connection is lost. Trying again …' : said}</p>
      {legal.map(({ action, text }) => next.buttons.includes(action) && button(text, () => client.act(action)))}
      {seats.map(({ seat, title, by }) => by === 'nobody' && button(`Play ${title}`, () => client.take(seat)))}
      {viewer !== 'spectator' && button('Undo', () => client.propose('undo'))}
      {proposal?.waitsFor.some((seat) => seat === viewer) && [
        button(`Agree to ${proposal.what}`, () => client.answer(true)),
        button('Refuse', () => client.answer(false)),
      ]}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what can be clicked in it are buttons. */}
      <div ref={picture} onClick={click} onKeyDown={(event) => /^(Enter| )$/.test(event.key) && click(event)} />
      {/* biome-ignore lint/suspicious/noArrayIndexKey: what has happened stays where it is. */}
      <ol>{story.map(({ text }, number) => text && <li key={number}>{text}</li>)}</ol>
    </main>
  )
}
