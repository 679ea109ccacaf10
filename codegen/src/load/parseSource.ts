import { CORE_SCHEMA, load, mergeTag, YAMLException } from 'js-yaml'
import type { Report } from '../diagnostics/report.ts'
import type { JsonValue } from '../model/json.ts'
import { aliasProblem } from './aliasProblem.ts'
import { checkJson } from './checkJson.ts'

/** YAML 1.2 (no `yes`, no dates to trip over), and `<<`, which many documents use. */
const schema = CORE_SCHEMA.withTags(mergeTag)

/** Levels of nesting that YAML may have; what a contract may nest is checked later. */
const maxDepth = 1_000

/**
 * Reads JSON or YAML. JSON goes through the platform's parser, which is several times faster; positions are worked out
 * later and only if something is wrong.
 */
export function parseSource(file: string, text: string, report: Report): JsonValue | undefined {
  const place = { file, pointer: '' }
  if (/^\s*[{[]/.test(text)) {
    try {
      const value = JSON.parse(text) as JsonValue
      return checkJson(file, text, value, report) ? value : undefined
    } catch {
      // Flow-style YAML, or broken JSON: the YAML parser reads the first and says where the second breaks.
    }
  }
  let value: unknown
  try {
    value = load(text, { schema, maxDepth })
  } catch (error) {
    const isSyntax = error instanceof YAMLException
    const at = (isSyntax ? error.mark?.position : undefined) ?? 0
    report.add({
      severity: 'error',
      place,
      at: 'value',
      message: `Syntax error: ${isSyntax ? error.reason : String(error)}`,
      hint: 'Correct it here or just before; the rest is read after that.',
      range: { start: at, end: at + 1 },
    })
    return undefined
  }
  const problem = aliasProblem(value)
  if (problem === undefined) return value as JsonValue
  report.error(
    place,
    `Cannot be read: ${problem}`,
    'Write repeated parts as components and refer to them with $ref.',
  )
  return undefined
}
