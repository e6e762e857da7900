// Refuses a release without a repository: npm's provenance compares `repository` with the place of the build.
import { readFileSync } from 'node:fs'

const { repository } = JSON.parse(readFileSync('package.json', 'utf8'))
const url = typeof repository === 'string' ? repository : repository?.url
if (typeof url !== 'string' || url.trim() === '') {
  console.error(
    'package.json names no repository, and npm publishes with provenance only from a named one. Set "repository" to the address of the repository you publish from.',
  )
  process.exitCode = 2
}
