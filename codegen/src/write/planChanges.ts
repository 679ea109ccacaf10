import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hasFileHeader } from '../print/header.ts'

/** Changes that make the output folder hold exactly the printed files. */
export interface Changes {
  readonly write: readonly { readonly path: string; readonly text: string; readonly isNew: boolean }[]
  /** Files of this generator that are no longer generated. */
  readonly remove: readonly string[]
  /** Files in the way that this generator did not write; they are never replaced. */
  readonly foreign: readonly string[]
  readonly unchanged: number
}

/**
 * Compares the printed files with the disk.
 *
 * @param folders Folders below the output folder that files may be removed from; `''` represents all of it.
 */
export function planChanges(
  output: string,
  printed: ReadonlyMap<string, string>,
  folders: readonly string[],
): Changes {
  const write: Changes['write'][number][] = []
  const foreign: string[] = []
  let unchanged = 0
  const mayExist = createListing(output)
  for (const [path, text] of [...printed].sort(([a], [b]) => (a < b ? -1 : 1))) {
    assertInside(path)
    const existing = mayExist(path) ? readIfThere(join(output, path)) : undefined
    if (existing === text) unchanged++
    // An interrupted run leaves an empty file behind.
    else if (existing !== undefined && existing !== '' && !hasFileHeader(existing)) foreign.push(path)
    else write.push({ path, text, isNew: existing === undefined })
  }
  const remove = folders
    .flatMap((folder) => listSources(output, folder))
    .filter((path) => !printed.has(path) && hasFileHeader(readIfThere(join(output, path)) ?? ''))
  return { write, remove: [...new Set(remove)].sort(), foreign, unchanged }
}

/** A safeguard: names are made of identifiers, which cannot leave the folder. */
function assertInside(path: string) {
  if (path.split('/').some((part) => part === '' || part === '.' || part === '..') || /[\\:\0]/.test(path)) {
    throw new Error(`Refusing to write outside the output folder: ${JSON.stringify(path)}`)
  }
}

/**
 * Finds files that cannot exist: in a first run most do not, and listing their folders is faster than a look at each.
 * Ignores case, as some file systems do.
 */
function createListing(output: string): (path: string) => boolean {
  const known = new Map<string, ReadonlySet<string>>()
  return (path) => {
    const slash = path.lastIndexOf('/')
    const folder = path.slice(0, Math.max(slash, 0))
    let names = known.get(folder)
    if (names === undefined) {
      const at = join(output, folder)
      names = new Set(existsSync(at) ? readdirSync(at).map((name) => name.toLowerCase()) : [])
      known.set(folder, names)
    }
    return names.has(path.slice(slash + 1).toLowerCase())
  }
}

function readIfThere(path: string): string | undefined {
  const entry = lstatSync(path, { throwIfNoEntry: false })
  if (entry === undefined) return undefined
  const isFile = entry.isSymbolicLink()
    ? statSync(path, { throwIfNoEntry: false })?.isFile() === true
    : entry.isFile()
  return isFile ? readFileSync(path, 'utf8') : noFile
}

const noFile = '(no file)'

/** TypeScript files and pages below a folder, except for packages and builds. */
function listSources(output: string, folder: string): string[] {
  const start = join(output, folder)
  if (!existsSync(start)) return existsSync(`${start}.ts`) ? [`${folder}.ts`] : []
  return readdirSync(start, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory())
      return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : listSources(output, path)
    return entry.isFile() && /\.(ts|md)$/.test(entry.name) ? [path] : []
  })
}
