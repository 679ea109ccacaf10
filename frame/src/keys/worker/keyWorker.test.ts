import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import {
  parseTransaction,
  recoverAddress,
  recoverMessageAddress,
  recoverTransactionAddress,
  recoverTypedDataAddress,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, test, vi } from 'vitest'
import type { ShareSet } from '../shares/Share.ts'
import { createKeyWorker, type StartedWorker } from './createKeyWorker.ts'
import type { NumberedRequest } from './serveKeys.ts'
import { startHere } from './startHere.test.helper.ts'
import { startThread } from './startThread.test.helper.ts'

const worker = createKeyWorker({ start: startHere })
afterAll(() => worker.end())

const pairOf = ({ shares }: ShareSet) => [shares.device, shares.service] as const
const phrase = 'test test test test test test test test test test test junk'
// The key of the phrase's first account, which every development chain funds.
const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')

test('makes a key whose shares sign for both families, and shows only addresses and shares', async () => {
  const made = await worker.create()
  expect(Object.keys(made)).toEqual(['addresses', 'set'])
  const { addresses, set } = made
  const [device, service, keeper] = [set.shares.device, set.shares.service, set.shares.keeper]
  for (const shares of [
    [device, service],
    [keeper, device],
    [service, keeper],
  ] as const) {
    expect(await worker.addresses({ shares })).toEqual(addresses)
    const signature = await worker.sign({
      shares,
      address: addresses.eip155,
      payload: { kind: 'message', message: 'hello' },
    })
    expect(await recoverMessageAddress({ message: 'hello', signature })).toBe(addresses.eip155)
    const asOwner = await worker.sign({
      shares,
      address: addresses.accountOwner,
      payload: { kind: 'message', message: 'hello' },
    })
    expect(await recoverMessageAddress({ message: 'hello', signature: asOwner })).toBe(addresses.accountOwner)
    const message = crypto.getRandomValues(new Uint8Array(100))
    const solana = await worker.sign({
      shares,
      address: addresses.solana,
      payload: { kind: 'solana', message },
    })
    expect(ed25519.verify(solana, message, base58.decode(addresses.solana))).toBe(true)
  }
  expect(device.bytes.some((byte) => byte !== 0)).toBe(true)
})

test('signatures are those of viem for the same key', async () => {
  const { addresses, set } = await worker.import({ mnemonic: ` ${phrase.replaceAll(' ', '  ')}\n` })
  expect(addresses.eip155).toBe(account.address)
  const sign = { shares: pairOf(set), address: addresses.eip155 }
  const raw = new Uint8Array([1, 2, 3])
  for (const message of ['hello', 'größer 🎉', '']) {
    expect(await worker.sign({ ...sign, payload: { kind: 'message', message } })).toBe(
      await account.signMessage({ message }),
    )
  }
  expect(await worker.sign({ ...sign, payload: { kind: 'message', message: raw } })).toBe(
    await account.signMessage({ message: { raw } }),
  )
  const typedData = {
    domain: { name: 'App', chainId: 1 },
    types: { Order: [{ name: 'amount', type: 'uint256' }] },
    primaryType: 'Order',
    message: { amount: 5n },
  } as const
  const signed = await worker.sign({ ...sign, payload: { kind: 'typedData', typedData } })
  expect(signed).toBe(await account.signTypedData(typedData))
  expect(await recoverTypedDataAddress({ ...typedData, signature: signed })).toBe(account.address)
  const hash = `0x${'ab'.repeat(32)}` as const
  const signature = await worker.sign({ ...sign, payload: { kind: 'hash', hash } })
  expect(await recoverAddress({ hash, signature })).toBe(account.address)
  const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  for (const transaction of [
    { type: 'eip1559', chainId: 1, to, value: 1n, nonce: 0, gas: 21_000n, maxFeePerGas: 9n },
    { type: 'legacy', chainId: 56, to, value: 2n, nonce: 1, gas: 21_000n, gasPrice: 3n },
    { type: 'eip2930', chainId: 1, to, value: 2n, nonce: 1, gas: 21_000n, gasPrice: 3n },
  ] as const) {
    const serialized = await worker.sign({ ...sign, payload: { kind: 'transaction', transaction } })
    expect(serialized).toBe(await account.signTransaction(transaction))
    expect(parseTransaction(serialized)).toMatchObject({ value: transaction.value })
    expect(await recoverTransactionAddress({ serializedTransaction: serialized as never })).toBe(
      account.address,
    )
  }
})

test('exports the phrase that was imported, and refuses others', async () => {
  const { addresses, set } = await worker.import({ mnemonic: phrase.toUpperCase() })
  expect(await worker.export({ shares: pairOf(set), addresses })).toBe(phrase)
  await expect(worker.import({ mnemonic: phrase.replace('junk', 'test') })).rejects.toMatchObject({
    code: 'MNEMONIC_INVALID',
  })
  const made = await worker.create()
  expect(
    (await worker.export({ shares: pairOf(made.set), addresses: made.addresses })).split(' '),
  ).toHaveLength(24)
})

