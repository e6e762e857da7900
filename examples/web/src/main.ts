import './style.css'
import { randomSeed, type Seeded } from 'totemforge'
import { download, unpacked } from './keep/link'
import { remember, remembered } from './keep/memory'
import { savedFrom } from './keep/past'
import { beginningOf, pastIn } from './keep/record'
import { forget, isRecord, type Kept, keep, keepTable, keptGames, keptTables, newKey } from './keep/store'
import { kitOf, kits } from './kits'
import { type AnyKit, type Beginning, type Code, codes } from './kits/kit'
import { courses } from './learn/courses'
import { ask } from './parts/dialog'
import { button, element } from './parts/element'
import type { Again } from './parts/end'
import { homeScreen } from './parts/home'
import { newTable, tables } from './parts/new-table'
import { pageHead, type Screen, type Setting, type Theme, themes } from './parts/page'
import { isPace, type Preferences, type Preferring, paces } from './parts/preferences'
import { remoteScreen } from './parts/remote'
import { replayScreen } from './parts/replay'
import { share } from './parts/share'
import { tableScreen } from './parts/table'
import { askTables } from './parts/tables'
import { type AnySaved, type Start, startLocal } from './session/local'
import type { Session } from './session/session'
import { createThinker, type Thinker } from './think/thinker'
import { pageWords, preferred } from './words'

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

/** Opens an address, also the present one: it may not have opened before. */
function goTo(hash: string): void {
  if (location.hash === hash) void open()
  else location.hash = hash
}

function put(next: Screen): void {
  const isFirst = screen === null
  screen?.leave?.()
  screen = next
  document.documentElement.lang = code
  document.documentElement.dataset['theme'] = theme
  const languages = codes.map((each) => [each, pageWords[each].name] as const)
  const head = pageHead(setting(), languages, next, (name, value) => {
    if (name === 'code') {
      code = codeOf(value)
      remember('language', code)
      void open()
    } else {
      // The colours change where they are: nothing of the screen is lost.
      theme = themeOf(value)
      remember('theme', theme)
      document.documentElement.dataset['theme'] = theme
    }
  })
  document.documentElement.classList.toggle('whole', next.status !== undefined)
  root?.replaceChildren(head, next.content)
  next.begun?.()
  // Without this the next Tab would begin before the page.
  if (!isFirst && document.activeElement === document.body) root?.querySelector('h1')?.focus({ preventScroll: true })
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

/** Of games that begin at once, as by a double click, only the last one goes on. */
let begun = 0

async function play(
  kit: AnyKit,
  beginning: Beginning<Seeded, string>,
  key: string,
  kept: Pick<Start, 'saved' | 'reasons' | 'tokens'> = {},
): Promise<void> {
  const turn = ++begun
  const told = await kit.language(code)
  const session = await startLocal({
    kit,
    told,
    thinker: thinker(),
    beginning,
    pace: paces[preferences.pace],
    ...kept,
  })
  if (turn !== begun) return session.close()
  playing?.session.close()
  playing = { key, session, kit, beginning }
  session.listen(() => {
    if (session.here) keep(key, kit.game.id, told.title, session.here.saved())
  })
  goTo('#/play')
}

/** The result of a session's `saved`; the table finds errors in it. */
const isSavedGame = (
  value: unknown,
): value is {
  readonly game: string
  readonly beginning: Beginning<Seeded, string>
  readonly saved: AnySaved
} & Pick<Start, 'reasons' | 'tokens'> =>
  isRecord(value) && typeof value['game'] === 'string' && isRecord(value['beginning']) && isRecord(value['saved'])

async function goOn({ key, text }: Kept): Promise<void> {
  const value: unknown = JSON.parse(text)
  if (!isSavedGame(value)) throw new Error(pageWords[code].badRecord)
  const { game, beginning, ...kept } = value
  await play(await kitOf(game), beginning, key, kept)
}

async function lookAt(text: string, only: string | null): Promise<Screen> {
  const { kit, past } = await pastIn(text, pageWords[code])
  const told = await kit.language(code)
  return replayScreen(kit, told, setting(), past, only, (step) => {
    const beginning = beginningOf(kit, past.options)
    const saved = savedFrom(kit.game, beginning, past, step)
    void play(kit, beginning, newKey(), { saved }).catch(failed)
  })
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
        // While it goes on it would be kept again.
        if (playing?.key === key) {
          playing.session.close()
          playing = null
        }
        forget(key)
        void open()
      },
      load(text) {
        loaded = { text, only: null }
        goTo('#/replay')
      },
      forgetTable(id) {
        keepTable(id, '', null)
        remember(`seat ${id}`, null)
        void open()
      },
      network(game) {
        void newTable(game, words).catch(failed)
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
          button(words.share, () => void share(session.here?.record() ?? '', words).catch(failed)),
          button(words.replay, () => {
            const { update, handOver } = session.shown()
            const only = handOver === null ? update.viewer : 'spectator'
            loaded = { text: session.here?.record() ?? '', only: update.end === null ? only : null }
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
      return path[2] === undefined
        ? home()
        : remoteScreen({ setting: setting(), preferring, thinker, failed }, path[1] ?? '', path[2], path[3], path[4])
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
// The browser does nothing for a link to the present address, which may not have opened before.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
  if (link?.hash === location.hash) void open()
})
void open()
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('./offline.js')
