import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { Finding } from './Finding.ts'
import { importsOf } from './importsOf.ts'
import { isTestFile } from './isTestFile.ts'
import { sourceFiles } from './sourceFiles.ts'

/** Sources whose folders are not ordered in a table (`storeys.ts`), but must have an order. */
const packages: readonly string[] = ['sandbox/src', 'server/src', 'cli/src']

/** An import of one folder by a file of another. */
interface Arrow extends Finding {
  readonly from: string
  readonly to: string
}

/**
 * Imports between folders that import each other, directly or through others: none of them can be read first. Folders are
 * those directly in the sources; a file beside them counts as one. Tests are exempt.
 */
export function findFolderRings(root: string): readonly Finding[] {
  return packages.flatMap((home) => {
    const arrows = arrowsOf(root, home)
    const reached = new Map(arrows.map(({ to }) => [to, reachableFrom(to, arrows)]))
    return arrows
      .filter(({ from, to }) => reached.get(to)?.has(from))
      .map(({ file, line, reason }) => ({ file, line, reason }))
  })
}

function arrowsOf(root: string, home: string): readonly Arrow[] {
  return sourceFiles(join(root, home))
    .filter((path) => !isTestFile(path))
    .flatMap((path) =>
      importsOf(path, readFileSync(join(root, home, path), 'utf8')).flatMap(({ specifier = '', line }) => {
        const [from = '', to = ''] = [path, posix.join(dirname(path), specifier)].map(folderOf)
        if (!specifier.startsWith('.') || from === to) return []
        const reason = `imports '${specifier}': ${to} imports ${from} in turn`
        return [{ from, to, file: `${home}/${path}`, line, reason }]
      }),
    )
}

const folderOf = (path: string) => path.split('/')[0] ?? path

function reachableFrom(start: string, arrows: readonly Arrow[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const pending = [start]
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    if (reached.has(folder)) continue
    reached.add(folder)
    pending.push(...arrows.filter(({ from }) => from === folder).map(({ to }) => to))
  }
  return reached
}
