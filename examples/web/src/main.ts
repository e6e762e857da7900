import './style.css'
import { loadRecord, randomSeed, type Seeded } from 'totemforge'
import { createTable } from 'totemforge/table'
import { download, packed, unpacked } from './keep/link'
import { type Past, pastOf, savedFrom } from './keep/past'
import { forget, isRecord, type Kept, keep, keepTable, keptGames, keptTables, newKey } from './keep/store'
import { kits } from './kits'
import { type AnyKit, type Beginning, type Code, codes } from './kits/kit'
import { courses } from './learn/courses'
import { chatPanel } from './parts/chat'
import { ask } from './parts/dialog'
import { button, choice, element } from './parts/element'
import type { Again } from './parts/end'
import { homeScreen } from './parts/home'
import { networkBar } from './parts/network'
import { pageHead, type Screen, type Setting, type Theme, themes } from './parts/page'
import { isPace, type Preferences, type Preferring, paces } from './parts/preferences'
import { replayScreen } from './parts/replay'
import { tableScreen } from './parts/table'
import { askTables } from './parts/tables'
import { type AnySaved, type Reasons, startLocal } from './session/local'
import { type RemoteSession, startRemote } from './session/remote'
import type { Session } from './session/session'
import { createThinker, type Thinker } from './think/thinker'
import { pageWords, preferred } from './words'

const remembered = (name: string): string | null => {
  try {
    return localStorage.getItem(`totemforge ${name}`)
  } catch {
    return null
  }
}
const remember = (name: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(`totemforge ${name}`)
    else localStorage.setItem(`totemforge ${name}`, value)
  } catch {
    // Without a store the page asks again next time.
  }
}

const codeOf = (text: string | null): Code => codes.find((code) => code === text) ?? preferred(navigator.languages)
const themeOf = (text: string | null): Theme => themes.find((theme) => theme === text) ?? 'auto'

let code = codeOf(remembered('language'))
let theme = themeOf(remembered('theme'))
const given = remembered('pace')
let preferences: Preferences = {
  pace: given !== null && isPace(given) ? given : 'usual',
  carriesOn: remembered('carries on') !== 'no',
  sounds: remembered('sounds') === 'yes',
}
const preferring: Preferring = {
  now: () => preferences,
  set(changed) {
    preferences = { ...preferences, ...changed }
    remember('pace', preferences.pace)
    remember('carries on', preferences.carriesOn ? 'yes' : 'no')
    remember('sounds', preferences.sounds ? 'yes' : 'no')
  },
}

const setting = (): Setting => ({ code, words: pageWords[code], theme })

let thinking: Thinker | null = null
const thinker = (): Thinker => (thinking ??= createThinker())

let screen: Screen | null = null
/** Each change of the address gets a number: what an earlier address asked for does not appear later. */
let visit = 0

const root = document.querySelector('#page')

function put(next: Screen): void {
  screen?.leave?.()
  screen = next
  document.documentElement.lang = code
  document.documentElement.dataset['theme'] = theme
  const languages = codes.map((each) => [each, pageWords[each].name] as const)
  const head = pageHead(setting(), languages, next, (name, value) => {
    if (name === 'code') {
      code = codeOf(value)
      remember('language', code)
    } else {
      theme = themeOf(value)
      remember('theme', theme)
    }
    void open()
  })
  document.documentElement.classList.toggle('whole', next.status !== undefined)
  root?.replaceChildren(head, next.content)
  next.begun?.()
}

const failed = (error: unknown): Promise<unknown> =>
  ask(
    pageWords[code].failed,
    [element('p', {}, error instanceof Error ? error.message : String(error))],
    [['close', pageWords[code].close]],
  )

/** The game at this screen, which stays while the reader looks at other addresses. */
let playing: {
  readonly key: string
  readonly session: Session
  readonly kit: AnyKit
  readonly beginning: Beginning<Seeded, string>
} | null = null

async function kitOf(game: string): Promise<AnyKit> {
  const listed = Object.hasOwn(kits, game) ? kits[game] : undefined
  if (!listed) throw new Error(`There is no game ${game}.`)
  return listed.load()
}

