const advice = {
  'Math.random': 'draw from streams in the state instead (createStreams, drawFrom)',
  Date: 'what the time is belongs into options or actions',
}

/** Runs a function and reports whether it asked Math.random or the clock, which give a different answer each time. */
export function asksOutside(act: () => unknown): string {
  const asked = new Set<keyof typeof advice>()
  const { random } = Math
  const { Date: clock } = globalThis
  Math.random = () => {
    asked.add('Math.random')
    return random()
  }
  globalThis.Date = new Proxy(clock, {
    construct(target, given, made) {
      if (given.length === 0) asked.add('Date')
      return Reflect.construct(target, given, made)
    },
    get(target, key) {
      if (key === 'now') asked.add('Date')
      return Reflect.get(target, key)
    },
  })
  try {
    act()
  } finally {
    Math.random = random
    globalThis.Date = clock
  }
  return [...asked].map((each) => ` It asks ${each}: ${advice[each]}.`).join('')
}
