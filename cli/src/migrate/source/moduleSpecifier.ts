import { dirname, relative, sep } from 'node:path'
import type { SourceFile } from 'ts-morph'

/** The specifier by which a file imports another one of the project, e.g. `./config`. */
export function moduleSpecifier(from: SourceFile, to: string): string {
  // Node and bundlers of plain JavaScript may need the extension; the file's own imports show it.
  const hasExtension = from
    .getImportDeclarations()
    .some((each) => /^\.{1,2}\/.*\.[cm]?[jt]sx?$/.test(each.getModuleSpecifierValue()))
  return relativeSpecifier(from.getFilePath(), to, hasExtension)
}

/** The specifier by which one path imports another. */
export function relativeSpecifier(from: string, to: string, hasExtension: boolean): string {
  const path = relative(dirname(from), to).split(sep).join('/')
  const named = hasExtension ? path : path.replace(/\.[cm]?[jt]sx?$/, '').replace(/\/index$/, '')
  return named.startsWith('.') ? named : `./${named}`
}
