import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { callOperation } from './callOperation.ts'
import type { OperationDescription } from './OperationDescription.ts'
import { createServiceClient } from './ServiceClient.ts'

const send: OperationDescription = {
  name: 'send',
  method: 'POST',
  path: '/items',
  body: { kind: 'json', mediaType: 'application/json' },
  replies: { 200: [{ kind: 'json' }] },
}

/** Serves on a free port until the test ends, and returns the address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A service that redirects everything to another host, and the requests to that host. */
async function serveRedirect(status: number) {
  const received: string[] = []
  const elsewhere = await serve(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push(`${request.method} ${request.headers['x-token'] ?? ''} ${body}`)
    response.setHeader('content-type', 'application/json').end('{}')
  })
  const baseUrl = await serve((_, response) => {
    response.writeHead(status, { location: `${elsewhere}/stolen` }).end()
  })
  return { baseUrl, received }
}

const call = { body: { secret: 1 } }
const headers = { 'X-Token': 'token' }

// T12, T26
test.each([301, 302, 303, 307, 308])(
  'a redirect with status %i is refused, nothing is sent on',
  async (status) => {
    const { baseUrl, received } = await serveRedirect(status)
    const client = createServiceClient('shop', { baseUrl, headers })
    await expect(callOperation(client, send, call)).rejects.toMatchObject({ code: 'network' })
    expect(received).toEqual([])
  },
)

test('a redirect is followed where the client or the call allows it', async () => {
  const { baseUrl, received } = await serveRedirect(307)
  await callOperation(createServiceClient('shop', { baseUrl, headers, redirect: 'follow' }), send, call)
  await callOperation(createServiceClient('shop', { baseUrl }), send, call, { redirect: 'follow' })
  expect(received).toEqual(['POST token {"secret":1}', 'POST  {"secret":1}'])
})
