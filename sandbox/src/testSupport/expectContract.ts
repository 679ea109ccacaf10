import { validate } from '@wallet-kit/clients/runtime/validators/validate'
import { expect } from 'vitest'

/** A generated validator. */
export type ContractSchema = Parameters<typeof validate>[0]

/** Fails unless the contract takes the reply and knows everything in it. */
export function expectContract(schema: ContractSchema, reply: unknown): void {
  // What the contract does not know, its validator drops.
  expect(validate(schema, reply)).toEqual({ ok: true, value: reply })
}
