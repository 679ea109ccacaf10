import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './Finding.ts'
import { importsOf } from './importsOf.ts'
import { isTestFile } from './isTestFile.ts'
import { sourceFiles } from './sourceFiles.ts'

/** Sources whose weight has a place: code on demand is behind doors. */
const packages: readonly string[] = ['sdk/src', 'ui/src']

/** Names of doors, which say when they are loaded: with the page, on intent, when used. */
const door = /\/(?:page|opening|use)\.ts$/
/** Never loaded by the product. */
const forTests = /^sdk\/src\/testing\//
/** The languages: each file is loaded by itself. */
const single = /^ui\/src\/app\/languages\/languages\.ts$/

/**
 * Most `import()` in the packages together, each of which is a file and a wait of its own, however small: doors that
 * open together are one. Raise it only for a part that most visitors never load.
 */
const mostOnDemand = 62

/** Imports on demand beyond the limit, in the order of files. Tests, and what tests of host apps import, are exempt. */
export function findManyDoors(root: string, limit = mostOnDemand): readonly Finding[] {
  const found = sourcesOf(root)
    .filter(({ file }) => !forTests.test(file))
    .flatMap(({ file, source }) =>
      importsOf(file, source)
        .filter(({ isOnDemand }) => isOnDemand)
        .map(({ line }) => ({ file, line })),
    )
  const reason = `${found.length} import() in ${packages.join(' and ')}, of at most ${limit}: open a door that is there`
  return found.slice(limit).map((place) => ({ ...place, reason }))
}

/**
 * Imports of own modules on demand, `import()`, whose target is no door: which file a line is in could not be told from
 * the folders. Doors export and hold nothing else, so that their text lists what is loaded. Tests are exempt.
 */
export function findWrongDoors(root: string): readonly Finding[] {
  return sourcesOf(root).flatMap(({ file, source }) => [
    ...(single.test(file) ? [] : wrongTargets(file, source)),
    ...wrongDoor(file, source),
  ])
}

/** Sources of the packages without tests, by path in the repository. */
function sourcesOf(root: string): readonly { readonly file: string; readonly source: string }[] {
  return packages.flatMap((home) =>
    sourceFiles(join(root, home))
      .filter((path) => !isTestFile(path))
      .map((path) => {
        const file = `${home}/${path}`
        return { file, source: readFileSync(join(root, file), 'utf8') }
      }),
  )
}

function wrongTargets(file: string, source: string): readonly Finding[] {
  return importsOf(file, source).flatMap(({ specifier, isOnDemand, line }) =>
    isOnDemand && (specifier === undefined || (specifier.startsWith('.') && !door.test(specifier)))
      ? [
          {
            file,
            line,
            reason: `import() of ${specifier ?? 'a computed path'}: only page.ts, opening.ts and use.ts`,
          },
        ]
      : [],
  )
}

function wrongDoor(file: string, source: string): readonly Finding[] {
  if (!door.test(file)) return []
  return source
    .split('\n')
    .flatMap((text, index) =>
      text === '' || /^export \{[^}]+\} from '[^']+'$|^export \{$|^ {2}\w+,$|^\} from '[^']+'$/.test(text)
        ? []
        : [{ file, line: index + 1, reason: 'a door only exports what other modules hold' }],
    )
}
