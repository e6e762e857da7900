import { writeFileSync } from 'node:fs'
import { gameNames, isGameName } from '../../doors'
import { type Exit, exits } from '../exit'
import { fileProblem } from '../file-problem'
import { folded } from '../fold'
import { demos } from '../games/demos'
import { standard } from '../load-game'
import type { Terminal } from '../terminal'
import { english } from '../words/english'

const help = `Plays a whole game that tells itself, always the same one.

  npx totemforge demo          Ironwood against Ironbot, which says why it does what it does;
                               the last position is a picture in demo.svg
  npx totemforge demo root     Root, four players
  npx totemforge demo daimyo   Daimyo, three clans`

/** The file for the picture of the last position. */
const file = 'demo.svg'

/** A game with a commentary. */
export async function run([name = standard, ...rest]: readonly string[], terminal: Terminal): Promise<Exit> {
  const { say, complain } = folded(terminal)
  if (name === '--help' || name === '-h') {
    say(help)
    return exits.done
  }
  if (!isGameName(name) || rest.length > 0) {
    complain(`There is no demo "${[name, ...rest].join(' ')}". There are ${gameNames.join(', ')}.`)
    return exits.refused
  }
  const demo = await demos[name]()
  // The lines of the story already fit the width.
  const picture = demo(terminal.say)
  if (picture === null) return exits.done
  try {
    writeFileSync(file, picture)
  } catch (error) {
    const { problem, exit } = fileProblem(file, 'written', error, english)
    complain(problem)
    return exit
  }
  say(`The last position is in ${file}.`)
  return exits.done
}
