import { Node, type SourceFile, type StringLiteral, SyntaxKind } from 'ts-morph'

/** Callees whose first argument is a module specifier. */
const moduleCallees =
  /^(import|require|require\.resolve|(vi|jest)\.(mock|unmock|doMock|importActual|requireActual))$/

/** Changes module specifiers outside of import declarations: `import()`, `require()`, mocks, types of `import('…')`. */
export function moveModuleStrings(file: SourceFile, homeOf: (module: string) => string | undefined): void {
  for (const literal of file.getDescendantsOfKind(SyntaxKind.StringLiteral)) {
    const home = homeOf(literal.getLiteralValue())
    if (home === undefined || !isModule(literal)) continue
    const quote = literal.getText()[0]
    literal.replaceWithText(`${quote}${home}${quote}`)
  }
}

function isModule(literal: StringLiteral): boolean {
  const parent = literal.getParent()
  if (Node.isCallExpression(parent))
    return parent.getArguments()[0] === literal && moduleCallees.test(parent.getExpression().getText())
  return (
    Node.isModuleDeclaration(parent) ||
    (Node.isLiteralTypeNode(parent) && Node.isImportTypeNode(parent.getParent()))
  )
}
