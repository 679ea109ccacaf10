/** Merges what two schemas kept of the same value: every key that one of them describes. */
export function mergeValues(left: unknown, right: unknown): unknown {
  if (left === right) return left
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.map((item, index) => mergeValues(item, right[index]))
  }
  if (!isPlainObject(left) || !isPlainObject(right)) return left
  const merged: Record<string, unknown> = { ...left }
  for (const [key, value] of Object.entries(right)) {
    merged[key] = Object.hasOwn(left, key) ? mergeValues(left[key], value) : value
  }
  return merged
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
