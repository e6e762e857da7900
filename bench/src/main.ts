import { games } from './games'
import { circumstances } from './machine'
import { type GameReport, table, verdict, writeReports } from './report'
import { race } from './runner'
import { judge } from './targets'

const reports: GameReport[] = []
for (const { name, contestants, targets } of games) {
  const results = await race(name, contestants)
  reports.push({ game: name, results, targets: targets.map((target) => judge(target, results)) })
}
writeReports(circumstances(), reports)
for (const report of reports) console.log(`\n${table(report)}\n\n${report.targets.map(verdict).join('\n')}`)
if (reports.some(({ targets }) => targets.some(({ reached }) => !reached))) process.exitCode = 1
