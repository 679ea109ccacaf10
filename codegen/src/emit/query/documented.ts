import type { Operation } from '../../model/operation.ts'

/** What the contract says of an operation, then what is declared for it. */
export function documented({ summary, description }: Operation, what: string): string {
  const text = summary ?? description
  return text === undefined ? what : `${text}\n\n${what}`
}
