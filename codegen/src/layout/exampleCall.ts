import type { HttpService } from '../model/service.ts'
import { requiresParameters } from './operationFacts.ts'

/** Code that makes a client and calls it. */
export interface ExampleCall {
  /** Names to import from the client layer. */
  readonly names: readonly string[]
  readonly lines: readonly string[]
}

/** A call of the operation that is the easiest one to try; undefined without operations. */
export function exampleCall({
  operations,
  servers,
}: Pick<HttpService, 'operations' | 'servers'>): ExampleCall | undefined {
  const reads = operations.filter(({ method }) => method === 'get')
  const operation = reads.find((candidate) => !requiresParameters(candidate)) ?? reads[0] ?? operations[0]
  if (operation === undefined) return undefined
  const address = servers[0]?.defaultUrl ?? ''
  // A client knows the address of the contract; one that is relative to the contract's own cannot be the default.
  const options = /^https?:\/\/[^{}]+$/i.test(address) ? '' : `{ baseUrl: 'https://…' }`
  return {
    names: ['createClient', operation.name],
    lines: [
      `const client = createClient(${options})`,
      `const reply = await ${operation.name}(client${requiresParameters(operation) ? ', { … }' : ''})`,
    ],
  }
}
