import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compileFixture } from '../testing/compileFixture.ts'
import { openApi } from '../testing/openApi.ts'
import { roundTrip } from '../testing/roundTrip.ts'

const nasty = 'a\u0000\u001b[2J\u0085\u202e } \u2066if (x)\u2069\u200b\ufeff\ud800b\u{e0041}'

const text = { type: 'string', description: nasty, title: nasty, example: nasty, default: nasty }
const schemas = {
  Role: { enum: ['user', nasty], description: nasty },
  Lone: { enum: ['\udc00', '\ud800'] },
  [nasty]: { type: 'object', description: nasty, properties: { [nasty]: text }, required: [nasty] },
  Patterns: {
    type: 'object',
    properties: { text: { type: 'string', pattern: `^[${'\u202e\u0000'}]/\n$` } },
    patternProperties: { '^\u202e': { const: nasty } },
    additionalProperties: false,
  },
}
const ref = { $ref: '#/components/schemas/Role' }
const contents = (schema: object) => ({ 'application/json': { schema, example: nasty } })
const document = {
  ...openApi({
    schemas,
    components: {
      securitySchemes: { [nasty]: { type: 'apiKey', in: 'query', name: nasty, description: nasty } },
    },
    paths: {
      [`/x/{id}/${nasty.replace(/[\s\S]*b/, 'b')}`]: {
        post: {
          operationId: 'postX',
          summary: `Reads ${nasty}`,
          description: `${nasty}\n\n\`\`\`json\n${nasty}\n\`\`\`\n\n| ${nasty} | b |\n| --- | --- |\n| ${nasty} | c |`,
          tags: [nasty],
          security: [{ [nasty]: [] }],
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string' }, description: nasty },
            { name: nasty, in: 'query', schema: text, description: nasty },
            { name: 'role', in: 'query', schema: ref, deprecated: true },
            { name: 'note', in: 'query', schema: { type: 'string' } },
          ],
          requestBody: { description: nasty, content: contents(ref) },
          responses: {
            200: {
              description: nasty,
              content: contents(ref),
              headers: { 'x-a': { schema: text, description: nasty } },
            },
            400: { description: nasty, content: { 'text/plain': { schema: text } } },
          },
        },
      },
    },
  }),
  info: { title: nasty, version: nasty, description: nasty },
  tags: [{ name: nasty, description: nasty }],
  servers: [{ url: 'https://x.example', description: nasty }],
}

function textsBelow(folder: string): [path: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')])
}

test('characters that are not seen are escaped in every file, and mean the same', async () => {
  const { result, folder, load } = compileFixture({ 'api.json': document }, { targets: 'all' })
  expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  const texts = textsBelow(join(folder, 'out'))
  expect(texts.map(([path]) => path)).toEqual(
    expect.arrayContaining([expect.stringMatching(/\.md$/), expect.stringMatching(/client/)]),
  )
  // A lone surrogate is written as U+FFFD.
  const unseen = /[^\P{Cc}\t\n]|[\p{Bidi_Control}\u200b\u2028\u2029\ufeff\ufffd\u{e0041}]/u
  expect(texts.filter(([, written]) => unseen.test(written)).map(([path]) => path)).toEqual([])

  const { roleSchema, loneSchema, patternsSchema } = (await load('api/validators.ts')) as Record<
    string,
    never
  >
  const { validate } = (await load('runtime/validators/validate.ts')) as {
    validate: (schema: never, value: unknown) => { ok: boolean }
  }
  const fits = (schema: never, value: unknown) => validate(schema, value).ok
  expect(['user', nasty, 'other'].map((value) => fits(roleSchema as never, value))).toEqual([
    true,
    true,
    false,
  ])
  expect(['\udc00', '\ud800', '\ufffd'].map((value) => fits(loneSchema as never, value))).toEqual([
    true,
    true,
    false,
  ])
  expect(fits(patternsSchema as never, { text: '\u202e/\n', '\u202e': nasty })).toBe(true)
  expect(fits(patternsSchema as never, { text: 'a/\n' })).toBe(false)
})

test('a lone surrogate in a request is sent as U+FFFD', async () => {
  const { load } = compileFixture({ 'api.json': document }, { targets: ['client', 'routes'] })
  const answer = { status: 200, body: 'user' }
  const { received, error } = await roundTrip(
    load,
    'api',
    'postX',
    { path: { id: 'a\ud800b' }, query: { note: '\udc00' }, body: 'user' },
    answer,
  )
  expect({ error, path: received?.path, query: received?.query }).toEqual({
    error: undefined,
    path: { id: 'a\ufffdb' },
    query: expect.objectContaining({ note: '\ufffd' }),
  })
})
