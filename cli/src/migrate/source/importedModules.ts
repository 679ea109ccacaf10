import { type SourceFile, SyntaxKind } from 'ts-morph'

/** Module specifiers of a file: imports, re-exports, `import()`, `require()` and types of `import('…')`. */
export function importedModules(file: SourceFile): readonly string[] {
  const calls = file.getDescendantsOfKind(SyntaxKind.CallExpression).flatMap((call) => {
    const [argument] = call.getArguments()
    const callee = call.getExpression().getText()
    return (callee === 'import' || callee === 'require') && argument?.isKind(SyntaxKind.StringLiteral)
      ? [argument.getLiteralValue()]
      : []
  })
  const types = file
    .getDescendantsOfKind(SyntaxKind.ImportType)
    .map((type) => type.getArgument().getText().slice(1, -1))
  return [
    ...file.getImportDeclarations().map((each) => each.getModuleSpecifierValue()),
    ...file.getExportDeclarations().flatMap((each) => each.getModuleSpecifierValue() ?? []),
    ...calls,
    ...types,
  ]
}
