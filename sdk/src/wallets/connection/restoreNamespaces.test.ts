// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppKit } from '../../kit/AppKit.ts'
import {
  createMemoryStorage,
  createPreparedKit,
  createTestSolanaWallet,
  createTestWallet,
  firstAddress,
  firstSolanaAddress,
  getOwnProvider,
  leaveForGood,
  settle,
  twoFamilies,
} from '../../test/testPage.test.helper.ts'
import { announceWallet } from '../../testing/announceWallet.ts'
import { registerStandardWallet } from '../../testing/registerStandardWallet.ts'
import { cancelConnect } from './cancelConnect.ts'
import { connect } from './connect.ts'
import { restoreLimit } from './restore.ts'

const granted = JSON.stringify({ granted: true, locked: false, accountIndex: 0 })

function storedConnections(eip155: string, solana: string, networkId = 'eip155:1') {
  return createMemoryStorage({
    '@appkit/connection_status': 'connected',
    '@appkit/connected_namespaces': 'eip155,solana',
    '@appkit/eip155:connected_connector_id': eip155,
    '@appkit/solana:connected_connector_id': solana,
    '@appkit/active_caip_network_id': networkId,
  })
}

/** Wallets that the page was allowed to see on an earlier visit. */
function createKnownWallets(solanaName: string, options: { announced?: boolean; registered?: boolean } = {}) {
  const { announced = true, registered = true } = options
  const storage = createMemoryStorage({
    'scripted-wallet:test.wallet': granted,
    [`scripted-solana-wallet:${solanaName}`]: granted,
  })
  return {
    evm: createTestWallet({ announced, storage }),
    solana: createTestSolanaWallet({ registered, storage, name: solanaName }),
  }
}

function statuses(kit: AppKit) {
  const { namespaces, attempt } = kit.stores.connection.getState()
  return [namespaces.eip155?.status, namespaces.solana?.status, attempt.status].join(' ')
}

/** Fires the event of every other tab after one of them has written. */
function tellTabs() {
  window.dispatchEvent(new StorageEvent('storage', { key: '@appkit/connection_status' }))
}

