import type { Inner } from '../validators/schema.ts'
import { validate } from '../validators/validate.ts'
import { createRandom } from './createRandom.ts'
import type { Maker } from './makers.ts'

/** Declared bodies by status (`200`), range (`4XX`) or `default`, then by media type; none: no body. */
export type DeclaredReplies = Readonly<Record<string, Readonly<Record<string, ContentFacts>>>>

/** Description of the body of a reply in one media type. */
export interface ContentFacts {
  readonly examples?: readonly unknown[]
  /** Makes a mock body. */
  readonly make?: Maker
  readonly schema?: Inner
}

/** The body of a reply in one media type. */
export interface DeclaredContent extends ContentFacts {
  readonly type: string
}

/** Number of seeds tried for data that rules of the contract beyond its shapes (`not`, `if`) might refuse. */
const attempts = 50

/**
 * A body by the contract: its first valid example, or mock data by a seed, and always one that its validator accepts.
 *
 * @throws Error where the contract cannot be satisfied.
 */
export function mockReply(operation: string, content: DeclaredContent, seed: number | undefined): unknown {
  const { type, examples = [], make, schema } = content
  const fits = (data: unknown) => schema === undefined || validate(schema, data).ok
  const example = seed === undefined ? examples.find(fits) : undefined
  if (example !== undefined) return example
  if (make === undefined) return /[/+]json\b/.test(type) ? {} : mockFile(type, seed ?? 0)
  for (let attempt = 0; attempt < attempts; attempt++) {
    const data = mockData(make, (seed ?? 0) + attempt * 7919)
    if (data !== endless && fits(data)) return data
  }
  throw new Error(`No mock data matches the contract of ${operation}: pass \`reply\` to its handler.`)
}

const endless = Symbol('endless')

/** A schema that requires itself, whatever is chosen, has no finite data. */
function mockData(make: Maker, seed: number): unknown {
  try {
    return withoutUndefined(make(createRandom(seed)))
  } catch (error) {
    if (error instanceof RangeError) return endless
    throw error
  }
}

function withoutUndefined(data: unknown): unknown {
  return data === undefined ? null : JSON.parse(JSON.stringify(data))
}

/** A small file of the media type: a square for images, a line of text for everything else. */
function mockFile(type: string, seed: number): string | Blob {
  const colour = `hsl(${(seed * 47) % 360} 60% 50%)`
  const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${colour}" d="M0 0h8v8H0z"/></svg>`
  if (/^image\/(\*|svg)/.test(type)) return new Blob([square], { type: 'image/svg+xml' })
  const text = `Mock (${seed})`
  return type.startsWith('text/')
    ? text
    : new Blob([text], { type: type.includes('*') ? 'text/plain' : type })
}
