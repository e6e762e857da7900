// Gives the Python package the version of the library.
import { readFileSync, writeFileSync } from 'node:fs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const file = 'python/pyproject.toml'
writeFileSync(file, readFileSync(file, 'utf8').replace(/^version = ".*"$/m, `version = "${version}"`))
