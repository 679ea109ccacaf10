import { validate } from '@wallet-kit/clients/runtime/validators/validate'
import { expect } from 'vitest'

/** A generated validator. */
export type ContractSchema = Parameters<typeof validate>[0]

/** Fails unless the reply is valid and has no undeclared property. */
export function expectContract(schema: ContractSchema, reply: unknown): void {
  // The validator drops undeclared properties.
  expect(validate(schema, reply)).toEqual({ ok: true, value: reply })
}
