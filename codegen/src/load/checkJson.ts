import type { Report } from '../diagnostics/report.ts'
import type { JsonValue } from '../model/json.ts'
import { reportDuplicateKeys } from './duplicateKeys.ts'
import { endOfString, skipSpace } from './jsonText.ts'
import { removeInfinite } from './removeInfinite.ts'

/** Levels of nesting that a document may have; more is not written by hand, and walking it would use up the stack. */
const maximumDepth = 1_000

/**
 * Checks that the platform's JSON parser leaves out: duplicate keys, deep nesting and infinite numbers. False when the
 * value cannot be used. Costs little more than one look at each byte.
 */
export function checkJson(file: string, text: string, value: JsonValue, report: Report): boolean {
  const { keys, depth, isBounded } = measure(value)
  if (depth > maximumDepth) {
    const at = offsetOfDepth(text)
    report.add({
      severity: 'error',
      place: { file, pointer: '' },
      at: 'value',
      message: `The document is nested more than ${maximumDepth} levels deep.`,
      hint: 'Move inner schemas to components and use $ref.',
      range: { start: at, end: at + 1 },
    })
    return false
  }
  if (!isBounded) removeInfinite(file, value, report)
  if (countKeys(text) > keys) reportDuplicateKeys(file, text, report)
  return true
}

function measure(root: JsonValue) {
  let keys = 0
  let depth = 0
  let isBounded = true
  let level: object[] = typeof root === 'object' && root !== null ? [root] : []
  while (level.length > 0 && depth <= maximumDepth) {
    depth++
    const below: object[] = []
    for (const holder of level) {
      const values: readonly unknown[] = Array.isArray(holder) ? holder : Object.values(holder)
      if (values !== holder) keys += values.length
      for (const value of values) {
        if (typeof value === 'object' && value !== null) below.push(value)
        else if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) isBounded = false
      }
    }
    level = below
  }
  return { keys, depth, isBounded }
}

/** Offset of the first part that is nested too deep. */
function offsetOfDepth(text: string): number {
  let depth = 0
  const token = /["{}[\]]/g
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    if (match[0] === '"') token.lastIndex = endOfString(text, match.index) + 1
    else if (match[0] === '}' || match[0] === ']') depth--
    else if (++depth > maximumDepth) return match.index
  }
  return 0
}

const colon = 58

/** Strings that a colon follows. */
function countKeys(text: string): number {
  let keys = 0
  for (let start = text.indexOf('"'); start >= 0; ) {
    const end = endOfString(text, start)
    if (end < 0) break
    const after = skipSpace(text, end + 1)
    if (text.charCodeAt(after) === colon) keys++
    start = text.indexOf('"', after)
  }
  return keys
}
