import {
  type ArrowFunction,
  type FunctionDeclaration,
  type FunctionExpression,
  type JsxElement,
  Node,
  type SourceFile,
  SyntaxKind,
} from 'ts-morph'
import type { Place } from './Place.ts'

type PageFunction = ArrowFunction | FunctionDeclaration | FunctionExpression

/** Elements at the end of a document that load its scripts, and render nothing that needs the kit. */
const scriptTags = new Set(['Scripts', 'ScrollRestoration', 'NextScript', 'LiveReload', 'script'])

/** The content of the one `<body>` of a file. */
export function findBody(file: SourceFile): Place | undefined {
  const bodies = file
    .getDescendantsOfKind(SyntaxKind.JsxElement)
    .filter((element) => element.getOpeningElement().getTagNameNode().getText() === 'body')
  const [only, second] = bodies
  return only && !second ? childrenOf(only) : undefined
}

/** The element of the one call of `render` or `hydrateRoot`, inside of `StrictMode`. */
export function findRender(file: SourceFile): Place | undefined {
  const rendered = file.getDescendantsOfKind(SyntaxKind.CallExpression).flatMap((call) => {
    const callee = call.getExpression().getText()
    const isHydration = /(^|\.)hydrateRoot$/.test(callee)
    if (!isHydration && !/\.render$/.test(callee)) return []
    const argument = bare(call.getArguments()[isHydration ? 1 : 0])
    return isElement(argument) ? [argument] : []
  })
  const [only, second] = rendered
  if (!only || second) return undefined
  const isStrict =
    Node.isJsxElement(only) &&
    /^(React\.)?StrictMode$/.test(only.getOpeningElement().getTagNameNode().getText())
  return (isStrict ? childrenOf(only) : undefined) ?? placeOf(only)
}

/** The value that the default export of a file returns; the content of its `<body>`, where it renders the document. */
export function findDefaultExport(file: SourceFile): Place | undefined {
  const body = findBody(file)
  const found = defaultFunction(file)
  if (!found) return body
  const returned = returnedBy(found)
  const isDocument = returned?.getText().includes('<body') ?? false
  return isDocument ? body : returned && placeOf(returned)
}

/** The value of the component that renders `<Component />`, as Next's `_app` does. */
export function findPage(file: SourceFile): Place | undefined {
  const pages = [
    ...file.getDescendantsOfKind(SyntaxKind.JsxSelfClosingElement),
    ...file.getDescendantsOfKind(SyntaxKind.JsxOpeningElement),
  ].filter((element) => element.getTagNameNode().getText() === 'Component')
  const [only, second] = pages
  const component = only?.getAncestors().find((node) => isFunction(node) && isTopLevel(node)) as
    | PageFunction
    | undefined
  if (!component || second) return undefined
  const returned = returnedBy(component)
  return returned && placeOf(returned)
}

/** Children without the white space and the scripts around them; undefined where there are none. */
function childrenOf(element: JsxElement): Place | undefined {
  const children = element
    .getJsxChildren()
    .filter((child) => !Node.isJsxText(child) || child.getText().trim() !== '')
  while (isScript(children.at(-1))) children.pop()
  const [first] = children
  const last = children.at(-1)
  if (!first || !last) return undefined
  // Text has the white space before it, too.
  const space = /^\s*/.exec(first.getFullText())?.[0].length ?? 0
  return {
    start: Node.isJsxText(first) ? first.getPos() + space : first.getStart(),
    end: Node.isJsxText(last) ? last.getPos() + last.getFullText().trimEnd().length : last.getEnd(),
    among: 'children',
    isValue: false,
  }
}

function isScript(node: Node | undefined): boolean {
  const tag = Node.isJsxSelfClosingElement(node)
    ? node.getTagNameNode()
    : Node.isJsxElement(node)
      ? node.getOpeningElement().getTagNameNode()
      : undefined
  return tag !== undefined && scriptTags.has(tag.getText())
}

function placeOf(node: Node): Place {
  const parent = node.getParent()
  return {
    start: node.getStart(),
    end: node.getEnd(),
    among: Node.isParenthesizedExpression(parent)
      ? 'parentheses'
      : Node.isCallExpression(parent)
        ? 'arguments'
        : 'returned',
    isValue: !isElement(node),
  }
}

/** The one value that a function returns, without parentheses. */
function returnedBy(found: PageFunction): Node | undefined {
  const body = found.getBody()
  if (!Node.isBlock(body)) return bare(body)
  const [only, second] = found
    .getDescendantsOfKind(SyntaxKind.ReturnStatement)
    .filter((statement) => statement.getAncestors().find(isFunctionLike) === found)
  return second ? undefined : bare(only?.getExpression())
}

function defaultFunction(file: SourceFile): PageFunction | undefined {
  const direct = file.getFunctions().find((each) => each.isDefaultExport())
  if (direct) return direct
  const exported = file.getExportAssignment((each) => !each.isExportEquals())?.getExpression()
  if (isFunction(exported)) return exported
  const name = exported?.getText() ?? ''
  const named = file.getFunction(name) ?? file.getVariableDeclaration(name)?.getInitializer()
  return isFunction(named) ? named : undefined
}

function bare(node: Node | undefined): Node | undefined {
  return Node.isParenthesizedExpression(node) ? bare(node.getExpression()) : node
}

function isElement(node: Node | undefined): node is Node {
  return Node.isJsxElement(node) || Node.isJsxSelfClosingElement(node) || Node.isJsxFragment(node)
}

function isFunction(node: Node | undefined): node is PageFunction {
  return Node.isArrowFunction(node) || Node.isFunctionDeclaration(node) || Node.isFunctionExpression(node)
}

function isFunctionLike(node: Node): boolean {
  return isFunction(node) || Node.isMethodDeclaration(node)
}

/** Whether no other function is around it. */
function isTopLevel(node: Node): boolean {
  return !node.getAncestors().some(isFunctionLike)
}
