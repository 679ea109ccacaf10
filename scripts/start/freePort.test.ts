import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort, isFree } from './freePort.ts'

let server: Server
let port: number

beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})

afterEach(() => {
  server.close()
})

test('a port in use is passed over', async () => {
  expect(await isFree(port)).toBe(false)
  expect(await freePort(port)).toBeGreaterThan(port)
})

test('a port that was given away is passed over', async () => {
  const next = await freePort(port)
  expect(await freePort(port, [next])).toBeGreaterThan(next)
})

test('a free port is taken as it is', async () => {
  const next = await freePort(port)
  expect(await freePort(next)).toBe(next)
})
