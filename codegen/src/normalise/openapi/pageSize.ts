import { bareSchema } from '../../model/bareSchema.ts'
import type { Parameter } from '../../model/operation.ts'

/** Name and default of the parameter that sets how many items a page has. */
export function pageSize(size: Parameter | undefined): {
  readonly size?: string
  readonly defaultSize?: number
} {
  if (size === undefined) return {}
  const defaultSize = size.schema.default ?? bareSchema(size.schema).default
  return { size: size.name, ...(typeof defaultSize === 'number' ? { defaultSize } : {}) }
}
