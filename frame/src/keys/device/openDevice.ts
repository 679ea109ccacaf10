import { base64urlnopad } from '@scure/base'
import { deviceAlgorithm } from '../../deviceProof/signedText.ts'
import { signRequest } from '../../deviceProof/signRequest.ts'
import type { Share } from '../shares/Share.ts'
import type { Device } from './Device.ts'
import type { DeviceStorage } from './DeviceStorage.ts'
import { memoryStorage } from './memoryStorage.ts'
import { openIndexedDb } from './openIndexedDb.ts'

export interface OpenDeviceParameters {
  /** The browser's; `undefined` for a device of this page only. */
  readonly indexedDB?: IDBFactory | undefined
  /** Name of the database. */
  readonly name?: string | undefined
  /** Milliseconds that a browser has to open its storage; 3 seconds by default. */
  readonly limit?: number | undefined
}

/** Keys of the device. None of them can be read by any script, only used. */
interface DeviceKeys {
  readonly seal: CryptoKey
  readonly sign: CryptoKeyPair
}

interface SealedShare {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly sealed: ArrayBuffer
  readonly share: Omit<Share, 'bytes'>
}

/** Opens this browser's device, or makes it. Tabs share it. Where storage is withheld it lives as long as the page. */
export async function openDevice(parameters: OpenDeviceParameters = {}): Promise<Device> {
  const { indexedDB = globalThis.indexedDB, name = 'wallet-kit-frame', limit = 3_000 } = parameters
  try {
    return await within(limit, openIndexedDb(indexedDB, name).then(deviceIn))
  } catch {
    // Private windows, blocked third-party storage, a full disk: a device that is not kept, as `isKept` says.
    return deviceIn(memoryStorage())
  }
}

async function deviceIn(storage: DeviceStorage): Promise<Device> {
  const { seal, sign } = ((await storage.get('keys')) ??
    (await storage.add('keys', await newKeys()))) as DeviceKeys
  const point = await crypto.subtle.exportKey('raw', sign.publicKey)
  const publicKey = base64urlnopad.encode(new Uint8Array(point))

  const listOf = (account: string) => storage.list(prefixOf(account))

  return {
    isKept: storage.isKept,
    publicKey,
    signRequest: (request) => signRequest({ privateKey: sign.privateKey, publicKey, request }),
    async readShares(account) {
      const entries = await listOf(account)
      const shares = await Promise.all(entries.map(([key, value]) => open(seal, key, value as SealedShare)))
      return shares.sort((one, other) => other.generation - one.generation)
    },
    async keepShare(account, { bytes, ...share }) {
      const key = keyOf(account, share)
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const sealed = await crypto.subtle.encrypt(cipher(iv, key), seal, Uint8Array.from(bytes))
      await storage.put(key, { iv, sealed, share } satisfies SealedShare)
    },
    async commitShare(account, share) {
      const committed = keyOf(account, share)
      const keys = (await listOf(account)).map(([key]) => key)
      if (!keys.includes(committed)) return
      await storage.delete(keys.filter((key) => key !== committed))
    },
    async readNote(name) {
      const text = await storage.get(`note ${name}`)
      return typeof text === 'string' ? text : undefined
    },
    keepNote: (name, text) => storage.put(`note ${name}`, text),
    forgetNote: (name) => storage.delete([`note ${name}`]),
    async forget(account) {
      await storage.delete((await listOf(account)).map(([key]) => key))
    },
  }
}

async function newKeys(): Promise<DeviceKeys> {
  const [seal, sign] = await Promise.all([
    crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    crypto.subtle.generateKey(deviceAlgorithm, false, ['sign', 'verify']),
  ])
  return { seal, sign }
}

async function open(seal: CryptoKey, key: string, { iv, sealed, share }: SealedShare): Promise<Share> {
  return { ...share, bytes: new Uint8Array(await crypto.subtle.decrypt(cipher(iv, key), seal, sealed)) }
}

/** The entry's key is authenticated, so that no entry can stand in for another. */
const cipher = (iv: Uint8Array<ArrayBuffer>, key: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(key),
})

const prefixOf = (account: string) => `share ${JSON.stringify(account)} `

const keyOf = (account: string, { setId, generation }: Pick<Share, 'setId' | 'generation'>) =>
  `${prefixOf(account)}${setId} ${generation}`

function within<Result>(limit: number, promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The storage did not open in time')), limit)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
