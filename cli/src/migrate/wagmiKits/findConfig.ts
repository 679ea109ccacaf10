import {
  type CallExpression,
  type FunctionDeclaration,
  Node,
  type ObjectLiteralExpression,
  type SourceFile,
  type VariableStatement,
} from 'ts-morph'
import { propertiesOf, type WrittenProperty } from '../source/literal.ts'
import type { WagmiConfigKit, Written } from './WagmiKit.ts'

/** The wagmi configuration of a file. */
export interface FoundConfig {
  /** The call whose result is the configuration. */
  readonly call: CallExpression
  /** The variable that has it, or the function that returns it. */
  readonly statement: VariableStatement | FunctionDeclaration
  readonly name: string
  readonly settings: readonly WrittenProperty[]
  readonly connectorCalls: readonly ConnectorCall[]
}

/** Connectors that the kit has made. */
export interface ConnectorCall {
  /** Name of the connectors' variable. */
  readonly name: string
  readonly statement: VariableStatement
  /** Options of the app. */
  readonly app: readonly Written[]
}

/** Finds a configuration at the top level of a file, as a variable or as the result of a function without parameters. */
export function findConfig(file: SourceFile, kit: WagmiConfigKit): FoundConfig | undefined {
  const names = new Set(
    file
      .getImportDeclarations()
      .filter((each) => /^(wagmi|@wagmi\/core)$/.test(each.getModuleSpecifierValue()) || isOf(each, kit))
      .flatMap((each) => each.getNamedImports().map((specifier) => specifier.getName())),
  )
  const connectorCalls = findConnectorCalls(file, kit, names)
  for (const { statement, name, value } of topLevelValues(file)) {
    const call = withoutAssertion(value)
    if (!Node.isCallExpression(call)) continue
    const settings = settingsOf(call, kit, names)
    if (settings) return { call, statement, name, settings: propertiesOf(settings), connectorCalls }
  }
  return undefined
}

function isOf(declaration: { getModuleSpecifierValue(): string }, { packageName }: WagmiConfigKit): boolean {
  return declaration.getModuleSpecifierValue() === packageName
}

/** Options of `getDefaultConfig({…})`, `createConfig(getDefaultConfig({…}))` or `createConfig({…})`. */
function settingsOf(
  call: CallExpression,
  kit: WagmiConfigKit,
  names: ReadonlySet<string>,
): ObjectLiteralExpression | undefined {
  const callee = call.getExpression().getText()
  const [argument] = call.getArguments()
  if (!names.has(callee)) return undefined
  if (callee === kit.defaultConfig) return Node.isObjectLiteralExpression(argument) ? argument : undefined
  if (callee !== 'createConfig') return undefined
  if (Node.isCallExpression(argument) && argument.getExpression().getText() === kit.defaultConfig) {
    const [settings] = argument.getArguments()
    return Node.isObjectLiteralExpression(settings) ? settings : undefined
  }
  return Node.isObjectLiteralExpression(argument) && argument.getProperty('chains') ? argument : undefined
}

interface TopLevelValue {
  readonly statement: VariableStatement | FunctionDeclaration
  readonly name: string
  readonly value: Node | undefined
}

function topLevelValues(file: SourceFile): readonly TopLevelValue[] {
  const variables = file.getVariableStatements().flatMap((statement): readonly TopLevelValue[] => {
    const [declaration, second] = statement.getDeclarations()
    return !declaration || second
      ? []
      : [{ statement, name: declaration.getName(), value: declaration.getInitializer() }]
  })
  const functions = file.getFunctions().flatMap((statement): readonly TopLevelValue[] => {
    const [only, second] = statement.getStatements()
    const isSimple = statement.getParameters().length === 0 && !second && Node.isReturnStatement(only)
    return isSimple ? [{ statement, name: statement.getName() ?? '', value: only.getExpression() }] : []
  })
  return [...variables, ...functions]
}

function findConnectorCalls(
  file: SourceFile,
  kit: WagmiConfigKit,
  names: ReadonlySet<string>,
): readonly ConnectorCall[] {
  return file.getVariableStatements().flatMap((statement): readonly ConnectorCall[] => {
    const [declaration] = statement.getDeclarations()
    const call = declaration?.getInitializer()
    if (!declaration || !Node.isCallExpression(call)) return []
    const callee = call.getExpression().getText()
    if (!kit.connectorFunctions.includes(callee) || !names.has(callee)) return []
    const settings = call.getArguments().find(Node.isObjectLiteralExpression)
    const [name = ''] = /\w+/.exec(declaration.getNameNode().getText()) ?? []
    const app = settings ? propertiesOf(settings).map(({ name: key, text }) => [key, text] as const) : []
    return [{ name, statement, app }]
  })
}

function withoutAssertion(node: Node | undefined): Node | undefined {
  return Node.isAsExpression(node) || Node.isSatisfiesExpression(node) ? node.getExpression() : node
}
