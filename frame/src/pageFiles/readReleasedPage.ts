import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PageBundle } from './PageBundle.ts'
import { integrityFile } from './pageFolder.ts'
import { toIntegrity } from './toIntegrity.ts'
import { workerFile } from './workerFile.ts'

/**
 * Reads the scripts that were released with the package.
 *
 * @param folder of the scripts and their hashes
 * @throws an Error when one is missing, or has another hash than at the release
 */
export async function readReleasedPage(folder: URL): Promise<PageBundle> {
  const path = (name: string) => fileURLToPath(new URL(name, folder))
  const integrity: Readonly<Record<string, string>> = JSON.parse(await readFile(path(integrityFile), 'utf8'))
  const scripts = await Promise.all(
    Object.entries(integrity).map(async ([name, hash]) => {
      const code = await readFile(path(name), 'utf8')
      if (toIntegrity(code) !== hash)
        throw new Error(`The page's script ${name} is not the released one. Install the package again.`)
      return [name, code] as const
    }),
  )
  const { [workerFile]: worker = '', ...modules } = Object.fromEntries(scripts)
  return {
    files: { modules, worker, integrity },
    sources: [integrityFile, ...Object.keys(integrity)].map(path),
  }
}
