import type { Line } from 'totemforge/table'
import type { AnyGameWords } from '../kits/kit'
import type { RemoteSession } from '../session/remote'
import type { PageWords } from '../words'
import { element } from './element'

/** The chat of a remote table. */
export interface Chat {
  readonly content: HTMLElement
  /** How many lines have come that nobody has looked at. */
  unread(): number
  /** Called when it is shown, and when it is put away. */
  look(isShown: boolean): void
}

/** The longest line that a table takes. */
const longest = 300

/** What people at a remote table say: text, never HTML. New lines are read out. */
export function chatPanel(session: RemoteSession, told: AnyGameWords, words: PageWords, changed: () => void): Chat {
  const list = element('ol', {
    class: 'log chat-lines',
    'aria-live': 'polite',
    tabindex: 0,
    'aria-label': words.views.chat,
  })
  const field = element('input', { maxlength: longest, 'aria-label': words.chatSay, placeholder: words.chatSay })
  const said = element('p', { class: 'table-said', role: 'status' })
  const form = element('form', { class: 'chat-form' }, field, element('button', { type: 'submit' }, words.chatSend))
  const quiet = element('p', { class: 'quiet' }, words.chatForPlayers)
  const content = element('div', { class: 'inside chat' }, list, said, form, quiet)
  let shown: readonly Line<string>[] = []
  let read = -1
  let isLooking = false

  const last = (): number => session.chat().at(-1)?.number ?? -1

  function line({ seat, name, text }: Line<string>): HTMLElement {
    const { view } = session.shown().update
    const by = seat === 'spectator' ? words.spectator : (name ?? told.seat(seat, view))
    return element('li', {}, element('b', {}, `${by}:`), ' ', text)
  }

  function show(): void {
    const { viewer, chat } = session.shown().update
    const mayTalk = chat === 'everybody' || viewer !== 'spectator'
    form.hidden = !mayTalk
    quiet.hidden = mayTalk
    const lines = session.chat()
    const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 30
    const known = shown.at(-1)?.number ?? -1
    list.append(...lines.filter(({ number }) => number > known).map(line))
    while (list.children.length > lines.length) list.firstChild?.remove()
    shown = lines
    if (isAtEnd) list.scrollTop = list.scrollHeight
    if (isLooking) read = last()
    changed()
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const text = field.value.trim()
    if (text === '') return
    void session.say(text).then((refusal) => {
      said.textContent = refusal?.message ?? ''
      if (!refusal && field.value.trim() === text) field.value = ''
    })
  })
  session.listen(show)
  return {
    content,
    unread: () => session.chat().filter(({ number }) => number > read).length,
    look(isShown) {
      isLooking = isShown
      if (isShown) read = last()
      list.scrollTop = list.scrollHeight
    },
  }
}
