// Gives the Python package and the citation the version of the library.
import { readFileSync, writeFileSync } from 'node:fs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Replaces the line of the version in a file. */
function write(file, line, text) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(line, text))
}

write('python/pyproject.toml', /^version = ".*"$/m, `version = "${version}"`)
write('CITATION.cff', /^version: .*$/m, `version: ${version}`)
