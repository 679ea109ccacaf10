// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createMemoryStorage,
  createTestKit,
  createTestWallet,
  firstAddress,
  settle,
} from '../../test/testPage.test.helper.ts'
import { announceWallet } from '../../testing/announceWallet.ts'
import { connect } from './connect.ts'
import { restoreLimit } from './restore.ts'

const connectorId = 'test.wallet'

function storedConnection(change: Record<string, string> = {}) {
  return createMemoryStorage({
    '@appkit/connection_status': 'connected',
    '@appkit/connected_namespaces': 'eip155',
    '@appkit/eip155:connected_connector_id': connectorId,
    '@appkit/active_caip_network_id': 'eip155:137',
    ...change,
  })
}

/** A wallet that the page was allowed to see on an earlier visit. */
function createKnownWallet(options: Parameters<typeof createTestWallet>[0] = {}) {
  const memory = { granted: true, locked: false, accountIndex: 0, chainId: 137 }
  const storage = createMemoryStorage({ 'scripted-wallet:test.wallet': JSON.stringify(memory) })
  return createTestWallet({ storage, ...options })
}

describe('restore', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('restores without a prompt, asking only for accounts and chain', async () => {
    const wallet = createKnownWallet()
    const kit = createTestKit({ storage: storedConnection() })
    expect(kit.getAccount().status).toBe('reconnecting')
    await kit.ready()
    expect(kit.getCaipAddress()).toBe(`eip155:137:${firstAddress}`)
    expect(wallet.requests.map(({ method }) => method)).toEqual(['eth_accounts', 'eth_chainId'])
    expect(kit.getState().initialized).toBe(true)
  })

  it('looks for nothing with enableReconnect: false', async () => {
    const wallet = createKnownWallet()
    const kit = createTestKit({ storage: storedConnection(), enableReconnect: false })
    expect(kit.getAccount().status).toBe('disconnected')
    await kit.ready()
    expect(wallet.requests).toEqual([])
    await connect(kit, { connectorId })
    expect(kit.getIsConnectedState()).toBe(true)
  })

  it('shows the same state as a server in its first render', () => {
    createKnownWallet()
    const kit = createTestKit({ storage: storedConnection() })
    expect(kit.stores.connection.getInitialState()).toEqual({ namespaces: {}, attempt: { status: 'idle' } })
    expect(kit.stores.networks.getInitialState().active.caipNetworkId).toBe('eip155:1')
    expect(kit.getCaipNetworkId()).toBe('eip155:137')
  })

  it('waits for a wallet that announces itself late', async () => {
    const wallet = createKnownWallet({ announced: false })
    const kit = createTestKit({ storage: storedConnection() })
    await vi.advanceTimersByTimeAsync(restoreLimit - 1)
    expect(kit.getAccount().status).toBe('reconnecting')
    announceWallet(wallet)()
    await kit.ready()
    expect(kit.getAddress()).toBe(firstAddress)
  })

  it('gives up after 5 s and forgets, also when the wallet comes later', async () => {
    const wallet = createKnownWallet({ announced: false })
    const storage = storedConnection()
    const kit = createTestKit({ storage })
    await vi.advanceTimersByTimeAsync(restoreLimit)
    await kit.ready()
    announceWallet(wallet)()
    await settle()
    expect(kit.stores.connection.getState().namespaces.eip155).toMatchObject({
      status: 'disconnected',
      error: { code: 'RESTORE_TIMEOUT' },
    })
    expect(storage.getItem('@appkit/connection_status')).toBe('disconnected')
    expect(storage.getItem('@appkit/eip155:connected_connector_id')).toBeNull()
  })

  it('gives up after 5 s when the wallet never answers', async () => {
    const wallet = createKnownWallet()
    const provider = { ...wallet.provider, request: () => new Promise<never>(() => undefined) }
    const stop = announceWallet({ info: { ...wallet.info, rdns: 'silent.wallet' }, provider })
    const storage = storedConnection({ '@appkit/eip155:connected_connector_id': 'silent.wallet' })
    const kit = createTestKit({ storage })
    await vi.advanceTimersByTimeAsync(restoreLimit)
    await kit.ready()
    stop()
    expect(kit.getAccount().status).toBe('disconnected')
  })

  it('gives up quietly where the wallet is locked, and finds it unlocked on the next visit', async () => {
    const wallet = createKnownWallet()
    wallet.lock()
    const storage = storedConnection()
    const locked = createTestKit({ storage })
    await locked.ready()
    expect(locked.stores.connection.getState().namespaces.eip155).toEqual({ status: 'disconnected' })
    expect(locked.stores.notices.getState()).toEqual({})
    locked.destroy()
    wallet.unlock()
    const kit = createTestKit({ storage })
    await kit.ready()
    expect(kit.getAddress()).toBe(firstAddress)
    expect(wallet.requests.map(({ method }) => method)).not.toContain('eth_requestAccounts')
  })

  it('forgets a locked wallet that the visitor disconnects', async () => {
    const wallet = createKnownWallet()
    wallet.lock()
    const storage = storedConnection()
    const kit = createTestKit({ storage })
    await kit.ready()
    await kit.disconnect()
    expect(storage.getItem('@appkit/eip155:connected_connector_id')).toBeNull()
    wallet.unlock()
    await createTestKit({ storage }).ready()
    expect(storage.getItem('@appkit/connection_status')).toBe('disconnected')
  })

  it.each(['locked', 'slow'])('keeps a %s wallet while another one is tried and declined', async (kind) => {
    const wallet = createKnownWallet()
    const other = createTestWallet({ rdns: 'other.wallet' })
    if (kind === 'locked') wallet.lock()
    else vi.spyOn(wallet.provider, 'request').mockReturnValue(new Promise(() => undefined))
    const storage = storedConnection()
    const kit = createTestKit({ storage })
    await vi.advanceTimersByTimeAsync(restoreLimit)
    await kit.ready()
    other.rejectNext('eth_requestAccounts')
    await expect(connect(kit, { connectorId: 'other.wallet' })).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
    expect(storage.getItem('@appkit/eip155:connected_connector_id')).toBe(connectorId)
    await connect(kit, { connectorId: 'other.wallet' })
    expect(storage.getItem('@appkit/eip155:connected_connector_id')).toBe('other.wallet')
  })

  it('gives way to a connect by the visitor', async () => {
    createTestWallet({ rdns: 'other.wallet' })
    const kit = createTestKit({ storage: storedConnection() })
    await connect(kit, { connectorId: 'other.wallet' })
    await vi.advanceTimersByTimeAsync(2 * restoreLimit)
    expect(kit.getWalletInfo()?.rdns).toBe('other.wallet')
  })

  it.each([
    ['an explicit disconnect', { '@appkit/connection_status': 'disconnected' }],
    ['no status', { '@appkit/connection_status': '' }],
    ['random bytes', { '@appkit/connection_status': '\u0000\uFFFF{"a":' }],
    ['a connector id that no kit writes', { '@appkit/eip155:connected_connector_id': '<script>\u0000' }],
    ['an empty connector id', { '@appkit/eip155:connected_connector_id': '' }],
  ])('starts disconnected with %s in the storage', async (_, change) => {
    const wallet = createKnownWallet()
    const kit = createTestKit({ storage: storedConnection(change) })
    await kit.ready()
    expect(kit.getAccount().status).toBe('disconnected')
    expect(wallet.requests).toEqual([])
  })

  it.each(['eip155:999', 'nonsense', '', 'eip155:1:2', '{"id":1}'])(
    'starts on the default network with %j stored as network',
    async (stored) => {
      const kit = createTestKit({
        storage: createMemoryStorage({ '@appkit/active_caip_network_id': stored }),
      })
      await kit.ready()
      expect(kit.getCaipNetworkId()).toBe('eip155:1')
      expect(kit.stores.networks.getState().isSupported).toBe(true)
    },
  )

  it('leaves no timer and no listener behind when it is destroyed meanwhile', async () => {
    const wallet = createKnownWallet({ announced: false })
    const storage = storedConnection()
    const kit = createTestKit({ storage })
    kit.destroy()
    await kit.ready()
    announceWallet(wallet)()
    await settle()
    expect(vi.getTimerCount()).toBe(0)
    expect(wallet.requests).toEqual([])
    expect(storage.getItem('@appkit/connection_status')).toBe('connected')
  })
})
