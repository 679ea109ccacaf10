import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Deletes the output of removed source files, which the compiler does not do itself and which would be
 * packed.
 *
 * @param folder of a workspace
 * @returns the deleted files
 */
export function removeStaleOutput(folder: string): readonly string[] {
  const { compilerOptions } = JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8'))
  const output = join(folder, compilerOptions.outDir)
  const sources = join(folder, compilerOptions.rootDir)
  const stale = globSync('**/*.{js,js.map,d.ts,d.ts.map}', { cwd: output })
    .filter((file) => {
      const name = file.replace(/(\.d\.ts|\.js)(\.map)?$/, '')
      return !['.ts', '.tsx'].some((ending) => existsSync(join(sources, name + ending)))
    })
    .map((file) => join(output, file))
  for (const file of stale) rmSync(file)
  return stale
}
