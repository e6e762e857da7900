import type { Refusal } from 'totemforge'
import type { AnyGameWords, Target } from '../kits/kit'
import { type AnyUpdate, type Session, typeOf } from '../session/session'
import type { Hint } from '../think/message'
import type { Chat } from './chat'
import { choiceList, grouped } from './choices'
import { ask } from './dialog'
import { button, choice, element, tick } from './element'
import { type Again, endPanel } from './end'
import { hintTexts } from './hints'
import { layOut, noMarks } from './layout'
import { logList } from './log'
import type { Screen, Setting } from './page'
import { isPace, type Pace, type Preferences, type Preferring, paces } from './preferences'
import { showRule } from './rule'
import { choicesAfter, click, lit, pointsTo } from './selection'
import { play } from './sound'

/** What the screen of a game needs. */
export interface TableScreen {
  readonly session: Session
  readonly told: AnyGameWords
  readonly setting: Setting
  hint(): Promise<readonly Hint[]>
  /** Buttons for the whole game: save, share, look at it again. */
  readonly tools: readonly HTMLElement[]
  /** A text above the choices, as in a lesson. */
  readonly lesson?: HTMLElement
  /** The chat of a table; it calls a function to show that lines wait. */
  readonly chat?: (changed: () => void) => Chat
  /** The actions that a lesson wants, as text: the first of them that is legal is marked. */
  readonly wanted?: readonly string[]
  /** `null` in a lesson, where the reader makes every choice, and without a sound. */
  readonly preferring: Preferring | null
  /** Another game of this kind, when it is over. */
  readonly again: Again | null
}

/** Before the only possible choice is made by itself, in milliseconds: enough to see the question. */
const glance = 600

const inLessons: Preferences = { pace: 'usual', carriesOn: false, sounds: false }

