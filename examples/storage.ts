import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileStorage } from 'totemforge/storage'
import { checkStorage } from 'totemforge/testing'

// It checks a storage against the laws that tables need. Replace it by your own.
const folder = mkdtempSync(join(tmpdir(), 'tables-'))
const report = await checkStorage({
  open: () => fileStorage(folder, { durability: 'process' }),
  close: (storage) => storage.close(),
})
console.log(`${report.kept.length} laws kept, ${report.broken.length} broken; not tried: ${report.untested.join(', ')}`)
rmSync(folder, { recursive: true })