async function play(
  kit: AnyKit,
  beginning: Beginning<Seeded, string>,
  key: string,
  saved?: AnySaved,
  reasons: Reasons = [],
): Promise<void> {
  playing?.session.close()
  const told = await kit.language(code)
  const session = await startLocal({
    kit,
    told,
    thinker: thinker(),
    beginning,
    pace: paces[preferences.pace],
    ...(saved ? { saved } : {}),
    reasons,
  })
  playing = { key, session, kit, beginning }
  session.listen(() => {
    if (session.here) keep(key, kit.game.id, told.title, session.here.saved())
  })
  location.hash = '#/play'
  if (location.hash === '#/play') await open()
}

/** The result of a session's `saved`; the table finds errors in it. */
const isSavedGame = (
  value: unknown,
): value is {
  readonly game: string
  readonly beginning: Beginning<Seeded, string>
  readonly saved: AnySaved
  readonly reasons?: Reasons
} => isRecord(value) && typeof value['game'] === 'string' && isRecord(value['beginning']) && isRecord(value['saved'])

async function goOn({ key, text }: Kept): Promise<void> {
  const value: unknown = JSON.parse(text)
  if (!isSavedGame(value)) throw new Error(pageWords[code].badRecord)
  await play(await kitOf(value.game), value.beginning, key, value.saved, value.reasons)
}

/** A record from a file or a link, of any game of the page. */
async function pastIn(text: string): Promise<{ readonly kit: AnyKit; readonly past: Past }> {
  const problems: string[] = []
  for (const game of Object.keys(kits)) {
    const kit = await kitOf(game)
    const loaded = loadRecord(kit.game, text)
    if (loaded.ok) return { kit, past: pastOf(kit.game, loaded.record.options, loaded.record.actions) }
    if (text.includes(kit.game.id)) problems.push(...loaded.problems.map(({ path, message }) => `${path}: ${message}`))
  }
  throw new Error([pageWords[code].badRecord, ...problems.slice(0, 3)].join(' '))
}

async function lookAt(text: string, only: string | null): Promise<Screen> {
  const { kit, past } = await pastIn(text)
  const told = await kit.language(code)
  return replayScreen(kit, told, setting(), past, only, (step) => {
    const beginning = beginningOf(kit, past.options)
    const { head } = createTable(kit.game, { options: past.options }).saved()
    void play(kit, beginning, newKey(), savedFrom(kit.game, head, past, step)).catch(failed)
  })
}

/** The players of a loaded game: people at this screen, and the bots of its options. */
function beginningOf(kit: AnyKit, options: Seeded): Beginning<Seeded, string> {
  const mode = isRecord(options) ? options['mode'] : undefined
  const bot = mode === 'ironbot' ? 'ironclad' : mode === 'woodenbot' ? 'woodwalkers' : null
  const seats = kit.game.players(kit.game.setup(options))
  return {
    options,
    players: Object.fromEntries(seats.map((seat) => [seat, seat === bot ? String(mode) : 'person'])),
  }
}

function home(): Screen {
  const words = pageWords[code]
  const kept = keptTables()
  const news = askTables(
    tables,
    kept.map(({ id }) => id),
  )
  return {
    content: homeScreen(words, kits, { games: keptGames(code), tables: kept }, news, {
      begin(game, chosen) {
        void kitOf(game)
          .then((kit) => play(kit, kit.begin(chosen, randomSeed()), newKey()))
          .catch(failed)
      },
      goOn: (kept) => void goOn(kept).catch(failed),
      forget({ key }) {
        forget(key)
        void open()
      },
      load(text) {
        loaded = { text, only: null }
        location.hash = '#/replay'
      },
      forgetTable(id) {
        keepTable(id, '', null)
        remember(`seat ${id}`, null)
        void open()
      },
      network(game) {
        void newTable(game).catch(failed)
      },
    }),
  }
}

/** A record to look at; a game that still runs only as its player sees it. */
let loaded: { readonly text: string; readonly only: string | null } | null = null

async function table(): Promise<Screen> {
  if (!playing) {
    const [latest] = keptGames(code)
    if (!latest) return home()
    await goOn(latest)
  }
  if (!playing) return home()
  const { session, kit, beginning } = playing
  const told = await kit.language(code)
  session.speak(told)
  const words = pageWords[code]
  const tools =
    session.here === null
      ? []
      : [
          button(words.save, () => download(`${kit.game.id}.txt`, session.here?.record() ?? '')),
          button(words.share, () => void share(session).catch(failed)),
          button(words.replay, () => {
            const { viewer, end } = session.shown().update
            loaded = { text: session.here?.record() ?? '', only: end === null ? viewer : null }
            location.hash = '#/replay'
          }),
        ]
  return tableScreen({
    session,
    told,
    setting: setting(),
    tools,
    hint() {
      const { view, legal, viewer } = session.shown().update
      return thinker().hint(kit.game.id, { view, legal: legal.map(({ action }) => action), seat: viewer })
    },
    preferring,
    again: againWith(kit, beginning),
  })
}

