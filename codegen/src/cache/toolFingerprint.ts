import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { packageFolder } from '../packageFolder.ts'

/** Changes whenever the generator does, so that the state of another version is never used. */
export function toolFingerprint(): string {
  const files = filesBelow(fileURLToPath(new URL('src', packageFolder())))
  let newest = 0
  let bytes = 0
  for (const file of files) {
    const { mtimeMs, size } = statSync(file)
    newest = Math.max(newest, mtimeMs)
    bytes += size
  }
  return `${files.length} ${bytes} ${newest}`
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesBelow(path)
    return /(?<!\.test|\.d)\.[jt]s$/.test(entry.name) ? [path] : []
  })
}
