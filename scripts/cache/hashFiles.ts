import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const skippedFolders = new Set(['node_modules', 'dist', '.cache'])

/**
 * Hashes files and folders by names and contents only. Build output and installed packages inside the folders are
 * ignored.
 *
 * @param root that names are taken relative to, so that two clones agree
 */
export function hashFiles(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((path) => filesIn(join(root, path))).sort()) {
    const name = relative(root, path).split(sep).join('/')
    const content = readFileSync(path)
    // Lengths keep "ab" + "c" apart from "a" + "bc".
    hash.update(`${name.length}:${name}:${content.length}:`).update(content)
  }
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return []
  if (!stats.isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !(entry.isDirectory() && skippedFolders.has(entry.name)))
    .flatMap((entry) => filesIn(join(path, entry.name)))
}
