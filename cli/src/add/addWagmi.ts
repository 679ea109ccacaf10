import { createReport } from '../migrate/report/MigrationReport.ts'
import { identifiersOf } from '../migrate/source/identifiersOf.ts'
import { removeUnusedImports } from '../migrate/source/removeUnusedImports.ts'
import { type ConvertedConfig, convertConfig } from '../migrate/wagmiKits/convertConfig.ts'
import { findConfig } from '../migrate/wagmiKits/findConfig.ts'
import type { WagmiConfigKit } from '../migrate/wagmiKits/WagmiKit.ts'
import type { AddContext } from './AddContext.ts'

/** An app that uses wagmi without a kit. */
const plainWagmi: WagmiConfigKit = {
  packageName: 'wagmi',
  defaultConfig: '',
  defaultChains: [],
  appOptions: {},
  connectorFunctions: [],
  differences: {
    client: {
      title: 'client of the configuration',
      instead: 'The adapter makes its own clients: pass `transports` instead.',
      page: 'guides/libraries.md',
    },
  },
}

/**
 * Makes the kit's wallet that of wagmi's hooks: the exported configuration that `WagmiProvider` has becomes that of an
 * adapter, whose options are the kit's. Undefined where the app has no `WagmiProvider`, or no such configuration.
 */
export function addWagmi(context: AddContext): ConvertedConfig | undefined {
  const { project, toPath } = context
  const sources = project.getSourceFiles()
  const providers = sources.filter((file) => file.getFullText().includes('<WagmiProvider'))
  if (providers.length === 0) return undefined
  const isGiven = (name: string) =>
    providers.some((file) => new RegExp(`\\b${name}\\b`).test(file.getFullText()))
  const file = sources.find((each) => {
    const found = findConfig(each, plainWagmi)
    return found?.statement.isExported() && isGiven(found.name)
  })
  const texts = new Map(sources.map((each) => [each.getFilePath() as string, each.getFullText()]))
  const report = createReport({ toPath, original: (path) => texts.get(path) })
  const used = file ? identifiersOf(file) : new Set<string>()
  const config = file && convertConfig(file, plainWagmi, report)
  if (!config) {
    context.addManual({
      reason:
        "An exported configuration of wagmi was not found, so its hooks do not have the kit's wallet. Make the configuration by an adapter, and pass it to createAppKit (docs/guides/libraries.md):",
      lines: [
        "const wagmiAdapter = new WagmiAdapter({ networks: [mainnet] }) // '@wallet-kit/sdk/wagmi'",
        'createAppKit({ ...kitOptions, adapters: [wagmiAdapter] })',
        '<WagmiProvider config={wagmiAdapter.wagmiConfig}>',
      ],
    })
    return undefined
  }
  for (const { difference, code } of report.findings)
    context.addManual({ reason: `${code}: ${difference.instead}`, lines: [] })
  removeUnusedImports(config.file, used)
  return config
}

/** Whether a converted configuration has brought the project id of one of its connectors. */
export function hasProjectId({ file }: ConvertedConfig): boolean {
  return !/projectId: (''|"")/.test(file.getFullText())
}
