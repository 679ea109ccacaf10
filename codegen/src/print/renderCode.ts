import type { CodeBlockWriter } from 'ts-morph'
import type { Code } from '../fragment/code.ts'
import type { ImportedName } from '../fragment/importedName.ts'

/** Writes a fragment; `localName` says what an imported name is called in the file. */
export function renderCode(writer: CodeBlockWriter, code: Code, localName: (name: ImportedName) => string) {
  for (const part of code.parts) {
    if (typeof part === 'string') writer.write(part)
    else if (part.kind === 'code') renderCode(writer, part, localName)
    else if (part.kind === 'imported') writer.write(localName(part))
    else if (part.does === 'newline') writer.newLine()
    else writer.setIndentationLevel(writer.getIndentationLevel() + (part.does === 'indent' ? 1 : -1))
  }
}

/** Every imported name in a fragment. */
export function collectImports(code: Code, into: Set<ImportedName>) {
  for (const part of code.parts) {
    if (typeof part === 'string') continue
    if (part.kind === 'code') collectImports(part, into)
    else if (part.kind === 'imported') into.add(part)
  }
}
