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
/** The languages: each file is loaded by itself. */
const single = /^ui\/src\/app\/languages\/languages\.ts$/

/**
 * Imports of own modules on demand, `import()`, whose target is no door: which file a line is in could not be told from
 * the folders. Doors export and hold nothing else, so that their text lists what is loaded. Tests are exempt.
 */
export function findWrongDoors(root: string): readonly Finding[] {
  return packages.flatMap((home) =>
    sourceFiles(join(root, home))
      .filter((path) => !isTestFile(path))
      .flatMap((path) => {
        const file = `${home}/${path}`
        const source = readFileSync(join(root, file), 'utf8')
        return [...(single.test(file) ? [] : wrongTargets(file, source)), ...wrongDoor(file, source)]
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
