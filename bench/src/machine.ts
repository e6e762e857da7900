import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'

/** Where and of what a run was made. */
export interface Circumstances {
  readonly date: string
  readonly processor: string
  readonly cores: number
  readonly memoryGib: number
  readonly node: string
  readonly commit: string
}

export function circumstances(): Circumstances {
  const processors = cpus()
  return {
    date: new Date().toISOString().slice(0, 10),
    processor: processors[0]?.model.trim() ?? 'unknown processor',
    cores: processors.length,
    memoryGib: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    commit: commit(),
  }
}

export function describe({ date, processor, cores, memoryGib, node, commit }: Circumstances): string {
  return `Measured on ${date}: ${processor}, ${cores} cores, ${memoryGib} GiB of memory, Node.js ${node}, commit ${commit}.`
}

function commit(): string {
  try {
    const changed = git('status', '--porcelain', '--', ':/src', ':/examples', ':/bench/src')
    return `${git('rev-parse', '--short=12', 'HEAD')}${changed === '' ? '' : ' with uncommitted changes'}`
  } catch {
    return 'unknown'
  }
}

function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}
