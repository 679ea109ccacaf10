import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../src/testing/compileFixture.ts'
import { openApi } from '../src/testing/openApi.ts'
import { readDocument } from '../src/testing/sharedDocuments.ts'
import { compareDocument } from './compareDocument.ts'

const folder = fileURLToPath(new URL('../src/fixtures/difficulties/', import.meta.url))
const difficulties = readdirSync(folder).filter((name) => name.endsWith('.yaml'))

describe('validators and Ajv agree', { timeout: 120_000 }, () => {
  test.each(difficulties)('%s', async (name) => {
    const { disagreements, wrongExamples } = await compareDocument(join(folder, name), {
      samples: 2,
      mutants: 60,
    })
    expect(disagreements).toEqual([])
    expect(wrongExamples).toEqual([])
  })

  for (const name of ['petstore.yaml', 'discord.json']) {
    const text = readDocument(name)
    test.skipIf(text === undefined)(name, async () => {
      const root = temporaryFolder()
      writeFiles(root, { [name]: text ?? '' })
      const { disagreements, wrongExamples } = await compareDocument(join(root, name), {
        samples: 1,
        mutants: 8,
      })
      expect(disagreements.filter(({ validator }) => !knownMistakes.has(validator))).toEqual([])
      expect(wrongExamples).toEqual([])
    })
  }
})

/** Made from a `$ref` to a reply in the place of a schema: the compiler uses the reply's body, the oracle the reply. */
const knownMistakes = new Set(['createPetsReplyDefaultSchema'])

describe('the comparison', () => {
  async function compare(schema: object, oracle: object) {
    const root = temporaryFolder()
    writeFiles(root, {
      'api.json': openApi({ schemas: { Subject: schema } }),
      'other.json': openApi({ schemas: { Subject: oracle } }),
    })
    return compareDocument(join(root, 'api.json'), { oracle: join(root, 'other.json') })
  }

  test('finds what ours accepts and should not, and the other way round', async () => {
    const closed = { type: 'object', additionalProperties: false, properties: { a: { type: 'integer' } } }
    const open = { type: 'object', properties: { a: { type: 'number' } } }
    const lax = await compare(open, closed)
    expect(lax.disagreements.some(({ accepted }) => accepted)).toBe(true)
    expect(lax.disagreements.some(({ source }) => source.includes('with an extra key'))).toBe(true)
    const strict = await compare(closed, open)
    expect(strict.disagreements.every(({ accepted }) => !accepted)).toBe(true)
    expect(strict.disagreements.some(({ source }) => source.includes('a half more'))).toBe(true)
  })

  test('lists examples that are wrong', async () => {
    const schema = { type: 'object', required: ['a'], example: {} }
    const { examples, wrongExamples, disagreements } = await compare(schema, schema)
    expect(examples).toBe(1)
    expect(wrongExamples).toMatchObject([{ validator: 'subjectSchema', value: {} }])
    expect(disagreements).toEqual([])
  })
})
