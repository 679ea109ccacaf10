import type * as z from 'zod/mini'

/** The text of an issue, as the product's specification words it. */
export function issueMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Required' : 'Invalid input'
    case 'invalid_format':
      return issue.format === 'email' ? 'Invalid email' : 'Invalid input'
    case 'too_small':
      return issue.origin === 'string'
        ? `String must contain at least ${issue.minimum} character(s)`
        : 'Invalid input'
    case 'too_big':
      return issue.origin === 'string'
        ? `String must contain at most ${issue.maximum} character(s)`
        : 'Invalid input'
    default:
      // A value that is missing breaks a list of values or a union as well; what the caller has to know is the same.
      return issue.input === undefined ? 'Required' : 'Invalid input'
  }
}
