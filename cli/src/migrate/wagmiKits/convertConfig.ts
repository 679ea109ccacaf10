import { type CallExpression, Node, type SourceFile, type VariableStatement } from 'ts-morph'
import type { MigrationReport } from '../report/MigrationReport.ts'
import { addImport } from '../source/addImport.ts'
import { importStyle } from '../source/importStyle.ts'
import { objectText, propertiesOf, type WrittenProperty } from '../source/literal.ts'
import { applyTextEdits, removeLine, replaceNode, type TextEdit } from '../source/textEdits.ts'
import { unusedName } from '../source/unusedName.ts'
import type { WagmiKit, Written } from './WagmiKit.ts'

/** A converted configuration, for the file with the provider. */
export interface ConvertedConfig {
  readonly file: SourceFile
  /** Names of its variables. */
  readonly adapter: string
  readonly options: string
}

/** wagmi connectors that the kit has itself. */
const builtInConnectors = /^(injected|walletConnect|metaMask|coinbaseWallet|baseAccount|safe)\(/

/**
 * Replaces the wagmi configuration of a file by that of a `WagmiAdapter`: `config` keeps its name, and `wagmiAdapter`
 * and `kitOptions` are exported beside it. Undefined where the file has none at its top level.
 */
export function convertConfig(
  file: SourceFile,
  kit: WagmiKit,
  report: MigrationReport,
): ConvertedConfig | undefined {
  const found = findConfig(file, kit)
  if (!found) return undefined
  const { call, statement, settings, connectorCalls } = found
  const adapter = unusedName(file, 'wagmiAdapter')
  const options = unusedName(file, 'kitOptions')
  const chains = settings.some(({ name }) => name === 'chains') ? [] : kit.defaultChains
  const app = [
    ...settings.map(({ name, text }) => [name, text] as const),
    ...connectorCalls.flatMap(({ app: own }) => own),
  ]
  const indent = /\n([ \t]+)\S/.exec(statement.getText())?.[1] ?? '  '
  const declaration = statement.getDeclarations()[0]
  const connectorNames = new Set(connectorCalls.map(({ name }) => name))
  const adapterProperties = settings.flatMap(({ name, text, node }): readonly Written[] => {
    if (kit.appOptions[name] || name === 'chains') return []
    if (name === 'client') {
      report.add(kit.differences.client, node, 'client')
      return []
    }
    if (name !== 'connectors') return [[name, text]]
    const value = Node.isPropertyAssignment(node) ? node.getInitializer() : node
    const own = ownConnectors(value, connectorNames)
    return own === undefined ? [] : [['connectors', own]]
  })
  // A file with its own provider, e.g. a page of Next, keeps them to itself.
  const exported = statement.isExported() ? 'export ' : ''
  const text = [
    `${exported}const ${options} = ${objectText(kitOptions({ app, kit, file, indent }), indent)}`,
    '',
    `${exported}const ${adapter} = new WagmiAdapter(${objectText([['networks', `${options}.networks`], ...adapterProperties], indent)})`,
    '',
    '',
  ]
  const semicolon = statement.getText().trimEnd().endsWith(';') ? ';' : ''
  const head = text.map((line) => (/[})]$/.test(line) ? `${line}${semicolon}` : line)).join('\n')
  const edits: TextEdit[] = [
    { start: statement.getStart(), end: statement.getStart(), text: head },
    replaceNode(call, `${adapter}.wagmiConfig`),
    ...connectorCalls.map(({ statement: own }) => removeLine(own)),
  ]
  if (!declaration) return undefined
  applyTextEdits(file, edits)
  addImport(file, '@wallet-kit/sdk/wagmi', { name: 'WagmiAdapter' })
  for (const name of chains) addImport(file, 'wagmi/chains', { name })
  return { file, adapter, options }
}

interface KitOptionsParameters {
  readonly app: readonly Written[]
  readonly kit: WagmiKit
  readonly file: SourceFile
  readonly indent: string
}

