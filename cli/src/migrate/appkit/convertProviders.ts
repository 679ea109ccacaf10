import {
  type JsxOpeningElement,
  type JsxSelfClosingElement,
  Node,
  type SourceFile,
  SyntaxKind,
} from 'ts-morph'
import type { MigrationReport } from '../report/MigrationReport.ts'
import { addImport } from '../source/addImport.ts'
import { importStyle } from '../source/importStyle.ts'
import { objectText } from '../source/literal.ts'
import { localName } from '../source/localName.ts'
import { applyTextEdits } from '../source/textEdits.ts'
import { unusedName } from '../source/unusedName.ts'
import { provider } from './differences.ts'

type Opening = JsxOpeningElement | JsxSelfClosingElement

const entry = '@reown/appkit/react'

/** Creates the kit outside of the component that renders AppKit's `AppKitProvider`, which takes the options there. */
export function convertProviders(file: SourceFile, report: MigrationReport): void {
  const name = localName(file, entry, 'AppKitProvider')
  if (name === undefined) return
  const [element, second] = [
    ...file.getDescendantsOfKind(SyntaxKind.JsxOpeningElement),
    ...file.getDescendantsOfKind(SyntaxKind.JsxSelfClosingElement),
  ].filter((each) => each.getTagNameNode().getText() === name)
  if (!element || element.getAttribute('kit')) return
  const statement = element.getFirstAncestor((node) => Node.isSourceFile(node.getParent()))
  const options = element.getAttributes().map(optionOf)
  const isKnown = options.every((option) => option !== undefined)
  if (!statement || second || !isKnown || usesLocals(element, statement)) {
    report.add(provider, element, name)
    return
  }
  const kit = unusedName(file, 'kit')
  const indent = /\n([ \t]+)\S/.exec(file.getFullText())?.[1] ?? '  '
  const start = statement.getStart()
  const { semicolon } = importStyle(file)
  const created = `const ${kit} = createAppKit(${objectText(
    options.filter((option) => option !== undefined),
    indent,
  )})`
  const end = Node.isJsxSelfClosingElement(element) ? ' />' : '>'
  applyTextEdits(file, [
    { start, end: start, text: `${created}${semicolon}\n\n` },
    { start: element.getStart(), end: element.getEnd(), text: `<${name} kit={${kit}}${end}` },
  ])
  addImport(file, entry, { name: 'createAppKit' })
}

function optionOf(attribute: ReturnType<Opening['getAttributes']>[number]) {
  if (Node.isJsxSpreadAttribute(attribute)) return ['...', attribute.getExpression().getText()] as const
  const initializer = attribute.getInitializer()
  const name = attribute.getNameNode().getText()
  if (initializer === undefined) return [name, 'true'] as const
  if (Node.isStringLiteral(initializer)) return [name, initializer.getText()] as const
  const value = Node.isJsxExpression(initializer) ? initializer.getExpression()?.getText() : undefined
  return value === undefined ? undefined : ([name, value] as const)
}

/** Whether an attribute needs a parameter or a variable of the component. */
function usesLocals(element: Opening, statement: Node): boolean {
  const locals = new Set(
    [
      ...statement.getDescendantsOfKind(SyntaxKind.Parameter),
      ...statement.getDescendantsOfKind(SyntaxKind.BindingElement),
      ...statement.getDescendantsOfKind(SyntaxKind.VariableDeclaration),
    ].map((each) => each.getNameNode().getText()),
  )
  return element
    .getAttributes()
    .flatMap((attribute) => attribute.getDescendantsOfKind(SyntaxKind.Identifier))
    .some((identifier) => {
      const parent = identifier.getParent()
      const isName =
        (Node.isPropertyAssignment(parent) || Node.isJsxAttribute(parent)) &&
        parent.getNameNode() === identifier
      return !isName && locals.has(identifier.getText())
    })
}
