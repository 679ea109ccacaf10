import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { Finding } from './Finding.ts'
import { type Import, importsOf } from './importsOf.ts'
import { isTestFile } from './isTestFile.ts'
import { sourceFiles } from './sourceFiles.ts'
import { type House, houses, type Storey } from './storeys.ts'

const table = 'scripts/checks/storeys.ts'

/** Imports inside a package from one of its storeys to a higher one, or from a room to a higher one of its storey. */
export function findWrongStoreys(root: string, packages: readonly House[] = houses): readonly Finding[] {
  return packages.flatMap(({ home, storeys }) =>
    sourceFiles(join(root, home))
      .filter((path) => !isTestFile(path) && !path.startsWith('test/'))
      .flatMap((path) => findIn(root, home, path, storeys)),
  )
}

function findIn(root: string, home: string, path: string, storeys: readonly Storey[]): readonly Finding[] {
  const file = `${home}/${path}`
  const from = placeOf(path, storeys)
  if (!from) return [{ file, line: 1, reason: `belongs to no room of ${table}` }]
  return importsOf(path, readFileSync(join(root, file), 'utf8')).flatMap((found) => {
    const reason = wrongBecause(path, from, found, storeys)
    const module = found.specifier === undefined ? 'a computed module' : `'${found.specifier}'`
    return reason ? [{ file, line: found.line, reason: `imports ${module}: ${reason}` }] : []
  })
}

function wrongBecause(
  path: string,
  from: Place,
  { specifier }: Import,
  storeys: readonly Storey[],
): string | undefined {
  if (specifier === undefined) return 'its storey cannot be checked'
  if (!specifier.startsWith('.')) return undefined
  const to = placeOf(posix.join(dirname(path), specifier), storeys)
  if (!to) return `that belongs to no room of ${table}`
  if (from.storey === to.storey) {
    return to.line > from.line ? `${from.room}/ lies below ${to.room}/` : undefined
  }
  const { onlyFor } = storeys[to.storey] ?? {}
  if (onlyFor && !onlyFor.includes(storeys[from.storey]?.folder ?? '')) {
    return `${to.room}/ is only for ${onlyFor.join(', ')}/`
  }
  return to.storey > from.storey ? `${from.room}/ lies on a lower storey than ${to.room}/` : undefined
}

interface Place {
  /** Index of the storey. */
  readonly storey: number
  /** Index of the line of rooms; after all lines for a file directly in the storey. */
  readonly line: number
  readonly room: string
}

/** Place of a path in the package's sources. */
function placeOf(path: string, storeys: readonly Storey[]): Place | undefined {
  const [folder = '', room = '', file] = path.split('/')
  const storey = storeys.findIndex((candidate) => candidate.folder === folder)
  const rooms = storeys[storey]?.rooms
  if (rooms === undefined || room === '') return undefined
  if (file === undefined) return { storey, line: rooms.length, room: folder }
  // A storey without rooms is one.
  if (rooms.length === 0) return { storey, line: 0, room: folder }
  const line = rooms.findIndex((names) => names.includes(room))
  return line < 0 ? undefined : { storey, line, room: `${folder}/${room}` }
}
