import type { OutputFile } from '../fragment/outputFile.ts'

/** `<layer>.ts`: every export of the layer's files by name. */
export function printBarrel(layer: string, files: readonly OutputFile[], header: string): string {
  const owners = new Map<string, string>()
  const statements = [...files]
    .filter(({ inBarrel }) => inBarrel !== false)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ path, declarations }) => {
      const exported = declarations.filter((declaration) => declaration.exported !== false)
      for (const { name } of exported) {
        const owner = owners.get(name)
        if (owner !== undefined)
          throw new Error(`${owner} and ${path} both export '${name}' into ${layer}.ts`)
        owners.set(name, path)
      }
      const names = exported
        .map(({ name, kind }) => (kind === 'interface' || kind === 'typeAlias' ? `type ${name}` : name))
        .sort((a, b) => (bare(a) < bare(b) ? -1 : 1))
      if (names.length === 0) return []
      const allTypes = names.every((name) => name.startsWith('type '))
      const list = allTypes ? names.map(bare) : names
      return [`export ${allTypes ? 'type ' : ''}{ ${list.join(', ')} } from './${path}.ts'`]
    })
  return `${header}\n\n${statements.join('\n')}\n`
}

function bare(name: string): string {
  return name.replace(/^type /, '')
}
