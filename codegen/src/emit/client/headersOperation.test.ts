import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import type { ClientError } from '../../runtime/client/ClientError.ts'
import { compileFixture, writeFiles } from '../../testing/compileFixture.ts'
import { openApi } from '../../testing/openApi.ts'
import { typeCheck } from '../../testing/typeCheck.ts'

vi.setConfig({ testTimeout: 60_000 })

const json = { content: { 'application/json': { schema: { type: 'array', items: { type: 'string' } } } } }
const point = { type: 'object', properties: { x: { type: 'number' }, y: { type: 'number' } } }

const document = openApi({
  paths: {
    '/pets': {
      get: {
        operationId: 'listPets',
        parameters: [{ name: 'kind', in: 'query', schema: { type: 'string' } }],
        responses: {
          200: {
            description: 'Pets',
            headers: {
              'X-Total': { required: true, description: 'All of them.', schema: { type: 'integer' } },
              'X-Tags': { schema: { type: 'array', items: { type: 'string' } } },
              'X-Point': { explode: true, schema: point },
              'X-Fresh': { schema: { type: 'boolean' } },
              'Content-Type': { schema: { type: 'string' } },
            },
            ...json,
          },
          202: { description: 'Later', headers: { 'x-total': { schema: { type: 'integer' } } } },
          404: { description: 'None', headers: { 'X-Reason': { schema: { type: 'string' } } } },
        },
      },
      post: { operationId: 'addPet', responses: { 204: { description: 'Added' } } },
      head: {
        operationId: 'countPets',
        responses: {
          200: { description: 'n', headers: { 'X-Total': { required: true, schema: { type: 'integer' } } } },
        },
      },
    },
  },
})

type Call = (client: unknown, ...given: unknown[]) => Promise<unknown>

async function called(name: string, headers: Record<string, string>, status = 200) {
  const { load } = compileFixture({ 'pets.json': document }, { targets: ['client'] })
  const client = (await load('pets/client.ts')) as Readonly<Record<string, Call>>
  const create = client.createClient as unknown as (options: object) => unknown
  const fetch = async () =>
    status === 202 ? new Response(null, { status, headers }) : Response.json(['a'], { status, headers })
  return client[name]?.(create({ baseUrl: 'https://pets.example', fetch }))
}

describe('headers of a successful reply', () => {
  test('are read as their schemas say, beside status and body', async () => {
    const headers = {
      'x-total': '12',
      'x-tags': 'a, b',
      'x-point': 'x=1,y=2.5',
      'x-fresh': 'true',
      'x-other': 'c',
    }
    expect(await called('listPetsWithHeaders', headers)).toEqual({
      status: 200,
      body: ['a'],
      headers: { 'X-Total': 12, 'X-Tags': ['a', 'b'], 'X-Point': { x: 1, y: 2.5 }, 'X-Fresh': true },
    })
  })

  test('may be missing where another success does not require them', async () => {
    expect(await called('listPetsWithHeaders', {}, 202)).toEqual({
      status: 202,
      body: undefined,
      headers: {},
    })
  })

  test('of another kind, or missing, break the contract', async () => {
    await expect(called('listPetsWithHeaders', { 'x-total': 'many' })).rejects.toMatchObject({
      name: 'ClientError',
      code: 'invalid-reply',
      status: 200,
      message: `The headers of the reply break their contract at 'X-Total': Invalid input`,
    } satisfies Partial<ClientError>)
    await expect(called('countPetsWithHeaders', {})).rejects.toMatchObject({
      operation: 'countPets',
      message: `The headers of the reply break their contract at 'X-Total': Required`,
    })
  })

  test('are not read by the plain function', async () => {
    expect(await called('listPets', { 'x-total': 'many' })).toEqual(['a'])
  })

  test('are typed, and only where they are declared', () => {
    const { folder, read } = compileFixture(
      {
        'pets.json': document,
        'difficult.yaml': readFileSync(
          new URL('../../fixtures/difficulties/headers-of-replies.yaml', import.meta.url),
          'utf8',
        ),
        'choices.yaml': readFileSync(
          new URL('../../fixtures/difficulties/replies-in-several-types.yaml', import.meta.url),
          'utf8',
        ),
      },
      { targets: 'all' },
    )
    expect(read('pets/client/pets.ts')).not.toContain('addPetWithHeaders')
    writeFiles(`${folder}/out`, {
      'use.ts': `import { type Client, listPetsWithHeaders } from './pets/client.js'

export async function total(client: Client): Promise<number> {
  const { headers, body, status } = await listPetsWithHeaders(client, { query: { kind: 'cat' } })
  const tags: string[] | undefined = headers['X-Tags']
  const first: string | undefined = body?.[0]
  // @ts-expect-error not required by every success
  const sure: number = headers['X-Total']
  // @ts-expect-error of a failure
  headers['X-Reason']
  return status + (tags?.length ?? 0) + (first?.length ?? 0) + sure
}
`,
    })
    expect(typeCheck(`${folder}/out`, { noPropertyAccessFromIndexSignature: true })).toBe('')
  })
})