test('splits again: a set for another device, and a generation that makes the one before worthless', async () => {
  const { addresses, set } = await worker.create()
  const other = await worker.split({ shares: pairOf(set), addresses })
  expect(other.setId).not.toBe(set.setId)
  const next = await worker.split({
    shares: pairOf(set),
    addresses,
    into: { setId: set.setId, generation: 2 },
  })
  expect(await worker.addresses({ shares: pairOf(other) })).toEqual(addresses)
  expect(await worker.addresses({ shares: pairOf(next) })).toEqual(addresses)
  const mixed = [set.shares.device, next.shares.service] as const
  await expect(worker.addresses({ shares: mixed })).rejects.toMatchObject({ code: 'SHARES_MISMATCH' })
  // A service that lies about the generation gets another key joined, which signs nothing.
  const lying = [set.shares.device, { ...next.shares.service, generation: 1 }] as const
  const { eip155: address, solana } = addresses
  const hash = `0x${'ab'.repeat(32)}` as const
  const message = new Uint8Array([1])
  for (const attempt of [
    () => worker.sign({ shares: lying, address, payload: { kind: 'hash', hash } }),
    () => worker.sign({ shares: lying, address: addresses.accountOwner, payload: { kind: 'hash', hash } }),
    () => worker.sign({ shares: lying, address: solana, payload: { kind: 'solana', message } }),
    () => worker.split({ shares: lying, addresses }),
    () => worker.export({ shares: lying, addresses }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'KEY_WRONG' })
})

test('what cannot be signed is said without quoting it', async () => {
  const { addresses, set } = await worker.create()
  const sign = { shares: pairOf(set), address: addresses.eip155 }
  const typedData = { types: { A: [{ name: 'a', type: 'uint8' }] }, primaryType: 'A', message: { a: 999n } }
  await expect(
    worker.sign({ ...sign, payload: { kind: 'typedData', typedData: typedData as never } }),
  ).rejects.toMatchObject({
    code: 'SIGNING_FAILED',
    message: 'The worker of keys could not sign what it was given. (typedData)',
  })
  const nothing = () => {}
  await expect(
    worker.sign({ ...sign, payload: { kind: 'transaction', transaction: { data: nothing } as never } }),
  ).rejects.toMatchObject({ code: 'REQUEST_MALFORMED' })
})

test('a thread of its own makes keys and signs', async () => {
  const thread = createKeyWorker({ start: startThread })
  const { addresses, set } = await thread.create()
  const payload = { kind: 'message', message: 'hello' } as const
  const signature = await thread.sign({ shares: pairOf(set), address: addresses.eip155, payload })
  expect(await recoverMessageAddress({ message: 'hello', signature })).toBe(addresses.eip155)
  thread.end()
})

test('a worker that ends, ends its requests, and the next request has another one', async () => {
  const broken = new URL('data:text/javascript,setTimeout(()=>{throw new Error("broken")})')
  let starts = 0
  const client = createKeyWorker({
    start: () => {
      starts += 1
      return startThread(starts === 1 ? broken : undefined)
    },
  })
  await expect(Promise.all([client.create(), client.create()])).rejects.toMatchObject({
    code: 'WORKER_ENDED',
  })
  expect((await client.create()).addresses.eip155).toMatch(/^0x/)
  const last = client.create()
  client.end()
  await expect(last).rejects.toMatchObject({ code: 'WORKER_ENDED' })
  expect(starts).toBe(2)
})

test('a worker that never answers is given up within the limit', async () => {
  vi.useFakeTimers()
  const terminate = vi.fn()
  const silent: StartedWorker = { postMessage: () => {}, addEventListener: () => {}, terminate }
  const client = createKeyWorker({ start: () => silent, limit: 1_000 })
  const refused = Promise.all(
    [client.create(), client.create()].map((asked) =>
      expect(asked).rejects.toMatchObject({ code: 'WORKER_SILENT' }),
    ),
  )
  await vi.advanceTimersByTimeAsync(1_000)
  await refused
  expect(terminate).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('a worker that ended is told apart from the one after it', async () => {
  vi.useFakeTimers()
  const listeners: ((event: { readonly data: unknown }) => void)[] = []
  const failures: (() => void)[] = []
  const asked: NumberedRequest[] = []
  const terminate = vi.fn()
  const client = createKeyWorker({
    limit: 1_000,
    start: () => ({
      postMessage: (request) => void asked.push(request),
      addEventListener(type: string, listener: (event: { readonly data: unknown }) => void) {
        if (type === 'message') listeners.push(listener)
        if (type === 'messageerror') failures.push(listener as () => void)
      },
      terminate,
    }),
  })
  const first = client.create()
  failures[0]?.()
  await expect(first).rejects.toMatchObject({ code: 'WORKER_ENDED' })
  const second = client.create()
  expect(asked.map(({ id }) => id)).toEqual([1, 2])
  // Of the worker that is gone: neither its replies nor its end count.
  listeners[0]?.({ data: { id: 2, result: 'forged' } })
  failures[0]?.()
  expect(terminate).toHaveBeenCalledOnce()
  listeners[1]?.({ data: { id: 2, result: 'own' } })
  expect(await second).toBe('own')
  // No timer of what was answered or ended is left, which would end the worker later.
  expect(vi.getTimerCount()).toBe(0)
  const unclonable = createKeyWorker({
    start: () => ({
      ...{ addEventListener: () => {}, terminate: () => {} },
      postMessage() {
        throw new DOMException('', 'DataCloneError')
      },
    }),
  })
  await expect(unclonable.create()).rejects.toMatchObject({ code: 'REQUEST_MALFORMED' })
  expect(vi.getTimerCount()).toBe(0)
  client.end()
  client.end()
  expect(terminate).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('replies that nobody asked for change nothing', async () => {
  let reply: (data: unknown) => void = () => {}
  const asked: NumberedRequest[] = []
  const client = createKeyWorker({
    start: () => ({
      postMessage: (request) => void asked.push(request),
      addEventListener(type: string, listener: (event: { readonly data: unknown }) => void) {
        if (type === 'message') reply = (data) => listener({ data })
      },
      terminate: () => {},
    }),
  })
  const made = client.create()
  reply({ id: 99, result: 'other' })
  reply(null)
  reply('text')
  reply({ id: asked[0]?.id, result: 'own' })
  expect(await made).toBe('own')
})
