import type { Operation } from '../../model/operation.ts'

/** The description of an operation, then that of the declaration. */
export function documented({ summary, description }: Operation, what: string): string {
  const text = summary ?? description
  return text === undefined ? what : `${text}\n\n${what}`
}
