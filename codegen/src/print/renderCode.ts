import type { Code } from '../fragment/code.ts'
import type { ImportedName } from '../fragment/importedName.ts'
import type { TextWriter } from './textWriter.ts'

/** Writes a fragment; `localName` returns the local name of an import. */
export function renderCode(writer: TextWriter, code: Code, localName: (name: ImportedName) => string) {
  if (code.kind !== 'code') throw new TypeError(`Expected code\`…\`, not ${JSON.stringify(code)}.`)
  for (const part of code.parts) {
    if (typeof part === 'string') writer.write(part)
    else if (part.kind === 'code') renderCode(writer, part, localName)
    else if (part.kind === 'imported') writer.write(localName(part))
    else if (part.does === 'newline') writer.newLine()
    else writer.indent(part.does === 'indent' ? 1 : -1)
  }
}