/** A running game: the pictures, the choices, and the log. */
export function tableScreen({
  session,
  told,
  setting,
  hint,
  tools,
  lesson,
  chat,
  wanted = [],
  preferring: given,
  again,
}: TableScreen): Screen {
  const { kit } = session
  const preferring = given ?? { now: () => inLessons, set: () => undefined }
  const { words } = setting
  let clicked: readonly Target[] = []
  let refused: Refusal | 'nothing' | null = null
  let hints: readonly Hint[] | 'thinking' | null = null
  let known = -1
  let isBusy = false
  /** What a player took back is not done again by itself. */
  let isHeld = false
  let carrying = 0
  /** How many of the wanted actions are done. */
  let reached = 0
  /** The lines of the log that the player knew when deciding. */
  let read = 0

  const whose = element('p', { class: 'whose' })
  const question = element('h2', { class: 'question', 'aria-live': 'polite', tabindex: -1 })
  const said = element('div', { class: 'said', role: 'status' })
  const list = element('div', { class: 'choices' })
  const hinted = element('div', { class: 'hinted', 'aria-live': 'polite' })
  const log = logList(words.log)
  const undo = button(words.undo, () => void undoLast(), { class: 'undo' })
  const wantHint = button(words.hint, () => void showHint(), { class: 'hint' })
  const resign = button(words.resign, () => void surrender(), { class: 'resign' })
  const speeds = Object.keys(paces)
    .filter(isPace)
    .map((name) => [name, words.speeds[name]] as const)
  const speed = choice(words.speed, speeds, preferring.now().pace, (value) => {
    if (isPace(value)) setPace(value)
  })
  const step = button(words.step, () => session.here?.step(), { class: 'step' })
  const pause = button(words.pause, () => setPace(preferring.now().pace === 'pause' ? lastPace : 'pause'), {
    class: 'pause',
  })
  const begunAt = preferring.now().pace
  let lastPace: Pace = begunAt === 'pause' ? 'usual' : begunAt
  const hasPolicies = session.here?.hasPolicies ?? false
  const ticks =
    given === null
      ? []
      : [
          tick(words.carriesOn, preferring.now().carriesOn, (carriesOn) => {
            preferring.set({ carriesOn })
            carryOn()
          }),
          tick(words.sounds, preferring.now().sounds, (sounds) => preferring.set({ sounds })),
        ]
  const now = element(
    'div',
    { class: 'inside' },
    lesson ?? null,
    whose,
    question,
    said,
    list,
    hinted,
    element('div', { class: 'aids' }, undo, wantHint, ...(hasPolicies ? [pause, step] : [])),
  )
  const past = element('div', { class: 'inside' }, element('h2', {}, words.log), log.content)
  const layout = layOut(kit, words, { now, past, chat: chat?.(() => layout.count()) }, onClick)
  const title = element('h1', { class: 'unseen', tabindex: -1 }, told.title)
  const content = element('main', { class: 'table' }, title, layout.content)

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

  function setPace(pace: Pace): void {
    if (pace !== 'pause') lastPace = pace
    preferring.set({ pace })
    session.here?.pace(paces[pace])
    const select = speed.querySelector('select')
    if (select) select.value = pace
    show()
  }

  async function act(action: unknown): Promise<void> {
    if (isBusy) return
    isBusy = true
    isHeld = false
    clicked = []
    hints = null
    read = session.shown().log.length
    layout.remember()
    refused = await session.act(action)
    if (refused === null && kit.game.format(action) === wanted[reached]) reached++
    isBusy = false
    show()
  }

  /** Makes the only choice that there is, a moment later. */
  function carryOn(): void {
    clearTimeout(carrying)
    const { update } = session.shown()
    const [only, ...others] = update.legal
    if (!only || others.length > 0 || isHeld || !preferring.now().carriesOn) return
    const wait = Math.min(glance, paces[preferring.now().pace])
    carrying = window.setTimeout(() => {
      const now = session.shown()
      if (now.update.version === update.version && now.handOver === null) void act(only.action)
    }, wait)
  }

  /** What is read out is written again only when it changes. */
  let results = ''
  let hintsOf: readonly Hint[] | 'thinking' | null = null

  /** What happened in battles since the player decided, above the map. */
  function showResults(): void {
    const { log: lines } = session.shown()
    const fresh = lines.slice(read).filter(({ event }) => kit.notable.includes(typeOf(event) ?? ''))
    const texts = fresh.slice(-5).map(({ text }) => text)
    if (texts.join('\n') === results) return
    results = texts.join('\n')
    layout.results.replaceChildren(...texts.map((text) => element('li', {}, text)))
  }

  async function undoLast(): Promise<void> {
    isHeld = true
    refused = await session.undo()
    reached = Math.max(0, reached - 1)
    clicked = []
    show()
  }

  async function surrender(): Promise<void> {
    const { viewer } = session.shown().update
    const action = kit.resign(viewer)
    if (action === null && !session.abandon) return
    // The menu would lie over what comes next.
    resign.closest('details')?.removeAttribute('open')
    // Where nobody can lose alone, a seat at a table is left to a bot, or all agree on the end.
    const isShared = action === null && session.leave !== null
    const ways = isShared
      ? ([
          ['leave', words.leave],
          ['abandon', words.proposeEnd],
        ] as const)
      : ([['yes', words.yes]] as const)
    const asked = action !== null || isShared ? words.resignAsk : words.abandonAsk
    const more = isShared ? [element('p', {}, words.surrenderWays)] : []
    const chosen = await ask(asked, more, [...ways, ['no', words.no]])
    if (chosen === 'leave') refused = (await session.leave?.()) ?? null
    else if (chosen === 'yes' && action !== null) await act(action)
    else if (chosen === 'yes' || chosen === 'abandon') refused = (await session.abandon?.()) ?? null
    show()
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

  /** What the lesson wants now. */
  function wish(legal: readonly { readonly action: unknown }[]): unknown {
    const texts = legal.map(({ action }) => kit.game.format(action))
    const [first = -1] = wanted
      .slice(reached)
      .map((text) => texts.indexOf(text))
      .filter((at) => at >= 0)
    return legal[first]?.action ?? null
  }

  /** What the list holds: it is made again only for something else, so that the focus stays, and a click meets its button. */
  let listed = ''
  function put(key: readonly unknown[], make: () => readonly HTMLElement[]): void {
    const text = JSON.stringify(key)
    if (text === listed) return
    listed = text
    const hadFocus = list.contains(document.activeElement)
    list.replaceChildren(...make())
    if (hadFocus) list.querySelector('button')?.focus()
  }

  function showChoices(): void {
    const { update } = session.shown()
    const best = wish(update.legal)
    const { version, viewer, legal } = update
    put([version, viewer, clicked, legal.map(({ text }) => text), best], () => choices(update, best))
  }

  function choices(update: AnyUpdate, best: unknown): readonly HTMLElement[] {
    const found = choicesAfter(
      kit,
      update.legal.map(({ action }) => action),
      clicked,
      update.view,
    )
    const first = new Set(clicked.length > 0 ? found : kit.sensible(found))
    const texts = update.legal.filter(({ action }) => found.includes(action))
    const groups = (isFirst: boolean) =>
      grouped(
        kit,
        update.view,
        texts.filter(({ action }) => first.has(action) === isFirst),
      )
    const [usual, other] = [groups(true), groups(false)]
    const take = (action: unknown): void => void act(action)
    const more =
      other.length === 0
        ? []
        : [
            element(
              'details',
              {},
              element('summary', {}, words.showAll),
              ...choiceList(other, words, take, best, usual.length),
            ),
          ]
    const none =
      clicked.length === 0
        ? []
        : [
            button(
              words.nothing,
              () => {
                clicked = []
                show()
              },
              { class: 'none' },
            ),
          ]
    return [...none, ...choiceList(usual, words, take, best), ...more]
  }

  function showEnd(): void {
    const { update, log: lines } = session.shown()
    // Somebody who watched at a table goes along, and proposes nothing.
    const isAsked = session.here !== null || update.viewer !== 'spectator' || update.next !== undefined
    put(['end', update.version, lines.length], () => [
      endPanel(kit, told, words, session.shown(), isAsked ? again : null),
    ])
  }

  let saidOf: Refusal | 'nothing' | null = null
  function showSaid(): void {
    if (refused === saidOf) return
    saidOf = refused
    if (refused === null) said.replaceChildren()
    else if (refused === 'nothing') said.replaceChildren(element('p', {}, words.notHere))
    else {
      const { message, rule } = refused
      const link =
        rule === undefined
          ? []
          : [button(`${words.rule} ${rule}`, () => void showRule(kit, words, rule), { class: 'rule' })]
      said.replaceChildren(element('p', {}, `${words.refused} `, element('b', {}, message), ' ', ...link))
    }
  }

  function handOverTo(seat: string, view: unknown): void {
    const ready = button(words.handOverReady, () => session.takeOver(), { class: 'ready' })
    const heading = element('h2', {}, words.handOver(told.seat(seat, view)))
    content.replaceChildren(title, element('section', { class: 'hand-over' }, heading, ready))
    // The page keeps nothing of the other hand.
    layout.clear()
    results = ''
    put([], () => [])
    log.show([])
    question.textContent = ''
    hints = null
    refused = null
    clicked = []
    ready.focus()
  }

  function show(): void {
    const { update, handOver, log: lines } = session.shown()
    if (handOver !== null) {
      handOverTo(handOver, update.view)
      return
    }
    if (!layout.content.isConnected && content.isConnected) {
      content.replaceChildren(title, layout.content)
      question.focus()
    }
    const hadFocus = content.contains(document.activeElement)
    const mine = update.legal.length > 0
    if (update.version !== known) {
      if (known >= 0 && preferring.now().sounds) play(mine)
      known = update.version
      clicked = []
      // Somebody who only watches sees what the last step changed.
      if (update.viewer === 'spectator') layout.remember()
      carryOn()
    }
    whose.textContent = mine ? words.yours : ''
    content.classList.toggle('over', update.end !== null)
    content.classList.toggle('mine', mine)
    content.classList.toggle('watching', update.viewer === 'spectator')
    const asked = update.end
      ? update.end.text || words.over
      : mine
        ? update.question
        : update.turn === null
          ? words.over
          : words.waiting(told.seat(update.turn, update.view))
    if (question.textContent !== asked) question.textContent = asked
    const legal = update.legal.map(({ action }) => action)
    if (update.end) showEnd()
    else showChoices()
    showSaid()
    if (hints !== hintsOf) hinted.replaceChildren(...hintTexts(hints, told, update.view, words))
    hintsOf = hints
    log.show(lines)
    layout.draw(told, update.view, {
      ...noMarks,
      lit: lit(kit, legal, clicked, update.view),
      chosen: clicked,
      wanted: pointsTo(kit, wish(update.legal), clicked, update.view),
    })
    showResults()
    const isPaused = preferring.now().pace === 'pause'
    pause.textContent = isPaused ? words.resume : words.pause
    step.hidden = !isPaused
    pause.hidden = update.end !== null
    undo.disabled = update.viewer === 'spectator' || update.end !== null
    wantHint.disabled = !mine
    const canResign = kit.resign(update.viewer) !== null
    resign.textContent = canResign || session.leave ? words.resign : words.abandon
    resign.hidden = update.end !== null || update.viewer === 'spectator' || (!canResign && !session.abandon)
    // What had the focus may be gone: the next Tab leads to the choices.
    if (hadFocus && !content.contains(document.activeElement)) question.focus({ preventScroll: true })
  }

  function onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    // A key that is held down decides once, and nobody decides while the screen is handed over.
    if (event.repeat || session.shown().handOver !== null) return
    if (event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement) return
    if (event.key === 'Escape') {
      if (clicked.length === 0 && refused === null && layout.close()) return
      clicked = []
      refused = null
      show()
    } else if (/^[1-9]$/.test(event.key))
      list.querySelector<HTMLButtonElement>(`[data-key="${event.key}"]:not(details:not([open]) *)`)?.click()
    else if (event.key === 'u' && !undo.disabled) void undoLast()
    else if (event.key === 'h' && !wantHint.disabled) void showHint()
  }

  const stop = session.listen(() => {
    // News of the people at the table leave a hint where it is.
    if (session.shown().update.version !== known) hints = null
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
    status: layout.status,
    menu: [...(session.here ? [speed] : []), ...ticks, ...tools, resign],
    begun: () => (content.querySelector<HTMLElement>('.hand-over .ready') ?? question).focus(),
    leave() {
      stop()
      clearTimeout(carrying)
      resized.disconnect()
      document.removeEventListener('keydown', onKey)
    },
  }
}
