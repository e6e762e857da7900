const { npm_lifecycle_event: script } = process.env

/** The command that starts a game: a script in a clone of the project, npx elsewhere. */
export const playCommand = script === 'play' ? 'npm run play --' : 'npx totemforge play'
