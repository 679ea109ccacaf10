import { describe, expect, test } from 'vitest'
import { compileFixture } from '../src/testing/compileFixture.ts'
import { readDocument } from '../src/testing/sharedDocuments.ts'

const documents = [
  ['petstore.yaml', 21, 1],
  ['discord.json', 242, 2],
  ['stripe.yaml', 468, 0],
] as const

describe('documents of other projects', { timeout: 120_000 }, () => {
  for (const [name, operations, warnings] of documents) {
    const text = readDocument(name)
    test.skipIf(text === undefined)(`${name} compiles for all targets without an error`, () => {
      const { result } = compileFixture({ [name]: text ?? '' }, { targets: 'all' })
      expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
      expect(result.diagnostics).toHaveLength(warnings)
      expect(result.services[0]).toMatchObject({ operations: { length: operations } })
    })
  }

  const rpc = readDocument('ethereum-openrpc.json')
  test.skipIf(rpc === undefined)('the Ethereum methods compile', () => {
    const { result } = compileFixture({ 'ethereum.openrpc.json': rpc ?? '' }, { targets: 'all' })
    expect(result.diagnostics).toEqual([])
    expect(result.services[0]).toMatchObject({ methods: { length: 86 } })
  })
})
