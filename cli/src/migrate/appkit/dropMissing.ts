import type { SourceFile } from 'ts-morph'
import type { MigrationReport } from '../report/MigrationReport.ts'
import { dropValue } from '../source/dropValue.ts'
import { authConnector, otherFamilies } from './differences.ts'
import { otherAdapters, otherNetworks } from './homes.ts'

export interface DropMissingParameters {
  readonly file: SourceFile
  readonly files: readonly SourceFile[]
  readonly report: MigrationReport
}

/**
 * Takes adapters, networks and connectors without a twin out of the lists that they are in.
 *
 * @returns Names of imports that are unused now.
 */
export function dropMissing({ file, files, report }: DropMissingParameters): ReadonlySet<string> {
  const dropped = new Set<string>()
  const candidates = file.getImportDeclarations().flatMap((declaration) => {
    const module = declaration.getModuleSpecifierValue()
    return declaration.getNamedImports().flatMap((specifier) => {
      const name = specifier.getName()
      const difference = otherAdapters.has(module)
        ? otherFamilies
        : module === '@reown/appkit/networks' && otherNetworks.has(name)
          ? otherFamilies
          : name === 'authConnector'
            ? authConnector
            : undefined
      if (!difference) return []
      report.add(difference, specifier, name)
      return [{ name, local: specifier.getAliasNode()?.getText() ?? name }]
    })
  })
  for (const { name, local } of candidates) if (dropValue({ file, name: local, files })) dropped.add(name)
  return dropped
}
