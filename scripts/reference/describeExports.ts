import {
  Node,
  type ParameterDeclaration,
  type Project,
  SymbolFlags,
  type Symbol as TsSymbol,
  type Type,
} from 'ts-morph'

/** A parameter, prop or returned property. */
export interface DescribedProperty {
  readonly name: string
  readonly type: string
  readonly isOptional: boolean
  readonly description: string
}

/** A hook or component as its TSDoc and its types describe it. */
export interface DescribedExport {
  readonly name: string
  /** Other names under which the entry exports the same. */
  readonly aliases: readonly string[]
  readonly summary: string
  readonly isComponent: boolean
  /** Props of a component, named parameters of a hook. */
  readonly parameters: readonly DescribedProperty[]
  /** Properties of a hook's result. */
  readonly returned: readonly DescribedProperty[]
  /** Type that a hook returns. */
  readonly returnType: string
  readonly throws: readonly string[]
  readonly examples: readonly string[]
}

const isHook = (name: string) => /^use[A-Z]/.test(name)
const isComponent = (name: string) => /^[A-Z]/.test(name)

/** Functions that a reference has pages of: hooks and components of React, or the others, which take a kit. */
export type ReferenceKind = 'react' | 'actions'

/**
 * Functions that an entry of the package exports, in alphabetical order.
 *
 * @param path of the entry's source
 */
export function describeExports(
  project: Project,
  path: string,
  kind: ReferenceKind = 'react',
): readonly DescribedExport[] {
  const entry = project.getSourceFileOrThrow(path)
  const described = new Map<Node, { names: string[]; declaration: Node }>()
  for (const [name, declarations] of entry.getExportedDeclarations()) {
    const [declaration] = declarations
    if (!declaration || !Node.isFunctionDeclaration(declaration)) continue
    if ((isHook(name) || isComponent(name)) !== (kind === 'react')) continue
    const known = described.get(declaration)
    if (known) known.names.push(name)
    else described.set(declaration, { names: [name], declaration })
  }
  return [...described.values()]
    .map(({ names, declaration }) => describeExport(names, declaration))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

function describeExport(names: readonly string[], declaration: Node): DescribedExport {
  if (!Node.isFunctionDeclaration(declaration)) throw new TypeError('not a function')
  const ownName = declaration.getName() ?? ''
  const name = names.includes(ownName) ? ownName : (names[0] ?? ownName)
  const tags = declaration.getJsDocs().flatMap((doc) => doc.getTags())
  const texts = (tag: string) =>
    tags.filter((one) => one.getTagName() === tag).map((one) => one.getCommentText()?.trim() ?? '')
  const returnType = declaration.getReturnType()
  return {
    name,
    aliases: names.filter((other) => other !== name).sort(),
    summary: declaration
      .getJsDocs()
      .map((doc) =>
        doc
          .getDescription()
          .trim()
          .replaceAll(/\n(?!\n)/g, ' '),
      )
      .join('\n\n'),
    isComponent: isComponent(name),
    parameters: declaration
      .getParameters()
      .filter((parameter) => !takesKit(parameter))
      .flatMap((parameter) => parametersOf(parameter, declaration)),
    returned: isComponent(name) ? [] : properties(awaited(returnType), declaration),
    returnType: typeText(returnType, declaration),
    throws: texts('throws'),
    examples: texts('example'),
  }
}

/** Whether a parameter is the kit, which every action takes first. */
function takesKit(parameter: ParameterDeclaration): boolean {
  return /^KitHandle\b/.test(parameter.getTypeNode()?.getText() ?? '')
}

/** The type that a promise resolves to, else the type. */
function awaited(type: Type): Type {
  return type.getSymbol()?.getName() === 'Promise' ? (type.getTypeArguments()[0] ?? type) : type
}

/** The properties of a destructured parameter, else the parameter. */
function parametersOf(parameter: ParameterDeclaration, at: Node): readonly DescribedProperty[] {
  const named = properties(parameter.getType(), at)
  if (named.length > 0) return named
  const type = constraintOf(parameter.getType(), at) ?? oneLine(parameter.getTypeNode()?.getText()) ?? ''
  return [{ name: parameter.getName(), type, isOptional: parameter.isOptional(), description: '' }]
}

function properties(type: Type, at: Node): readonly DescribedProperty[] {
  const object = type.getNonNullableType()
  if (object.isArray() || object.isString() || object.isBoolean() || object.getCallSignatures().length > 0)
    return []
  return object
    .getProperties()
    .filter((symbol) => isOurs(symbol))
    .map((symbol) => {
      // Several where the type is a union.
      const declarations = symbol.getDeclarations()
      const types = declarations.map(declaredType)
      const resolved = symbol.getTypeAtLocation(at)
      return {
        name: symbol.getName(),
        type: constraintOf(resolved.getNonNullableType(), at) ?? union(types) ?? typeText(resolved, at),
        isOptional: symbol.hasFlags(SymbolFlags.Optional),
        description: declarations.map(commentOf).find((text) => text !== '') ?? '',
      }
    })
}

/** Constraint of a type parameter. */
function constraintOf(type: Type, at: Node): string | undefined {
  const constraint = type.getConstraint()
  return type.isTypeParameter() && constraint ? typeText(constraint, at) : undefined
}

/** The union of types as they are written, each named once. */
function union(types: readonly (string | undefined)[]): string | undefined {
  if (types.length === 0 || types.includes(undefined)) return undefined
  const members = types.flatMap((text = '') => (/[<({]/.test(text) ? [text] : text.split(' | ')))
  return [...new Set(members)].join(' | ')
}

/** Not members of JavaScript's own types. */
function isOurs(symbol: TsSymbol): boolean {
  return symbol
    .getDeclarations()
    .some((node) => !node.getSourceFile().getFilePath().includes('/node_modules/typescript/lib/'))
}

/** As in the source, which is shorter than the resolved type. */
function declaredType(node: Node | undefined): string | undefined {
  if (Node.isPropertySignature(node)) {
    const text = oneLine(node.getTypeNode()?.getText())
    return text && namesTypeParameter(node, text) ? undefined : text
  }
  if (!Node.isMethodSignature(node)) return undefined
  const parameters = node.getParameters().map((one) => one.getText())
  return oneLine(`(${parameters.join(', ')}) => ${node.getReturnTypeNode()?.getText() ?? 'void'}`)
}

/** Whether a type names a parameter of the interface that it is in, which says nothing to readers. */
function namesTypeParameter(node: Node, text: string): boolean {
  const owner = node.getParent()
  return (
    Node.isTypeParametered(owner) &&
    owner.getTypeParameters().some((one) => new RegExp(`\\b${one.getName()}\\b`).test(text))
  )
}

function commentOf(node: Node | undefined): string {
  if (!Node.isJSDocable(node)) return ''
  return (
    oneLine(
      node
        .getJsDocs()
        .map((doc) => doc.getDescription())
        .join(' '),
    ) ?? ''
  )
}

function typeText(type: Type, at: Node): string {
  const text = type.getText(at).replaceAll(/import\("[^"]*"\)\./g, '')
  return oneLine(text.replaceAll(/"([^"']*)"/g, "'$1'")) ?? ''
}

function oneLine(text: string | undefined): string | undefined {
  return text
    ?.replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
