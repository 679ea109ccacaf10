import { bareSchema } from '../../model/bareSchema.ts'
import type { Schema } from '../../model/schema.ts'

/** Selector of a page: a query parameter, or a part of the body by its JSON pointer. */
export interface PageParameter {
  readonly name: string
  readonly schema: Schema
}

/** Name and default of the parameter that sets how many items a page has. */
export function pageSize(size: PageParameter | undefined): {
  readonly size?: string
  readonly defaultSize?: number
} {
  if (size === undefined) return {}
  const defaultSize = size.schema.default ?? bareSchema(size.schema).default
  return { size: size.name, ...(typeof defaultSize === 'number' ? { defaultSize } : {}) }
}
