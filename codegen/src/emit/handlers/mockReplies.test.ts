import { getResponse, type HttpHandler } from 'msw'
import { describe, expect, test } from 'vitest'
import { statusReplyValidator } from '../../layout/operationNames.ts'
import type { Operation } from '../../model/operation.ts'
import type { HttpService } from '../../model/service.ts'
import { validate } from '../../runtime/validators/validate.ts'
import { compileContracts } from '../../testing/compileContracts.ts'

// Contracts that are hard to mock: rules beyond shapes, members that overlap, parts that limit one value differently.
const names = [
  'all-of-that-form-a-cycle',
  'all-of-narrows-a-property',
  'all-of-of-three-levels',
  'all-of-only-requires',
  'any-of-required-branches',
  'boolean-schemas',
  'bounds-of-large-numbers',
  'contains',
  'dependent-keywords',
  'discriminator-by-enum',
  'formats-of-strings',
  'if-then-else',
  'not',
  'one-of-beside-properties',
  'one-of-closed-objects',
  'pattern-properties',
  'patterns',
  'property-names',
  'read-only-in-all-of',
  'recursion-of-a-tree',
  'ref-with-siblings',
  'tuples',
  'unique-items',
]

const { httpServices, load } = compileContracts(
  names.map((name) => `codegen/src/fixtures/difficulties/${name}.yaml`),
)

const replies = httpServices.flatMap((service) =>
  service.operations.flatMap((operation) =>
    operation.replies
      .filter(({ contents }) => contents[0]?.kind === 'json')
      .map(({ status }) => ({
        name: `${service.name}.${operation.name}, ${status}`,
        service,
        operation,
        status,
      })),
  ),
)

async function mockValue(service: HttpService, operation: Operation, options: object): Promise<unknown> {
  const handlers = await load(`${service.name}/handlers.ts`)
  const create = handlers[`${operation.name}Handler`] as (options: object) => HttpHandler
  const address = `https://x.example${operation.path.replace(/\{[^}]*\}/g, 'x')}`
  const request = new Request(address, { method: operation.method.toUpperCase() })
  return (await getResponse([create(options)], request))?.json()
}

describe.each(replies)('$name', ({ service, operation, status }) => {
  test('is mock data that its validator accepts, the same for the same seed', async () => {
    const { name } = statusReplyValidator(operation, status)
    const validators = await load(`${service.name}/validators.ts`)
    const schema = validators[name] as Parameters<typeof validate>[0]
    for (let seed = 0; seed < 10; seed++) {
      const options = { seed, ...(typeof status === 'number' ? { status } : {}) }
      const data = await mockValue(service, operation, options)
      expect(validate(schema, data)).toMatchObject({ ok: true })
      expect(await mockValue(service, operation, options)).toEqual(data)
    }
  })
})
