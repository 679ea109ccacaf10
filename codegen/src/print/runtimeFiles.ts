import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { packageFolder } from '../packageFolder.ts'
import { exactRuntime } from './exactRuntime.ts'
import { fileHeader } from './header.ts'

export interface RuntimeOptions {
  /** Text above the header. */
  readonly licence?: string | undefined
  /** JSON is read and written without rounding whole numbers. */
  readonly exact?: boolean | undefined
}

/**
 * Run-time sources by path below the output folder: the imported ones, and the ones that these import.
 *
 * @param extension Ending of import paths.
 */
export function runtimeFiles(
  imported: Iterable<string>,
  extension: string,
  { licence, exact = false }: RuntimeOptions = {},
): Map<string, string> {
  const header = fileHeader('its run-time sources', licence)
  // The package has its sources, too.
  const folder = new URL('src/runtime/', packageFolder())
  const printed = new Map<string, string>()
  // A set can grow while it is iterated: imports of a source are visited too.
  const pending = new Set(imported)
  for (const name of pending) {
    const plain = readFileSync(new URL(`${name}.ts`, folder), 'utf8')
    const source = exact ? exactRuntime(name, plain) : plain
    for (const [, path] of source.matchAll(ownImport)) {
      if (path !== undefined) pending.add(posix.join(posix.dirname(name), path))
    }
    const text = extension === '.ts' ? source : source.replaceAll(ownImport, `from '$1${extension}'`)
    printed.set(`runtime/${name}.ts`, `${header}\n\n${text}`)
  }
  return printed
}

const ownImport = /from '(\.\.?\/[\w./]+)\.ts'/g
