// npm leaves packages of other platforms out of the lock file where a registry does not hold them, and then refuses the
// file. This adds them by name and version; run it after every `npm install`. A test looks whether it was run.
import { readFileSync, writeFileSync } from 'node:fs'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const systems = /(android|darwin|linux|win32|freebsd|openharmony|openbsd|netbsd|sunos|aix|wasm32)-?(.*)$/

/** Whether a package that stands at a path finds another one there or further up. */
function finds(path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (lock.packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`]) return true
    if (at === '') return false
  }
}

/** What the name of a package tells of the machines that it is for. */
function entryFor(name, version) {
  const [, system = '', rest = ''] = systems.exec(name) ?? []
  const [cpu, flavour] = system === 'wasm32' ? ['wasm32'] : rest.split('-')
  const libc = { gnu: 'glibc', musl: 'musl' }[system === 'linux' ? flavour : '']
  const os = system === 'wasm32' ? {} : { os: [system] }
  return { version, cpu: [cpu], dev: true, ...(libc ? { libc: [libc] } : {}), optional: true, ...os }
}

for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages))
  for (const [name, version] of Object.entries(optionalDependencies))
    if (!finds(path, name)) lock.packages[`node_modules/${name}`] = entryFor(name, version.replace(/^[~^]/, ''))

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1)))
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
