export type Attributes = Readonly<Record<string, string | number>>

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text that is safe inside an SVG, without characters that XML forbids. */
export const escaped = (text: string | number): string =>
  // Most of what is drawn is a number.
  typeof text === 'number'
    ? `${text}`
    : text.replace(/[&<>"]|[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, (sign) => escapes[sign] ?? '')

const attributeText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')

export const shape = (name: string, attributes: Attributes): string => `<${name}${attributeText(attributes)}/>`

export const group = (attributes: Attributes, parts: readonly string[]): string =>
  `<g${attributeText(attributes)}>\n${parts.join('\n')}\n</g>`

export const at = (x: number, y: number, parts: readonly string[]): string =>
  group({ transform: `translate(${x} ${y})` }, parts)

export const titled = (title: string): string => `<title>${escaped(title)}</title>`

export const write = (x: number, y: number, text: string | number, attributes: Attributes = {}): string =>
  `<text x="${x}" y="${y}"${attributeText(attributes)}>${escaped(text)}</text>`

export const bold: Attributes = { 'font-weight': 'bold' }
export const centred: Attributes = { 'text-anchor': 'middle' }

/** Shortens a text that is wider than the room. */
export function fitted(text: string, size: number, room: number): string {
  const most = Math.floor(room / (size * 0.62))
  return text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…`
}

/** A whole picture. */
export const picture = (
  width: number,
  height: number,
  fill: string,
  parts: readonly string[],
  more: Attributes = { role: 'img' },
): string => {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    'font-family': "'DejaVu Sans', Verdana, system-ui, sans-serif",
    'font-size': 12,
    fill,
    ...more,
  }
  return `<svg${attributeText(attributes)}>\n${parts.join('\n')}\n</svg>\n`
}