/** The same game once more, with another seed. */
function againWith(kit: AnyKit, beginning: Beginning<Seeded, string>): Again {
  const begin = ({ options, players }: Beginning<Seeded, string>): void =>
    void play(kit, { options: { ...options, seed: randomSeed() }, players }, newKey()).catch(failed)
  const swapped = kit.swapped(beginning)
  return { rematch: () => begin(beginning), swapped: swapped && (() => begin(swapped)) }
}

async function share({ here }: Session): Promise<void> {
  if (!here) return
  const words = pageWords[code]
  const link = `${location.href.split('#')[0]}#/replay/${await packed(here.record())}`
  const field = element('input', { value: link, readonly: true, 'aria-label': words.share })
  const chosen = await ask(
    words.share,
    [element('p', {}, words.shareWarning), field],
    [
      ['copy', words.copy],
      ['close', words.close],
    ],
  )
  if (chosen === 'copy') await navigator.clipboard.writeText(link)
}

/** The address of the tables, if this page comes from a server that has some. */
const tables = new URL('./api/tables', location.href)

/** The minutes of a clock, and the seconds that a decision adds. */
const clocks: Readonly<Record<string, readonly [minutes: number, seconds: number]>> = {
  '5': [5, 5],
  '15': [15, 10],
  '60': [60, 30],
}

/** Asks what a table has besides its game, and opens it. */
async function newTable(game: string): Promise<void> {
  const words = pageWords[code]
  const chosen = { clock: '', chat: 'players' }
  const timed = Object.entries(clocks).map(
    ([name, [minutes, seconds]]) => [name, words.clock(minutes, seconds)] as const,
  )
  const fields = element(
    'div',
    { class: 'fields' },
    choice(words.clocks, [['', words.clockNone], ...timed], chosen.clock, (value) => {
      chosen.clock = value
    }),
    choice(
      words.views.chat,
      [
        ['players', words.chatPlayers],
        ['everybody', words.chatEverybody],
        ['', words.chatNone],
      ],
      chosen.chat,
      (value) => {
        chosen.chat = value
      },
    ),
  )
  const answers = [
    ['open', words.openTable],
    ['', words.close],
  ] as const
  if ((await ask(words.network, [fields], answers)) !== 'open') return
  const [minutes, seconds] = clocks[chosen.clock] ?? [0, 0]
  const allowance = minutes === 0 ? null : { time: minutes * 60_000, increment: seconds * 1000 }
  await openTable({ game, allowance, chat: chosen.chat === '' ? null : chosen.chat })
}

/** Opens a table on the server; its address is the invitation. */
async function openTable(table: { readonly game: string; readonly [part: string]: unknown }): Promise<void> {
  const answer = await fetch(tables, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(table),
  }).catch(() => null)
  if (!answer?.ok) throw new Error(pageWords[code].networkNone)
  const made: unknown = await answer.json()
  const id = isRecord(made) ? made['id'] : undefined
  if (typeof id !== 'string') throw new Error(pageWords[code].networkNone)
  location.hash = `#/network/${table.game}/${id}`
}

/** An invitation in an address that was opened; it does not stay there. */
let invited: { readonly id: string; readonly seat: string; readonly invitation: string } | null = null

