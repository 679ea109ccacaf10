import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { generate } from '../generate.ts'
import type { JsonObject } from '../model/json.ts'
import { compileFixture, temporaryFolder, writeFiles } from '../testing/compileFixture.ts'
import { openApi } from '../testing/openApi.ts'
import { typeCheck } from '../testing/typeCheck.ts'
import type { DocumentPatch } from './patchDocument.ts'

const reply = {
  responses: {
    200: {
      description: '',
      content: { 'application/json': { schema: { $ref: 'parts.json#/components/schemas/Pet' } } },
    },
  },
}
const files = {
  'pets.json': openApi({
    paths: { '/pets': { get: { operationId: 'getPets', deprecated: true, ...reply } } },
    schemas: { Name: { type: 'string', maxLength: 5 } },
  }),
  'parts.json': openApi({
    schemas: { Pet: { properties: { name: { $ref: 'pets.json#/components/schemas/Name' } } } },
  }),
}

function compile(patch: DocumentPatch) {
  return compileFixture(files, { inputs: [{ path: 'pets.json', patch }], targets: ['client'] })
}

describe('a document is patched before it is read', () => {
  test('by a JSON Merge Patch, also where other files refer to it', () => {
    const { result, read, folder } = compile({
      paths: { '/pets': { get: { operationId: 'listPets', deprecated: null } } },
      components: { schemas: { Name: { maxLength: 7 } } },
    })
    expect(result.diagnostics).toEqual([])
    expect(read('pets/client/pets.ts')).toContain('export function listPets(')
    expect(read('pets/client/pets.ts')).not.toContain('@deprecated')
    expect(read('pets/validators/models/nameSchema.ts')).toContain('maxCharacters(7)')
    expect(typeCheck(`${folder}/out`)).toBe('')
  })

  test('by a function that changes it', () => {
    const { result, read } = compile((document) => {
      Object.assign(document, { paths: { '/cats': { get: { operationId: 'getCats', ...reply } } } })
    })
    expect(result.diagnostics).toEqual([])
    expect(read('pets/client/cats.ts')).toContain(`path: '/cats'`)
  })

  test('by a function that returns another one', () => {
    const { read } = compile((document) => ({ ...document, paths: { '/dogs': { get: reply } } }))
    expect(read('pets/client/dogs.ts')).toContain(`path: '/dogs'`)
  })

  test('and a mistake of the patch is reported', () => {
    const messages = (patch: DocumentPatch) => compile(patch).result.diagnostics.map(({ message }) => message)
    expect(
      messages(() => {
        throw new TypeError('no paths')
      }),
    ).toEqual([`The 'patch' of the configuration failed: TypeError: no paths`])
    expect(messages(() => 'pets')).toEqual([`The 'patch' of the configuration does not return a document.`])
    expect(messages(async () => undefined)).toEqual([
      `The 'patch' of the configuration does not return a document.`,
    ])
    expect(messages({ paths: { '/pets': { get: { responses: 1 } } } })).toContain(
      `'responses' must be an object, not a number (1).`,
    )
  })

  test('and compiled again when a function has changed, whatever is cached', () => {
    const folder = temporaryFolder()
    writeFiles(folder, files)
    const compileAs = (operationId: string) => {
      const patch = (document: JsonObject) => ({
        ...document,
        paths: { '/pets': { get: { operationId, ...reply } } },
      })
      const config = {
        inputs: [{ path: 'pets.json', patch }],
        output: 'out',
        cache: 'kept',
        targets: ['client'],
      }
      generate(config, { root: folder })
      return readFileSync(join(folder, 'out/pets/client/pets.ts'), 'utf8')
    }
    expect(compileAs('one')).toContain('function one(')
    expect(compileAs('two')).toContain('function two(')
  })
})