describe('restoring two namespaces', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('restores both of one wallet, although it is found in two ways, one after the other', async () => {
    const { evm, solana } = createKnownWallets('Test Wallet')
    const kit = createPreparedKit({
      ...twoFamilies,
      storage: storedConnections('test.wallet', 'test.wallet'),
    })
    expect(statuses(kit)).toBe('restoring restoring idle')
    await kit.ready()
    expect(statuses(kit)).toBe('connected connected idle')
    expect([kit.getAddress('eip155'), kit.getAddress('solana')]).toEqual([firstAddress, firstSolanaAddress])
    expect(evm.requests.map(({ method }) => method)).toEqual(['eth_accounts', 'eth_chainId'])
    expect(solana.requests.map(({ method }) => method)).toEqual([])
  })

  it('restores a Solana wallet that AppKit has stored by its name', async () => {
    createKnownWallets('Other Wallet')
    const kit = createPreparedKit({
      ...twoFamilies,
      storage: storedConnections('test.wallet', 'Other Wallet'),
    })
    await kit.ready()
    expect(statuses(kit)).toBe('connected connected idle')
    expect(kit.getWalletInfo('solana')?.name).toBe('Other Wallet')
  })

  it('restores one family of a wallet whose other half never appears, without waiting for it', async () => {
    createKnownWallets('Test Wallet', { registered: false })
    const storage = storedConnections('test.wallet', 'test.wallet')
    const kit = createPreparedKit({ ...twoFamilies, storage })
    await settle()
    expect(statuses(kit)).toBe('connected restoring idle')
    await vi.advanceTimersByTimeAsync(restoreLimit)
    await kit.ready()
    expect(statuses(kit)).toBe('connected disconnected idle')
    expect(storage.getItem('@appkit/connected_namespaces')).toBe('eip155')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('restores the other half when it appears later', async () => {
    const { solana } = createKnownWallets('Test Wallet', { registered: false })
    const kit = createPreparedKit({
      ...twoFamilies,
      storage: storedConnections('test.wallet', 'test.wallet'),
    })
    await settle()
    expect(statuses(kit)).toBe('connected restoring idle')
    const stop = registerStandardWallet(solana.wallet)
    await kit.ready()
    stop()
    expect(statuses(kit)).toBe('connected connected idle')
  })

  it('gives up the other half also when the first one fails', async () => {
    const { evm } = createKnownWallets('Test Wallet', { registered: false })
    evm.setGarbage(true)
    const kit = createPreparedKit({
      ...twoFamilies,
      storage: storedConnections('test.wallet', 'test.wallet'),
    })
    await settle()
    expect(statuses(kit)).toBe('disconnected restoring idle')
    await vi.advanceTimersByTimeAsync(restoreLimit)
    await kit.ready()
    expect(statuses(kit)).toBe('disconnected disconnected idle')
  })

  it('restores two wallets and makes the one that is there the active one', async () => {
    createKnownWallets('Solana Wallet', { announced: false })
    const storage = storedConnections('test.wallet', 'standard.solana-wallet')
    const kit = createPreparedKit({ ...twoFamilies, storage })
    await settle()
    expect(statuses(kit)).toBe('restoring connected idle')
    expect(kit.getActiveChainNamespace()).toBe('eip155')
    await vi.advanceTimersByTimeAsync(restoreLimit)
    await kit.ready()
    expect(statuses(kit)).toBe('disconnected connected idle')
    expect(kit.getActiveChainNamespace()).toBe('solana')
    expect(kit.getAddress()).toBe(firstSolanaAddress)
  })

  it('makes it active as well when the other one has failed before', async () => {
    const { evm, solana } = createKnownWallets('Solana Wallet', { registered: false })
    evm.lock()
    const storage = storedConnections('test.wallet', 'standard.solana-wallet')
    const kit = createPreparedKit({ ...twoFamilies, storage })
    await settle()
    expect(statuses(kit)).toBe('disconnected restoring idle')
    const stop = registerStandardWallet(solana.wallet)
    await kit.ready()
    stop()
    expect(kit.getActiveChainNamespace()).toBe('solana')
  })

  it('goes on for one family when the visitor connects another wallet of the other one', async () => {
    const { evm, solana } = createKnownWallets('Test Wallet', { announced: false, registered: false })
    const kit = createPreparedKit({
      ...twoFamilies,
      storage: storedConnections('test.wallet', 'test.wallet'),
    })
    createTestWallet({ rdns: 'other.wallet', name: 'Other' })
    await settle()
    expect(statuses(kit)).toBe('restoring restoring idle')
    await connect(kit, { connectorId: 'other.wallet' })
    expect(statuses(kit)).toBe('connected restoring idle')
    const stops = [announceWallet(evm), registerStandardWallet(solana.wallet)]
    await kit.ready()
    expect(kit.getAddress('solana')).toBe(firstSolanaAddress)
    expect(kit.getWalletInfo('eip155')?.name).toBe('Other')
    for (const stop of stops) stop()
  })

  it('finds a wallet that was stored under the id of one half', async () => {
    createKnownWallets('Test Wallet')
    const storage = storedConnections('test.wallet', 'standard.test-wallet')
    const kit = createPreparedKit({ ...twoFamilies, storage })
    await kit.ready()
    expect(statuses(kit)).toBe('connected connected idle')
    expect(kit.getProvider('solana')).toBeDefined()
    expect(kit.getProvider('eip155')).toBeDefined()
  })
})

describe('a wallet that is found a second time while it is connected', () => {
  it('stays connected under the id that it had', async () => {
    const solana = createTestSolanaWallet({ name: 'Test Wallet' })
    const kit = createPreparedKit(twoFamilies)
    await settle()
    await connect(kit, { connectorId: 'standard.test-wallet' })
    createTestWallet()
    const { connectors } = kit.stores.connectors.getState()
    expect(connectors.map(({ id, type }) => [id, type])).toEqual([['test.wallet', 'MULTI_CHAIN']])
    expect(getOwnProvider(kit, 'solana')).toBe(solana.wallet)
    leaveForGood(() => solana.revoke())
    expect(kit.getAddress('solana')).toBeUndefined()
  })

  it('can still be connected by the id that a view was opened with', async () => {
    createTestSolanaWallet({ name: 'Test Wallet' })
    const kit = createPreparedKit(twoFamilies)
    await settle()
    createTestWallet()
    await connect(kit, { connectorId: 'standard.test-wallet', namespaces: ['solana'] })
    expect(kit.getAddress('solana')).toBe(firstSolanaAddress)
  })
})

// F20
describe('two tabs with two namespaces', () => {
  async function openTabs() {
    const [evm, solana] = [createTestWallet(), createTestSolanaWallet({ name: 'Test Wallet' })]
    const storage = createMemoryStorage()
    const tabs = [
      createPreparedKit({ ...twoFamilies, storage }),
      createPreparedKit({ ...twoFamilies, storage }),
    ] as const
    await settle()
    await connect(tabs[0], { connectorId: 'test.wallet' })
    tellTabs()
    await vi.waitFor(() => expect(statuses(tabs[1])).toBe('connected connected idle'))
    return { evm, solana, storage, tabs }
  }

  it('follow the disconnect of one of them', async () => {
    const { tabs } = await openTabs()
    await tabs[0].disconnect('eip155')
    tellTabs()
    await settle()
    expect(statuses(tabs[1])).toBe('disconnected connected idle')
    expect(tabs[1].getActiveChainNamespace()).toBe('solana')
  })

  it('follow the disconnect of both in one transition', async () => {
    const { tabs } = await openTabs()
    const seen: string[] = []
    tabs[1].stores.connection.subscribe(() => seen.push(statuses(tabs[1])))
    const networks = vi.fn()
    tabs[1].stores.networks.subscribe(networks)
    await tabs[0].disconnect()
    tellTabs()
    await settle()
    expect(seen).toEqual(['disconnected disconnected idle'])
    expect(networks).not.toHaveBeenCalled()
  })

  it('follow the connect of a second one, which becomes active where none is connected', async () => {
    const [, storage] = [createTestSolanaWallet(), createMemoryStorage()]
    const tabs = [
      createPreparedKit({ ...twoFamilies, storage }),
      createPreparedKit({ ...twoFamilies, storage }),
    ] as const
    await settle()
    await connect(tabs[0], { connectorId: 'standard.solana-wallet' })
    tellTabs()
    await vi.waitFor(() => expect(tabs[1].getAddress()).toBe(firstSolanaAddress))
  })

  it('do not lose what they restore when a failed attempt is dismissed', async () => {
    const evm = createTestWallet()
    const storage = createMemoryStorage()
    const tabs = [
      createPreparedKit({ ...twoFamilies, storage }),
      createPreparedKit({ ...twoFamilies, storage }),
    ] as const
    evm.rejectNext()
    await expect(connect(tabs[1], { connectorId: 'test.wallet' })).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
    const stop = announceWallet(evm)
    await connect(tabs[0], { connectorId: 'test.wallet' })
    // The restore is on its way when the visitor leaves the view of the failure.
    const restoring = new Promise<void>((resolve) => {
      const stopWatching = tabs[1].stores.connection.subscribe(() => {
        if (!statuses(tabs[1]).includes('restoring')) return
        stopWatching()
        resolve()
      })
    })
    tellTabs()
    await restoring
    cancelConnect(tabs[1])
    await vi.waitFor(() => expect(tabs[1].getAddress()).toBe(firstAddress))
    expect(storage.getItem('@appkit/connection_status')).toBe('connected')
    stop()
  })
})
