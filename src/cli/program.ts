const { npm_lifecycle_event: script } = process.env

/** What the person types to play: in a clone of the project that is a script, elsewhere npx. */
export const playCommand = script === 'play' ? 'npm run play --' : 'npx totemforge play'
