import type { AnyGameWords, AnyKit, Target } from '../kits/kit'
import type { PageWords } from '../words'
import type { Chat } from './chat'
import { button, element } from './element'
import { createLens } from './lens'
import { createPicture, type Picture } from './picture'
import { rulesPanel } from './rules'
import { zoomable } from './zoom'

const leastWidth = 320

/** So much of a card shows beside the next one: enough to know it and to tap it. */
const leastShown = 56

/** How many cards each hand of a picture has. */
function handSizes(svg: string): readonly number[] {
  const drawn = element('template')
  drawn.innerHTML = svg
  const hands = new Set([...drawn.content.querySelectorAll('[data-card]')].map(({ parentElement }) => parentElement))
  return [...hands].map((hand) => hand?.querySelectorAll(':scope > [data-card]').length ?? 0)
}

/** The width of hands: where cards would lie too close they are wider than their place, at most twice, and are swiped. */
const stripOf = (sizes: readonly number[], width: number): number =>
  Math.min(2 * width, Math.max(width, leastShown * Math.max(0, ...sizes) + 100))

/** What the middle of the screen shows; on a wide screen the log is always there. */
export const views = ['map', 'boards', 'log', 'chat', 'rules'] as const
export type View = (typeof views)[number]

/** The places of the parts of a game on one screen. */
export interface Layout {
  readonly content: HTMLElement
  /** The round and the scores, for the head of the page. */
  readonly status: HTMLElement
  /** Above the map: what was decided there. */
  readonly results: HTMLElement
  /** From now on marks the places of the map that change. */
  remember(): void
  draw(told: AnyGameWords, view: unknown, marks: Marks): void
  /** Takes every picture off the page. */
  clear(): void
  open(view: View): void
  /** Shows how many lines of the chat wait. */
  count(): void
  /** Closes what lies over the map; whether there was something. */
  close(): boolean
}

/** Whether a target is drawn, and not scrolled away. */
function isInView(picture: Picture, target: Target): boolean {
  const room = picture.content.getBoundingClientRect()
  const found = picture.find(target)?.getBoundingClientRect()
  return found !== undefined && found.width > 0 && found.bottom <= room.bottom + 2
}

/** What is marked in the pictures. */
export interface Marks {
  readonly lit: readonly Target[]
  /** What was clicked already. */
  readonly chosen: readonly Target[]
  /** What a lesson wants to be clicked. */
  readonly wanted: readonly Target[]
}

export const noMarks: Marks = { lit: [], chosen: [], wanted: [] }

/** What lies on each place of a map, as the title of the place says. */
const groundOf = (map: HTMLElement): ReadonlyMap<string, string> =>
  new Map(
    [...map.querySelectorAll<SVGElement>('[data-place]')].map((place) => [
      place.dataset['place'] ?? '',
      place.querySelector(':scope > title')?.textContent ?? '',
    ]),
  )

