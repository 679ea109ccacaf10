import type { SourceFile } from 'ts-morph'

/** The name by which a file uses an imported one: its alias, or the name itself; undefined where it is not imported. */
export function localName(file: SourceFile, module: string, name: string): string | undefined {
  for (const declaration of file.getImportDeclarations()) {
    if (declaration.getModuleSpecifierValue() !== module) continue
    const specifier = declaration.getNamedImports().find((each) => each.getName() === name)
    if (specifier) return specifier.getAliasNode()?.getText() ?? name
  }
  return undefined
}
