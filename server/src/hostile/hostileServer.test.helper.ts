// A sign-in server in a process of its own, for tests that try to end it: its adapter.
import { createServer, type RequestListener } from 'node:http'
import { Readable } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import express from 'express'
import { Hono } from 'hono'
import { createAuthJsHandler } from '../authjs/createAuthJsHandler.ts'
import { toNodeHandler } from '../node/toNodeHandler.ts'
import { createHostileTestServer } from './hostileTestServer.test.helper.ts'

const [, , adapter = '', port = ''] = process.argv

const server = createHostileTestServer()

const adapters: Readonly<Record<string, () => RequestListener>> = {
  'node:http': () => toNodeHandler(server),
  Express: () => express().use(toNodeHandler(server)),
  'Express with parsers': () =>
    express().use(express.json(), express.urlencoded({ extended: false }), toNodeHandler(server)),
  'Auth.js': () => toNodeHandler(server, { handle: createAuthJsHandler({ server }) }),
  // As a host connects a handler of `Request` by itself, and older releases of Hono's adapter.
  'streams of Node': () => async (request, response) => {
    const reply = await server.handle(
      new Request(`http://app.example${request.url}`, {
        method: 'POST',
        headers: request.headers as Record<string, string>,
        body: Readable.toWeb(request) as ReadableStream,
        duplex: 'half',
      } as RequestInit),
    )
    response.writeHead(reply.status).end(await reply.text())
  },
  Hono: () => {
    const app = new Hono().all('/api/auth/*', (context) => server.handle(context.req.raw))
    return getRequestListener(app.fetch, { overrideGlobalObjects: false })
  },
}

const listener = adapters[adapter]
if (!listener) throw new Error(`no adapter ${adapter}`)
createServer(listener()).listen(Number(port), '127.0.0.1', () => console.log('listening'))
