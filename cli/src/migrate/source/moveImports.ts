import type { ExportDeclaration, ImportDeclaration, SourceFile } from 'ts-morph'
import { type ImportedName, importStyle, importText } from './importStyle.ts'
import { mergeImports } from './mergeImports.ts'
import { removeDeclaration } from './removeDeclaration.ts'

/** The new home of a name; `keep` leaves it where it is, `remove` drops it from the import. */
export type Move = { readonly module: string; readonly name?: string } | 'keep' | 'remove'

export interface MoveImportsParameters {
  readonly file: SourceFile
  /** Whether imports of a module are looked at. */
  readonly concerns: (module: string) => boolean
  /**
   * @param name as exported; `*` for the module as a whole (namespace, default and bare imports)
   * @param node for the report
   */
  readonly moveOf: (module: string, name: string, node: ImportDeclaration | ExportDeclaration) => Move
}

/** Changes modules and names of imports and re-exports; every other character of the file stays. */
export function moveImports({ file, concerns, moveOf }: MoveImportsParameters): void {
  const targets = new Set<string>()
  const declarations = () => [...file.getImportDeclarations(), ...file.getExportDeclarations()]
  // Replacing the text of a declaration renews the list: each is found again by its place.
  for (let index = 0; index < declarations().length; index += 1) {
    const declaration = declarations()[index]
    const module = declaration?.getModuleSpecifierValue()
    if (!declaration || module === undefined || !concerns(module)) continue
    const named = namesOf(declaration)
    if (named.length === 0) {
      const move = moveOf(module, '*', declaration)
      if (move === 'remove') {
        removeDeclaration(declaration)
        index -= 1
      } else if (move !== 'keep' && move.module !== module) declaration.setModuleSpecifier(move.module)
      continue
    }
    const moved = named.map((each) => ({ ...each, move: moveOf(module, each.name, declaration) }))
    const groups = new Map<string, ImportedName[]>()
    for (const { move, ...name } of moved) {
      if (move === 'remove') continue
      const to = move === 'keep' ? module : move.module
      const local = name.alias ?? name.name
      const newName = move === 'keep' ? name.name : (move.name ?? name.name)
      groups.set(to, [...(groups.get(to) ?? []), { ...name, name: newName, alias: local }])
      if (move !== 'keep') targets.add(to)
    }
    const [only, ...others] = groups.keys()
    const isRewritten =
      others.length > 0 || moved.some(({ move }) => move === 'remove' || (move !== 'keep' && move.name))
    if (only === undefined) {
      removeDeclaration(declaration)
      index -= 1
    } else if (!isRewritten) {
      if (only !== module) declaration.setModuleSpecifier(only)
    } else {
      const style = {
        ...importStyle(file),
        semicolon: declaration.getText().endsWith(';') ? ';' : '',
      } as const
      const keyword = declaration.getKindName() === 'ExportDeclaration' ? 'export' : 'import'
      const isTypeOnly = declaration.isTypeOnly()
      const texts = [...groups].map(([to, names]) =>
        importText({ module: to, names, isTypeOnly, keyword, ...style, ...layoutOf(declaration) }),
      )
      declaration.replaceWithText(texts.join('\n'))
      index += texts.length - 1
    }
  }
  for (const target of targets) mergeImports(file, target)
}

function namesOf(declaration: ImportDeclaration | ExportDeclaration): readonly ImportedName[] {
  const specifiers =
    'getNamedImports' in declaration
      ? declaration.getDefaultImport() || declaration.getNamespaceImport()
        ? []
        : declaration.getNamedImports()
      : declaration.getNamedExports()
  return specifiers.map((specifier) => ({
    name: specifier.getName(),
    alias: specifier.getAliasNode()?.getText(),
    isType: specifier.isTypeOnly(),
  }))
}

/** How the names are laid out. */
function layoutOf(declaration: ImportDeclaration | ExportDeclaration) {
  const [, indent, names = ''] = /\{[ \t]*\r?\n([ \t]+)([^}]*)\}/.exec(declaration.getText()) ?? []
  return { indent, hasTrailingComma: names.trimEnd().endsWith(',') }
}
