import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openApi } from '../testing/openApi.ts'
import { folderWith, runCommand } from '../testing/runCommand.ts'
import { typeCheck } from '../testing/typeCheck.ts'

const fixtures = fileURLToPath(new URL('../fixtures/', import.meta.url))
const info = { title: 'A', version: '1.0.0' }
const responses = {
  200: { description: '', content: { 'application/json': { schema: { type: 'string' } } } },
}
const path = { get: { operationId: 'get', responses } }
const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
const pathWithParameter = { get: { operationId: 'getOne', parameters: [idParameter], responses } }
const result = { name: 'r', schema: { type: 'string' } }

const contracts = {
  'plain.json': openApi({ paths: { '/a': path, '/b/{id}': pathWithParameter } }),
  'located.json': {
    ...openApi({ paths: { '/b/{id}': pathWithParameter } }),
    servers: [{ url: 'https://api.example' }],
  },
  'relative.json': { ...openApi({ paths: { '/a': path } }), servers: [{ url: '/v1' }] },
  'models.json': openApi({ schemas: { Pet: { type: 'object' } } }),
  'methods.json': { openrpc: '1.3.2', info, methods: [{ name: 'eth_chainId', params: [], result }] },
  'asking.json': {
    openrpc: '1.3.2',
    info,
    methods: [{ name: 'ask', params: [{ name: 'a', required: true, schema: { type: 'string' } }], result }],
  },
  'pet.schema.json': { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' },
  'errors.yaml': 'errorCatalogue: 1.0.0\nerrors:\n  LOST: { number: 1, message: Lost., severity: thrown }\n',
}

test('what a run prints can be copied into a program', { timeout: 120_000 }, () => {
  const folder = folderWith(contracts)
  cpSync(join(fixtures, 'counter.channel.yaml'), join(folder, 'counter.channel.yaml'))
  const inputs = [...Object.keys(contracts), 'counter.channel.yaml']
  const examples = inputs.map((input, index) => {
    const { stdout, stderr } = runCommand(folder, input, '-o', 'out')
    expect(stderr).toBe('')
    const example = stdout
      .split('\n')
      .filter((line) => /^ {2}(import|const) /.test(line))
      .join('\n')
    // Variables that a reader provides.
    const filled = example.replaceAll(/\{ … \}|\[…\]/g, '{} as never')
    const given = 'declare const provider: never, iframe: HTMLIFrameElement, text: string'
    writeFileSync(join(folder, `example${index}.ts`), `${filled}\n${given}\nexport const all = {}\n`)
    return example
  })
  expect(examples.join('\n\n')).toMatchInlineSnapshot(`
    "  import { createClient, get } from './out/plain/client.js'
      const client = createClient({ baseUrl: 'https://…' })
      const reply = await get(client)

      import { createClient, getOne } from './out/located/client.js'
      const client = createClient()
      const reply = await getOne(client, { … })

      import { createClient, get } from './out/relative/client.js'
      const client = createClient({ baseUrl: 'https://…' })
      const reply = await get(client)

      import { petSchema } from './out/models/validators.js'
      const value = petSchema.parse(JSON.parse(text))

      import { createMethodsRequest } from './out/methods/rpc.js'
      const request = createMethodsRequest(provider)
      const result = await request({ method: 'eth_chainId' })

      import { createAskingRequest } from './out/asking/rpc.js'
      const request = createAskingRequest(provider)
      const result = await request({ method: 'ask', params: […] })

      import { petSchema } from './out/pet/validators.js'
      const value = petSchema.parse(JSON.parse(text))

      import { errorCatalogue } from './out/errors/catalogue.js'
      const { number, message } = errorCatalogue.LOST

      import { createCounterHost } from './out/counter/channel.js'
      const host = createCounterHost({ receiver: window, peer: () => iframe.contentWindow, origin: 'https://…' })
      const answer = await host.add({ … })"
  `)
  // The variables of an example are unused.
  expect(typeCheck(folder).replaceAll(/^.*TS(6133|6198).*\n/gm, '')).toBe('')
})
