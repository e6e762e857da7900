/** What the page remembers under a name; `null` if nothing, or if the browser stores nothing. */
export const remembered = (name: string): string | null => {
  try {
    return localStorage.getItem(`totemforge ${name}`)
  } catch {
    return null
  }
}

export const remember = (name: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(`totemforge ${name}`)
    else localStorage.setItem(`totemforge ${name}`, value)
  } catch {
    // Without a store the page asks again next time.
  }
}
