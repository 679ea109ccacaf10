import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { Finding } from './Finding.ts'
import { type Direction, importDirections } from './importDirections.ts'
import { importsOf } from './importsOf.ts'
import { sourceFiles } from './sourceFiles.ts'

/** Imports that violate {@link importDirections}: by package name, or by a relative path out of their folder. */
export function findWrongImports(root: string): readonly Finding[] {
  return sourceFiles(root).flatMap((file) => {
    const direction = directionOf(file)
    if (!direction) {
      return file.includes('/')
        ? [
            {
              file,
              line: 1,
              reason: 'is in a folder without an entry in scripts/checks/importDirections.ts',
            },
          ]
        : []
    }
    return importsOf(file, readFileSync(join(root, file), 'utf8')).flatMap(({ specifier, line }) => {
      const reason = specifier === undefined ? undefined : wrongBecause(file, direction, specifier)
      return reason ? [{ file, line, reason: `imports '${specifier}': ${reason}` }] : []
    })
  })
}

interface FolderDirection extends Direction {
  /** The actual folder that an entry with `*` matches. */
  readonly home: string
}

function directionOf(file: string): FolderDirection | undefined {
  for (const direction of importDirections) {
    const [first, second] = file.split('/')
    const home = direction.folder.endsWith('/*') ? `${first}/${second}` : first
    if (home && file.startsWith(`${home}/`) && direction.folder.replace('/*', '') === first) {
      return { ...direction, home }
    }
  }
  return undefined
}

function wrongBecause(file: string, direction: FolderDirection, specifier: string): string | undefined {
  if (specifier.startsWith('.')) {
    const target = posix.join(dirname(file), specifier)
    const reachable = [direction.home, ...(direction.mayReach ?? [])]
    return reachable.some((place) => target === place || target.startsWith(`${place}/`))
      ? undefined
      : `that is outside of ${direction.home}/`
  }
  if (isOurs(specifier)) {
    const allowed = direction.mayImport.some((entry) => covers(entry, specifier))
    return allowed
      ? undefined
      : `${direction.home} may import ${direction.mayImport.join(', ') || 'none of our packages'}`
  }
  // Tests run in Node.
  if (/\.test(-d)?\./.test(file)) return undefined
  const banned = Object.entries(direction.without ?? {}).find(([name]) => covers(name, specifier))
  return banned?.[1]
}

function isOurs(specifier: string): boolean {
  return specifier.startsWith('@wallet-kit/') || covers('create-wallet-kit', specifier)
}

function covers(name: string, specifier: string): boolean {
  return specifier === name || specifier.startsWith(/[/:]$/.test(name) ? name : `${name}/`)
}
