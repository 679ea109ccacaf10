import { expect, test } from 'vitest'
import type { Schema } from '../model/schema.ts'
import { forEachChild } from '../normalise/schema/forEachChild.ts'
import { compileContracts, httpContracts } from '../testing/compileContracts.ts'

// Everything received is limited in size, whatever its sender.

const { services, httpServices } = compileContracts([
  ...httpContracts,
  'schemas/frame/frame.channel.yaml',
  'schemas/rpc/bundler.openrpc.json',
  'schemas/rpc/ethereum.openrpc.json',
  'schemas/rpc/solana.openrpc.json',
  'schemas/signIn/signIn.schema.json',
  'schemas/windows/windows.schema.json',
  'schemas/options/createAppKitOptions.schema.json',
])

/** Strings and lists of a schema without a length limit; a UUID has one length. */
function withoutLimit(schema: Schema): string[] {
  const found: string[] = []
  function look(inner: Schema) {
    const { pointer } = inner.place
    if (
      inner.kind === 'string' &&
      inner.maxLength === undefined &&
      !inner.binary &&
      inner.format !== 'uuid'
    ) {
      found.push(`text at ${pointer}`)
    }
    if (inner.kind === 'array' && inner.maxItems === undefined) found.push(`list at ${pointer}`)
    // A reference refers to a model, which is checked on its own.
    if (inner.kind !== 'reference') forEachChild(inner, look)
  }
  look(schema)
  return found
}

test('every string and every list of a model has a limit', () => {
  const models = services.flatMap((service) => service.models.map((model) => ({ service, model })))
  expect(models.length).toBeGreaterThan(200)
  const found = models.flatMap(({ service, model }) =>
    withoutLimit(model.schema).map((what) => `${service.name}.${model.name}: ${what}`),
  )
  expect(found).toEqual([])
})

test('every string and every list of a call has a limit', () => {
  const found = httpServices.flatMap(({ name, operations }) =>
    operations.flatMap((operation) =>
      [
        ...operation.parameters.map(({ schema }) => schema),
        ...[operation.body, ...operation.replies].flatMap((part) =>
          (part?.contents ?? []).flatMap(({ schema }) => schema ?? []),
        ),
      ]
        .flatMap(withoutLimit)
        .map((what) => `${name}.${operation.name}: ${what}`),
    ),
  )
  expect(found).toEqual([])
})
