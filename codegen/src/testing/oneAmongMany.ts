import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { compileFixture } from './compileFixture.ts'

/** A contract with operations of one tag, each with models of its own. */
function manyThings(count: number): object {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const json = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  })
  return {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1.0.0' },
    paths: Object.fromEntries(
      numbers.map((number) => [
        `/things${number}`,
        {
          get: {
            operationId: `getThing${number}`,
            tags: ['things'],
            parameters: [
              { name: 'kind', in: 'query', schema: { $ref: `#/components/schemas/Kind${number}` } },
            ],
            responses: { 200: { description: 'A thing', ...json(`Thing${number}`) } },
          },
          post: {
            operationId: `addThing${number}`,
            tags: ['things'],
            requestBody: json(`Thing${number}`),
            responses: { 200: { description: 'A thing', ...json(`Thing${number}`) } },
          },
        },
      ]),
    ),
    components: {
      schemas: Object.fromEntries(
        numbers.flatMap((number) => [
          [`Kind${number}`, { enum: [`small${number}`, `large${number}`] }],
          [
            `Thing${number}`,
            {
              type: 'object',
              required: ['name'],
              properties: {
                name: { type: 'string', pattern: `^thing${number}-[a-z]+$`, maxLength: 20 },
                kind: { $ref: `#/components/schemas/Kind${number}` },
                parts: { type: 'array', items: { $ref: `#/components/schemas/Thing${number}` } },
                size: {
                  anyOf: [{ type: 'integer' }, { type: 'object', properties: { w: { type: 'number' } } }],
                },
              },
            },
          ],
        ]),
      ),
    },
  }
}

/** The same for RPC methods. */
function manyMethods(count: number): object {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return {
    openrpc: '1.4.1',
    info: { title: 'Methods', version: '1.0.0' },
    methods: numbers.map((number) => ({
      name: `get_thing${number}`,
      params: [
        {
          name: 'name',
          required: true,
          schema: { type: 'string', pattern: `^thing${number}-[a-z]+$`, maxLength: 20 },
        },
      ],
      result: {
        name: 'thing',
        schema: { type: 'array', items: { enum: [`small${number}`, `large${number}`] } },
      },
    })),
  }
}

/** One export of each layer of these services, and the barrel that it is from. */
const oneOfMany: readonly (readonly [barrel: string, name: string])[] = [
  ['things/client', 'getThing1'],
  ['things/client', 'addThing1'],
  ['things/validators', 'getThing1QuerySchema'],
  ['things/query', 'getThing1QueryOptions'],
  ['things/react', 'useGetThing1'],
  ['things/handlers', 'getThing1Handler'],
  ['things/routes', 'addThing1Route'],
  ['methods/rpc', 'requestGetThing1'],
]

/** Bundles a file of a host, and returns the minified code. */
export type Bundle = (entry: string) => Promise<string>

/**
 * Sizes of bundles with one export of each layer, of contracts with so many operations. The output is in a folder that
 * no `sideEffects: false` describes, as inside a host's own sources.
 */
async function sizesOfOne(count: number, bundle: Bundle): Promise<ReadonlyMap<string, number>> {
  const files = { 'things.openapi.json': manyThings(count), 'methods.openrpc.json': manyMethods(count) }
  const { result, folder } = compileFixture(files, { targets: 'all' })
  expect(result.diagnostics).toEqual([])
  const sizes = new Map<string, number>()
  for (const [barrel, name] of oneOfMany) {
    const entry = join(folder, `${name}.ts`)
    writeFileSync(entry, `export { ${name} } from './out/${barrel}.js'\n`)
    sizes.set(name, (await bundle(entry)).length)
  }
  return sizes
}

/** Asserts that one operation among many costs a host what it would cost alone. */
export async function expectOneAlone(bundle: Bundle) {
  const alone = await sizesOfOne(1, bundle)
  const among = await sizesOfOne(30, bundle)
  for (const [name, size] of alone) {
    expect(size, name).toBeGreaterThan(200)
    // Names of local variables differ in length.
    expect(among.get(name), name).toBeLessThanOrEqual(size + 20)
  }
}
