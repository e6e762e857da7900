/** Plays a game that tells itself: `npm run demo` one of Ironwood, `npm run demo -- root` one of Root. */
const demos: Readonly<Record<string, () => Promise<unknown>>> = {
  ironwood: () => import('../examples/solo'),
  root: () => import('../examples/root-demo'),
}

const [name = 'ironwood'] = process.argv.slice(2)
const demo = Object.hasOwn(demos, name) ? demos[name] : undefined
if (demo) void demo()
else {
  console.error(`There is no demo "${name}". npm run demo -- NAME takes ${Object.keys(demos).join(', ')}.`)
  process.exitCode = 2
}
