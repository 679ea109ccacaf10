import * as z from 'zod/mini'
import { isRecord } from '../isRecord.ts'
import type { Built, Inner } from './schema.ts'

/**
 * Validates an object without its prototype. Needed where a contract has a property named like one that every object
 * inherits (`constructor`, `toString`): when missing, the inherited one would be read.
 */
/*#__NO_SIDE_EFFECTS__*/
export function ownKeys(schema: Inner): Built {
  return z.pipe(z.pipe(z.unknown(), z.transform(withoutPrototype)), schema) as Inner as Built
}

function withoutPrototype(value: unknown): unknown {
  if (!isRecord(value)) return value
  return Object.assign(Object.create(null), value)
}
