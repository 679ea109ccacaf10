import * as z from 'zod/mini'

/**
 * Looks at an object without its prototype. Needed where a contract has a property named like one that every object
 * inherits (`constructor`, `toString`): missing, it would be taken for the inherited one.
 */
export function ownKeys<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T> {
  return z.pipe(z.pipe(z.unknown(), z.transform(withoutPrototype)), schema)
}

function withoutPrototype(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.assign(Object.create(null), value)
}
