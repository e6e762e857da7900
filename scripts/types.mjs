// Checks the types of each part of the project against the settings of the place where it runs.
import { compile } from './compile.mjs'

const parts = ['.', 'scripts/site/browser', 'test/web', 'examples/web', 'examples/react']

const failed = parts.filter((part) => !compile(part))
if (failed.length > 0) process.exitCode = 1
