import { Node, type SourceFile, SyntaxKind } from 'ts-morph'
import { applyTextEdits, removeLine, replaceNode, type TextEdit } from '../source/textEdits.ts'

export interface ButtonNames {
  /** The kit's component, as the file imports it. */
  readonly button: string
  /** The component in its place, as the file will import it. */
  readonly newButton: string
  /** The component in the place of `<Button.Custom>`. */
  readonly newCustom: string
  /** The attribute in the place of one, with its text; undefined removes it. */
  attribute(name: string, value: string | undefined): string | undefined
}

/**
 * Replaces the kit's button and its `Custom` variant.
 *
 * @returns The new components that the file uses.
 */
export function convertButtons(file: SourceFile, names: ButtonNames): ReadonlySet<string> {
  const used = new Set<string>()
  const edits: TextEdit[] = []
  const custom = `${names.button}.Custom`
  const use = (name: string) => {
    used.add(name)
    return name
  }
  for (const access of file.getDescendantsOfKind(SyntaxKind.PropertyAccessExpression))
    if (access.getText() === custom) edits.push(replaceNode(access, use(names.newCustom)))
  for (const element of [
    ...file.getDescendantsOfKind(SyntaxKind.JsxOpeningElement),
    ...file.getDescendantsOfKind(SyntaxKind.JsxSelfClosingElement),
  ]) {
    const tag = element.getTagNameNode()
    if (tag.getText() !== names.button) continue
    for (const attribute of element.getAttributes()) {
      if (!Node.isJsxAttribute(attribute)) continue
      const name = attribute.getNameNode().getText()
      const text = names.attribute(name, attribute.getInitializer()?.getText())
      if (text === attribute.getText()) continue
      edits.push(
        text === undefined ? withSpaceBefore(removeLine(attribute), file) : replaceNode(attribute, text),
      )
    }
  }
  for (const identifier of file.getDescendantsOfKind(SyntaxKind.Identifier)) {
    if (identifier.getText() !== names.button) continue
    const parent = identifier.getParent()
    const isImport = identifier.getFirstAncestorByKind(SyntaxKind.ImportDeclaration)
    const isOther = Node.isPropertyAccessExpression(parent) || Node.isPropertyAssignment(parent)
    if (isImport || isOther) continue
    use(names.newButton)
    if (names.newButton !== names.button) edits.push(replaceNode(identifier, names.newButton))
  }
  applyTextEdits(file, edits)
  return used
}

/** A removed attribute takes the space before it along. */
function withSpaceBefore(edit: TextEdit, file: SourceFile): TextEdit {
  const before = file.getFullText().slice(0, edit.start)
  const [space = ''] = /[ \t]+$/.exec(before) ?? []
  return edit.text === '' && !before.endsWith('\n') ? { ...edit, start: edit.start - space.length } : edit
}
