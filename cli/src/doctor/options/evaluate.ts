import { dirname, join } from 'node:path'
import { type CallExpression, Node, type ObjectLiteralExpression, type SourceFile } from 'ts-morph'

/** Stands for a value that only a running app knows. */
export const unread = Symbol('unread')

/** A network that is imported by its name. */
export class ImportedNetwork {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** A call of a function of the kit. */
export class KitCall {
  readonly name: string
  readonly parameters: readonly unknown[]

  constructor(name: string, parameters: readonly unknown[]) {
    this.name = name
    this.parameters = parameters
  }
}

export interface Scope {
  readonly file: SourceFile
  /** Variables of the environment. */
  readonly variables: Readonly<Record<string, string>>
  /** Parameters of the function that is read. */
  readonly bound: ReadonlyMap<string, unknown>
  /** Files on the way to this one. */
  readonly seen: ReadonlySet<SourceFile>
}

/** Value of an expression that is written out; `unread` for all that would have to run. */
export function evaluate(node: Node, scope: Scope): unknown {
  const read = (each: Node) => evaluate(each, scope)
  if (Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node)) return node.getLiteralText()
  if (Node.isNumericLiteral(node)) return node.getLiteralValue()
  if (Node.isTrueLiteral(node)) return true
  if (Node.isFalseLiteral(node)) return false
  if (Node.isAsExpression(node) || Node.isSatisfiesExpression(node) || Node.isParenthesizedExpression(node))
    return read(node.getExpression())
  if (Node.isArrayLiteralExpression(node)) return node.getElements().map(read)
  if (Node.isObjectLiteralExpression(node)) return evaluateObject(node, scope)
  if (Node.isTemplateExpression(node)) {
    const parts = node
      .getTemplateSpans()
      .map((span) => [read(span.getExpression()), span.getLiteral()] as const)
    if (parts.some(([value]) => typeof value !== 'string')) return unread
    return parts.reduce(
      (text, [value, literal]) => `${text}${String(value)}${literal.getLiteralText()}`,
      node.getHead().getLiteralText(),
    )
  }
  if (Node.isConditionalExpression(node)) {
    const condition = read(node.getCondition())
    if (condition === unread) return unread
    return read(condition ? node.getWhenTrue() : node.getWhenFalse())
  }
  if (Node.isBinaryExpression(node)) return evaluateBinary(node.getOperatorToken().getText(), node, scope)
  if (Node.isPropertyAccessExpression(node) && isEnvironment(node.getExpression()))
    return readVariable(node.getName(), scope)
  if (Node.isCallExpression(node)) return evaluateCall(node, scope)
  if (Node.isIdentifier(node)) return evaluateName(node.getText(), scope)
  return unread
}

function evaluateObject(node: ObjectLiteralExpression, scope: Scope): Readonly<Record<string, unknown>> {
  const value: Record<string, unknown> = {}
  for (const property of node.getProperties()) {
    if (Node.isPropertyAssignment(property))
      value[withoutQuotes(property.getName())] = evaluate(property.getInitializerOrThrow(), scope)
    else if (Node.isShorthandPropertyAssignment(property))
      value[property.getName()] = evaluateName(property.getName(), scope)
    else if (Node.isSpreadAssignment(property)) {
      const spread = evaluate(property.getExpression(), scope)
      if (typeof spread === 'object' && spread !== null) Object.assign(value, spread)
      else value[property.getText()] = unread
    } else value[property.getName()] = unread
  }
  return value
}

function evaluateBinary(
  operator: string,
  node: { getLeft(): Node; getRight(): Node },
  scope: Scope,
): unknown {
  const left = evaluate(node.getLeft(), scope)
  const right = () => evaluate(node.getRight(), scope)
  if (operator === '??' || operator === '||')
    return left === unread || left === undefined || (operator === '||' && !left) ? right() : left
  if (left === unread) return unread
  if (operator === '===' || operator === '!==') {
    const other = right()
    return other === unread ? unread : (left === other) === (operator === '===')
  }
  return operator === '&&' ? left && right() : unread
}

/** Of a function of the kit, or one of the same file that returns an expression. */
function evaluateCall(call: CallExpression, scope: Scope): unknown {
  const name = call.getExpression().getText()
  const parameters = call.getArguments().map((each) => evaluate(each, scope))
  if (importOf(name, scope)?.startsWith('@wallet-kit/')) return new KitCall(name, parameters)
  const declaration = scope.file.getFunction(name)
  const [statement, ...others] = declaration?.getStatements() ?? []
  if (!declaration || others.length > 0 || !Node.isReturnStatement(statement)) return unread
  const expression = statement.getExpression()
  const bound = declaration.getParameters().map((each, index) => [each.getName(), parameters[index]] as const)
  return expression ? evaluate(expression, { ...scope, bound: new Map(bound) }) : undefined
}

function evaluateName(name: string, scope: Scope): unknown {
  if (name === 'undefined') return undefined
  if (scope.bound.has(name)) return scope.bound.get(name)
  const module = importOf(name, scope)
  if (module?.startsWith('.')) return evaluateExport(importedName(name, scope), module, scope)
  if (module !== undefined)
    return /\/(networks|chains)$/.test(module) ? new ImportedNetwork(importedName(name, scope)) : unread
  if (isDestructured(name, scope.file)) return readVariable(name, scope)
  const initializer = scope.file.getVariableDeclaration(name)?.getInitializer()
  return initializer ? evaluate(initializer, scope) : unread
}

/** A constant of another file of the project. */
function evaluateExport(name: string, module: string, scope: Scope): unknown {
  const path = join(dirname(scope.file.getFilePath()), module.replace(/\.[cm]?jsx?$/, ''))
  const file = ['', '.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs', '/index.ts', '/index.js']
    .map((ending) => scope.file.getProject().getSourceFile(`${path}${ending}`))
    .find(Boolean)
  // A file that imports itself by a detour has no value that is written out.
  if (!file || scope.seen.has(file)) return unread
  return evaluateName(name, { ...scope, file, bound: new Map(), seen: new Set([...scope.seen, file]) })
}

function isDestructured(name: string, file: SourceFile): boolean {
  return file.getVariableDeclarations().some((declaration) => {
    const pattern = declaration.getNameNode()
    const initializer = declaration.getInitializer()
    return (
      Node.isObjectBindingPattern(pattern) &&
      initializer !== undefined &&
      isEnvironment(initializer) &&
      pattern.getElements().some((element) => element.getName() === name)
    )
  })
}

const isEnvironment = (node: Node) => /^(process|import\.meta)\.env$/.test(node.getText())

/** A variable that is not set is undefined, as it is in the app. */
const readVariable = (name: string, { variables }: Scope): unknown => variables[name] ?? process.env[name]

function importOf(name: string, { file }: Scope): string | undefined {
  return file
    .getImportDeclarations()
    .find((declaration) => declaration.getNamedImports().some((each) => localName(each) === name))
    ?.getModuleSpecifierValue()
}

function importedName(name: string, { file }: Scope): string {
  const imports = file.getImportDeclarations().flatMap((declaration) => declaration.getNamedImports())
  return imports.find((each) => localName(each) === name)?.getName() ?? name
}

interface NamedImport {
  getName(): string
  getAliasNode(): { getText(): string } | undefined
}
const localName = (each: NamedImport) => each.getAliasNode()?.getText() ?? each.getName()

export const withoutQuotes = (text: string) => text.replace(/^(['"])(.*)\1$/, '$2')
