import { type SourceFile, SyntaxKind } from 'ts-morph'

/** Identifiers of a file outside of its imports. */
export function identifiersOf(file: SourceFile): ReadonlySet<string> {
  return new Set(
    file
      .getDescendantsOfKind(SyntaxKind.Identifier)
      .filter((each) => !each.getFirstAncestorByKind(SyntaxKind.ImportDeclaration))
      .map((each) => each.getText()),
  )
}
