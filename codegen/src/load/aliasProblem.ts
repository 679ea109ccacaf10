import { maximumYamlDepth } from './parseYaml.ts'

/** More values than any honest document has once its aliases are written out. */
const maximumValues = 20_000_000

/** More values per character than this are an attack: aliases shorten an honest document only by a part. */
const manyValues = 200_000
const valuesPerCharacter = 10

interface Extent {
  /** Values, with each alias written out. */
  readonly size: number
  /** Levels of nesting. */
  readonly height: number
}

const leaf: Extent = { size: 1, height: 0 }

/** Whether a string of YAML may hold aliases of its anchors. Looking for both is much faster than a walk of all values. */
export function mayHaveAliases(text: string): boolean {
  const anchors = new Set([...text.matchAll(/&([^\s,[\]{}]+)/g)].map(([, name]) => name))
  return anchors.size > 0 && [...text.matchAll(/\*([^\s,[\]{}]+)/g)].some(([, name]) => anchors.has(name))
}

/**
 * A problem with the aliases of a YAML document: parts that contain themselves, expand to so many values that walking
 * them would not end ("billion laughs"), or nest too deep. Undefined when there is none. Linear in the length of the
 * document.
 *
 * @param length Characters of the text.
 */
export function aliasProblem(root: unknown, length: number): string | undefined {
  const extents = new Map<object, Extent>()
  const open = new Set<object>()
  let isRecursive = false

  function extentOf(value: unknown): Extent {
    if (typeof value !== 'object' || value === null) return leaf
    const known = extents.get(value)
    if (known !== undefined) return known
    isRecursive ||= open.has(value)
    if (isRecursive || open.size > maximumYamlDepth) return { size: 1, height: open.size }
    open.add(value)
    let size = 1
    let height = 0
    for (const item of Object.values(value)) {
      const inner = extentOf(item)
      size += inner.size
      height = Math.max(height, inner.height)
    }
    open.delete(value)
    const extent = { size, height: height + 1 }
    extents.set(value, extent)
    return extent
  }

  const { size, height } = extentOf(root)
  if (isRecursive) return 'an alias refers to a node that contains it.'
  if (height > maximumYamlDepth) return `its aliases nest more than ${maximumYamlDepth} deep.`
  const most = Math.min(maximumValues, Math.max(manyValues, length * valuesPerCharacter))
  return size > most ? `its aliases expand to more than ${most} values.` : undefined
}
