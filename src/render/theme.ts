/**
 * The colours of a picture; `auto` follows the `color-scheme` of its page, or else the reader's system.
 *
 * @example
 * const theme: Theme = 'dark'
 */
export type Theme = (typeof themes)[number]

export const themes = ['light', 'dark', 'auto'] as const

/** Every colour of a game by its name. */
export type Palette<Name extends string> = Readonly<Record<Name, readonly [light: string, dark: string]>>

/** The names of the colours in drawings; the finished picture replaces them with real colours. */
export function colourNames<Name extends string>(palette: Palette<Name>): { readonly [Each in Name]: string }
export function colourNames(palette: Palette<string>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(palette).map((name) => [name, `@${name}`]))
}

/** Puts the colours of a theme into a drawing; only fills and strokes name colours. */
export function coloured(svg: string, palette: Palette<string>, theme: Theme): string {
  return svg.replace(/(fill|stroke)="@(\w+)"/g, (whole, where: string, name: string) => {
    const [light, dark] = palette[name] ?? []
    if (light === undefined || dark === undefined) return whole
    if (theme === 'auto') return `${where}="${light === dark ? light : `light-dark(${light}, ${dark})`}"`
    return `${where}="${theme === 'dark' ? dark : light}"`
  })
}
