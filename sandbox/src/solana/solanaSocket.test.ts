import {
  type Address,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  type KeyPairSigner,
  sendAndConfirmTransactionFactory,
} from '@solana/kit'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { signSolana, transferSol } from '../testSupport/sendSolana.ts'
import { useSandbox } from '../testSupport/useSandbox.ts'
import { createSolanaAccounts } from './createSolanaAccounts.ts'
import { seedSolanaBalances } from './seedSolanaBalances.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const rpcUrl = () => `${sandbox.origin}/rpc/solana`
const socketUrl = () => rpcUrl().replace('http', 'ws')
const rpc = () => createSolanaRpc(rpcUrl())
const seeded = (accountIndex: number) => seedSolanaBalances({ seed: 'wallet-kit', accountIndex })

let alice: KeyPairSigner
let bob: KeyPairSigner
beforeAll(async () => {
  const [first, second] = createSolanaAccounts()
  if (!first || !second) throw new Error('there are no accounts')
  alice = await createKeyPairSignerFromBytes(first.secretKey)
  bob = await createKeyPairSignerFromBytes(second.secretKey)
})

async function sendToBob(amount: bigint) {
  const signed = await signSolana(rpcUrl(), alice, [transferSol(alice, bob.address, amount)])
  await rpc().sendTransaction(getBase64EncodedWireTransaction(signed), { encoding: 'base64' }).send()
  return getSignatureFromTransaction(signed)
}

const balanceOf = async (address: Address) => (await rpc().getBalance(address).send()).value

test('a transfer is confirmed over the socket', async () => {
  const rpcSubscriptions = createSolanaRpcSubscriptions(socketUrl())
  const sendAndConfirm = sendAndConfirmTransactionFactory({ rpc: rpc(), rpcSubscriptions })
  const signed = await signSolana(rpcUrl(), alice, [transferSol(alice, bob.address, 1_500_000n)])
  await sendAndConfirm(signed, { commitment: 'confirmed' })
  expect(await balanceOf(bob.address)).toBe(seeded(1).lamports + 1_500_000n)
  expect(await balanceOf(alice.address)).toBe(seeded(0).lamports - 1_500_000n - 5_000n)

  await sandbox.get('/__sandbox/reset', { method: 'POST' })
  expect(await balanceOf(bob.address)).toBe(seeded(1).lamports)
  const { value } = await rpc()
    .getSignatureStatuses([getSignatureFromTransaction(signed)])
    .send()
  expect(value).toEqual([null])
})

describe('subscriptions', () => {
  test('notifies about changes of an account, including a reset', async () => {
    const abort = new AbortController()
    onTestFinished(() => abort.abort())
    const notifications = await createSolanaRpcSubscriptions(socketUrl())
      .accountNotifications(bob.address, { commitment: 'confirmed', encoding: 'base64' })
      .subscribe({ abortSignal: abort.signal })
    const arrived: bigint[] = []
    void (async () => {
      for await (const { value } of notifications) arrived.push(value.lamports)
    })()
    await sendToBob(99n)
    await vi.waitFor(() => expect(arrived).toEqual([seeded(1).lamports + 99n]))
    await sandbox.get('/__sandbox/reset', { method: 'POST' })
    await vi.waitFor(() => expect(arrived.at(-1)).toBe(seeded(1).lamports))
  })

  test('signatureSubscribe notifies once, also for an executed transaction', async () => {
    const signature = await sendToBob(99n)
    const socket = await openSocket(socketUrl())
    socket.send({ jsonrpc: '2.0', id: 1, method: 'signatureSubscribe', params: [signature] })
    await vi.waitFor(() => expect(socket.received).toHaveLength(2))
    const [reply, notification] = socket.received as [{ result: number }, unknown]
    expect(notification).toMatchObject({
      method: 'signatureNotification',
      params: { subscription: reply.result, result: { value: { err: null } } },
    })
    // The subscription has ended already.
    socket.send({ jsonrpc: '2.0', id: 2, method: 'signatureUnsubscribe', params: [reply.result] })
    await vi.waitFor(() => expect(socket.received).toHaveLength(3))
  })

  test('slotSubscribe notifies until unsubscribed', async () => {
    const socket = await openSocket(socketUrl())
    socket.send({ jsonrpc: '2.0', id: 1, method: 'slotSubscribe' })
    await vi.waitFor(() => expect(socket.received.length).toBeGreaterThan(2), { timeout: 5_000 })
    const [reply, first] = socket.received as [{ result: number }, { params: { result: { slot: number } } }]
    expect(first.params.result).toMatchObject({ slot: expect.any(Number), parent: expect.any(Number) })
    socket.send({ jsonrpc: '2.0', id: 2, method: 'slotUnsubscribe', params: [reply.result] })
    await vi.waitFor(() => expect(socket.received.at(-1)).toEqual({ jsonrpc: '2.0', id: 2, result: true }))
    const count = socket.received.length
    await new Promise((resolve) => setTimeout(resolve, 900))
    expect(socket.received).toHaveLength(count)
  })
})

describe('faults and the request log', () => {
  test('apply to socket messages by method, and the log has both', async () => {
    const socket = await openSocket(socketUrl())
    await sandbox.setFaults({ 'rpc:solana': { mode: 'malformed', body: '{"half', operation: 'getBalance' } })
    socket.send({ jsonrpc: '2.0', id: 1, method: 'getSlot' })
    await vi.waitFor(() => expect(socket.received).toHaveLength(1))
    socket.send({ jsonrpc: '2.0', id: 2, method: 'getBalance', params: [alice.address] })
    await vi.waitFor(() => expect(socket.received.at(-1)).toBe('{"half'))
    await sandbox.setFaults({ 'rpc:solana': { mode: 'down' } })
    socket.send({ jsonrpc: '2.0', id: 3, method: 'getSlot' })
    await socket.closed
    await expect(openSocket(socketUrl())).rejects.toThrow('hang up')
    const seen = (await (await sandbox.get('/__sandbox/requests?service=rpc:solana')).json()) as {
      method: string
      operations: string[]
      status: number | null
      fault: string | null
    }[]
    expect(seen.map(({ method, operations, status, fault }) => [method, operations, status, fault])).toEqual([
      ['GET', [], 101, null],
      ['MESSAGE', ['getSlot'], 200, null],
      ['MESSAGE', ['getBalance'], null, 'malformed'],
      ['MESSAGE', ['getSlot'], null, 'down'],
      ['GET', [], null, 'down'],
    ])
  })

  test('a status fault rejects the handshake', async () => {
    await sandbox.setFaults({ 'rpc:solana': { mode: 'status', status: 429 } })
    await expect(openSocket(socketUrl())).rejects.toThrow('429')
  })
})

test('a path below is not a WebSocket endpoint', async () => {
  await expect(openSocket(`${socketUrl()}/other`)).rejects.toThrow('404')
})

/** A plain socket, closed at the end of the test. */
async function openSocket(url: string) {
  const webSocket = new WebSocket(url)
  onTestFinished(() => webSocket.terminate())
  const received: unknown[] = []
  webSocket.on('message', (data) => received.push(parse(String(data))))
  const closed = new Promise<void>((resolve) => webSocket.on('close', () => resolve()))
  await new Promise((resolve, reject) => {
    webSocket.on('open', resolve)
    webSocket.on('error', reject)
  })
  return { received, closed, send: (message: object) => webSocket.send(JSON.stringify(message)) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
