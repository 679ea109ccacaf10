import { type SourceFile, SyntaxKind } from 'ts-morph'

/** How a file writes its imports. */
export interface ImportStyle {
  readonly quote: '"' | "'"
  readonly semicolon: '' | ';'
}

/** Reads the style of the first import, or of the first string of the file. */
export function importStyle(file: SourceFile): ImportStyle {
  const [first] = file.getImportDeclarations()
  const string = first?.getModuleSpecifier() ?? file.getFirstDescendantByKind(SyntaxKind.StringLiteral)
  const statement = first ?? file.getStatements().at(-1)
  return {
    quote: string?.getText().startsWith('"') ? '"' : "'",
    semicolon: statement?.getText().endsWith(';') ? ';' : '',
  }
}

export interface ImportedName {
  readonly name: string
  /** The name in the file, where it is another one. */
  readonly alias?: string | undefined
  readonly isType?: boolean
}

export interface ImportTextParameters extends ImportStyle {
  readonly module: string
  readonly names: readonly ImportedName[]
  /** `import type { … }`. */
  readonly isTypeOnly?: boolean
  readonly keyword?: 'import' | 'export'
  /** Indentation of names that have a line each; undefined where all are on one line. */
  readonly indent?: string | undefined
  /** Whether a comma follows the last of several lines. */
  readonly hasTrailingComma?: boolean
}

/** One import (or re-export) of names as text. */
export function importText({
  module,
  names,
  isTypeOnly = false,
  keyword = 'import',
  quote,
  semicolon,
  indent,
  hasTrailingComma = false,
}: ImportTextParameters): string {
  const texts = names.map((each) => nameText(each, isTypeOnly))
  const list =
    indent === undefined || texts.length === 1
      ? ` ${texts.join(', ')} `
      : `\n${texts.map((each) => `${indent}${each}`).join(',\n')}${hasTrailingComma ? ',' : ''}\n`
  return `${keyword} ${isTypeOnly ? 'type ' : ''}{${list}} from ${quote}${module}${quote}${semicolon}`
}

function nameText({ name, alias, isType }: ImportedName, isTypeOnly: boolean): string {
  const renamed = alias === undefined || alias === name ? name : `${name} as ${alias}`
  return isType && !isTypeOnly ? `type ${renamed}` : renamed
}
