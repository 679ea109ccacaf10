import { describe, expect, it } from 'vitest'
import type { KeyValueStorage } from '../../foundation/storage/KeyValueStorage.ts'
import { isSignOutDue, readConnectorId, readNetworkId } from './readStored.ts'
import { storeConnected, storeDisconnected, storeSignOutDue } from './storeConnection.ts'

function createStorage(entries: Record<string, string> = {}) {
  const items = new Map(Object.entries(entries))
  const storage: KeyValueStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
  return { storage, read: () => Object.fromEntries(items) }
}

const version = { '@appkit/storage_version': '1' }

describe('what is stored of connections', () => {
  it('has the keys and values of AppKit, and the version of our own', () => {
    const { storage, read } = createStorage()
    storeConnected(storage, 'eip155', 'one.test')
    expect(read()).toEqual({
      ...version,
      '@appkit/eip155:connected_connector_id': 'one.test',
      '@appkit/connected_namespaces': 'eip155',
      '@appkit/connection_status': 'connected',
    })
    storeConnected(storage, 'solana', 'standard.one')
    storeConnected(storage, 'eip155', 'two.test')
    expect(read()).toMatchObject({
      '@appkit/eip155:connected_connector_id': 'two.test',
      '@appkit/connected_namespaces': 'solana,eip155',
    })
  })

  it('is forgotten with the last connection, known balances included', () => {
    const { storage, read } = createStorage({ '@appkit/native_balance_cache': '{}' })
    storeConnected(storage, 'eip155', 'one.test')
    storeConnected(storage, 'solana', 'standard.one')
    storeDisconnected(storage, 'eip155')
    expect(read()).toEqual({
      ...version,
      '@appkit/solana:connected_connector_id': 'standard.one',
      '@appkit/connected_namespaces': 'solana',
      '@appkit/connection_status': 'connected',
    })
    storeDisconnected(storage, 'solana')
    expect(read()).toEqual({
      ...version,
      '@appkit/connected_namespaces': '',
      '@appkit/connection_status': 'disconnected',
    })
    storeConnected(storage, 'eip155', 'one.test')
    expect(read()).toHaveProperty('@appkit/connected_namespaces', 'eip155')
  })

  it('says whether a sign-out is due', () => {
    const { storage, read } = createStorage()
    expect(isSignOutDue(storage)).toBe(false)
    storeSignOutDue(storage, true)
    expect(read()).toEqual({ '@appkit/sign_out_due': 'true' })
    expect(isSignOutDue(storage)).toBe(true)
    storeSignOutDue(storage, false)
    expect(read()).toEqual({})
    expect(isSignOutDue(createStorage({ '@appkit/sign_out_due': '1' }).storage)).toBe(false)
  })
})

// F21
describe('a stored connector', () => {
  const readId = (id: string, status = 'connected') =>
    readConnectorId(
      createStorage({ '@appkit/connection_status': status, '@appkit/eip155:connected_connector_id': id })
        .storage,
      'eip155',
    )

  it.each(['io.metamask', 'external:safe', 'standard.one-2', 'a', 'x'.repeat(160)])('is read: %s', (id) => {
    expect(readId(id)).toBe(id)
  })

  it.each(['', 'a  b', 'a\n', '<img>', 'x'.repeat(161), 'a/b', ' a'])('is not read: %j', (id) => {
    expect(readId(id)).toBeUndefined()
  })

  it('is read only where the visitor was connected', () => {
    expect(readId('io.metamask', 'disconnected')).toBeUndefined()
    expect(readConnectorId(createStorage().storage, 'eip155')).toBeUndefined()
    const { storage } = createStorage({ '@appkit/connection_status': 'connected' })
    expect(readConnectorId(storage, 'eip155')).toBeUndefined()
  })
})

// F21
it.each([
  ['eip155:1', 'eip155:1'],
  ['eip155', undefined],
  ['<img>', undefined],
  ['', undefined],
])('reads a stored network: %j', (stored, id) => {
  const { storage } = createStorage({ '@appkit/active_caip_network_id': stored })
  expect(readNetworkId(storage)).toBe(id)
  expect(readNetworkId(createStorage().storage)).toBeUndefined()
})
