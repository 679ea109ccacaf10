import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/**
 * The modules that hosts can import, by path relative to the sources, with their files.
 *
 * @param folder of the package
 * @param sources folder of its sources, relative to it
 * @throws Error when an entry has no source
 */
export function packageEntries(folder: string, sources: string): Readonly<Record<string, string>> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const entries: Record<string, string> = {}
  for (const [entry, conditions] of Object.entries<Record<string, string>>(manifest.exports)) {
    // The conditions with compiled code name its path in `dist/bundle`.
    for (const [condition, file] of Object.entries(conditions)) {
      if (!file.startsWith('./dist/bundle/') || condition === 'types') continue
      const pattern = file.slice('./dist/bundle/'.length).replace(/\.js$/, '')
      const found = globSync(`${pattern.replace('*', '**/*')}.{ts,tsx}`, {
        cwd: join(folder, sources),
        exclude: ['dist', 'node_modules', '**/*.test.*'],
      })
      if (found.length === 0) throw new Error(`The entry ${entry} has no source for ${file}.`)
      for (const source of found)
        entries[
          source
            .split(sep)
            .join('/')
            .replace(/\.tsx?(?=$|\?)/, '')
        ] = join(folder, sources, source)
    }
  }
  return entries
}
