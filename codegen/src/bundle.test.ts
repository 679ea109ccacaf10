import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { describe, expect, test } from 'vitest'
import { compileFixture, writeFiles } from './testing/compileFixture.ts'
import { openApi } from './testing/openApi.ts'

const model = (mark: string) => ({ type: 'object', properties: { [mark]: { type: 'string' } } })
const get = (operationId: string, name: string) => ({
  get: {
    operationId,
    responses: {
      200: {
        description: '',
        content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
      },
    },
  },
})
const document = openApi({
  paths: { '/cats': get('getCats', 'Cats'), '/dogs': get('getDogs', 'Dogs') },
  schemas: { Cats: model('catMark'), Dogs: model('dogMark') },
})

async function bundle(source: string): Promise<string> {
  const { folder } = compileFixture({ 'pets.json': document }, { targets: 'all' })
  writeFiles(folder, { 'entry.ts': source, 'out/package.json': '{ "type": "module", "sideEffects": false }' })
  const build = await rolldown({ input: join(folder, 'entry.ts'), external: [/^[^./]/], logLevel: 'silent' })
  const { output } = await build.generate({ format: 'esm' })
  await build.close()
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n')
}

describe('importing one operation', { timeout: 60_000 }, () => {
  test.each([
    ['from the file of its group', `export { getCats } from './out/pets/client/cats.ts'`],
    ['from the barrel of its layer', `export { getCats } from './out/pets/client.ts'`],
  ])('%s brings that operation only', async (_, source) => {
    const code = await bundle(source)
    expect(code).toContain('catMark')
    expect(code).not.toContain('dogMark')
    expect(code).not.toMatch(/msw|hono|react/)
  })

  test('as a type brings nothing', async () => {
    const code = await bundle(`export type { Cats } from './out/pets/types.ts'`)
    expect(code).not.toContain('Mark')
  })
})
