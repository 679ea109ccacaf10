import * as nameService from '@wallet-kit/clients/name-service/client'
import type { ClientError } from '@wallet-kit/clients/runtime/client/ClientError'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'
import { useSandbox } from '../testSupport/useSandbox.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const sandbox = useSandbox()
const client = () =>
  nameService.createClient({
    baseUrl: `${sandbox.origin}/data-service`,
    query: { projectId: 'test', st: 'appkit', sv: 'test-1' },
  })

async function accountOf(index: number) {
  const { secret } = (await sandbox.describe()).accounts.eip155[index] ?? {}
  return privateKeyToAccount(secret as Hex)
}

const now = () => Math.floor(Date.now() / 1_000)

interface Registration {
  readonly signer?: number
  readonly name?: string
  readonly coin_type?: number
  readonly attributes?: Readonly<Record<string, string>>
  readonly timestamp?: number
}

/** Registers a name for Dave. */
async function register(change: Registration = {}) {
  const { signer = 3, name = 'dave-99.reown.id', coin_type = 0x80000089, attributes = {} } = change
  const dave = await accountOf(3)
  const message = JSON.stringify({ name, attributes, timestamp: change.timestamp ?? now() })
  const signature = await (await accountOf(signer)).signMessage({ message })
  return nameService.registerName(client(), {
    body: { coin_type, address: dave.address, message, signature },
  })
}

const look = (name: string, apiVersion = 2) =>
  nameService.lookupName(client(), { path: { name }, query: { apiVersion } })
const reverse = (address: string, apiVersion = 2) =>
  nameService.lookupAddress(client(), { path: { address }, query: { apiVersion } })

async function refusalOf(call: Promise<unknown>) {
  return call.then(
    () => Promise.reject(new Error('the call succeeded')),
    ({ status, body }: ClientError) => ({ status, body }),
  )
}

const refusedFor = (field: string, status = 400) => ({ status, body: { reasons: [{ field }] } })

// F36
test('a signed name is registered, and found by name and by address', async () => {
  const dave = await accountOf(3)
  expect(await look('dave-99.reown.id')).toEqual([])
  expect(await register({ attributes: { bio: 'Sails.' } })).toMatchObject({ name: 'dave-99.reown.id' })
  const record = await look('dave-99.reown.id')
  expect(record).toMatchObject({
    name: 'dave-99.reown.id',
    attributes: { bio: 'Sails.' },
    addresses: { 60: { address: dave.address }, 2147483785: { address: dave.address } },
  })
  expect(await reverse(dave.address.toLowerCase())).toEqual([record])
  await sandbox.get('/__sandbox/reset', { method: 'POST' })
  expect(await look('dave-99.reown.id')).toEqual([])
  expect(await reverse(dave.address)).toEqual([])
})

test('names of both zones are seeded', async () => {
  expect(await look('alice.reown.id')).toMatchObject({ name: 'alice.reown.id' })
  expect(await reverse((await accountOf(1)).address)).toMatchObject([{ name: 'bobby.wcn.id' }])
})

test('a name is registered once', async () => {
  await register()
  expect(await refusalOf(register())).toMatchObject(refusedFor('name'))
  expect(await refusalOf(register({ name: 'alice.reown.id' }))).toMatchObject(refusedFor('name'))
})

test.each<[Registration, string, number]>([
  [{ signer: 4 }, 'signature', 401],
  [{ name: 'dave.eth.id' }, 'name', 400],
  [{ name: 'Dave.reown.id' }, 'name', 400],
  [{ name: 'da.reown.id' }, 'name', 400],
  [{ coin_type: 0x80000005 }, 'coin_type', 400],
  [{ attributes: { avatar: 'x' } }, 'attributes', 400],
  [{ timestamp: now() - 60 }, 'timestamp', 400],
  [{ timestamp: now() + 3_600 }, 'timestamp', 400],
])('a registration with %o is refused for %s', async (change, field, status) => {
  expect(await refusalOf(register(change))).toMatchObject(refusedFor(field, status))
  expect(await look('dave-99.reown.id')).toEqual([])
})

test('a message that is not JSON is refused with 422', async () => {
  const { address } = await accountOf(3)
  const body = { coin_type: 60, address, message: 'register me', signature: '0x00' } as const
  expect(await refusalOf(nameService.registerName(client(), { body }))).toMatchObject({ status: 422 })
})

test('before version 2, what is not found is 404', async () => {
  expect(await refusalOf(look('nobody.reown.id', 1))).toMatchObject(refusedFor('name', 404))
  expect(await refusalOf(reverse((await accountOf(5)).address, 1))).toMatchObject(refusedFor('address', 404))
  expect(await refusalOf(look('alice.other.id'))).toMatchObject(refusedFor('name'))
})

test('suggests the name itself and four free ones', async () => {
  const suggest = (name: string, zone = 'reown.id') =>
    nameService.suggestNames(client(), { path: { name }, query: { zone } })
  const { suggestions } = await suggest('alice')
  expect(suggestions).toHaveLength(5)
  expect(suggestions[0]).toEqual({ name: 'alice.reown.id', registered: true })
  for (const { name, registered } of suggestions.slice(1)) {
    expect(registered).toBe(false)
    expect(await look(name)).toEqual([])
  }
  expect((await suggest('alice', 'wcn.id')).suggestions[0]).toEqual({
    name: 'alice.wcn.id',
    registered: false,
  })
  expect((await suggest('a'.repeat(64))).suggestions).toHaveLength(1)
  expect(await refusalOf(suggest('alice', 'other.id'))).toMatchObject(refusedFor('name'))
})