/** Options of `createAppKit` that the configuration has. */
function kitOptions({ app, kit, file, indent }: KitOptionsParameters): readonly Written[] {
  const of = (role: string) => app.find(([name]) => kit.appOptions[name] === role)?.[1]
  const { quote } = importStyle(file)
  const empty = `${quote}${quote}`
  const name = of('name')
  const icon = of('icon')
  const origin = `typeof window === ${quote}undefined${quote} ? ${empty} : window.location.origin`
  const metadata: readonly Written[] = [
    ['name', name ?? empty],
    ['description', of('description') ?? empty],
    ['url', of('url') ?? origin],
    ['icons', icon === undefined ? '[]' : `[${icon}]`],
  ]
  return [
    ['projectId', of('projectId') ?? empty],
    ['networks', app.find(([each]) => each === 'chains')?.[1] ?? `[${kit.defaultChains.join(', ')}]`],
    ...(name === undefined
      ? []
      : [['metadata', objectText(metadata, `${indent}${indent}`, indent)] as const]),
  ]
}

interface FoundConfig {
  readonly call: CallExpression
  readonly statement: VariableStatement
  readonly settings: readonly WrittenProperty[]
  readonly connectorCalls: readonly ConnectorCall[]
}

interface ConnectorCall {
  /** Name of the connectors' variable. */
  readonly name: string
  readonly statement: VariableStatement
  readonly app: readonly Written[]
}

function findConfig(file: SourceFile, kit: WagmiKit): FoundConfig | undefined {
  const names = new Set(
    file
      .getImportDeclarations()
      .filter((each) => each.getModuleSpecifierValue() === kit.packageName)
      .flatMap((each) => each.getNamedImports().map((specifier) => specifier.getName())),
  )
  const connectorCalls = findConnectorCalls(file, kit, names)
  for (const statement of file.getVariableStatements()) {
    const [declaration, second] = statement.getDeclarations()
    const call = withoutAssertion(declaration?.getInitializer())
    if (!declaration || second || !Node.isCallExpression(call)) continue
    const callee = call.getExpression().getText()
    const [argument] = call.getArguments()
    if (callee === kit.defaultConfig && names.has(callee) && Node.isObjectLiteralExpression(argument))
      return { call, statement, settings: propertiesOf(argument), connectorCalls: [] }
    if (callee !== 'createConfig') continue
    if (Node.isCallExpression(argument) && argument.getExpression().getText() === kit.defaultConfig) {
      const [settings] = argument.getArguments()
      if (Node.isObjectLiteralExpression(settings))
        return { call, statement, settings: propertiesOf(settings), connectorCalls: [] }
    }
    if (Node.isObjectLiteralExpression(argument) && argument.getProperty('chains'))
      return { call, statement, settings: propertiesOf(argument), connectorCalls }
  }
  return undefined
}

function findConnectorCalls(
  file: SourceFile,
  kit: WagmiKit,
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
    return [
      {
        name,
        statement,
        app: settings ? propertiesOf(settings).map(({ name: key, text }) => [key, text] as const) : [],
      },
    ]
  })
}

function withoutAssertion(node: Node | undefined): Node | undefined {
  return Node.isAsExpression(node) || Node.isSatisfiesExpression(node) ? node.getExpression() : node
}

/** Connectors besides those of the kit, as text; undefined where none is left. */
function ownConnectors(node: Node | undefined, made: ReadonlySet<string>): string | undefined {
  if (!node || made.has(node.getText())) return undefined
  if (!Node.isArrayLiteralExpression(node)) return node.getText()
  const own = node
    .getElements()
    .map((element) => element.getText())
    .filter((text) => !builtInConnectors.test(text) && !made.has(text.replace(/^\.\.\./, '')))
  return own.length === 0 ? undefined : `[${own.join(', ')}]`
}
