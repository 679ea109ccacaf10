import type { Code } from '../fragment/code.ts'
import type { Declaration } from '../fragment/declaration.ts'
import type { ImportedName } from '../fragment/importedName.ts'
import { collectImports } from './renderCode.ts'

/** Everything that the declarations of a file import. */
export function declarationImports(declarations: readonly Declaration[]): Set<ImportedName> {
  const found = new Set<ImportedName>()
  const look = (code: Code | undefined) => {
    if (code !== undefined) collectImports(code, found)
  }
  for (const declaration of declarations) {
    for (const parameter of declaration.typeParameters ?? []) {
      look(parameter.extends)
      look(parameter.default)
    }
    switch (declaration.kind) {
      case 'interface':
        declaration.extends?.forEach(look)
        for (const { type } of declaration.members) look(type)
        break
      case 'typeAlias':
        look(declaration.type)
        break
      case 'const':
        look(declaration.type)
        look(declaration.value)
        break
      case 'function':
        for (const parameter of declaration.parameters) {
          look(parameter.type)
          look(parameter.default)
        }
        look(declaration.returns)
        declaration.body.forEach(look)
    }
  }
  return found
}
