import { Node, type SourceFile, SyntaxKind } from 'ts-morph'
import { applyTextEdits, removeLine, type TextEdit } from '../../migrate/source/textEdits.ts'

/** Makes a file of the templates JavaScript: imports of types and annotations go, every other character stays. */
export function withoutTypes(file: SourceFile): void {
  const imports = file.getImportDeclarations().flatMap((declaration): readonly TextEdit[] => {
    if (declaration.isTypeOnly()) return [removeLine(declaration)]
    return declaration.getNamedImports().flatMap((name) => {
      if (!name.isTypeOnly()) return []
      const previous = name.getPreviousSiblingIfKind(SyntaxKind.CommaToken)
      return [{ start: (previous ?? name).getStart(), end: name.getEnd(), text: '' }]
    })
  })
  const annotations = file.getDescendants().flatMap((node): readonly TextEdit[] => {
    const type =
      Node.isFunctionDeclaration(node) || Node.isArrowFunction(node) || Node.isMethodDeclaration(node)
        ? node.getReturnTypeNode()
        : Node.isParameterDeclaration(node) || Node.isVariableDeclaration(node)
          ? node.getTypeNode()
          : undefined
    const colon = type?.getPreviousSiblingIfKind(SyntaxKind.ColonToken)
    return type && colon ? [{ start: colon.getStart(), end: type.getEnd(), text: '' }] : []
  })
  const assertions = file
    .getDescendantsOfKind(SyntaxKind.SatisfiesExpression)
    .map((node) => ({ start: node.getExpression().getEnd(), end: node.getEnd(), text: '' }))
  applyTextEdits(file, [...imports, ...annotations, ...assertions])
}
