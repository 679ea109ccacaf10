import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTestFile } from './isTestFile.ts'
import { sourceFiles } from './sourceFiles.ts'

export interface SdkSource {
  /** Path in the repository, with slashes. */
  readonly file: string
  /** Path in `sdk/src`. */
  readonly path: string
  readonly text: string
}

/** The sdk's own code, without its tests and their helpers. */
export function sdkSources(root: string): readonly SdkSource[] {
  const home = join(root, 'sdk/src')
  return sourceFiles(home)
    .filter((path) => !isTestFile(path))
    .map((path) => ({
      file: `sdk/src/${path}`,
      path,
      text: readFileSync(join(home, path), 'utf8'),
    }))
}
