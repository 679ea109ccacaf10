import { type JsxOpeningElement, type JsxSelfClosingElement, Node, type SourceFile } from 'ts-morph'
import type { Codemod } from '../Codemod.ts'
import type { MigrationContext } from '../MigrationContext.ts'
import { setPackages } from '../project/setPackages.ts'
import type { MigrationReport } from '../report/MigrationReport.ts'
import { addImport } from '../source/addImport.ts'
import { freeButtonName } from '../source/freeButtonName.ts'
import { identifiersOf } from '../source/identifiersOf.ts'
import { importedModules } from '../source/importedModules.ts'
import { moveImports } from '../source/moveImports.ts'
import { removeUnusedImports } from '../source/removeUnusedImports.ts'
import { convertConfigs } from '../wagmiKits/convertConfigs.ts'
import { convertProvider } from '../wagmiKits/convertProvider.ts'
import type { ProviderOptions, WagmiKit, Written } from '../wagmiKits/WagmiKit.ts'
import { convertWallets } from './convertWallets.ts'
import { client, configuration, otherComponents, providerOption, walletParts } from './differences.ts'

const packageName = '@coinbase/onchainkit'
const provider = 'OnchainKitProvider'

const kit: WagmiKit = {
  packageName,
  companion: '',
  companionNames: [],
  provider,
  defaultConfig: '',
  defaultChains: ['base'],
  appOptions: {},
  connectorFunctions: [],
  button: '',
  converted: /^$/,
  differences: {
    client,
    configuration,
    walletList: walletParts,
    authentication: otherComponents,
    unknownName: otherComponents,
  },
  readProvider,
  attributeOf: () => undefined,
}

/** From OnchainKit's wallet components: they become the kit's button; other components stay. */
export const onchainKit: Codemod = {
  name: 'OnchainKit',
  owns: (name) => name === packageName,
  apply(context) {
    const { sources, report } = context
    const before = new Map(sources.map((file) => [file, identifiersOf(file)]))
    const withWallets = sources.filter((file) => {
      const names = namesFrom(file, `${packageName}/wallet`)
      const button = freeButtonName(file)
      if (names.size === 0 || !convertWallets({ file, imported: names, button, report })) return false
      addImport(file, '@wallet-kit/react', { name: 'ConnectButton', alias: button })
      removeUnusedImports(file, before.get(file) ?? new Set())
      return true
    })
    // Without a wallet component there is nothing to take the place of.
    if (withWallets.length === 0) return
    const isKept = sources.some((file) => usesMore(file))
    const providers = sources.filter((file) => namesFrom(file, packageName).has(provider))
    const [config] = convertConfigs(context, kit, providers)
    for (const file of sources) {
      if (config && providers.includes(file)) convertProvider({ file, kit, config, report, isKept })
      removeUnusedImports(file, before.get(file) ?? new Set())
      moveOrReport(file, context, { isKept: isKept || !config, isConverted: config !== undefined })
    }
    setPackages(context, (name) => name === packageName)
  },
}

/** Removes the styles once nothing is drawn by the package, and reports components that stay. */
function moveOrReport(
  file: SourceFile,
  { report }: MigrationContext,
  { isKept, isConverted }: { readonly isKept: boolean; readonly isConverted: boolean },
): void {
  moveImports({
    file,
    concerns: (module) => module === packageName || module.startsWith(`${packageName}/`),
    moveOf(module, name, node) {
      if (/\.css$/.test(module)) return isKept ? 'keep' : 'remove'
      report.add(
        name === provider && !isConverted ? configuration : otherComponents,
        node,
        name === '*' ? module : name,
      )
      return 'keep'
    },
  })
}

/** Whether a file uses more of OnchainKit than its provider and its styles. */
function usesMore(file: SourceFile): boolean {
  const modules = importedModules(file).filter((module) => module.startsWith(`${packageName}/`))
  const names = [...namesFrom(file, packageName)].filter((name) => name !== provider)
  return names.length > 0 || modules.some((module) => !module.endsWith('.css'))
}

function namesFrom(file: SourceFile, module: string): ReadonlySet<string> {
  return new Set(
    file
      .getImportDeclarations()
      .filter((each) => each.getModuleSpecifierValue() === module)
      .flatMap((each) => each.getNamedImports().map((specifier) => specifier.getName())),
  )
}

/** Options of `createAppKit` from the attributes of `OnchainKitProvider`. */
function readProvider(
  element: JsxOpeningElement | JsxSelfClosingElement,
  report: MigrationReport,
): ProviderOptions {
  const options: Written[] = []
  for (const attribute of element.getAttributes()) {
    const name = Node.isJsxAttribute(attribute) ? attribute.getNameNode().getText() : '...'
    const [, mode] =
      name === 'config' ? (/\bmode:\s*['"](dark|light)['"]/.exec(attribute.getText()) ?? []) : []
    if (mode) options.push(['themeMode', `'${mode}'`])
    else if (name === 'rpcUrl' || name === '...') report.add(providerOption, attribute, name)
  }
  return { options }
}
