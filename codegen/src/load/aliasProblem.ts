/** More values than any honest document has once its aliases are written out. */
const maximumValues = 20_000_000

/**
 * What is wrong with the aliases of a YAML document: parts that contain themselves, or parts that stand for so many
 * others that walking them would not end ("billion laughs"). Undefined when all is well. Linear in what is written.
 */
export function aliasProblem(root: unknown): string | undefined {
  const sizes = new Map<object, number>()
  const open = new Set<object>()

  function sizeOf(value: unknown): number {
    if (typeof value !== 'object' || value === null) return 1
    const known = sizes.get(value)
    if (known !== undefined) return known
    if (open.has(value)) return Number.POSITIVE_INFINITY
    open.add(value)
    let size = 1
    for (const item of Object.values(value)) size += sizeOf(item)
    open.delete(value)
    sizes.set(value, size)
    return size
  }

  const size = sizeOf(root)
  if (size === Number.POSITIVE_INFINITY) return 'an alias leads to a part that contains it.'
  return size > maximumValues ? `its aliases stand for more than ${maximumValues} values.` : undefined
}
