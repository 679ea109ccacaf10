import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { $ZodType } from 'zod/v4/core'
import { generate } from '../src/generate.ts'
import { modelType, modelValidator } from '../src/layout/modelNames.ts'
import type { Model } from '../src/model/schema.ts'
import type { Service } from '../src/model/service.ts'
import { createRandom } from '../src/runtime/handlers/createRandom.ts'
import { validate } from '../src/runtime/validators/validate.ts'
import { compileFixture, temporaryFolder, writeFiles } from '../src/testing/compileFixture.ts'
import { openApi } from '../src/testing/openApi.ts'
import { referredTo, typeCheck } from '../src/testing/typeCheck.ts'
import { mockValue } from './mockValue.ts'

const root = fileURLToPath(new URL('../src/fixtures/difficulties/', import.meta.url))

/** A key named `__proto__` is in no value that a validator returns. */
const withoutProto = 'properties-with-odd-names'

/** A mapping forbids nothing, so a mock value need not be of the type that it narrows. */
const byMapping = /^discriminator-/

describe('types and validators agree', { timeout: 120_000 }, () => {
  test('the result of a validator is of its type, for every model of every fixture of difficulties', async () => {
    const output = temporaryFolder()
    const inputs = readdirSync(root).filter((name) => name.endsWith('.yaml'))
    const { services } = generate(
      { inputs, output, targets: ['types', 'validators'], importExtension: '.ts' },
      { root },
    )
    const sources: Record<string, string> = {}
    for (const service of services) {
      if (service.models.length === 0 || service.name === withoutProto) continue
      const barrel = pathToFileURL(join(output, service.name, 'validators.ts')).href
      const values = valuesOf(service, await import(/* @vite-ignore */ barrel))
      if (values.length > 0)
        sources[`${service.name}/values.ts`] = `import type * as T from './types.ts'\n${values.join('\n')}\n`
    }
    expect(Object.keys(sources).length).toBeGreaterThan(50)
    writeFiles(output, sources)
    expect(typeCheck(output, referredTo)).toBe('')
  })

  test('a check of the discriminating property narrows a union', () => {
    const animal = (kind: object, own: string) => ({
      type: 'object',
      required: ['kind', own],
      properties: { kind, [own]: { type: 'integer' } },
    })
    const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
    const union = (mapping: object) => ({ propertyName: 'kind', ...mapping })
    const schemas = {
      Cat: animal({ const: 'cat' }, 'lives'),
      Dog: animal({ enum: ['dog', 'wolf'] }, 'legs'),
      ByValue: { oneOf: [reference('Cat'), reference('Dog')], discriminator: union({}) },
      Car: animal({ type: 'string' }, 'wheels'),
      Boat: animal({ type: 'string' }, 'sails'),
      ByMapping: {
        oneOf: [reference('Car'), reference('Boat')],
        discriminator: union({ mapping: { car: reference('Car').$ref, boat: reference('Boat').$ref } }),
      },
    }
    const parent = { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } }
    const kinds = {
      Pet: { ...parent, discriminator: { propertyName: 'kind', mapping: { cat: 'Tom', dog: 'Rex' } } },
      Tom: { allOf: [reference('Pet'), { required: ['lives'], properties: { lives: { type: 'integer' } } }] },
      Rex: { allOf: [reference('Pet'), { required: ['legs'], properties: { legs: { type: 'integer' } } }] },
    }
    const { folder } = compileFixture(
      { 'api.json': openApi({ schemas: { ...schemas, ...kinds } }) },
      { targets: ['types'] },
    )
    writeFiles(folder, {
      'out/host.ts': `
        import type { ByMapping, ByValue, Pet } from './api/types.ts'
        export const lives = (animal: ByValue): number => (animal.kind === 'cat' ? animal.lives : animal.legs)
        export const wheels = (thing: ByMapping): number => (thing.kind === 'car' ? thing.wheels : thing.sails)
        export const legs = (pet: Pet): number => (pet.kind === 'cat' ? pet.lives : pet.legs)
        // @ts-expect-error not without a check
        export const blind = (thing: ByMapping): number => thing.wheels
      `,
    })
    expect(typeCheck(join(folder, 'out'))).toBe('')
  })
})

/** Declarations of values that the validators of all models accept. */
function valuesOf(service: Service, validators: Readonly<Record<string, $ZodType>>): string[] {
  return service.models.flatMap((model) =>
    (model.directional ? (['received', 'sent'] as const) : (['received'] as const)).flatMap((direction) => {
      const validator = validators[modelValidator(model, direction).name]
      if (validator === undefined) return []
      const candidates = byMapping.test(service.name) ? [] : samplesOf(model, direction)
      return [...candidates, ...model.schema.examples].flatMap((candidate, index) => {
        const result = validate(validator, candidate)
        const { name } = modelType(model, direction)
        return result.ok ? [`export const ${name}${index}: T.${name} = ${JSON.stringify(result.value)}`] : []
      })
    }),
  )
}

function samplesOf(model: Model, direction: 'received' | 'sent'): unknown[] {
  return [1, 2, 3].map((seed) => {
    const value = mockValue(model.schema, direction, createRandom(seed))
    return value === undefined ? null : JSON.parse(JSON.stringify(value))
  })
}
