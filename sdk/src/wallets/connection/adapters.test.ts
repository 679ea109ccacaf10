// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Namespace } from '../../chains/namespaces/Namespace.ts'
import { solana } from '../../chains/namespaces/solana/networks/solana.ts'
import { createTestKit, createTestWallet, ethereum, twoFamilies } from '../../test/testPage.test.helper.ts'
import { addAdapter, removeAdapter } from './adapters.ts'
import { connect } from './connect.ts'
import { switchNetwork } from './switchNetwork.ts'

const bitcoin = {
  id: '000000000019d6689c085ae165831e93',
  name: 'Bitcoin',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: [] } },
} as const
const adapter = {
  name: 'bip122',
  requestAccounts: () => Promise.reject(new Error('no')),
} as unknown as Namespace
const offered = (kit: ReturnType<typeof createTestKit>) =>
  kit.getCaipNetworks().map(({ caipNetworkId }) => caipNetworkId)

// F38
describe('an adapter', () => {
  it('is added with its networks, which can be switched to', async () => {
    const kit = createTestKit({ networks: [ethereum] })
    expect(() => kit.addNetwork('bip122', bitcoin)).toThrow("Adapter for namespace bip122 doesn't exist")
    addAdapter(kit, { adapter, networks: [bitcoin] })
    expect(offered(kit)).toEqual(['eip155:1', 'bip122:000000000019d6689c085ae165831e93'])
    kit.addNetwork('bip122', { ...bitcoin, id: '000000000933ea01ad0ee984209779ba', name: 'Testnet' })
    await switchNetwork(kit, { network: { ...bitcoin, chainNamespace: 'bip122' } })
    expect(kit.getActiveChainNamespace()).toBe('bip122')
  })

  it('takes the place of the one before', async () => {
    const kit = createTestKit({ networks: [ethereum], adapters: [adapter] })
    const other = { ...adapter }
    addAdapter(kit, { adapter: other, networks: [bitcoin] })
    await expect(kit._internal.namespaces.load('bip122')).resolves.toBe(other)
  })

  it('of a library brings the networks of its namespace', () => {
    const kit = createTestKit({ networks: [ethereum] })
    addAdapter(kit, { adapter: { namespace: 'solana' }, networks: [solana] })
    expect(offered(kit)).toEqual(['eip155:1', solana.caipNetworkId])
  })

  it('is removed with its networks, and the next family becomes active', async () => {
    const kit = createTestKit(twoFamilies)
    await switchNetwork(kit, { network: solana })
    removeAdapter(kit, { namespace: 'solana' })
    expect(offered(kit)).toEqual(['eip155:1', 'eip155:137'])
    expect(kit.getCaipNetworkId()).toBe('eip155:1')
    expect(kit.stores.networks.getState().isSupported).toBe(true)
  })

  it('of the host app is removed with its code', async () => {
    const kit = createTestKit({ networks: [ethereum], adapters: [adapter] })
    addAdapter(kit, { adapter, networks: [bitcoin] })
    removeAdapter(kit, { namespace: 'bip122' })
    expect(kit._internal.namespaces.has('bip122')).toBe(false)
  })

  it('stays while a wallet is connected, when it is unknown, and when it is the only one', async () => {
    createTestWallet()
    const kit = createTestKit(twoFamilies)
    removeAdapter(kit, { namespace: 'bip122' })
    await connect(kit, { connectorId: 'test.wallet' })
    removeAdapter(kit, { namespace: 'solana' })
    expect(offered(kit)).toHaveLength(3)
    const alone = createTestKit({ networks: [ethereum] })
    removeAdapter(alone, { namespace: 'eip155' })
    expect(offered(alone)).toEqual(['eip155:1'])
  })

  it('brings no networks of another family', () => {
    const kit = createTestKit({ networks: [ethereum] })
    addAdapter(kit, { adapter, networks: [{ ...bitcoin, chainNamespace: 'eip155' }] })
    expect(offered(kit)).toEqual(['eip155:1'])
  })

  it('leaves the code of other families alone', async () => {
    const other = { ...adapter, name: 'polkadot' as const }
    const kit = createTestKit({ networks: [ethereum], adapters: [other] })
    const { namespaces } = kit._internal
    addAdapter(kit, { adapter, networks: [bitcoin] })
    expect([namespaces.has('polkadot'), namespaces.has('bip122')]).toEqual([true, true])
    removeAdapter(kit, { namespace: 'bip122' })
    expect([namespaces.has('polkadot'), namespaces.has('bip122')]).toEqual([true, false])
    const before = kit.stores.networks.getState()
    removeAdapter(kit, { namespace: 'polkadot' })
    expect(namespaces.has('polkadot')).toBe(true)
    expect(kit.stores.networks.getState()).toBe(before)
  })

  it('is removed after a disconnect, and the active network of another family stays', async () => {
    createTestWallet({ chainId: 137 })
    const kit = createTestKit(twoFamilies)
    await connect(kit, { connectorId: 'test.wallet' })
    await kit.disconnect()
    removeAdapter(kit, { namespace: 'solana' })
    expect(offered(kit)).toEqual(['eip155:1', 'eip155:137'])
    expect(kit.getCaipNetworkId()).toBe('eip155:137')
  })
})
