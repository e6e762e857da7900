import type { Clock, Refused } from 'totemforge/table'

/** What was not refused. */
export function done<Answer extends { readonly ok: true }>(answer: Answer | Refused): Answer {
  if (answer.ok) return answer
  throw new Error(`${answer.refusal.code}: ${answer.refusal.message}`)
}

/** The code of what was refused; `null` if it was not. */
export const codeOf = (answer: { readonly ok: true } | Refused): string | null =>
  answer.ok ? null : answer.refusal.code

/** Calls as a program without types does. */
export const untyped = (call: (...given: never[]) => unknown, ...given: readonly unknown[]): unknown =>
  Reflect.apply(call, undefined, given)

/** A clock that stands still until it is moved. */
export function handClock(): Clock & { move(milliseconds: number): Promise<void> } {
  let time = 0
  const due = new Set<{ readonly at: number; readonly run: () => void }>()
  return {
    now: () => time,
    after(milliseconds, run) {
      const one = { at: time + milliseconds, run }
      due.add(one)
      return () => void due.delete(one)
    },
    async move(milliseconds) {
      const end = time + milliseconds
      for (;;) {
        const [next] = [...due].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)
        if (!next) break
        due.delete(next)
        time = Math.max(time, next.at)
        next.run()
        await new Promise((resolve) => setImmediate(resolve))
      }
      time = end
    },
  }
}
