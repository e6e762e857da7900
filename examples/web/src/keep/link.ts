/** A text as a part of an address, and back: compressed, since a game is long. */

const pipe = async (bytes: BlobPart, through: CompressionStream | DecompressionStream): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer()

export async function packed(text: string): Promise<string> {
  const bytes = new Uint8Array(await pipe(text, new CompressionStream('deflate-raw')))
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Longer than any record that is worth a link; a small compressed text could hold a huge one. */
const longest = 2_000_000

export async function unpacked(link: string): Promise<string> {
  const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts).text()
    length += value.length
    if (length > longest) throw new RangeError('This link holds more than a game.')
    parts.push(new Uint8Array(value))
  }
}

/** Offers a text as a file to download. */
export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
