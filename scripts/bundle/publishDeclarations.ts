import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { BundlePlan } from './BundlePlan.ts'
import { packageEntries } from './packageEntries.ts'
import { replaceFiles } from './replaceFiles.ts'

/**
 * Copies the declarations that can be reached from a package's entries to `dist/types`, which is published. Most modules
 * are internal, and a file of 100 bytes takes 4 kB of a host's disk.
 *
 * @param folder of the package, built by the compiler
 * @throws Error when a declaration is missing
 */
export function publishDeclarations(
  folder: string,
  { sources, sourceMaps }: Pick<BundlePlan, 'sources' | 'sourceMaps'>,
): void {
  const dist = join(folder, 'dist')
  const target = join(dist, 'types')
  const published = new Map<string, string>()
  const pending = Object.keys(packageEntries(folder, sources)).map((entry) => join(dist, `${entry}.d.ts`))
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    const path = relative(dist, file)
    if (published.has(path)) continue
    const content = read(file)
    for (const [, specifier = ''] of content.matchAll(/(?:from |import\()['"](\.[^'"]+)['"]/g))
      pending.push(resolve(dirname(file), specifier.replace(/\.(tsx?|js)$/, '.d.ts')))
    if (sourceMaps) {
      published.set(path, content)
      published.set(`${path}.map`, movedMap(`${file}.map`, dirname(join(target, path))))
    } else published.set(path, content.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'))
  }
  replaceFiles(
    dist,
    ['types'],
    new Map([...published].map(([path, content]) => [`types/${path.split(sep).join('/')}`, content])),
  )
}

function movedMap(file: string, folder: string): string {
  const map = JSON.parse(read(file))
  const moved = (source: string) =>
    relative(folder, resolve(dirname(file), source))
      .split(sep)
      .join('/')
  return JSON.stringify({ ...map, sources: map.sources.map(moved) })
}

function read(file: string): string {
  if (!existsSync(file)) throw new Error(`${file} is missing. Run \`npm run build\` first.`)
  return readFileSync(file, 'utf8')
}
