import { parentPort } from 'node:worker_threads'
import { ismcts } from 'totemforge/search'
import { servePolicy } from 'totemforge/table'
import { connectFour } from '../../examples/games/connect-four'

if (parentPort) servePolicy(parentPort, ismcts(connectFour, { iterations: 30 }))
