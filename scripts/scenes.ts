/**
 * Writes `docs/scenes`: for rules of each game what a test of the rule does, to be shown beside the rule on the site. It runs
 * the tests, which note what they play (`test/scenes/follow.ts`), and takes for each rule the play that says most.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderSvg as drawDaimyo } from '../src/daimyo/render'
import { renderSvg as drawIronwood } from '../src/ironwood/render'
import { renderSvg as drawRoot } from '../src/root/render'
import { isAsShown, type Replayed } from './scenes/replay'
import { gamesWithScenes, type Scene, type Shown, writeScenes } from './scenes/scene'
import { stages } from './scenes/stages'
import { ruleId } from './site/markdown'
import { definedIn } from './site/rules'

const folder = mkdtempSync(join(tmpdir(), 'totemforge-scenes-'))
execFileSync('npx', ['vitest', 'run', '--project', 'rules', ...gamesWithScenes.map((game) => `test/${game}/`)], {
  env: { ...process.env, SCENES: folder },
  stdio: ['ignore', 'ignore', 'inherit'],
})

interface Candidate extends Shown {
  readonly game: string
  readonly file: string
  readonly suite: string
  readonly title: string
}

const rulesOf = (game: string): string[] => {
  const pages =
    game === 'ironwood'
      ? ['ironwood', 'bots', 'cards', 'map'].map((name) => `docs/rules/${name}.md`)
      : readdirSync(`docs/rules/${game}`).map((name) => `docs/rules/${game}/${name}`)
  return pages.flatMap((page) => definedIn(readFileSync(page, 'utf8')))
}

/** How a play looks: whether there is anything on the map, whether the picture changes, and whether there are words for it. */
interface Look {
  readonly isAsShown: boolean
  readonly isEmpty: boolean
  readonly changes: boolean
  readonly isTold: boolean
}

const look =
  <State>(
    replay: (shown: Shown) => Replayed<State>,
    draw: (state: State, parts: readonly ('map' | 'boards' | 'hand')[]) => string,
    isEmpty: (state: State) => boolean,
  ) =>
  (shown: Shown): Look => {
    const replayed = replay(shown)
    const { before, after, told } = replayed
    const parts = ['map', 'boards', 'hand'] as const
    return {
      isAsShown: isAsShown(replayed, shown),
      isEmpty: isEmpty(before) && isEmpty(after),
      changes: shown.refusal !== null || parts.some((part) => draw(before, [part]) !== draw(after, [part])),
      isTold: told().some(({ events, refusal }) => events.length > 0 || refusal !== null),
    }
  }

const has = (counts: readonly number[]): boolean => counts.some((count) => count > 0)

const looks: Readonly<Record<string, (shown: Shown) => Look>> = {
  ironwood: look(
    stages.ironwood,
    (state, parts) => drawIronwood(state, { parts }),
    ({ forests, mountains }) => !has(forests.fighters) && !has(mountains.fighters),
  ),
  root: look(
    stages.root,
    (state, parts) => drawRoot(state, { parts }),
    ({ sides }) => !Object.values(sides).some(({ pieces }) => Object.values(pieces).some(has)),
  ),
  daimyo: look(
    stages.daimyo,
    (state, parts) => drawDaimyo(state, { parts }),
    () => false,
  ),
}

function isFit(candidate: Candidate): boolean {
  try {
    const { isAsShown, isEmpty, changes, isTold } = looks[candidate.game]?.(candidate) ?? { isEmpty: true }
    return Boolean(isAsShown && changes && isTold && !isEmpty)
  } catch {
    return false
  }
}

const idsIn = (title: string): string[] => title.match(ruleId) ?? []

/** How much a play says of a rule: best a refusal that names it, or what the last test of the rule alone comes to. */
function worth({ title, actions, refusal, events }: Candidate, rule: string): number {
  const ids = idsIn(title)
  const names = refusal === null ? 0 : refusal.rule === rule ? 40 : -60
  const alone = ids.length === 1 ? 30 : ids[0] === rule ? 15 : 0
  return names + alone - 3 * ids.length - 2 * actions.length + Math.min(events.length, 5) * 2
}

/** The last of several that are worth the same: a test comes to its point at its end. */
const best = (candidates: readonly Candidate[], rule: string): Candidate | undefined =>
  candidates
    .map((candidate, at) => ({ candidate, worth: worth(candidate, rule), at }))
    .filter(({ worth }) => worth > -30)
    .sort((one, other) => other.worth - one.worth || other.at - one.at)
    .find(({ candidate }) => isFit(candidate))?.candidate

const noted: Candidate[] = readdirSync(folder)
  .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
  .filter(Boolean)
  .map((line): Candidate => JSON.parse(line))
  .sort((one, other) => one.file.localeCompare(other.file))

for (const game of gamesWithScenes) {
  const byRule = new Map<string, Candidate[]>()
  for (const candidate of noted.filter((each) => each.game === game))
    for (const id of idsIn(candidate.title)) byRule.set(id, [...(byRule.get(id) ?? []), candidate])
  const chosen = new Map<Candidate, string[]>()
  for (const rule of rulesOf(game)) {
    const scene = best(byRule.get(rule) ?? [], rule)
    if (scene) chosen.set(scene, [...(chosen.get(scene) ?? []), rule])
  }
  const scenes = [...chosen].map(
    ([{ file, suite, title, before, actions, events, refusal }, rules]): Scene => ({
      rules,
      file,
      suite,
      title,
      before,
      actions,
      events,
      refusal,
    }),
  )
  writeScenes(game, scenes)
  console.log(`${game}: ${scenes.length} scenes for ${scenes.flatMap(({ rules }) => rules).length} rules`)
}
rmSync(folder, { recursive: true })
