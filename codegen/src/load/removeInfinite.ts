import type { Report } from '../diagnostics/report.ts'
import type { JsonValue } from '../model/json.ts'
import { escapeToken } from '../model/jsonPointer.ts'

/** Whether a string of YAML may hold numbers that JSON does not have. Looking for it takes no time. */
export function mayBeInfinite(text: string): boolean {
  return /\.inf|\.nan|\de\+?\d{3}/i.test(text)
}

interface Holder {
  readonly holder: object
  readonly parent: Holder | undefined
  readonly key: string
}

/**
 * Reports numbers without end, and of those that are none (`1e999`, `.inf`, `.nan`), and takes them out: no value of a
 * service can be one, and code cannot contain them.
 */
export function removeInfinite(file: string, root: JsonValue, report: Report) {
  const seen = new Set<object>()
  const pending: Holder[] = []
  const visit = (value: unknown, parent: Holder | undefined, key: string) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    pending.push({ holder: value, parent, key })
  }
  visit(root, undefined, '')
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { holder } = next
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value !== 'number' || Number.isFinite(value)) {
        visit(value, next, key)
        continue
      }
      const pointer = pointerOf(next, key)
      const message = Number.isNaN(value)
        ? 'This is not a number.'
        : 'The number is larger than any that JavaScript has.'
      report.mistake({ file, pointer }, message, 'Remove it: a bound that is left out does not apply.')
      if (Array.isArray(holder)) Reflect.set(holder, key, null)
      else Reflect.deleteProperty(holder, key)
    }
  }
}

function pointerOf({ parent, key: own }: Holder, key: string): string {
  return `${parent === undefined ? '' : pointerOf(parent, own)}/${escapeToken(key)}`
}
