import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { isAlive } from './testSupport/isAlive.ts'
import { spawnMain, spawnSandbox } from './testSupport/spawnSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const untilAllGone = (pids: readonly number[]) =>
  vi.waitFor(() => expect(pids.filter((pid) => isAlive(pid))).toEqual([]), { timeout: 20_000, interval: 20 })

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends the sandbox and its child processes',
  { tags: 'long' },
  async (signal) => {
    const sandbox = await spawnSandbox()
    // Two chains and the watchdog.
    expect(sandbox.children).toHaveLength(3)
    expect((await fetch(`${sandbox.origin}/__sandbox`)).status).toBe(200)
    const exited = once(sandbox.process, 'exit')
    sandbox.process.kill(signal)
    expect(await exited).toEqual([0, null])
    await untilAllGone(sandbox.children)
  },
)

test('leaves no process behind after SIGKILL', async () => {
  const sandbox = await spawnSandbox()
  sandbox.process.kill('SIGKILL')
  await once(sandbox.process, 'exit')
  await untilAllGone(sandbox.children)
})

test('reports a port in use and how to fix it, and leaves nothing running', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const child = spawnMain(['--port', `${port}`])
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code).toBe(1)
  expect(said).toContain(`Port ${port} is in use`)
  expect(said).toContain(`--port ${port + 1}`)
  other.close()
})

test('an invalid argument prints the usage', async () => {
  const child = spawnMain(['--prot', '1'])
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code).toBe(1)
  expect(said).toContain('Usage: wallet-kit-sandbox')
})
