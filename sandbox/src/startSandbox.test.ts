import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createDevAccounts } from './chains/createDevAccounts.ts'
import type { SandboxDescription } from './SandboxDescription.ts'
import { type StartSandboxOptions, startSandbox } from './startSandbox.ts'
import { childrenOf } from './testSupport/childrenOf.ts'
import { createVisitor } from './testSupport/createVisitor.ts'
import { signInWith } from './testSupport/signInWith.ts'
import { evmChainsOf } from './testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

async function start(options: StartSandboxOptions = {}) {
  const sandbox = await startSandbox({ port: 0, log: () => {}, ...options })
  onTestFinished(() => sandbox.stop())
  return sandbox
}

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('stop frees the port and ends the chains, and may be called twice', async () => {
  const before = childrenOf(process.pid)
  const sandbox = await start()
  const description = (await (await fetch(`${sandbox.origin}/__sandbox`)).json()) as SandboxDescription
  await Promise.all([sandbox.stop(), sandbox.stop()])
  const nodes = evmChainsOf(description).map(({ directRpcUrl }) => directRpcUrl)
  for (const address of [sandbox.origin, ...nodes]) {
    await expect(fetch(address)).rejects.toThrow('fetch failed')
  }
  await vi.waitFor(() => expect(childrenOf(process.pid)).toEqual(before))
})

test('stop does not wait for pending requests', { tags: 'long' }, async () => {
  const sandbox = await start()
  await fetch(`${sandbox.origin}/__sandbox/faults`, {
    method: 'PUT',
    body: JSON.stringify({ auth: { mode: 'never' }, walletDirectory: { mode: 'slow', delayMs: 600_000 } }),
  })
  const waiting = ['/api/auth/session', '/wallet-directory/getWallets'].map((path) =>
    fetch(`${sandbox.origin}${path}`),
  )
  const settled = Promise.allSettled(waiting)
  await vi.waitFor(async () => {
    const seen = (await (await fetch(`${sandbox.origin}/__sandbox/requests`)).json()) as unknown[]
    expect(seen).toHaveLength(2)
  })
  await sandbox.stop()
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('stop closes sockets with subscriptions or pending replies', { tags: 'long' }, async () => {
  const sandbox = await start()
  await fetch(`${sandbox.origin}/__sandbox/faults`, {
    method: 'PUT',
    body: JSON.stringify({ 'rpc:solana': { mode: 'slow', delayMs: 600_000, operation: 'getSlot' } }),
  })
  const socket = new WebSocket(`${sandbox.origin.replace('http', 'ws')}/rpc/solana`)
  const received = vi.fn()
  const closed = vi.fn()
  socket.addEventListener('message', received)
  socket.addEventListener('close', closed)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  for (const method of ['slotSubscribe', 'getSlot']) {
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: method, method }))
  }
  await vi.waitFor(() => expect(received.mock.calls.length).toBeGreaterThan(1), { timeout: 5_000 })
  await sandbox.stop()
  await vi.waitFor(() => expect(closed).toHaveBeenCalled())
})

test('two sandboxes with the same seed have the same data, with another seed different data', {
  tags: 'long',
}, async () => {
  const worldOf = async (seed: string) => {
    const { origin, stop } = await start({ seed })
    const { accounts } = (await (await fetch(`${origin}/__sandbox`)).json()) as SandboxDescription
    const wallets = await (
      await fetch(`${origin}/wallet-directory/getWallets?projectId=x&entries=100`)
    ).json()
    await stop()
    return { accounts, wallets }
  }
  const first = await worldOf('one')
  expect(await worldOf('one')).toEqual(first)
  expect(await worldOf('two')).not.toEqual(first)
})

test('rejects a port that is in use before it starts a chain', async () => {
  const { origin } = await start()
  const port = Number(new URL(origin).port)
  const before = childrenOf(process.pid)
  await expect(startSandbox({ port })).rejects.toMatchObject({ code: 'PORT_TAKEN' })
  expect(childrenOf(process.pid)).toEqual(before)
})

test('with a data directory a session survives a restart', async () => {
  const dataDirectory = join(await createFolder(), 'data')
  const account = createDevAccounts()[0]?.account
  if (!account) throw new Error('there are no accounts')
  const first = await start({ dataDirectory })
  const visitor = createVisitor({ origin: first.origin })
  await signInWith({ visitor, account, origin: first.origin })
  await first.stop()

  const second = await start({ dataDirectory })
  const returning = createVisitor({ origin: second.origin, cookies: visitor.cookies })
  expect(await returning.get('/session')).toMatchObject({ address: `eip155:1:${account.address}` })
  const elsewhere = await start()
  expect(
    await createVisitor({ origin: elsewhere.origin, cookies: visitor.cookies }).get('/session'),
  ).toBeNull()
})

test('an unusable data directory fails the start and stops what was started', async () => {
  const file = join(await createFolder(), 'file')
  await writeFile(file, '')
  const before = childrenOf(process.pid)
  await expect(startSandbox({ port: 0, dataDirectory: file })).rejects.toMatchObject({
    code: 'DATA_DIRECTORY_UNUSABLE',
  })
  await vi.waitFor(() => expect(childrenOf(process.pid)).toEqual(before))
})
