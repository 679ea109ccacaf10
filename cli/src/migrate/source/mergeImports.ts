import type { ImportDeclaration, SourceFile } from 'ts-morph'
import { appendNames } from './appendNames.ts'
import { removeDeclaration } from './removeDeclaration.ts'

/** Joins the named imports of a module; imports of types alone stay apart from the others. */
export function mergeImports(file: SourceFile, module: string): void {
  for (const isTypeOnly of [false, true]) {
    const declarations = () =>
      file
        .getImportDeclarations()
        .filter(
          (each) =>
            each.getModuleSpecifierValue() === module &&
            each.isTypeOnly() === isTypeOnly &&
            hasOnlyNames(each),
        )
    for (let [first, second] = declarations(); first && second; [first, second] = declarations()) {
      const known = new Set(first.getNamedImports().map((each) => each.getText()))
      const added = second.getNamedImports().map((each) => each.getText())
      const missing = added.filter((each) => !known.has(each))
      removeDeclaration(second)
      const last = declarations()[0]?.getNamedImports().at(-1)
      if (last) appendNames(last, missing)
    }
  }
}

function hasOnlyNames(declaration: ImportDeclaration): boolean {
  return (
    !declaration.getDefaultImport() &&
    !declaration.getNamespaceImport() &&
    declaration.getNamedImports().length > 0
  )
}
