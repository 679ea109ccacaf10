import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { proofHeaders } from '../../deviceProof/proofHeaders.ts'
import { verifyRequest } from '../../deviceProof/verifyRequest.ts'
import type { Share } from '../shares/Share.ts'
import { openDevice } from './openDevice.ts'

const shareOf = (generation: number, setId = 'set'): Share => ({
  setId,
  generation,
  holder: 'device',
  bytes: crypto.getRandomValues(new Uint8Array(33)),
})

const read = async (indexedDB: IDBFactory) => {
  const opening = indexedDB.open('wallet-kit-frame', 1)
  const database = await new Promise<IDBDatabase>((resolve) => {
    opening.onsuccess = () => resolve(opening.result)
  })
  const reading = database.transaction('entries').objectStore('entries').getAll()
  return new Promise<unknown[]>((resolve) => {
    reading.onsuccess = () => resolve(reading.result)
  })
}

test('a share is there after a reload, and its bytes are not in the storage', async () => {
  const indexedDB = new IDBFactory()
  const device = await openDevice({ indexedDB })
  const share = shareOf(1)
  await device.keepShare('account', share)
  const later = await openDevice({ indexedDB })
  expect(later).toMatchObject({ isKept: true, publicKey: device.publicKey })
  expect(await later.readShares('account')).toEqual([share])
  expect(await later.readShares('other')).toEqual([])
  const [keys, kept] = (await read(indexedDB)) as [
    { seal: CryptoKey; sign: CryptoKeyPair },
    { sealed: ArrayBuffer },
  ]
  expect(Buffer.from(kept.sealed).includes(Buffer.from(share.bytes.subarray(0, 8)))).toBe(false)
  await expect(crypto.subtle.exportKey('raw', keys.seal)).rejects.toThrow()
  await expect(crypto.subtle.exportKey('pkcs8', keys.sign.privateKey)).rejects.toThrow()
})

test('both generations are there until one is committed', async () => {
  const device = await openDevice({ indexedDB: new IDBFactory() })
  const [first, second] = [shareOf(1), shareOf(2)]
  await device.keepShare('account', first)
  await device.keepShare('other', first)
  await device.keepShare('account', second)
  expect(await device.readShares('account')).toEqual([second, first])
  await device.commitShare('account', { setId: 'set', generation: 3 })
  expect(await device.readShares('account')).toEqual([second, first])
  await device.commitShare('account', second)
  expect(await device.readShares('account')).toEqual([second])
  expect(await device.readShares('other')).toEqual([first])
  await device.forget('account')
  expect(await device.readShares('account')).toEqual([])
  expect(await device.readShares('other')).toEqual([first])
})

test('tabs that open together have one device', async () => {
  const indexedDB = new IDBFactory()
  const devices = await Promise.all([1, 2, 3].map(() => openDevice({ indexedDB })))
  expect(new Set(devices.map(({ publicKey }) => publicKey)).size).toBe(1)
})

test('an entry that stands in for another is not opened', async () => {
  const indexedDB = new IDBFactory()
  const device = await openDevice({ indexedDB })
  await device.keepShare('mine', shareOf(1))
  await device.keepShare('theirs', shareOf(1))
  const opening = indexedDB.open('wallet-kit-frame', 1)
  await new Promise((resolve) => {
    opening.onsuccess = resolve
  })
  const entries = opening.result.transaction('entries', 'readwrite').objectStore('entries')
  const reading = entries.get('share "theirs" set 1')
  await new Promise((resolve) => {
    reading.onsuccess = resolve
  })
  await new Promise((resolve) => {
    entries.put(reading.result, 'share "mine" set 1').onsuccess = resolve
  })
  await expect(device.readShares('mine')).rejects.toThrow()
})

test.each<[string, IDBFactory | undefined]>([
  ['there is none', undefined],
  [
    'it is refused',
    {
      open: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    } as never,
  ],
])('works for this page when %s', async (_, indexedDB) => {
  const device = await openDevice({ indexedDB })
  expect(device.isKept).toBe(false)
  const [first, second] = [shareOf(1), shareOf(2, 'next')]
  await device.keepShare('account', first)
  await device.keepShare('account', second)
  expect(await device.readShares('account')).toEqual([second, first])
  await device.commitShare('account', second)
  expect(await device.readShares('account')).toEqual([second])
})

test('works for this page when its storage never opens', async () => {
  vi.useFakeTimers()
  const opening = openDevice({ indexedDB: { open: () => ({}) } as never })
  await vi.advanceTimersByTimeAsync(3_000)
  vi.useRealTimers()
  expect((await opening).isKept).toBe(false)
})

test('a request is signed for one server, method, path, body and nonce', async () => {
  const { publicKey, signRequest } = await openDevice({ indexedDB: new IDBFactory() })
  const request = {
    audience: 'https://keeper.example',
    method: 'PUT',
    path: '/a?b=1',
    body: '{}',
    nonce: 'n',
  }
  const headers = await signRequest(request)
  expect(headers).toMatchObject({ [proofHeaders.publicKey]: publicKey, [proofHeaders.nonce]: 'n' })
  const signature = headers[proofHeaders.signature] ?? ''
  expect(await verifyRequest({ publicKey, signature, request })).toBe(true)
  const bytes = new TextEncoder().encode('{}')
  expect(await verifyRequest({ publicKey, signature, request: { ...request, body: bytes } })).toBe(true)
  for (const change of [
    { audience: 'https://service.example' },
    { method: 'POST' },
    { path: '/a' },
    { body: '{ }' },
    { body: undefined },
    { nonce: 'm' },
  ])
    expect(await verifyRequest({ publicKey, signature, request: { ...request, ...change } })).toBe(false)
  const other = await openDevice()
  expect(await verifyRequest({ publicKey: other.publicKey, signature, request })).toBe(false)
  for (const [key, text] of [
    ['', signature],
    [publicKey, ''],
    ['*', signature],
    [publicKey, '*'],
    [`${publicKey.slice(0, -4)}AAAA`, signature],
  ] as const)
    expect(await verifyRequest({ publicKey: key, signature: text, request })).toBe(false)
})
