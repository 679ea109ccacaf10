import { Node, type SourceFile } from 'ts-morph'
import type { MigrationReport } from '../report/MigrationReport.ts'
import { addImport } from '../source/addImport.ts'
import { importStyle } from '../source/importStyle.ts'
import { objectText } from '../source/literal.ts'
import { applyTextEdits, removeLine, replaceNode, type TextEdit } from '../source/textEdits.ts'
import { unusedName } from '../source/unusedName.ts'
import { findConfig } from './findConfig.ts'
import { appOfConnectors, ownConnectors } from './ownConnectors.ts'
import type { WagmiConfigKit, Written } from './WagmiKit.ts'

/** A converted configuration, for the file with the provider. */
export interface ConvertedConfig {
  readonly file: SourceFile
  /** Names of its variables. */
  readonly adapter: string
  readonly options: string
}

/**
 * Replaces the wagmi configuration of a file by that of a `WagmiAdapter`: `config` keeps its name, and `wagmiAdapter`
 * and `kitOptions` are exported beside it. Undefined where the file has none at its top level.
 */
export function convertConfig(
  file: SourceFile,
  kit: WagmiConfigKit,
  report: MigrationReport,
): ConvertedConfig | undefined {
  const found = findConfig(file, kit)
  if (!found) return undefined
  const { call, statement, settings, connectorCalls } = found
  const adapter = unusedName(file, 'wagmiAdapter')
  const options = unusedName(file, 'kitOptions')
  const chains = settings.some(({ name }) => name === 'chains') ? [] : kit.defaultChains
  const connectors = settings.find(({ name }) => name === 'connectors')?.node
  const connectorList = Node.isPropertyAssignment(connectors) ? connectors.getInitializer() : connectors
  const app = appOf(
    [
      ...settings.map(({ name, text }) => [name, text] as const),
      ...connectorCalls.flatMap(({ app: own }) => own),
    ],
    kit,
    appOfConnectors(connectorList),
  )
  const indent = /\n([ \t]+)\S/.exec(statement.getText())?.[1] ?? '  '
  const connectorNames = new Set(connectorCalls.map(({ name }) => name))
  const adapterProperties = settings.flatMap(({ name, text, node }): readonly Written[] => {
    if (kit.appOptions[name] || name === 'chains') return []
    if (name === 'client') {
      report.add(kit.differences.client, node, 'client')
      return []
    }
    if (name !== 'connectors') return [[name, text]]
    const own = ownConnectors(connectorList, connectorNames)
    return own === undefined ? [] : [['connectors', own]]
  })
  if (app.projectId === undefined)
    report.addStep(`Put the project id of the services into ${options}, for phones and the wallet list.`)
  // A file with its own provider, e.g. a page of Next, keeps them to itself.
  const exported = statement.isExported() ? 'export ' : ''
  const semicolon = call.getSourceFile().getFullText().slice(call.getEnd()).startsWith(';') ? ';' : ''
  const head = [
    `${exported}const ${options} = ${objectText(kitOptions({ app, kit, file, indent }), indent)}${semicolon}`,
    '',
    `${exported}const ${adapter} = new WagmiAdapter(${objectText([['networks', `${options}.networks`], ...adapterProperties], indent)})${semicolon}`,
    '',
    '',
  ].join('\n')
  const edits: TextEdit[] = [
    { start: statement.getStart(), end: statement.getStart(), text: head },
    replaceNode(call, `${adapter}.wagmiConfig`),
    ...connectorCalls.map(({ statement: own }) => removeLine(own)),
  ]
  applyTextEdits(file, edits)
  addImport(file, '@wallet-kit/sdk/wagmi', { name: 'WagmiAdapter' })
  for (const name of chains) addImport(file, 'wagmi/chains', { name })
  return { file, adapter, options }
}

/** The app's own options, by their role. */
interface AppOptions {
  readonly projectId: string | undefined
  readonly name: string | undefined
  readonly description: string | undefined
  readonly url: string | undefined
  readonly icon: string | undefined
  readonly chains: string | undefined
}

function appOf(
  written: readonly Written[],
  kit: WagmiConfigKit,
  ofConnectors: Readonly<Record<string, string>>,
): AppOptions {
  const of = (role: string) => written.find(([name]) => kit.appOptions[name] === role)?.[1]
  return {
    projectId: of('projectId') ?? ofConnectors.projectId,
    name: of('name') ?? ofConnectors.appName,
    description: of('description'),
    url: of('url'),
    icon: of('icon'),
    chains: written.find(([name]) => name === 'chains')?.[1],
  }
}

interface KitOptionsParameters {
  readonly app: AppOptions
  readonly kit: WagmiConfigKit
  readonly file: SourceFile
  readonly indent: string
}

/** Options of `createAppKit` that the configuration has. */
function kitOptions({ app, kit, file, indent }: KitOptionsParameters): readonly Written[] {
  const { quote } = importStyle(file)
  const empty = `${quote}${quote}`
  const origin = `typeof window === ${quote}undefined${quote} ? ${empty} : window.location.origin`
  const metadata: readonly Written[] = [
    ['name', app.name ?? empty],
    ['description', app.description ?? empty],
    ['url', app.url ?? origin],
    ['icons', app.icon === undefined ? '[]' : `[${app.icon}]`],
  ]
  return [
    ['projectId', app.projectId ?? empty],
    ['networks', app.chains ?? `[${kit.defaultChains.join(', ')}]`],
    ...(app.name === undefined
      ? []
      : [['metadata', objectText(metadata, `${indent}${indent}`, indent)] as const]),
  ]
}
