import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { modelValidator } from '../layout/modelNames.ts'
import { jsonSchemaOf, parametersIn } from '../layout/operationFacts.ts'
import { requestValidator, statusReplyValidator } from '../layout/operationNames.ts'
import { validate } from '../runtime/validators/validate.ts'
import { compileContracts, httpContracts } from '../testing/compileContracts.ts'

const { services, httpServices, load } = compileContracts([
  ...httpContracts,
  'schemas/frame/frame.channel.yaml',
  'schemas/rpc/bundler.openrpc.json',
  'schemas/rpc/ethereum.openrpc.json',
  'schemas/rpc/solana.openrpc.json',
  'schemas/signIn/signIn.schema.json',
  'schemas/windows/windows.schema.json',
  'schemas/options/createAppKitOptions.schema.json',
])

/** Issues that a validator of a service reports for an example. */
async function issues(service: string, validator: string, example: unknown) {
  const module = await load(`${service}/validators.ts`)
  const checked = validate(module[validator] as z.core.$ZodType, example)
  return checked.ok ? [] : checked.issues
}

const models = services.flatMap(({ name, models: own }) =>
  own.map((model) => ({ name: `${name}.${model.name}`, service: name, model })),
)

test('there are models with examples', () => {
  expect(models.filter(({ model }) => model.schema.examples.length > 0).length).toBeGreaterThan(20)
})

test.each(models)('examples of $name fit it', async ({ service, model }) => {
  for (const example of model.schema.examples) {
    expect(await issues(service, modelValidator(model).name, example)).toEqual([])
  }
})

const operations = httpServices.flatMap((service) =>
  service.operations.map((operation) => ({
    name: `${service.name}.${operation.name}`,
    service: service.name,
    operation,
  })),
)

describe.each(operations)('$name', ({ service, operation }) => {
  test('examples of replies fit them', async () => {
    for (const reply of operation.replies) {
      if (jsonSchemaOf(reply) === undefined) continue
      const { name } = statusReplyValidator(operation, reply.status)
      const examples = reply.contents
        .filter(({ kind }) => kind === 'json')
        .flatMap((content) => content.examples)
      for (const example of examples) expect(await issues(service, name, example)).toEqual([])
    }
  })

  test('examples of the request fit it', async () => {
    for (const place of ['path', 'query', 'header'] as const) {
      const parameters = parametersIn(operation, place).filter(({ examples }) => examples.length > 0)
      const required = parametersIn(operation, place).filter((parameter) => parameter.required)
      // A required parameter without example would make every other one look wrong.
      if (parameters.length === 0 || required.some(({ examples }) => examples.length === 0)) continue
      const group = Object.fromEntries(parameters.map(({ name, examples }) => [name, examples[0]]))
      expect(await issues(service, requestValidator(operation, place).name, group)).toEqual([])
    }
    for (const example of operation.body?.contents[0]?.examples ?? []) {
      expect(await issues(service, requestValidator(operation, 'body').name, example)).toEqual([])
    }
  })
})
