import { dirname, relative, sep } from 'node:path'
import type { SourceFile } from 'ts-morph'

/** The specifier by which a file imports another one of the project, e.g. `./config`. */
export function moduleSpecifier(from: SourceFile, to: string): string {
  const path = relative(dirname(from.getFilePath()), to).split(sep).join('/')
  // Node and bundlers of plain JavaScript may need the extension; the file's own imports show it.
  const hasExtension = from
    .getImportDeclarations()
    .some((each) => /^\.{1,2}\/.*\.[cm]?[jt]sx?$/.test(each.getModuleSpecifierValue()))
  const named = hasExtension ? path : path.replace(/\.[cm]?[jt]sx?$/, '').replace(/\/index$/, '')
  return named.startsWith('.') ? named : `./${named}`
}
