import type * as z from 'zod/mini'
import type { Inner } from './schema.ts'

/** Runs a schema on a value inside another schema's run: issues stay raw, and get their messages with those of the outer run. */
export function runSchema(schema: Inner, value: unknown): z.core.ParsePayload {
  const result = schema._zod.run({ value, issues: [] }, { async: false })
  if (result instanceof Promise) throw new TypeError('A generated schema is synchronous.')
  return result
}
