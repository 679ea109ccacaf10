import { Node, type SourceFile, SyntaxKind } from 'ts-morph'
import type { Codemod } from '../Codemod.ts'
import type { MigrationContext } from '../MigrationContext.ts'
import { addCompanion } from '../project/addCompanion.ts'
import { setPackages } from '../project/setPackages.ts'
import { dropValue } from '../source/dropValue.ts'
import { importedModules } from '../source/importedModules.ts'
import { moduleSpecifier } from '../source/moduleSpecifier.ts'
import { type Move, moveImports } from '../source/moveImports.ts'
import { moveModuleStrings } from '../source/moveModuleStrings.ts'
import { applyTextEdits, removeLine } from '../source/textEdits.ts'
import { adapters, unknownName } from './differences.ts'

const owned = /^@solana\/wallet-adapter-/
const withNames = /^@solana\/wallet-adapter-(base|react|react-ui)$/

/** Names of the companion. */
const names: ReadonlySet<string> = new Set([
  'AnchorWallet',
  'ConnectionProvider',
  'SendTransactionOptions',
  'WalletAdapterNetwork',
  'WalletContextState',
  'WalletDisconnectButton',
  'WalletError',
  'WalletModalProvider',
  'WalletMultiButton',
  'WalletNotConnectedError',
  'WalletProvider',
  'useAnchorWallet',
  'useConnection',
  'useWallet',
  'useWalletModal',
])

/** From wallet-adapter: providers, hooks and buttons keep their names, and come from a file of the app's own. */
export const walletAdapter: Codemod = {
  name: 'wallet-adapter',
  owns: (name) => owned.test(name),
  apply(context) {
    const { sources, report } = context
    const network = defaultNetwork(sources)
    for (const file of sources) {
      if (!importedModules(file).some((module) => owned.test(module))) continue
      removeStyles(file)
      const dropped = dropAdapters(file, context)
      const companion = () =>
        moduleSpecifier(
          file,
          addCompanion(context, 'walletAdapter', (text) =>
            text.replace('defaultNetwork: solana,', `defaultNetwork: ${network},`),
          ).getFilePath(),
        )
      moveImports({
        file,
        concerns: (module) => owned.test(module),
        moveOf(module, name, node): Move {
          if (dropped.has(name) || module.endsWith('.css')) return 'remove'
          if (withNames.test(module) && names.has(name)) return { module: companion() }
          report.add(unknownName, node, name === '*' ? module : name)
          return 'keep'
        },
      })
      moveModuleStrings(file, (module) => (withNames.test(module) ? companion() : undefined))
    }
    setPackages(context, (name) => owned.test(name))
    context.report.addStep(
      'Put the project id of the services into walletKit/walletAdapter, for phones and the wallet list.',
    )
  },
}

/** The network that the app names; the main one where it names none. */
function defaultNetwork(sources: readonly SourceFile[]): string {
  const text = sources.map((file) => file.getFullText()).join('\n')
  if (/WalletAdapterNetwork\.Mainnet|mainnet-beta/.test(text)) return 'solana'
  if (/WalletAdapterNetwork\.Devnet|['"`]devnet['"`]|api\.devnet/.test(text)) return 'solanaDevnet'
  return /WalletAdapterNetwork\.Testnet|api\.testnet/.test(text) ? 'solanaTestnet' : 'solana'
}

/** `require('@solana/wallet-adapter-react-ui/styles.css')` as a statement. */
function removeStyles(file: SourceFile): void {
  const styles = file
    .getDescendantsOfKind(SyntaxKind.ExpressionStatement)
    .filter((statement) =>
      /^require\(['"]@solana\/wallet-adapter-[\w-]+\/styles\.css['"]\);?$/.test(statement.getText()),
    )
  applyTextEdits(file, styles.map(removeLine))
}

/** Takes adapters out of the lists that they are in. Returns the names of imports that are unused now. */
function dropAdapters(file: SourceFile, { sources, report }: MigrationContext): ReadonlySet<string> {
  const found = file
    .getImportDeclarations()
    .flatMap((declaration) =>
      owned.test(declaration.getModuleSpecifierValue())
        ? declaration.getNamedImports().filter((specifier) => /Adapter$/.test(specifier.getName()))
        : [],
    )
  const candidates = found.map((specifier) => {
    report.add(adapters, specifier, specifier.getName())
    return { name: specifier.getName(), local: specifier.getAliasNode()?.getText() ?? specifier.getName() }
  })
  return new Set(
    candidates
      .filter(({ local }) => isValue(file, local) && dropValue({ file, name: local, files: sources }))
      .map(({ name }) => name),
  )
}

/** Types of adapters stay: only values are in lists. */
function isValue(file: SourceFile, name: string): boolean {
  return file
    .getDescendantsOfKind(SyntaxKind.Identifier)
    .filter((each) => each.getText() === name)
    .every((each) => !Node.isTypeReference(each.getParent()))
}
