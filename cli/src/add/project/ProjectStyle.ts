import type { SourceFile } from 'ts-morph'
import { type ImportStyle, importStyle } from '../../migrate/source/importStyle.ts'

/** How a project writes its source. */
export interface ProjectStyle extends ImportStyle {
  /** One level of indentation. */
  readonly indent: string
  readonly lineEnd: '\n' | '\r\n'
  /** Whether imports of its own files have their extension. */
  readonly hasExtensions: boolean
}

/** Reads the style of a file. */
export function readStyle(file: SourceFile): ProjectStyle {
  const text = file.getFullText()
  const indents = [...text.matchAll(/\n([ \t]+)\S/g)].map(([, indent = '']) => indent)
  return {
    ...importStyle(file),
    // The least of the first lines: a continued comment is not a level.
    indent: indents.filter((indent) => indent !== ' ').sort((a, b) => a.length - b.length)[0] ?? '  ',
    lineEnd: text.includes('\r\n') ? '\r\n' : '\n',
    hasExtensions: file
      .getImportDeclarations()
      .some((each) => /^[.@~#].*\.[jt]sx?$/.test(each.getModuleSpecifierValue())),
  }
}

/** The style of a project of which no file is known. */
export const defaultStyle: ProjectStyle = {
  quote: "'",
  semicolon: '',
  indent: '  ',
  lineEnd: '\n',
  hasExtensions: false,
}
