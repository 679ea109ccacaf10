import type { Inner } from '../validators/schema.ts'
import { validate } from '../validators/validate.ts'

/** Whether the data of an error fits the contract's schema for its code; without a schema any data does. */
export function fitsRpcErrorData(error: unknown, schemas: Readonly<Record<string, Inner>>): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false
  const code = String(error.code)
  const schema = Object.hasOwn(schemas, code) ? schemas[code] : undefined
  const data = 'data' in error ? error.data : undefined
  return schema === undefined || data === undefined || validate(schema, data).ok
}
