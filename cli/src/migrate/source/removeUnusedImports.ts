import type { SourceFile } from 'ts-morph'
import { identifiersOf } from './identifiersOf.ts'
import { removeDeclaration } from './removeDeclaration.ts'
import { applyTextEdits } from './textEdits.ts'

/** Removes imported names that were used before a change and are not now; a module with none left is removed, too. */
export function removeUnusedImports(file: SourceFile, usedBefore: ReadonlySet<string>): void {
  const used = identifiersOf(file)
  for (;;) {
    const unused = file
      .getImportDeclarations()
      .flatMap((declaration) => declaration.getNamedImports())
      .find((specifier) => {
        const name = specifier.getAliasNode()?.getText() ?? specifier.getName()
        return usedBefore.has(name) && !used.has(name)
      })
    if (!unused) return
    const declaration = unused.getImportDeclaration()
    const names = declaration.getNamedImports()
    if (names.length === 1 && !declaration.getDefaultImport()) {
      removeDeclaration(declaration)
      continue
    }
    const index = names.indexOf(unused)
    const next = names[index + 1]
    const previous = names[index - 1]
    // The comma between two names goes along.
    if (next) applyTextEdits(file, [{ start: unused.getStart(), end: next.getStart(), text: '' }])
    else if (previous) applyTextEdits(file, [{ start: previous.getEnd(), end: unused.getEnd(), text: '' }])
    else return
  }
}
