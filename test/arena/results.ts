/** What a program of its own needs to keep results. */
export { tournament } from '../../src/arena'
export { openResults } from '../../src/arena/results-file'
