import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** Answers with a file of a folder, and with nothing outside it. */
export async function sendFile(folder: string, path: string, response: ServerResponse): Promise<void> {
  const file = fileAt(resolve(folder), path)
  const found = file === null ? null : await stat(file).catch(() => null)
  if (file === null || !found?.isFile()) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, {
    'content-type': kinds[extname(file)] ?? 'application/octet-stream',
    'content-length': found.size,
    'cache-control': 'no-cache',
  })
  await pipeline(createReadStream(file), response)
}

function fileAt(folder: string, path: string): string | null {
  let name: string
  try {
    name = decodeURIComponent(path)
  } catch {
    return null
  }
  const file = join(folder, name.endsWith('/') ? `${name}index.html` : name)
  return !name.includes('\0') && file.startsWith(folder + sep) ? file : null
}
