import { type Identifier, Node, type SourceFile, SyntaxKind } from 'ts-morph'

export interface DropValueParameters {
  readonly file: SourceFile
  /** Name in the file. */
  readonly name: string
  /** All files of the project: an exported variable is dropped in the files that import it, too. */
  readonly files: readonly SourceFile[]
}

/**
 * Takes a value out of the lists that it is an element of, with the variables that are made of it alone. Nothing is
 * changed where a use remains that is none of these.
 *
 * @returns Whether the name is unused now, so that its import can go.
 */
export function dropValue({ file, name, files }: DropValueParameters): boolean {
  for (let use = firstUse(file, name); use; use = firstUse(file, name)) {
    const element = outermost(use)
    const parent = element.getParent()
    if (Node.isArrayLiteralExpression(parent)) {
      parent.removeElement(element as Parameters<typeof parent.removeElement>[0])
      continue
    }
    const variable = Node.isVariableDeclaration(parent) ? parent : undefined
    const statement = variable?.getVariableStatement()
    if (!variable || !statement || statement.getDeclarations().length !== 1) return false
    const variableName = variable.getName()
    if (!canDrop(file, variableName)) return false
    if (statement.isExported()) dropImports(variableName, file, files)
    if (!dropValue({ file, name: variableName, files })) return false
    removeVariable(file, variableName)
  }
  return true
}

/** `name`, `new name(…)` or `name(…)`, without type assertions around it. */
function outermost(use: Identifier): Node {
  let node: Node = use
  for (;;) {
    const parent: Node | undefined = node.getParent()
    const isCallee =
      (Node.isNewExpression(parent) || Node.isCallExpression(parent)) && parent.getExpression() === node
    if (parent && (isCallee || Node.isAsExpression(parent) || Node.isSpreadElement(parent))) node = parent
    else return node
  }
}

/** Uses of a name as a value. */
function uses(file: SourceFile, name: string): readonly Identifier[] {
  return file.getDescendantsOfKind(SyntaxKind.Identifier).filter((each) => {
    if (each.getText() !== name || each.getFirstAncestorByKind(SyntaxKind.ImportDeclaration)) return false
    const parent = each.getParent()
    if (Node.isVariableDeclaration(parent)) return parent.getNameNode() !== each
    if (Node.isPropertyAssignment(parent)) return parent.getNameNode() !== each
    return !(Node.isPropertyAccessExpression(parent) && parent.getNameNode() === each)
  })
}

function firstUse(file: SourceFile, name: string): Identifier | undefined {
  return uses(file, name)[0]
}

function canDrop(file: SourceFile, name: string): boolean {
  return uses(file, name).every((use) => {
    const parent = outermost(use).getParent()
    return Node.isArrayLiteralExpression(parent) || Node.isVariableDeclaration(parent)
  })
}

function dropImports(name: string, from: SourceFile, files: readonly SourceFile[]): void {
  for (const file of files) {
    if (file === from) continue
    for (const declaration of file.getImportDeclarations()) {
      const isOwn = /^[.@~#]/.test(declaration.getModuleSpecifierValue())
      const specifier = declaration.getNamedImports().find((each) => each.getName() === name)
      if (!isOwn || !specifier) continue
      const local = specifier.getAliasNode()?.getText() ?? name
      if (canDrop(file, local) && dropValue({ file, name: local, files })) removeSpecifier(file, name)
    }
  }
}

function removeSpecifier(file: SourceFile, name: string): void {
  for (const declaration of file.getImportDeclarations()) {
    const specifier = declaration.getNamedImports().find((each) => each.getName() === name)
    if (!specifier || !/^[.@~#]/.test(declaration.getModuleSpecifierValue())) continue
    if (declaration.getNamedImports().length === 1 && !declaration.getDefaultImport()) declaration.remove()
    else specifier.remove()
  }
}

function removeVariable(file: SourceFile, name: string): void {
  file.getVariableDeclaration(name)?.getVariableStatement()?.remove()
}
