/** What keeps a text from being XML, as far as the renderer could get it wrong; empty if nothing does. */
export function faults(xml: string): string[] {
  const found: string[] = []
  const open: string[] = []
  let roots = 0
  for (const [token] of xml.trim().matchAll(/<[^>]*>|[^<]+|</g)) {
    const tag = /^<(\/?)([a-z]+)((?: [a-zA-Z\d-]+="[^"<]*")*)(\/?)>$/.exec(token)
    if (!tag) {
      if (token.includes('<') || token.includes('>')) found.push(`no tag: ${token}`)
      if (open.length === 0) found.push(`outside: ${token}`)
    }
    if (/&(?!(amp|lt|gt|quot);)/.test(token)) found.push(`ampersand: ${token}`)
    const [, closes, name = '', attributes = '', closed] = tag ?? []
    const names = [...attributes.matchAll(/ ([a-zA-Z\d-]+)=/g)].map(([, each]) => each)
    if (new Set(names).size !== names.length) found.push(`twice: ${token}`)
    if (/NaN|undefined|Infinity/.test(token)) found.push(`no number: ${token}`)
    if (!tag || closed) continue
    if (closes) {
      if (open.pop() !== name) found.push(`closes nothing: ${token}`)
    } else {
      if (open.length === 0) roots++
      open.push(name)
    }
  }
  if (roots !== 1) found.push(`${roots} roots`)
  return [...found, ...open.map((name) => `never closed: ${name}`)]
}
