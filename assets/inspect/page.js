// The inspector's page. All that it knows of the game it asks the program for; it keeps the lines of play.

const find = (id) => document.getElementById(id)

function make(tag, attributes = {}, ...inside) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, value)
    else if (value !== null && value !== false) made.setAttribute(name, value === true ? '' : value)
  }
  made.append(...inside)
  return made
}

async function ask(what, asked = {}) {
  const answer = await fetch(`api/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  })
  const value = await answer.json()
  if (!answer.ok) throw new Error(value.problem)
  return value
}

const say = (text) => {
  find('said').textContent = text
}

/** Each line of play: options, actions, their texts, and where one stands in it. */
const lines = []
let line = null
let look = null
let viewer = null
let wanted = 0

const until = ({ options, actions }, step) => ({ options, actions: actions.slice(0, step) })

async function show() {
  const asked = ++wanted
  try {
    const found = await ask('look', until(line, line.step))
    if (asked !== wanted) return
    look = found
    say('')
    draw()
  } catch (error) {
    say(error.message)
  }
}

const go = (step) => {
  line.step = Math.max(0, Math.min(line.actions.length, step))
  return show()
}

/** Plays an action: on along the line where it is the next one, or else along a new one. */
function play(action, text) {
  if (line.texts[line.step] === text) return go(line.step + 1)
  const isEnd = line.step === line.actions.length
  if (!isEnd) {
    lines.push({ ...line, actions: line.actions.slice(0, line.step), texts: line.texts.slice(0, line.step) })
    line = lines.at(-1)
  }
  line.actions.push(action)
  line.texts.push(text)
  return go(line.step + 1)
}

function begin({ options, actions, texts }, step) {
  lines.push({ options, actions: [...actions], texts: [...texts], step })
  line = lines.at(-1)
  return show()
}

function draw() {
  find('step').max = line.actions.length
  find('step').value = line.step
  find('where').textContent = `${line.step} of ${line.actions.length}`
  find('lines').replaceChildren(
    ...lines.map((each, index) =>
      make('option', { value: index, selected: each === line }, `${index + 1} (${each.actions.length} actions)`),
    ),
  )
  find('actions').replaceChildren(
    ...line.texts.map((text, index) =>
      make(
        'li',
        { class: index < line.step ? '' : 'later', 'aria-current': index + 1 === line.step && 'step' },
        make('button', { click: () => go(index + 1) }, `${index + 1}. ${text}`),
      ),
    ),
  )
  find('actions').querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  find('events').replaceChildren(
    ...look.events.map(({ event, words }) => make('li', { title: JSON.stringify(event, null, 1) }, words)),
  )
  drawPosition()
  drawLegal()
  drawTrees()
}

function drawPosition() {
  const viewers = Object.keys(look.views)
  if (!viewers.includes(viewer)) viewer = look.turn ?? 'spectator'
  const names = new Map(look.seats.map(({ seat, name }) => [seat, name]))
  find('viewer').replaceChildren(
    ...viewers.map((each) =>
      make(
        'option',
        { value: each, selected: each === viewer },
        names.has(each) ? `${each} (${names.get(each)})` : each,
      ),
    ),
  )
  const picture = look.pictures[viewer]
  const image = make('pre', {}, picture.text ?? '')
  if (picture.svg) find('picture').innerHTML = picture.svg
  else find('picture').replaceChildren(image)
}

function drawLegal() {
  const over = look.outcome && `Over: ${JSON.stringify(look.outcome)}`
  find('question').textContent = over || `${look.turn}: ${look.question}`
  find('by').replaceChildren(
    make('option', { value: '' }, 'whoever it is'),
    ...look.seats.map(({ seat }) => make('option', { value: seat }, seat)),
  )
  const words = find('search').value.toLowerCase().split(/\s+/).filter(Boolean)
  const found = look.legal.filter(({ text, words: told }) => {
    const all = `${text} ${told}`.toLowerCase()
    return words.every((word) => all.includes(word))
  })
  find('legal').replaceChildren(
    ...found.map(({ action, text, words: told }) =>
      make('li', {}, make('button', { click: () => play(action, text) }, told, make('code', {}, text))),
    ),
  )
}

const isTree = (value) => typeof value === 'object' && value !== null

/** How a part of a view stands to the state: the same, hidden in the view, or told otherwise. */
function standing(state, view) {
  if (JSON.stringify(state) === JSON.stringify(view)) return ''
  if (state !== undefined && (view === undefined || view === null)) return 'hidden'
  return 'other'
}

/** Names that are open in every tree, so that they can be compared. */
const open = new Set(['agenda'])

function tree(name, path, view, state, isState) {
  const mark = isState ? '' : standing(state, view)
  if (!isTree(view)) return make('div', { class: mark }, `${name}: ${JSON.stringify(view) ?? '—'}`)
  const keys = [...new Set([...Object.keys(view), ...(isTree(state) && !isState ? Object.keys(state) : [])])]
  const size = Array.isArray(view) ? `[${view.length}]` : `{${Object.keys(view).length}}`
  const made = make(
    'details',
    { class: mark === 'hidden' ? mark : '', open: open.has(path) },
    make('summary', {}, `${name} ${size}`),
  )
  if (mark !== '' && mark !== 'hidden') made.firstChild.append(make('mark', { class: 'other' }, ' ≠'))
  const fill = () => {
    if (made.childElementCount > 1) return
    made.append(
      ...keys.map((key) => tree(key, `${path}.${key}`, view[key], isTree(state) ? state[key] : undefined, isState)),
    )
  }
  if (made.open) fill()
  made.addEventListener('toggle', () => {
    if (made.open === open.has(path)) return fill()
    if (made.open) open.add(path)
    else open.delete(path)
    drawTrees()
  })
  return made
}

function drawTrees() {
  const { state } = look
  const column = (title, value, isState) =>
    make(
      'div',
      { class: 'tree', 'data-viewer': title, tabindex: 0 },
      make('h3', {}, title),
      ...[...new Set([...Object.keys(value), ...(isState ? [] : Object.keys(state))])].map((key) =>
        tree(key, key, value[key], state[key], isState),
      ),
    )
  const tops = [...document.querySelectorAll('.tree')].map(({ scrollTop }) => scrollTop)
  find('trees').replaceChildren(
    column('state', state, true),
    ...Object.entries(look.views).map(([seat, view]) => column(seat, view, false)),
  )
  for (const [index, each] of [...document.querySelectorAll('.tree')].entries()) each.scrollTop = tops[index] ?? 0
}

async function copy(what) {
  try {
    const { text } = await ask(what, until(line, line.step))
    await navigator.clipboard.writeText(text)
    say('Copied.')
  } catch (error) {
    say(error.message)
  }
}

find('first').onclick = () => go(0)
find('back').onclick = () => go(line.step - 1)
find('on').onclick = () => go(line.step + 1)
find('last').onclick = () => go(line.actions.length)
find('step').oninput = ({ target }) => go(Number(target.value))
find('lines').onchange = ({ target }) => {
  line = lines[Number(target.value)]
  show()
}
find('viewer').onchange = ({ target }) => {
  viewer = target.value
  drawPosition()
}
find('search').oninput = drawLegal
find('record').onclick = () => copy('record')
find('test').onclick = () => copy('test')
find('load').onclick = () => find('loading').showModal()
find('loading').onclose = async () => {
  if (find('loading').returnValue !== 'load') return
  try {
    const loaded = await ask('load', { record: find('text').value })
    await begin(loaded, loaded.actions.length)
  } catch (error) {
    say(error.message)
  }
}
find('try').onsubmit = async (event) => {
  event.preventDefault()
  const typed = find('typed').value
  const by = find('by').value
  try {
    const tried = await ask('try', { ...until(line, line.step), typed, ...(by && { seat: by }) })
    const told = {
      legal: () => [
        make('p', {}, 'This is legal. '),
        make('button', { type: 'button', click: () => play(tried.action, tried.text) }, 'Play it'),
      ],
      refused: () => [
        make('p', {}, make('b', {}, tried.code), ` ${tried.message}${tried.rule ? ` (${tried.rule})` : ''}`),
        ...(tried.parameters ? [make('code', {}, JSON.stringify(tried.parameters))] : []),
      ],
      unreadable: () => [make('p', {}, make('b', {}, 'This cannot be read. '), tried.message)],
    }
    find('tried').replaceChildren(...told[tried.is]())
  } catch (error) {
    say(error.message)
  }
}
document.addEventListener('keydown', (event) => {
  if (event.target.matches('input, textarea, select')) return
  if (event.key === 'ArrowLeft') go(line.step - 1)
  if (event.key === 'ArrowRight') go(line.step + 1)
})

const { title, version, ...first } = await ask('begin')
document.title = `${title}, inspected`
find('title').textContent = `${title} ${version}`
begin(first, first.actions.length)
