// Adds up the tests in the JSON reports of a folder and prints "N passed, M failed".
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.argv[2] ?? 'report'
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
let passed = 0
let failed = 0
for (const file of files) {
  const report = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  passed += report.numPassedTests
  failed +=
    report.numFailedTests + report.testResults.filter((suite) => suite.message && suite.status === 'failed').length
}
console.log(`${passed} passed, ${failed} failed`)
