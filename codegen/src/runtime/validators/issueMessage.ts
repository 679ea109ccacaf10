import type * as z from 'zod/mini'

/** The message of an issue. Bounds are named; anything else that does not fit is 'Invalid input'. */
export function issueMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_format':
      return issue.format === 'email' ? 'Invalid email' : 'Invalid input'
    case 'too_small':
      return boundMessage(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum)
    case 'too_big':
      return boundMessage(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum)
    case 'not_multiple_of':
      return `Number must be a multiple of ${issue.divisor}`
    default:
      // A missing value breaks an enum or a union as well; the message is the same.
      return issue.input === undefined ? 'Required' : 'Invalid input'
  }
}

/** For builders of zod: messages of their schemas, also where those are used without `validate`. */
export const withMessages: { readonly error: typeof issueMessage } = { error: issueMessage }

/** An issue that a check raises itself. */
export function raise(issue: z.core.$ZodRawIssue): z.core.$ZodRawIssue {
  return { ...issue, message: issueMessage(issue) }
}

const relations: Readonly<Record<string, string>> = {
  'at least': 'greater than or equal to',
  'more than': 'greater than',
  'at most': 'less than or equal to',
  'less than': 'less than',
}

function boundMessage(origin: string, relation: string, bound: number | bigint): string {
  switch (origin) {
    case 'string':
      return `String must contain ${relation} ${bound} character(s)`
    case 'array':
      return `Array must contain ${relation} ${bound} element(s)`
    case 'object':
      return `Object must contain ${relation} ${bound} key(s)`
    case 'number':
    case 'int':
      return `Number must be ${relations[relation]} ${bound}`
    default:
      return 'Invalid input'
  }
}
