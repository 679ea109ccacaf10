// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { solana } from '../chains/namespaces/solana/networks/solana.ts'
import { createTestKit, createTestWallet, ethereum, twoFamilies } from '../test/testPage.test.helper.ts'
import { connect } from '../wallets/connection/connect.ts'

describe('addAdapter', () => {
  it('offers the networks of a family, and no others', async () => {
    const kit = createTestKit({ networks: [ethereum] })
    await kit.addAdapter({ namespace: 'solana' }, [solana, { ...ethereum, chainNamespace: 'eip155', id: 5 }])
    expect(kit.getCaipNetworks().map(({ caipNetworkId }) => caipNetworkId)).toEqual([
      'eip155:1',
      solana.caipNetworkId,
    ])
  })

  it('adds a family of the host app’s own', async () => {
    const kit = createTestKit({ networks: [ethereum] })
    const network = { ...ethereum, id: 'aaa', chainNamespace: 'polkadot' } as const
    expect(() => kit.addNetwork('polkadot', network)).toThrow("Adapter for namespace polkadot doesn't exist")
    await kit.addAdapter({ name: 'polkadot', requestAccounts: async () => [] } as never, [network])
    kit.addNetwork('polkadot', { ...network, id: 'bbb' })
    expect(kit.getCaipNetworks('polkadot')).toHaveLength(2)
  })
})

describe('removeAdapter', () => {
  it('takes the networks of a family off the list, the active one included', async () => {
    const kit = createTestKit(twoFamilies)
    await kit.removeAdapter('eip155')
    expect(kit.getCaipNetworks().map(({ chainNamespace }) => chainNamespace)).toEqual(['solana'])
    expect(kit.getActiveChainNamespace()).toBe('solana')
    await kit.removeAdapter('solana')
    expect(kit.getCaipNetworks()).toHaveLength(1)
  })

  it('is ignored while the family is connected, and after destroy', async () => {
    createTestWallet()
    const kit = createTestKit(twoFamilies)
    await connect(kit, { connectorId: 'test.wallet' })
    await kit.removeAdapter('eip155')
    expect(kit.getCaipNetworks('eip155')).toHaveLength(2)
    await kit.disconnect()
    kit.destroy()
    await kit.removeAdapter('eip155')
    expect(kit.getCaipNetworks('eip155')).toHaveLength(2)
  })
})
