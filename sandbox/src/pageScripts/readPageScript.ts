import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Bundle } from './bundlePageScript.ts'

/** A bundle on disk, valid until one of its files changes. */
interface CachedBundle {
  readonly code: string
  /** File to hash of its content. */
  readonly files: Readonly<Record<string, string>>
}

export interface ReadPageScriptParameters {
  readonly cacheFile: string
  readonly bundle: () => Promise<Bundle>
}

/** Reads a script from the cache, or bundles it again when one of its files has changed. */
export async function readPageScript(parameters: ReadPageScriptParameters): Promise<string> {
  const { cacheFile, bundle } = parameters
  const cached = await readCache(cacheFile)
  if (cached) return cached
  const { code, files } = await bundle()
  await writeCache(cacheFile, { code, files: await hashAll(files) })
  return code
}

async function readCache(cacheFile: string): Promise<string | undefined> {
  try {
    const { code, files } = JSON.parse(await readFile(cacheFile, 'utf8')) as CachedBundle
    const now = await hashAll(Object.keys(files))
    return Object.entries(files).every(([file, hash]) => now[file] === hash) ? code : undefined
  } catch {
    // Missing, truncated, or of deleted files: bundle again.
    return undefined
  }
}

async function writeCache(cacheFile: string, content: CachedBundle): Promise<void> {
  const beside = `${cacheFile}.${process.pid}`
  try {
    await mkdir(dirname(cacheFile), { recursive: true })
    await writeFile(beside, JSON.stringify(content))
    // Atomic, so that another sandbox does not read a partial file.
    await rename(beside, cacheFile)
  } catch {
    // Without a writable folder the next start bundles again.
  }
}

async function hashAll(files: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const hashes = await Promise.all(
    files.map(
      async (file) =>
        [
          file,
          createHash('sha256')
            .update(await readFile(file))
            .digest('hex'),
        ] as const,
    ),
  )
  return Object.fromEntries(hashes)
}
