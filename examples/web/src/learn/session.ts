import type { AnyGameWords, AnyKit } from '../kits/kit'
import type { AnyUpdate, Line, Session, Shown } from '../session/session'

/** A position to play on from, with a partner who takes the first action. */
export interface Practice {
  readonly session: Session
  begin(): void
}

/** A position, and the log that leads to it. */
interface Moment {
  readonly state: object
  readonly log: readonly Line[]
}

/** Without a seat the reader decides for everyone, and sees what each may see. */
export function startPractice(
  kit: AnyKit,
  told: AnyGameWords,
  own: string | null,
  from: () => object,
  happened: (event: unknown) => void,
): Practice {
  const { game } = kit
  let wording = told
  let past: Moment[] = [{ state: from(), log: [] }]
  let version = 0
  const listeners = new Set<() => void>()
  const now = (): Moment => past.at(-1) ?? { state: from(), log: [] }
  const present = (): object => now().state
  const reader = (): string => own ?? game.toAct(present()) ?? 'spectator'

  function carryOut(action: unknown): ReturnType<AnyKit['game']['tryApply']> {
    const seat = reader()
    const tried = game.tryApply(present(), action, game.toAct(present()) ?? seat)
    if (!tried.ok) return tried
    const told = tried.events.flatMap((event): Line[] => {
      const seen = game.redact(event, seat)
      const text = seen === null ? '' : wording.event(seen, game.view(tried.state, seat))
      return text === '' ? [] : [{ kind: 'event', text, event }]
    })
    past = [...past, { state: tried.state, log: [...now().log, ...told] }]
    for (const event of tried.events) happened(event)
    return tried
  }

  function changed(): void {
    version++
    for (const listener of listeners) listener()
  }

  function partner(): void {
    for (;;) {
      const state = present()
      const turn = game.toAct(state)
      if (turn === null || turn === reader()) return
      const [first] = kit.sensible(game.legalActions(state))
      if (first === undefined || !carryOut(first).ok) return
    }
  }

  function update(): AnyUpdate {
    const state = present()
    const seat = reader()
    const view = game.view(state, seat)
    const turn = game.toAct(state)
    const legal = turn === seat ? game.legalActions(state) : []
    return {
      version,
      since: version,
      reset: false,
      viewer: seat,
      language: wording.language,
      view,
      turn,
      question: wording.question(view),
      legal: legal.map((action) => ({ action, text: wording.action(action, view) })),
      events: [],
      seats: [],
      proposal: null,
      end: null,
    }
  }

  return {
    session: {
      kit,
      shown: (): Shown => ({ update: update(), log: now().log, handOver: null }),
      listen(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      async act(action) {
        const tried = carryOut(action)
        if (!tried.ok)
          return { ...tried.refusal, message: wording.refusal(tried.refusal, game.view(present(), reader())) }
        partner()
        changed()
        return null
      },
      async undo() {
        if (past.length > 1) past = past.slice(0, -1)
        while (past.length > 1 && game.toAct(present()) !== reader()) past = past.slice(0, -1)
        changed()
        return null
      },
      abandon: null,
      leave: null,
      takeOver() {},
      speak(next) {
        wording = next
        changed()
      },
      close() {},
      here: null,
    },
    begin() {
      past = [{ state: from(), log: [] }]
      partner()
      changed()
    },
  }
}