async function remote(game: string, id: string, seat?: string, invitation?: string): Promise<Screen> {
  if (seat !== undefined && invitation !== undefined) {
    invited = { id, seat, invitation }
    history.replaceState(null, '', `#/network/${game}/${id}`)
  }
  const kit = await kitOf(game)
  const told = await kit.language(code)
  const address = new URL(`${tables.pathname}/${encodeURIComponent(id)}`, tables)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const session = await startRemote(kit, told, address.href, remembered(`seat ${id}`), (token) => {
    remember(`seat ${id}`, token)
    if (token === null) keepTable(id, game, null)
  })
  const words = pageWords[code]
  const nextAt = (next: string): string => `#/network/${game}/${next}`
  const known = session.shown().update.next
  const keepUp = (): void => {
    const { viewer, next } = session.shown().update
    if (viewer !== 'spectator') keepTable(id, game, viewer)
    // All who play again go there with their tokens; somebody who watches goes along.
    if (next === undefined || next === known) return
    remember(`seat ${next}`, remembered(`seat ${id}`))
    location.hash = nextAt(next)
  }
  session.listen(keepUp)
  keepUp()
  const screen = tableScreen({
    session,
    told,
    setting: setting(),
    lesson: networkBar({
      session,
      told,
      words,
      invited: invited?.id === id ? invited : null,
      address: (to) =>
        `${location.href.split('#')[0]}#/network/${game}/${id}${to ? `/${to.seat}/${to.invitation}` : ''}`,
      name: { now: () => remembered('name') ?? '', set: (name) => remember('name', name === '' ? null : name) },
    }),
    ...(session.shown().update.chat && { chat: (changed: () => void) => chatPanel(session, told, words, changed) }),
    tools: [],
    hint() {
      const { view, legal, viewer } = session.shown().update
      return thinker().hint(kit.game.id, { view, legal: legal.map(({ action }) => action), seat: viewer })
    },
    preferring,
    again: againAt(session, nextAt),
  })
  return {
    ...screen,
    leave() {
      screen.leave?.()
      session.close()
    },
  }
}

/** Another game of the people at a table: they agree on it, or have agreed already. */
function againAt(session: RemoteSession, nextAt: (next: string) => string): Again {
  const propose = async (isSwapped: boolean): Promise<void> => {
    const { next } = session.shown().update
    if (next !== undefined) location.hash = nextAt(next)
    else {
      const refusal = await session.again(isSwapped)
      if (refusal) await failed(new Error(refusal.message))
    }
  }
  const { seats } = session.shown().update
  const people = seats.filter(({ by }) => by !== 'bot').length
  return { rematch: () => void propose(false), swapped: people > 1 ? () => void propose(true) : null }
}

/** A lesson: its number, after the name of its game; those of Ironwood need no name. */
async function learn([first = '1', second = '1']: readonly string[]): Promise<Screen> {
  const game = Object.hasOwn(courses, first) ? first : 'ironwood'
  const [{ learnScreen }, kit, course] = await Promise.all([import('./learn/screen'), kitOf(game), courses[game]?.()])
  if (!course) throw new Error(`There is no game ${game}.`)
  const number = Number(game === first ? second : first)
  return learnScreen(kit, await kit.language(code), setting(), course, number - 1, {
    go(lesson) {
      location.hash = `#/learn/${game}/${lesson + 1}`
    },
    play: () => void play(kit, kit.begin(course.first, randomSeed()), newKey()).catch(failed),
    hint: (view, legal, seat) => thinker().hint(kit.game.id, { view, legal, seat }),
  })
}

async function screenFor(path: readonly string[]): Promise<Screen> {
  switch (path[0]) {
    case 'play':
      return table()
    case 'replay': {
      if (path[1] !== undefined) return lookAt(await unpacked(path[1]), null)
      return loaded ? lookAt(loaded.text, loaded.only) : home()
    }
    case 'network':
      return path[2] === undefined ? home() : remote(path[1] ?? '', path[2], path[3], path[4])
    case 'position': {
      const { positionIn, positionScreen } = await import('./learn/position')
      const { kit, state } = await positionIn(path[1] ?? '', kitOf).catch((error) => {
        throw new Error(`${pageWords[code].badPosition} ${error instanceof Error ? error.message : String(error)}`)
      })
      const told = await kit.language(code)
      return positionScreen(kit, told, setting(), state, preferring, (view, legal, seat) =>
        thinker().hint(kit.game.id, { view, legal, seat }),
      )
    }
    case 'learn':
      return learn(path.slice(1))
    default:
      return home()
  }
}

async function open(): Promise<void> {
  const here = ++visit
  try {
    const next = await screenFor(location.hash.replace(/^#\//, '').split('/'))
    if (here === visit) put(next)
    else next.leave?.()
  } catch (error) {
    if (here !== visit) return
    void failed(error)
    if (screen === null) put(home())
  }
}

addEventListener('hashchange', () => void open())
void open()
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('./offline.js')
