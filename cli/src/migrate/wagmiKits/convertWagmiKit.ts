import type { SourceFile } from 'ts-morph'
import type { MigrationContext } from '../MigrationContext.ts'
import { addCompanion } from '../project/addCompanion.ts'
import { addImport } from '../source/addImport.ts'
import { freeButtonName } from '../source/freeButtonName.ts'
import { identifiersOf } from '../source/identifiersOf.ts'
import { localName } from '../source/localName.ts'
import { moduleSpecifier } from '../source/moduleSpecifier.ts'
import { type Move, moveImports } from '../source/moveImports.ts'
import { removeUnusedImports } from '../source/removeUnusedImports.ts'
import { convertButtons } from './convertButtons.ts'
import type { ConvertedConfig } from './convertConfig.ts'
import { convertConfigs } from './convertConfigs.ts'
import { convertProvider } from './convertProvider.ts'
import type { WagmiKit } from './WagmiKit.ts'

const newCustom = 'ConnectButtonCustom'

/** Converts configuration, provider, buttons and hooks of a kit on top of wagmi, and then its imports. */
export function convertWagmiKit(context: MigrationContext, kit: WagmiKit): void {
  const { sources, report } = context
  const using = sources.filter((file) => importsOf(file, kit).length > 0)
  const usedBefore = new Map(sources.map((file) => [file, identifiersOf(file)]))
  const configs = convertConfigs(context, kit, using)
  for (const file of using) {
    const config = configFor(file, configs)
    if (config && !hasOtherConfig(file, config)) convertProvider({ file, kit, config, report })
    const button = localName(file, kit.packageName, kit.button)
    // The kit's `ConnectButton` keeps its local name, alias or not.
    const isSame = kit.button === 'ConnectButton'
    const newButton = isSame ? (button ?? 'ConnectButton') : freeButtonName(file)
    const buttons = button
      ? convertButtons(file, { button, newButton, newCustom, attribute: kit.attributeOf })
      : new Set<string>()
    // Before the kit's imports go, whose style they take.
    if (buttons.has(newButton) && !isSame)
      addImport(file, '@wallet-kit/react', { name: 'ConnectButton', alias: newButton })
    if (buttons.has(newCustom)) addImport(file, companionModule(file, context, kit), { name: newCustom })
    moveKitImports({ file, context, kit, isMoved: isSame && buttons.has(newButton) })
  }
  for (const [file, used] of usedBefore) removeUnusedImports(file, used)
}

function companionModule(file: SourceFile, context: MigrationContext, kit: WagmiKit): string {
  return moduleSpecifier(file, addCompanion(context, kit.companion).getFilePath())
}

/** Whether the file renders `WagmiProvider` with a configuration of its own that was not converted. */
function hasOtherConfig(file: SourceFile, config: ConvertedConfig): boolean {
  const [, name = ''] = /<WagmiProvider\b[^>]*\bconfig=\{(\w+)\}/.exec(file.getFullText()) ?? []
  return config.file !== file && file.getVariableDeclaration(name) !== undefined
}

interface MoveKitImportsParameters {
  readonly file: SourceFile
  readonly context: MigrationContext
  readonly kit: WagmiKit
  /** Whether the button's import moves; a button of another name was renamed where it is used. */
  readonly isMoved: boolean
}

function moveKitImports({ file, context, kit, isMoved }: MoveKitImportsParameters): void {
  const remaining = identifiersOf(file)
  const moveOf = (module: string, name: string, node: Parameters<typeof context.report.add>[1]): Move => {
    if (module.endsWith('.css') || module.endsWith('/styles')) return 'remove'
    if (name === kit.button) {
      return isMoved ? { module: '@wallet-kit/react' } : 'remove'
    }
    if (kit.companionNames.includes(name)) return { module: companionModule(file, context, kit) }
    const isUnused = !remaining.has(localName(file, module, name) ?? name)
    if (isUnused && (name === kit.provider || kit.converted.test(name))) return 'remove'
    const { configuration, walletList, authentication, unknownName } = kit.differences
    const difference =
      name === kit.defaultConfig || name === kit.provider
        ? configuration
        : /Authentication|SIWE/.test(name)
          ? authentication
          : /Wallets?$/.test(name)
            ? walletList
            : unknownName
    context.report.add(difference, node, name)
    return 'keep'
  }
  moveImports({ file, concerns: (module) => isOf(module, kit), moveOf })
}

function configFor(file: SourceFile, configs: readonly ConvertedConfig[]): ConvertedConfig | undefined {
  return configs.find((config) => config.file === file) ?? configs[0]
}

function isOf(module: string, kit: WagmiKit): boolean {
  return module === kit.packageName || module.startsWith(`${kit.packageName}/`)
}

/** Names that a file imports from the kit; `*` for its styles. */
function importsOf(file: SourceFile, kit: WagmiKit): readonly string[] {
  return file
    .getImportDeclarations()
    .filter((each) => isOf(each.getModuleSpecifierValue(), kit))
    .flatMap((each) => {
      const names = each.getNamedImports().map((specifier) => specifier.getName())
      return names.length > 0 ? names : ['*']
    })
}