/** Lays a game out: the map and short boards, the decision at the right, the hand below. `past` is the log. */
export function layOut(
  kit: AnyKit,
  words: PageWords,
  { now, past, chat }: { readonly now: HTMLElement; readonly past: HTMLElement; readonly chat?: Chat | undefined },
  clicked: (target: Target) => void,
): Layout {
  const make = (name: keyof AnyKit['parts'], heard = clicked): Picture =>
    createPicture(kit, name, kit.parts[name], heard)
  const status = make('status')
  const map = make('map')
  const notices = make('notices')
  const short = createPicture(kit, 'boards', kit.parts.short, (target, isLit) => {
    if (isLit) clicked(target)
    else open('boards')
  })
  const full = make('boards')
  const hand = make('hand')
  const legend = make('legend')
  const lens = createLens(hand.content)
  const results = element('ol', { class: 'results', 'aria-live': 'polite' })
  const region = (name: string, label: string, ...inside: (Node | string)[]): HTMLElement =>
    element('section', { class: `panel ${name}`, 'aria-label': label }, ...inside)

  const tabs = views
    .filter((view) => chat !== undefined || view !== 'chat')
    .map((view) => button(words.views[view], () => open(view), { 'data-view': view }))
  let shown: View = 'map'
  /** The last drawing, for a part that was not open then. */
  let redraw: () => void = () => undefined
  const rules = rulesPanel(kit, words, legend.content)
  const content = element(
    'div',
    { class: 'playing' },
    element('nav', { class: 'tabs', 'aria-label': words.picture }, ...tabs, zoomable(map.content, words)),
    region('map', words.views.map, map.content, results),
    region('short', words.shortBoards, short.content),
    region('full', words.views.boards, full.content),
    region('rules', words.views.rules, rules.content),
    region('hand', words.hand, hand.content),
    region('now', words.decision, notices.content, now),
    region('log', words.log, past),
    ...(chat ? [region('chat', words.views.chat, chat.content)] : []),
    lens.content,
  )

  function open(view: View): void {
    shown = view === shown ? 'map' : view
    content.dataset['view'] = shown
    for (const tab of tabs) tab.setAttribute('aria-pressed', String(tab.dataset['view'] === shown))
    if (shown === 'rules') rules.load()
    chat?.look(shown === 'chat')
    count()
    redraw()
    full.content.querySelector('.lit')?.scrollIntoView({ block: 'nearest' })
  }
  function count(): void {
    const unread = chat?.unread() ?? 0
    const tab = tabs.find(({ dataset }) => dataset['view'] === 'chat')
    if (tab) tab.textContent = unread === 0 ? words.views.chat : `${words.views.chat} (${unread})`
  }
  content.dataset['view'] = shown
  for (const tab of tabs) tab.setAttribute('aria-pressed', String(tab.dataset['view'] === shown))

  /** Draws a picture, and marks its targets. */
  function put(picture: Picture, told: AnyGameWords, view: unknown, isCompact: boolean, marks: Marks): void {
    const { width, height } = picture.room()
    const density = isCompact ? 'compact' : 'full'
    // A picture has a least width, and is shown smaller in a narrower place.
    const wide = Math.max(leastWidth, width)
    const drawing = { parts: picture.parts, width: wide, density, highlight: marks.lit } as const
    const svg = told.draw(view, isCompact ? { ...drawing, height: Math.floor((height * wide) / width) } : drawing)
    const sizes = picture === hand ? handSizes(svg) : []
    const strip = stripOf(sizes, wide)
    picture.show(strip > wide ? told.draw(view, { ...drawing, width: strip }) : svg)
    picture.content.parentElement?.classList.toggle('several', sizes.length > 1)
    for (const each of picture.content.querySelectorAll('.chosen')) each.classList.remove('chosen')
    for (const each of picture.content.querySelectorAll('.wanted')) each.classList.remove('wanted')
    for (const target of marks.wanted) picture.find(target)?.classList.add('wanted')
    for (const target of marks.chosen) {
      picture.find(target)?.classList.add('chosen')
      // The place of a chosen piece stands out with it.
      if (target.in !== undefined) picture.find({ kind: 'place', id: target.in })?.classList.add('chosen')
    }
  }

  /** What lay on the map when the player decided. */
  let before: ReturnType<typeof groundOf> = new Map()
  function markChanges(): void {
    for (const [id, title] of groundOf(map.content)) {
      const isChanged = before.has(id) && before.get(id) !== title
      map.find({ kind: 'place', id })?.classList.toggle('changed', isChanged)
    }
  }

  const all = [status, map, notices, short, full, hand, legend]
  return {
    content,
    status: status.content,
    results,
    remember() {
      before = groundOf(map.content)
      markChanges()
    },
    draw(told, view, marks) {
      redraw = () => {
        for (const picture of [status, map, notices, short, hand]) put(picture, told, view, true, marks)
        markChanges()
        if (shown === 'boards') put(full, told, view, false, marks)
        if (shown === 'rules') put(legend, told, view, false, noMarks)
        // What can be clicked only in the full boards is a click away.
        const isElsewhere = marks.lit.some(
          (target) => !map.find(target) && !hand.find(target) && !isInView(short, target),
        )
        tabs.find(({ dataset }) => dataset['view'] === 'boards')?.classList.toggle('lit', isElsewhere)
      }
      lens.hide()
      redraw()
    },
    clear() {
      redraw = () => undefined
      for (const picture of all) picture.show('')
      results.replaceChildren()
      lens.hide()
    },
    open,
    count,
    close() {
      if (shown === 'map') return false
      open('map')
      return true
    },
  }
}
