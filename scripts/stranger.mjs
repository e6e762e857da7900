// Does what a stranger does: installs the packed package in an empty folder and follows a guide to the first result, for each
// of the three kinds of users. All commands and all code are read from the guides. `npm run test:stranger`, after a build.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transformSync } from 'esbuild'
import { chromium } from 'playwright-core'

const home = mkdtempSync(join(tmpdir(), 'totemforge-stranger-'))
const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Whether this Node reads TypeScript as it is. */
const readsTypes = Boolean(process.features.typescript)

/** The commands of a guide, block by block, and its code by the file that it is taken from. */
function blocksOf(page) {
  const blocks = [...readFileSync(page, 'utf8').matchAll(/(?:<!-- (\S+) -->\n)?```(sh|ts)\n([\s\S]*?)```/g)]
  return {
    commands: blocks.flatMap(([, , kind, text]) => (kind === 'sh' ? [text.trim()] : [])),
    code: (file) => blocks.filter(([, source]) => source === file).map(([, , , text]) => text),
  }
}

function folderOf(name) {
  const folder = join(home, name)
  mkdirSync(folder)
  return folder
}

/** Runs a block of commands; `totemforge` is installed from the tarball, and everything else in the version that is pinned here. */
function run(folder, block, tarball) {
  const commands = block.replace(/^npm install (.+)$/m, (_, names) => {
    const packages = names
      .split(' ')
      .map((name) => (name === 'totemforge' ? tarball : `${name}@${devDependencies[name]}`))
    return `npm install --prefer-offline --no-audit --no-fund ${packages.join(' ')}`
  })
  return execFileSync('sh', ['-ec', commands], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

function expect(holds, sentence) {
  if (!holds) throw new Error(sentence)
}

/** A client developer: a board on a page, and clicks that do what is legal. */
async function client(tarball) {
  const guide = blocksOf('docs/clients.md')
  const folder = folderOf('client')
  const [install, bundle] = guide.commands
  run(folder, install, tarball)
  writeFileSync(join(folder, 'board.ts'), guide.code('examples/page/board.ts')[0])
  run(folder, bundle, tarball)
  if (!existsSync('/usr/bin/chromium')) {
    expect(!process.env['CI_COMPLETE'], 'There is no chromium here.')
    return 'bundled a page; it was not opened, since there is no chromium here'
  }
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage()
    const complaints = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await page.goto(pathToFileURL(join(folder, 'index.html')).href)
    // The opening question has its buttons at once, and the deck that it is about is lit up.
    const [buttons, lit] = [page.locator('button'), page.locator('svg [class~="lit"]')]
    expect((await buttons.count()) === 2 && (await lit.count()) === 1, 'The opening shows nothing to click.')
    // What the page offers is clicked, a lit card or else the first button or else anything lit, until a card is played.
    const cards = page.locator('svg [data-card][class~="lit"]')
    let clicks = 0
    for (let played = null; played === null; clicks++) {
      expect(clicks < 20, 'No card can be played by clicks.')
      const ways = [cards, buttons, lit]
      const counts = await Promise.all(ways.map((way) => way.count()))
      const offered = ways[counts.findIndex((count) => count > 0)].first()
      const card = await offered.getAttribute('data-card', { timeout: 120_000 })
      await offered.dispatchEvent('click')
      const stays = card !== null && (await page.locator(`svg [data-card="${card}"][class~="lit"]`).count()) > 0
      played = stays ? null : card
    }
    expect(complaints.length === 0, complaints.join('\n'))
    return `a board on a page, where a card was played with ${clicks} clicks`
  } finally {
    await browser.close()
  }
}

/** A researcher: a tournament of a policy of one's own, and its results as JSON. */
function researcher(tarball) {
  const guide = blocksOf('docs/write-a-bot.md')
  const folder = folderOf('researcher')
  const [install, play] = guide.commands
  const [bot] = guide.code('examples/policies/my-bot.ts')
  run(folder, install, tarball)
  // As the guide says, an older Node is given JavaScript.
  const name = readsTypes ? 'my-bot.ts' : 'my-bot.js'
  writeFileSync(join(folder, name), readsTypes ? bot : transformSync(bot, { loader: 'ts' }).code)
  // Fewer games, and the same command otherwise.
  run(folder, play.replace('my-bot.ts', name).replace(/--games \d+/, '--games 6'), tarball)
  const { summary, played } = JSON.parse(readFileSync(join(folder, 'result.json'), 'utf8'))
  expect(played.length === 6, `There are ${played.length} games in the results.`)
  const own = summary.policies.find((policy) => policy.name === `./${name}`)
  for (const part of ['share', 'low', 'high']) expect(typeof own?.[part] === 'number', `The results have no ${part}.`)
  expect(
    played.every(({ failure }) => failure === null),
    'A policy failed.',
  )
  return `a tournament of ${played.length} games, of which ./${name} won ${own.won} of ${own.games}`
}

/** An author: the small game of the guide, held against the laws. */
function author(tarball) {
  const guide = blocksOf('docs/your-own-game.md')
  const folder = folderOf('author')
  const [install, check] = guide.commands
  run(folder, install, tarball)
  const game = readFileSync(join(folder, 'games/connect-four.ts'), 'utf8')
  const flat = (code) => code.replace(/\s+/g, ' ').trim()
  for (const piece of guide.code('examples/games/connect-four.ts'))
    expect(flat(game).includes(flat(piece)), `This is not in the game that was copied:\n${piece}`)
  writeFileSync(join(folder, 'check.ts'), guide.code('examples/check.ts')[0])
  const said = run(folder, check, tarball)
  expect(/ and 0 laws were broken\./.test(said), said)
  return said.split('\n')[0]
}

const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/

try {
  const packing = ['pack', '--json', '--ignore-scripts', '--pack-destination', home]
  const [{ filename }] = JSON.parse(
    execFileSync('npm', packing, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  )
  const tarball = join(home, filename)
  for (const [who, follow] of Object.entries({
    'A client developer': client,
    'A researcher': researcher,
    'An author': author,
  }))
    console.log(`${who}: ${await follow(tarball)}`)
} catch (error) {
  const text = `${error.message}\n${error.stdout ?? ''}${error.stderr ?? ''}`
  const isOffline = error.stderr !== undefined && /npm install/.test(error.message) && offline.test(text)
  console.log(isOffline ? 'Left out: the packages that ours asks for cannot be had from the registry here.' : text)
  process.exitCode = isOffline && !process.env['CI_COMPLETE'] ? 0 : 1
} finally {
  rmSync(home, { recursive: true, force: true })
}
