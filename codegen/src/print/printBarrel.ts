import type { PrintedFile } from './printedFile.ts'
import type { PrintOptions } from './printFile.ts'

/** `<layer>.ts`: every export of the layer's files by name. */
export function printBarrel(
  layer: string,
  files: readonly Pick<PrintedFile, 'path' | 'exports'>[],
  { header, extension }: PrintOptions,
): string {
  const owners = new Map<string, string>()
  const statements = [...files]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ path, exports }) => {
      if (exports.length === 0) return []
      for (const { name } of exports) {
        const owner = owners.get(name)
        if (owner !== undefined)
          throw new Error(`${owner} and ${path} both export '${name}' into ${layer}.ts`)
        owners.set(name, path)
      }
      const allTypes = exports.every(({ isType }) => isType)
      const names = [...exports]
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map(({ name, isType }) => (isType && !allTypes ? `type ${name}` : name))
      return [`export ${allTypes ? 'type ' : ''}{ ${names.join(', ')} } from './${path}${extension}'`]
    })
  return `${header}\n\n${statements.join('\n')}\n`
}
