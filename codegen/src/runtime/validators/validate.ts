import * as z from 'zod/mini'
import { issueMessage } from './issueMessage.ts'

/** One place where data breaks its schema. */
export interface ValidationIssue {
  /** Keys from the root, joined by dots: `data.0.name`; empty for the root itself. */
  readonly path: string
  readonly message: string
}

export type Validation<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly ValidationIssue[] }

/**
 * Checks data against a generated schema. The returned value holds described keys only. The messages of the issues are
 * made for this call alone; zod's global configuration is left as it is.
 */
export function validate<T>(schema: z.core.$ZodType<T>, data: unknown): Validation<T> {
  try {
    const result = z.safeParse(schema, data, { error: issueMessage })
    if (result.success) return { ok: true, value: result.data }
    return { ok: false, issues: result.error.issues.map(toIssue) }
  } catch (error) {
    // A stack overflow: by nesting, or by the number of issues.
    if (!(error instanceof RangeError)) throw error
    return { ok: false, issues: [{ path: '', message: 'Nested too deep, or wrong in too many places' }] }
  }
}

function toIssue({ path, message }: z.core.$ZodIssue): ValidationIssue {
  return { path: path.map(String).join('.'), message }
}
