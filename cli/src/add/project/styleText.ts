import { Node, Project, type SourceFile, SyntaxKind } from 'ts-morph'
import { applyTextEdits, replaceNode, type TextEdit } from '../../migrate/source/textEdits.ts'
import type { ProjectStyle } from './ProjectStyle.ts'
import { withoutTypes } from './withoutTypes.ts'

/** Statements that a semicolon ends. */
const ended = [
  SyntaxKind.ImportDeclaration,
  SyntaxKind.ExportDeclaration,
  SyntaxKind.ExportAssignment,
  SyntaxKind.ExpressionStatement,
  SyntaxKind.ReturnStatement,
  SyntaxKind.VariableStatement,
]

/** Rewrites a text of the templates as a project writes its own: quotes, semicolons, indentation, line ends, types. */
export function styleText(text: string, style: ProjectStyle, isTyped: boolean): string {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true })
  const file = project.createSourceFile('file.tsx', text)
  if (!isTyped) withoutTypes(file)
  applyTextEdits(file, [...quotes(file, style), ...semicolons(file, style)])
  return file
    .getFullText()
    .replaceAll(/^(?: {2})+/gm, (spaces) => style.indent.repeat(spaces.length / 2))
    .replaceAll(/\r?\n/g, style.lineEnd)
}

function quotes(file: SourceFile, { quote }: ProjectStyle): readonly TextEdit[] {
  return file.getDescendantsOfKind(SyntaxKind.StringLiteral).flatMap((literal) => {
    const value = literal.getText().slice(1, -1)
    if (Node.isJsxAttribute(literal.getParent()) || /["'\\]/.test(value)) return []
    return [replaceNode(literal, `${quote}${value}${quote}`)]
  })
}

function semicolons(file: SourceFile, { semicolon }: ProjectStyle): readonly TextEdit[] {
  return ended
    .flatMap((kind) => file.getDescendantsOfKind(kind))
    .flatMap((statement) => {
      const end = statement.getEnd()
      return semicolon === '' || statement.getText().endsWith(';') ? [] : [{ start: end, end, text: ';' }]
    })
}
