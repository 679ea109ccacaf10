import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PageBundle } from './PageBundle.ts'
import { integrityFile } from './pageFolder.ts'
import { workerFile } from './workerFile.ts'

/** Writes the page's scripts with their hashes, to be read by `readReleasedPage`. What was in the folder is removed. */
export async function writePage({ files }: PageBundle, folder: URL): Promise<void> {
  const { modules, worker, integrity } = files
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const all = { ...modules, [workerFile]: worker, [integrityFile]: `${JSON.stringify(integrity, null, 2)}\n` }
  for (const [name, text] of Object.entries(all)) await writeFile(fileURLToPath(new URL(name, folder)), text)
}
