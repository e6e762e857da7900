const begin = /^(?:- |\d+\. |\| )\*\*([A-Z]+(?:-[A-Z0-9.a-z]+)+)\*\*/m

/** The text of a rule without the signs of Markdown. */
const plain = (text: string): string =>
  text
    .replace(/^(?:- |\d+\. |\| )|\s*\|$/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll(' | ', ' · ')
    .replaceAll('**', '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .trim()

/** The texts of all rules in documents with their ids in bold: items of lists, or rows of tables. Each begins with its id. */
export function ruleTexts(documents: readonly string[]): readonly string[] {
  return documents.flatMap((text) =>
    text
      .split(/\n(?= *(?:- |\d+\. )|\||\n|#)/)
      .filter((item) => begin.test(item.trimStart()))
      .map((item) => plain(item.trimStart())),
  )
}

/** The text of a rule by its id. */
export const ruleText = (documents: readonly string[], id: string): string | null =>
  ruleTexts(documents).find((text) => text === id || text.startsWith(`${id} `) || text.startsWith(`${id}:`)) ?? null
