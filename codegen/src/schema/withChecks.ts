import { type Code, code, join } from '../fragment/code.ts'

/** `schema.check(a, b)`, or the schema itself without checks. */
export function withChecks(schema: Code, checks: readonly Code[]): Code {
  return checks.length === 0 ? schema : code`${schema}.check(${join(checks, ', ')})`
}
