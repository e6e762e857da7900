const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The text of a rule in documents with its id in bold: an item of a list, or a row of a table. */
export function ruleText(documents: readonly string[], id: string): string | null {
  const begin = new RegExp(`^(?:- |\\| )\\*\\*${escaped(id)}\\*\\*`, 'm')
  for (const text of documents) {
    const found = begin.exec(text)
    if (!found) continue
    const rest = text.slice(found.index)
    const [item = ''] = rest.split(/\n(?=- |\||\n|#)/, 1)
    return item
      .replace(/^- |^\| |\s*\|$/g, '')
      .replace(/\s*\n\s*/g, ' ')
      .replaceAll(' | ', ' · ')
      .replaceAll('**', '')
      .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
      .trim()
  }
  return null
}
