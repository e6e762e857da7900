import { ruleId } from './markdown'

/** The ids of the rules that a document defines: those that stand in bold. */
export const definedIn = (text: string): string[] =>
  [...text.matchAll(/\*\*([A-Z]+-[^*\s]+)\*\*/g)].flatMap(([, id = '']) =>
    id.match(new RegExp(`^${ruleId.source}$`)) ? [id] : [],
  )
