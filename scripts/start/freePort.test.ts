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

test('skips a port in use', async () => {
  expect(await isFree(port)).toBe(false)
  expect(await freePort(port)).toBeGreaterThan(port)
})

test('skips a reserved port', async () => {
  const next = await freePort(port)
  expect(await freePort(port, [next])).toBeGreaterThan(next)
})

test('returns the preferred port when it is free', async () => {
  const next = await freePort(port)
  expect(await freePort(next)).toBe(next)
})
