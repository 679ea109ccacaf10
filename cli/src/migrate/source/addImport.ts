import type { SourceFile } from 'ts-morph'
import { appendNames } from './appendNames.ts'
import { type ImportedName, importStyle, importText } from './importStyle.ts'
import { applyTextEdits } from './textEdits.ts'

/** Imports a name, in an import of the same module that exists, or a new one after the last. */
export function addImport(
  file: SourceFile,
  module: string,
  { name, alias, isType = false }: ImportedName,
): void {
  const insert = (start: number, added: string) => applyTextEdits(file, [{ start, end: start, text: added }])
  const existing = file
    .getImportDeclarations()
    .filter((each) => each.getModuleSpecifierValue() === module && !each.getNamespaceImport())
  const isThere = existing.some((each) =>
    each.getNamedImports().some((specifier) => specifier.getName() === name),
  )
  if (isThere) return
  const home = existing.find((each) => each.isTypeOnly() === isType && each.getNamedImports().length > 0)
  const last = home?.getNamedImports().at(-1)
  if (last) {
    appendNames(last, [alias && alias !== name ? `${name} as ${alias}` : name])
    return
  }
  const text = importText({ module, names: [{ name, alias }], isTypeOnly: isType, ...importStyle(file) })
  const imports = file.getImportDeclarations()
  const after = imports.at(-1)
  if (after) insert(lineEnd(file, after.getEnd()), `\n${text}`)
  else insert(directivesEnd(file), `${text}\n`)
}

/** The end of a line, if only a comment follows. */
function lineEnd(file: SourceFile, position: number): number {
  const [rest = ''] =
    /^[ \t]*(\/\/[^\r\n]*|\/\*[^\r\n]*\*\/[ \t]*)?(?=\r?\n|$)/.exec(file.getFullText().slice(position)) ?? []
  return position + rest.length
}

/** The place after `'use client'` and similar directives. */
function directivesEnd(file: SourceFile): number {
  const [, directives = ''] = /^((?:\s*(['"])use \w+\2;?[ \t]*\r?\n)*)/.exec(file.getFullText()) ?? []
  return directives.length
}
