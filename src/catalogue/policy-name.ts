/**
 * The settings after the name of a policy: `ismcts:500:exploration=0.7` has the value `500` and a setting by name.
 *
 * @example
 * export default ({ values, named }: PolicySettings) => searcher({ iterations: Number(values[0] ?? 100), ...named })
 */
export interface PolicySettings {
  /** The parts without a name, in order. */
  readonly values: readonly string[]
  /** The parts with a name. */
  readonly named: Readonly<Partial<Record<string, string>>>
}

/** A policy as written by the user: a name of the catalogue, or the file of a module, and its settings. */
export interface PolicyName {
  readonly name: string
  readonly isFile: boolean
  readonly settings: PolicySettings
}

/** The path of a file may contain a colon, as in Windows. */
const fileName = /^((?:\.{0,2}[/\\]|file:|[A-Za-z]:[/\\])?[^:]*\.[cm]?[jt]s)(?::(.*))?$/s

export function readPolicyName(text: string): PolicyName {
  const [, file, behind = ''] = fileName.exec(text) ?? []
  const [name = '', ...parts] =
    file === undefined ? text.split(':') : [file, ...(behind === '' ? [] : behind.split(':'))]
  const named = parts.flatMap((part) => {
    const [, key = '', value = ''] = /^([^=]+)=(.*)$/s.exec(part) ?? []
    return key === '' ? [] : [[key, value] as const]
  })
  const values = parts.filter((part) => !/^[^=]+=/.test(part))
  return { name, isFile: file !== undefined, settings: { values, named: Object.fromEntries(named) } }
}

export function numberIn(text: string, what: string): number {
  const number = Number(text)
  if (text.trim() === '' || !Number.isFinite(number)) throw new Error(`${what} takes a number, not "${text}".`)
  return number
}
