import type { Refusal } from 'totemforge'
import type { AnyGameWords, Target } from '../kits/kit'
import type { Session } from '../session/session'
import type { Hint } from '../think/message'
import { ask } from './dialog'
import { button, choice, element } from './element'
import { layOut } from './layout'
import type { Setting } from './page'
import { showRule } from './rule'
import { choicesAfter, click, lit } from './selection'

/** What the screen of a game needs. */
export interface TableScreen {
  readonly session: Session
  readonly told: AnyGameWords
  readonly setting: Setting
  hint(): Promise<readonly Hint[]>
  /** Buttons for the whole game: save, share, look at it again. */
  readonly tools: readonly Node[]
  /** A text above the choices, as in a lesson. */
  readonly lesson?: HTMLElement
  pace(): Pace
  setPace(pace: Pace): void
}

export const paces = { pause: Number.POSITIVE_INFINITY, slow: 2500, usual: 900, fast: 250, atOnce: 0 } as const
export type Pace = keyof typeof paces
export const isPace = (name: string): name is Pace => Object.hasOwn(paces, name)

/** A running game: the pictures, the choices, and the log. */
export function tableScreen({ session, told, setting, hint, tools, lesson, pace, setPace }: TableScreen): {
  readonly content: HTMLElement
  leave(): void
} {
  const { kit } = session
  const { words } = setting
  let clicked: readonly Target[] = []
  let refused: { readonly refusal: Refusal } | 'nothing' | null = null
  let hints: readonly Hint[] | 'thinking' | null = null
  let known = -1
  let isBusy = false

  const question = element('h2', { class: 'question', 'aria-live': 'polite' })
  const news = element('ol', { class: 'news', 'aria-live': 'polite' })
  const said = element('div', { class: 'said', role: 'status' })
  const list = element('div', { class: 'choices' })
  const hinted = element('div', { class: 'hinted', 'aria-live': 'polite' })
  const log = element('ol', { class: 'log', tabindex: 0, 'aria-label': words.log })
  const undo = button(words.undo, () => void undoLast(), { class: 'undo' })
  const wantHint = button(words.hint, () => void showHint(), { class: 'hint' })
  const resign = button(words.resign, () => void surrender(), { class: 'resign' })
  const speeds = Object.keys(paces)
    .filter(isPace)
    .map((name) => [name, words.speeds[name]] as const)
  const speed = session.here
    ? choice(words.speed, speeds, pace(), (value) => {
        if (isPace(value)) setPace(value)
      })
    : null
  const now = element(
    'section',
    { class: 'now' },
    lesson ?? null,
    question,
    news,
    said,
    list,
    element('div', { class: 'aids' }, undo, wantHint, resign),
    hinted,
  )
  const past = element(
    'section',
    { class: 'past' },
    element('h3', {}, words.log),
    log,
    element('div', { class: 'tools' }, speed, ...tools),
    element('p', { class: 'keys' }, words.keys),
  )
  const { content: playing, pictures } = layOut(kit, words.picture, [now, past], onClick)
  const content = element('main', { class: 'table' })

  function onClick(target: Target): void {
    const { update } = session.shown()
    const legal = update.legal.map(({ action }) => action)
    if (legal.length === 0 || isBusy) return
    const result = click(kit, legal, clicked, target, update.view)
    refused = null
    switch (result.do) {
      case 'act':
        void act(result.action)
        return
      case 'choose':
        clicked = result.clicked
        break
      case 'attempt':
        clicked = []
        void act(result.action)
        return
      case 'nothing':
        clicked = []
        refused = 'nothing'
    }
    show()
  }

  async function act(action: unknown): Promise<void> {
    if (isBusy) return
    isBusy = true
    clicked = []
    hints = null
    const refusal = await session.act(action)
    isBusy = false
    refused = refusal && { refusal }
    show()
  }

  async function undoLast(): Promise<void> {
    const refusal = await session.undo()
    clicked = []
    refused = refusal && { refusal }
    show()
  }

  async function surrender(): Promise<void> {
    const { viewer } = session.shown().update
    const action = kit.resign(viewer)
    if (action === null) return
    const answers = [
      ['yes', words.yes],
      ['no', words.no],
    ] as const
    if ((await ask(words.resignAsk, [], answers)) === 'yes') await act(action)
  }

  async function showHint(): Promise<void> {
    if (hints === 'thinking') return
    hints = 'thinking'
    show()
    const { version } = session.shown().update
    const found = await hint().catch(() => [])
    // Something may have happened in the meantime.
    hints = session.shown().update.version === version ? found : null
    show()
  }

  function choiceButton(action: unknown, text: string, number: number): HTMLButtonElement {
    const made = button(text, () => void act(action), number < 9 ? { 'data-key': number + 1 } : {})
    if (number < 9) made.prepend(element('kbd', { 'aria-hidden': 'true' }, String(number + 1)))
    return made
  }

  function showChoices(): void {
    const { update } = session.shown()
    const texts = new Map(update.legal.map(({ action, text }) => [action, text]))
    const legal = [...texts.keys()]
    const found = choicesAfter(kit, legal, clicked, update.view)
    const first = clicked.length > 0 ? found : kit.sensible(found)
    const other = found.filter((action) => !first.includes(action))
    const hadFocus = list.contains(document.activeElement)
    const more =
      other.length === 0
        ? null
        : element(
            'details',
            {},
            element('summary', {}, words.showAll),
            ...other.map((action, index) => choiceButton(action, texts.get(action) ?? '', first.length + index)),
          )
    const heading =
      legal.length === 0 ? null : element('h3', {}, clicked.length > 0 ? words.chosenThing : words.yourChoices)
    const none =
      clicked.length === 0
        ? null
        : button(words.nothing, () => {
            clicked = []
            show()
          })
    list.replaceChildren(
      ...[
        heading,
        ...first.map((action, index) => choiceButton(action, texts.get(action) ?? '', index)),
        more,
        none,
      ].filter((each) => each !== null),
    )
    if (hadFocus) list.querySelector('button')?.focus()
  }

  function showSaid(): void {
    if (refused === null) said.replaceChildren()
    else if (refused === 'nothing') said.replaceChildren(element('p', {}, words.notHere))
    else {
      const { message, rule } = refused.refusal
      said.replaceChildren(
        element('p', {}, `${words.refused} `, element('b', {}, message), ' '),
        ...(rule === undefined ? [] : [ruleLink(rule)]),
      )
    }
  }

  const ruleLink = (id: string): HTMLElement =>
    button(`${words.rule} ${id}`, () => void showRule(kit, words, id), { class: 'rule' })

  function showHints(): void {
    if (hints === null) hinted.replaceChildren()
    else if (hints === 'thinking') hinted.replaceChildren(element('p', {}, `${words.hint}: ${words.thinking} …`))
    else {
      const { view } = session.shown().update
      const items = hints.map(({ action, visits, value }) =>
        element(
          'li',
          {},
          element('b', {}, told.action(action, view)),
          ` ${words.hintLine(Math.round(100 * value), visits)}`,
        ),
      )
      hinted.replaceChildren(
        element('p', {}, words.hintLead),
        element('ol', {}, ...items),
        element('p', { class: 'quiet' }, words.hintWhy),
      )
    }
  }

  function showLog(): void {
    const { log: lines } = session.shown()
    const isNew = lines.length !== log.childElementCount || log.lastElementChild?.textContent !== lines.at(-1)?.text
    if (!isNew) return
    const from = lines.length > log.childElementCount && log.childElementCount > 0 ? log.childElementCount : 0
    if (from === 0) log.replaceChildren()
    log.append(...lines.slice(from).map(({ kind, text }) => element('li', { class: kind }, text)))
    log.scrollTop = log.scrollHeight
    // The latest events, step by step, above the choices.
    const fresh = from === 0 ? lines.slice(-1) : lines.slice(from)
    news.replaceChildren(
      ...fresh
        .slice(-8)
        .map(({ kind, text }, index) => element('li', { class: kind, style: `--order: ${index}` }, text)),
    )
  }

  function show(): void {
    const { update, handOver } = session.shown()
    if (handOver !== null) {
      const ready = button(words.handOverReady, () => session.takeOver(), { class: 'ready' })
      content.replaceChildren(
        element(
          'section',
          { class: 'hand-over' },
          element('h2', {}, words.handOver(told.seat(handOver, update.view))),
          ready,
        ),
      )
      // The page keeps nothing of the other hand.
      for (const { picture } of pictures) picture.show('')
      list.replaceChildren()
      log.replaceChildren()
      news.replaceChildren()
      question.textContent = ''
      hints = null
      refused = null
      clicked = []
      ready.focus()
      return
    }
    if (content.firstChild !== playing) content.replaceChildren(playing)
    if (update.version !== known) {
      known = update.version
      clicked = []
    }
    const mine = update.legal.length > 0
    content.classList.toggle('over', update.end !== null)
    question.textContent = update.end
      ? update.end.text || words.over
      : mine
        ? update.question
        : update.turn === null
          ? words.over
          : words.waiting(told.seat(update.turn, update.view))
    const legal = update.legal.map(({ action }) => action)
    const highlight = lit(kit, legal, clicked, update.view)
    for (const { part, picture } of pictures)
      picture.show(told.draw(update.view, { parts: [part], width: picture.width(), highlight }))
    showChoices()
    showSaid()
    showHints()
    showLog()
    undo.disabled = update.viewer === 'spectator' || update.end !== null
    wantHint.disabled = !mine || hints === 'thinking'
    resign.hidden = update.end !== null || kit.resign(update.viewer) === null
  }

  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    if (event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement) return
    if (event.key === 'Escape') {
      clicked = []
      refused = null
      show()
    } else if (/^[1-9]$/.test(event.key)) list.querySelector<HTMLButtonElement>(`[data-key="${event.key}"]`)?.click()
    else if (event.key === 'u' && !undo.disabled) void undoLast()
    else if (event.key === 'h' && !wantHint.disabled) void showHint()
  }

  const stop = session.listen(() => {
    hints = null
    show()
  })
  document.addEventListener('keydown', onKey)
  const resized = new ResizeObserver(() => {
    if (session.shown().handOver === null) show()
  })
  resized.observe(content)
  show()
  return {
    content,
    leave() {
      stop()
      resized.disconnect()
      document.removeEventListener('keydown', onKey)
    },
  }
}
