import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { validate } from '../runtime/validators/validate.ts'
import { compileContracts } from '../testing/compileContracts.ts'
import { readVectors } from '../testing/sharedVectors.ts'

interface Vectors {
  readonly examples_from_caip: readonly { readonly value: string; readonly matches_grammar: boolean }[]
  readonly examples_from_namespaces: readonly { readonly value: string }[]
  readonly invalid: readonly string[]
}

const { load } = compileContracts(['schemas/services/data-service.openapi.yaml'])

describe.each([
  { name: 'CAIP-2', file: 'caip/caip2.json', validator: 'caipNetworkIdSchema' },
  { name: 'CAIP-10', file: 'caip/caip10.json', validator: 'caipAccountIdSchema' },
])('ids of $name', ({ file, validator }) => {
  const vectors = readVectors<Vectors>(file)

  test.skipIf(vectors === undefined)('accept the public examples, and nothing else', async () => {
    const module = await load('data-service/validators.ts')
    const accepts = (text: string) => validate(module[validator] as z.core.$ZodType, text).ok
    const { examples_from_caip, examples_from_namespaces, invalid } = vectors as Vectors
    for (const { value, matches_grammar } of examples_from_caip) {
      expect([value, accepts(value)]).toEqual([value, matches_grammar])
    }
    for (const { value } of examples_from_namespaces) expect([value, accepts(value)]).toEqual([value, true])
    for (const value of invalid) expect([value, accepts(value)]).toEqual([value, false])
  })
})
