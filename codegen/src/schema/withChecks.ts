import { type Code, call, code } from '../fragment/code.ts'
import { zod } from './zod.ts'

/** `z.checked(schema, a, b)`, or the schema itself without checks. */
export function withChecks(schema: Code, checks: readonly Code[]): Code {
  return checks.length === 0 ? schema : call(code`${zod}.checked`, [schema, ...checks])
}
