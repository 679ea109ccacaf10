import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { generate } from '../generate.ts'
import { temporaryFolder, writeFiles } from '../testing/compileFixture.ts'
import { openApi } from '../testing/openApi.ts'
import { fetchInputs } from './fetchInputs.ts'
import { main } from './main.ts'

const document = (id: string) =>
  JSON.stringify(
    openApi({ paths: { '/pets': { get: { operationId: id, responses: { 200: { description: '' } } } } } }),
  )

/** Address of a server that answers until the test ends. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('an address is an input, and the output names it without credentials', async () => {
  const received: (string | undefined)[] = []
  const origin = await serve((request, response) => {
    received.push(request.headers.authorization)
    response.end(document('getPets'))
  })
  const root = temporaryFolder()
  const address = `${origin.replace('http://', 'http://me:p%40ss@')}/v3/pets?key=secret`
  const asked = { inputs: [address], output: 'out', cache: 'kept', targets: ['client'] }
  const config = await fetchInputs(asked, { root })
  const result = generate(config, { root })
  expect(result.diagnostics).toEqual([])
  const text = readFileSync(join(root, 'out/pets/client/pets.ts'), 'utf8')
  expect(text).toContain(`from ${origin}/v3/pets. Do not edit.`)
  expect(received).toEqual([`Basic ${btoa('me:p@ss')}`])
  // The same document again: nothing to do.
  expect(generate(await fetchInputs(asked, { root }), { root }).changes?.write).toEqual([])
})

test('addresses may have any escapes, and credentials any letters', async () => {
  const received: (string | undefined)[] = []
  const origin = await serve((request, response) => {
    received.push(request.headers.authorization)
    response.end(document('getPets'))
  })
  const root = temporaryFolder()
  const inputs = [`${origin}/100%/p%E9ts.json`, `${origin.replace('http://', 'http://m%C3%A9:ключ@')}/pets`]
  const config = await fetchInputs({ inputs, output: 'out' }, { root })
  const names = config.inputs.map((input) => basename(typeof input === 'string' ? input : input.path))
  expect(names).toEqual(['p-E9ts.json', 'pets.json'])
  expect(received.map((header) => header && Buffer.from(header.slice(6), 'base64').toString())).toContain(
    'mé:ключ',
  )
})

test('a document with a file of its own is downloaded when the file is missing, or by request', async () => {
  let id = 'first'
  const origin = await serve((_, response) => response.end(document(id)))
  const root = temporaryFolder()
  const config = { inputs: [{ path: 'contracts/pets.json', url: `${origin}/pets.json` }], output: 'out' }
  await fetchInputs(config, { root })
  id = 'second'
  const kept = () => readFileSync(join(root, 'contracts/pets.json'), 'utf8')
  await fetchInputs(config, { root })
  expect(kept()).toContain('first')
  await fetchInputs(config, { root, again: true })
  expect(kept()).toContain('second')
})

test('what cannot be downloaded is reported in a line, and writes nothing', async () => {
  const origin = await serve((_, response) => response.writeHead(404).end('<html>'))
  const root = temporaryFolder()
  const config = { inputs: [{ path: 'pets.json', url: `${origin}/pets.json` }], output: 'out' }
  await expect(fetchInputs(config, { root })).rejects.toThrow(
    `${origin}/pets.json cannot be downloaded: status 404.`,
  )
  expect(existsSync(join(root, 'pets.json'))).toBe(false)
  const unreachable = { inputs: ['http://127.0.0.1:1/pets.json'], output: 'out' }
  await expect(fetchInputs(unreachable, { root })).rejects.toThrow(
    /127\.0\.0\.1:1\/pets\.json cannot be downloaded: /,
  )
})

test('the command downloads', async () => {
  const origin = await serve((_, response) => response.end(document('getPets')))
  const root = temporaryFolder()
  writeFiles(root, {})
  const out = join(root, 'out')
  expect(await main([`${origin}/openapi.json`, '-o', out, '-q', '-n', 'pets', '-t', 'types'])).toBe(0)
  expect(existsSync(join(out, 'pets/types.ts'))).toBe(true)
})
