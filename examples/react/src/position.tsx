import type { Action, Event, Seat, View } from 'totemforge/ironwood'
import { renderSvg } from 'totemforge/ironwood/render'
import type { Known } from './known'

/** The position of a duel of Ironwood: the picture, the question with its answers, and the log. */
export function Position({ update, story, refusal, act }: Known<View, Action, Event, Seat>) {
  if (!update) return <p>{refusal?.message ?? 'Sitting down …'}</p>
  const { view, version, seats, turn, legal, question, end } = update
  const decides = seats.find(({ seat }) => seat === turn)?.title
  return (
    <main data-version={version}>
      <p className="question" aria-live="polite">
        {end?.text ?? (legal.length > 0 ? question : `${decides} decides …`)}
      </p>
      {refusal && <p role="alert">{refusal.message}</p>}
      <div className="choices">
        {legal.map(({ action, text }) => (
          <button type="button" key={JSON.stringify(action)} onClick={() => act(action)}>
            {text}
          </button>
        ))}
      </div>
      <img src={`data:image/svg+xml,${encodeURIComponent(renderSvg(view))}`} alt="The position" />
      <ol aria-label="What happened">
        {story.map(({ text }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: what has happened stays where it is.
          text === '' ? null : <li key={index}>{text}</li>,
        )}
      </ol>
    </main>
  )
}
