// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { solanaDevnet } from '../../exports/networks.ts'
import {
  createMemoryStorage,
  createTestKit,
  createTestSolanaWallet,
  createTestWallet,
  polygon,
  settle,
  twoFamilies,
} from '../../test/testPage.test.helper.ts'
import { connect } from './connect.ts'
import { disconnect } from './disconnect.ts'
import { switchNetwork } from './switchNetwork.ts'

const connectorId = 'test.wallet'
const base = { ...polygon, id: 8453, name: 'Base' } as const

function setUp() {
  const storage = createMemoryStorage()
  const wallet = createTestWallet()
  const networks = [...twoFamilies.networks, solanaDevnet, base] as const
  const open = () => createTestKit({ storage, networks })
  const moves = () => wallet.requests.filter(({ method }) => method === 'wallet_switchEthereumChain')
  return { storage, wallet, open, moves }
}

describe('the network that the visitor has chosen last', () => {
  it('is asked for by the next connection, after a reload', async () => {
    const { open, moves } = setUp()
    const first = open()
    await switchNetwork(first, { network: polygon })
    first.destroy()
    const kit = open()
    expect(kit.getCaipNetworkId()).toBe('eip155:137')
    await connect(kit, { connectorId })
    await settle()
    expect(moves()).toMatchObject([{ params: [{ chainId: '0x89' }] }])
    expect(kit.getCaipNetworkId()).toBe('eip155:137')
  })

  it('is asked for after a connection of another family, and after reloads in between', async () => {
    const { open, moves } = setUp()
    createTestSolanaWallet()
    const first = open()
    await switchNetwork(first, { network: polygon })
    await connect(first, { connectorId: 'standard.solana-wallet' })
    first.destroy()
    const kit = open()
    await kit.ready()
    await connect(kit, { connectorId })
    await settle()
    expect(moves()).toHaveLength(1)
    expect(kit.getAccount('eip155').caipAddress).toMatch(/^eip155:137:/)
  })

  it('is asked for again after a disconnect', async () => {
    const { wallet, open, moves } = setUp()
    const kit = open()
    await connect(kit, { connectorId })
    await switchNetwork(kit, { network: polygon })
    await disconnect(kit)
    wallet.changeChain(1)
    await connect(kit, { connectorId })
    await settle()
    expect(moves()).toHaveLength(2)
    expect(kit.getCaipNetworkId()).toBe('eip155:137')
  })

  it('is over once the visitor has moved on in the wallet', async () => {
    const { wallet, open, moves } = setUp()
    const kit = open()
    await switchNetwork(kit, { network: polygon })
    await connect(kit, { connectorId })
    await settle()
    wallet.changeChain(1)
    await disconnect(kit)
    await connect(kit, { connectorId })
    await settle()
    expect(moves()).toHaveLength(1)
    expect(kit.getCaipNetworkId()).toBe('eip155:1')
  })

  it('is over once the wallet has declined it', async () => {
    const { wallet, open, moves } = setUp()
    const kit = open()
    await switchNetwork(kit, { network: polygon })
    wallet.rejectNext('wallet_switchEthereumChain')
    await connect(kit, { connectorId })
    await settle()
    expect(kit.getCaipNetworkId()).toBe('eip155:1')
    await disconnect(kit)
    await connect(kit, { connectorId })
    await settle()
    expect(moves()).toHaveLength(1)
  })

  it('is still asked for where the page was closed before the wallet answered', async () => {
    const { wallet, open, moves } = setUp()
    const first = open()
    await switchNetwork(first, { network: polygon })
    wallet.setHold(true)
    const connecting = connect(first, { connectorId })
    await settle()
    wallet.answerPending()
    await connecting
    await settle()
    expect(moves()).toHaveLength(1)
    first.destroy()
    wallet.setHold(false)
    const kit = open()
    await kit.disconnect()
    await connect(kit, { connectorId })
    await settle()
    expect(moves()).toHaveLength(2)
    expect(kit.getCaipNetworkId()).toBe('eip155:137')
  })

  it('is not asked for where the wallet of the last visit is restored, without a prompt', async () => {
    const { wallet, open, moves } = setUp()
    const first = open()
    await switchNetwork(first, { network: polygon })
    wallet.setHold(true)
    const connecting = connect(first, { connectorId })
    await settle()
    wallet.answerPending()
    await connecting
    await settle()
    first.destroy()
    wallet.setHold(false)
    const kit = open()
    await kit.ready()
    await settle()
    expect(kit.getIsConnectedState()).toBe(true)
    expect(moves()).toHaveLength(1)
  })

  it('is where a family connects whose wallets have no network of their own', async () => {
    const { open } = setUp()
    createTestSolanaWallet()
    const first = open()
    await switchNetwork(first, { network: solanaDevnet })
    await connect(first, { connectorId })
    first.destroy()
    const kit = open()
    await kit.ready()
    await connect(kit, { connectorId: 'standard.solana-wallet' })
    expect(kit.getAccount('solana').caipAddress).toContain(solanaDevnet.id)
  })

  it.each(['eip155:999', 'solana:1', 'nonsense'])(
    'is nothing that others have stored: %s',
    async (stored) => {
      const { storage, open, moves } = setUp()
      storage.setItem('@appkit/eip155:chosen_network', stored)
      const kit = open()
      await connect(kit, { connectorId })
      await settle()
      expect(moves()).toHaveLength(0)
      expect(kit.getCaipNetworkId()).toBe('eip155:1')
    },
  )
})
