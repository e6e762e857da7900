const { npm_lifecycle_event: script } = process.env

/** The command that starts a game: a script in a clone of the project, npx elsewhere. */
export const playCommand = script === 'play' ? 'npm run play --' : 'npx totemforge play'

/** A word of a command as a shell takes it: in quotes if it needs them. */
export function shellWord(word: string): string {
  const isWindows = process.platform === 'win32'
  const plain = isWindows ? /^[\w@+=:,./\\-]+$/ : /^[\w@%+=:,./-]+$/
  if (plain.test(word)) return word
  return isWindows ? `"${word}"` : `'${word.replaceAll("'", "'\\''")}'`
}
