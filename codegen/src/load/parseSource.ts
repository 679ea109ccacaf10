import { parseDocument } from 'yaml'
import type { Report } from '../diagnostics/report.ts'
import type { JsonValue } from '../model/json.ts'

/**
 * Reads JSON or YAML (1.2, which has no `yes` or dates to trip over). JSON goes through the platform's parser, which is
 * an order of magnitude faster; positions are worked out later and only if something is wrong.
 */
export function parseSource(file: string, text: string, report: Report): JsonValue | undefined {
  if (/^\s*[{[]/.test(text)) {
    try {
      return JSON.parse(text) as JsonValue
    } catch {
      // Flow-style YAML, or broken JSON: the YAML parser reads the first and says where the second breaks.
    }
  }
  const document = parseDocument(text, { prettyErrors: false, maxAliasCount: 1000 } as object)
  const place = { file, pointer: '' }
  for (const { message, pos } of document.errors) {
    report.add({
      severity: 'error',
      place,
      at: 'value',
      message: `Syntax error: ${firstLine(message)}`,
      range: { start: pos[0], end: pos[1] },
    })
  }
  if (document.errors.length > 0) return undefined
  try {
    return document.toJS({ maxAliasCount: 1000 }) as JsonValue
  } catch (error) {
    report.error(
      place,
      `Cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      'Write repeated parts as components and refer to them with $ref.',
    )
    return undefined
  }
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? text
}
