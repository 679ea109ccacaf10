import { Node, type SourceFile, SyntaxKind } from 'ts-morph'
import type { MigrationContext } from '../MigrationContext.ts'
import type { Difference } from '../report/Difference.ts'
import { importedModules } from '../source/importedModules.ts'
import { applyTextEdits, replaceNode, type TextEdit } from '../source/textEdits.ts'

/** Names of wagmi 2 that wagmi 3 keeps as deprecated, and those in their place. */
const renamed: ReadonlyMap<string, string> = new Map([
  ['useAccount', 'useConnection'],
  ['useAccountEffect', 'useConnectionEffect'],
  ['useSwitchAccount', 'useSwitchConnection'],
  ['UseAccountParameters', 'UseConnectionParameters'],
  ['UseAccountReturnType', 'UseConnectionReturnType'],
  ['UseAccountEffectParameters', 'UseConnectionEffectParameters'],
  ['UseSwitchAccountParameters', 'UseSwitchConnectionParameters'],
  ['UseSwitchAccountReturnType', 'UseSwitchConnectionReturnType'],
  ['getAccount', 'getConnection'],
  ['GetAccountReturnType', 'GetConnectionReturnType'],
  ['switchAccount', 'switchConnection'],
  ['SwitchAccountErrorType', 'SwitchConnectionErrorType'],
  ['SwitchAccountParameters', 'SwitchConnectionParameters'],
  ['SwitchAccountReturnType', 'SwitchConnectionReturnType'],
  ['watchAccount', 'watchConnection'],
  ['WatchAccountParameters', 'WatchConnectionParameters'],
  ['WatchAccountReturnType', 'WatchConnectionReturnType'],
])

const wagmiModule = /^(wagmi|@wagmi\/core)(\/actions)?$/

export const connectors: Difference = {
  title: 'Connectors of wagmi',
  instead: 'wagmi 3 leaves it to the app to install the packages that they need.',
  page: 'guides/migrating/README.md#wagmi-3',
}

/** Moves an app from wagmi 2 to 3: versions, and the names that wagmi 3 has deprecated. No-op without wagmi 2. */
export function toWagmi3({ project, packages, report }: MigrationContext): void {
  if (!/^\D*2/.test(packages.range('wagmi') ?? packages.range('@wagmi/core') ?? '')) return
  packages.raise('wagmi', '3.7.7')
  packages.raise('@wagmi/core', '3.6.5')
  packages.raise('typescript', '5.7.3')
  for (const file of project.getSourceFiles()) {
    renameImports(file)
    if (importedModules(file).includes('wagmi/connectors'))
      for (const declaration of file.getImportDeclarations())
        if (declaration.getModuleSpecifierValue() === 'wagmi/connectors')
          report.add(connectors, declaration, 'wagmi/connectors')
  }
}

/** Renames imports and their uses. A new name that the file has already leaves the deprecated one in place. */
function renameImports(file: SourceFile): void {
  const identifiers = file.getDescendantsOfKind(SyntaxKind.Identifier)
  const used = new Set(identifiers.map((each) => each.getText()))
  const edits = file
    .getImportDeclarations()
    .filter((declaration) => wagmiModule.test(declaration.getModuleSpecifierValue()))
    .flatMap((declaration) => declaration.getNamedImports())
    .flatMap((specifier): readonly TextEdit[] => {
      const name = specifier.getName()
      const next = renamed.get(name)
      if (next === undefined) return []
      const inImport = replaceNode(specifier.getNameNode(), next)
      if (specifier.getAliasNode()) return [inImport]
      if (used.has(next)) return []
      const uses = identifiers.filter((each) => each.getText() === name && isReference(each))
      return [inImport, ...uses.map((each) => replaceUse(each, next))]
    })
  applyTextEdits(file, edits)
}

function isReference(identifier: Node): boolean {
  const parent = identifier.getParent()
  if (Node.isImportSpecifier(parent)) return false
  const isMember =
    (Node.isPropertyAccessExpression(parent) || Node.isPropertyAssignment(parent)) &&
    parent.getNameNode() === identifier
  return !isMember
}

/** `{ useAccount }` as a property keeps its name. */
function replaceUse(identifier: Node, next: string): TextEdit {
  const isShorthand = Node.isShorthandPropertyAssignment(identifier.getParent())
  return replaceNode(identifier, isShorthand ? `${identifier.getText()}: ${next}` : next)
}
