import type { ExportDeclaration, ImportDeclaration, SourceFile } from 'ts-morph'
import type { Codemod } from '../Codemod.ts'
import type { MigrationContext } from '../MigrationContext.ts'
import { setPackages } from '../project/setPackages.ts'
import { importedModules } from '../source/importedModules.ts'
import { type Move, moveImports } from '../source/moveImports.ts'
import { moveModuleStrings } from '../source/moveModuleStrings.ts'
import { convertProviders } from './convertProviders.ts'
import { differenceOf, otherFamilies, vue } from './differences.ts'
import { dropMissing } from './dropMissing.ts'
import { homes, otherAdapters, otherNetworks } from './homes.ts'

const element = /<(appkit|w3m)-[a-z-]*button/
const owned = /^@reown\/appkit($|-)/
const networksEntry = '@reown/appkit/networks'

/** From AppKit 1.6 to 1.8: names are the same, so imports change, and what there is no twin of is taken out. */
export const appKit: Codemod = {
  name: 'AppKit',
  owns: (name) => owned.test(name),
  apply(context) {
    const { sources, packages, report } = context
    const adapters = packages.names.filter((name) => name.startsWith('@reown/appkit-adapter-'))
    if (adapters.length > 0 && adapters.every((name) => otherAdapters.has(name))) {
      reportModules(context, (module) => otherAdapters.has(module), otherFamilies)
      return
    }
    if (
      sources.some((file) => importedModules(file).some((module) => module.startsWith('@reown/appkit/vue')))
    ) {
      reportModules(context, (module) => module.startsWith('@reown/appkit/vue'), vue)
      return
    }
    const hasElements = sources.some((file) => element.test(file.getFullText())) || context.hasMarkup(element)
    for (const file of sources) {
      const dropped = dropMissing({ file, files: sources, report })
      convertProviders(file, report)
      const moveOf = (module: string, name: string, node: ImportDeclaration | ExportDeclaration): Move => {
        if (dropped.has(name)) return 'remove'
        const move = homeOf(module, name, hasElements)
        if (move) return move
        report.add(differenceOf(module, name), node, name === '*' ? module : name)
        return 'keep'
      }
      moveImports({ file, concerns: (module) => owned.test(packageOf(module)), moveOf })
      moveModuleStrings(file, (module) => moduleHome(module, hasElements))
    }
    setPackages(context, (name) => owned.test(name))
  },
}

/** `@scope/name` or `name` of a module specifier. */
function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/')
}

function homeOf(module: string, name: string, hasElements: boolean): Move | undefined {
  if (module === networksEntry) {
    if (otherNetworks.has(name)) return undefined
    return { module: name === 'AppKitNetwork' ? '@wallet-kit/react' : '@wallet-kit/react/networks' }
  }
  if (name === '*') {
    const home = moduleHome(module, hasElements)
    return home === undefined ? undefined : { module: home }
  }
  if (name === 'createAppKit' && (module === '@reown/appkit' || (hasElements && /\/react$/.test(module))))
    return { module: '@wallet-kit/react/elements' }
  for (const home of homes[module] ?? []) {
    const renamed = home.renamed?.[name]
    if (renamed !== undefined) return { module: home.module, name: renamed }
    if (home.names.includes(name)) return { module: home.module }
  }
  return undefined
}

/** The entry that takes the place of a whole module, where no name tells which. */
function moduleHome(module: string, hasElements: boolean): string | undefined {
  if (module === networksEntry) return '@wallet-kit/react/networks'
  if (module === '@reown/appkit') return '@wallet-kit/react/elements'
  if (module === '@reown/appkit/react' && hasElements) return '@wallet-kit/react/elements'
  return homes[module]?.[0]?.module
}

function reportModules(
  { sources, report }: MigrationContext,
  isReported: (module: string) => boolean,
  difference: typeof vue,
): void {
  for (const file of sources as readonly SourceFile[])
    for (const declaration of file.getImportDeclarations()) {
      const module = declaration.getModuleSpecifierValue()
      if (isReported(module)) report.add(difference, declaration, module)
    }
}
