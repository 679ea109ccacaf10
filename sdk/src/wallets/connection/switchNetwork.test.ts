// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { openView } from '../../modal/navigation/openView.ts'
import {
  createMemoryStorage,
  createTestKit,
  createTestWallet,
  ethereum,
  polygon,
} from '../../test/testPage.test.helper.ts'
import { connect } from './connect.ts'
import { switchNetwork } from './switchNetwork.ts'

const connectorId = 'test.wallet'
const switchMethod = 'wallet_switchEthereumChain'
const addMethod = 'wallet_addEthereumChain'

async function connected(options: Parameters<typeof createTestWallet>[0] = {}) {
  const wallet = createTestWallet(options)
  const kit = createTestKit()
  await connect(kit, { connectorId })
  const asked = () => wallet.requests.map(({ method }) => method).filter((name) => name.startsWith('wallet_'))
  return { wallet, kit, asked }
}

describe('switchNetwork', () => {
  it('asks no wallet before one is connected, and is remembered', async () => {
    const storage = createMemoryStorage()
    const kit = createTestKit({ storage })
    await kit.switchNetwork(polygon)
    expect(kit.getCaipNetworkId()).toBe('eip155:137')
    expect(createTestKit({ storage }).getCaipNetworkId()).toBe('eip155:137')
  })

  it('moves the wallet, and is switching meanwhile', async () => {
    const { kit, wallet, asked } = await connected()
    wallet.setHold(true)
    const switching = switchNetwork(kit, { network: polygon })
    await vi.waitFor(() => expect(asked()).toEqual([switchMethod]))
    expect(kit.stores.networks.getState()).toMatchObject({ switching: 'eip155:137', active: { id: 1 } })
    wallet.answerPending()
    await switching
    expect(kit.stores.networks.getState()).not.toHaveProperty('switching')
    expect(kit.getChainId()).toBe(137)
    expect(asked()).toEqual([switchMethod])
  })

  it('adds a network that the wallet does not know, once', async () => {
    const { kit, wallet, asked } = await connected()
    wallet.setUnknownChains([137])
    await switchNetwork(kit, { network: polygon })
    expect(kit.getChainId()).toBe(137)
    expect(asked()).toEqual([switchMethod, addMethod])
    expect(wallet.requests.find(({ method }) => method === addMethod)?.params).toEqual([
      {
        chainId: '0x89',
        chainName: 'Polygon',
        nativeCurrency: polygon.nativeCurrency,
        rpcUrls: ['http://localhost:3000/node/137'],
      },
    ])
  })

  it.each([
    ['4902', { code: 4902 }],
    ['5000', { code: 5000, message: 'Unknown chain' }],
    ['32603', { code: 32603 }],
    ['-32603', { code: -32603, message: 'Internal JSON-RPC error.' }],
    ['nested', { code: -1, data: { originalError: { code: 4902 } } }],
  ])('takes %s for an unknown network', async (_, error) => {
    const { kit, wallet, asked } = await connected()
    wallet.rejectNext(switchMethod, error)
    await switchNetwork(kit, { network: polygon })
    expect(asked()).toEqual([switchMethod, addMethod])
    expect(kit.getChainId()).toBe(137)
  })

  it.each([
    ['4001', { code: 4001 }],
    ['5000 with a no', { code: 5000, message: 'User rejected.' }],
    ['wrapped', { code: -32603, data: { code: 4001 } }],
  ])('does not answer a no with another question: %s', async (_, error) => {
    const { kit, wallet, asked } = await connected()
    wallet.rejectNext(switchMethod, error)
    await expect(switchNetwork(kit, { network: polygon })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(asked()).toEqual([switchMethod])
    expect(kit.getChainId()).toBe(1)
    expect(kit.stores.networks.getState()).not.toHaveProperty('switching')
  })

  it('stays where it was when adding is refused', async () => {
    const { kit, wallet } = await connected()
    wallet.setUnknownChains([137])
    wallet.rejectNext(addMethod)
    await expect(switchNetwork(kit, { network: polygon })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(kit.getCaipNetworkId()).toBe('eip155:1')
  })

  it.each([
    ['another error', { code: -32000, message: 'nope' }, 'CHAIN_NOT_SUPPORTED'],
    ['a pending question', { code: -32002 }, 'WALLET_REQUEST_PENDING'],
  ])('passes on %s', async (_, error, code) => {
    const { kit, wallet } = await connected()
    wallet.rejectNext(switchMethod, error)
    await expect(switchNetwork(kit, { network: polygon })).rejects.toMatchObject({ code })
    expect(kit.getChainId()).toBe(1)
  })

  it('does not believe a wallet that agrees and stays', async () => {
    const { kit, wallet } = await connected()
    const { request } = wallet.provider
    wallet.provider.request = async (args) => (args.method === switchMethod ? null : request(args))
    await expect(switchNetwork(kit, { network: polygon })).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
      message: 'Chain is not supported',
    })
    expect(kit.getChainId()).toBe(1)
  })

  it('raises the alert once for a network that is not offered, and does nothing else', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { kit, asked } = await connected()
    await kit.switchNetwork({ ...polygon, id: 999 })
    await kit.switchNetwork({ ...polygon, id: 999 })
    expect(kit.stores.notices.getState().alert).toMatchObject({ message: 'Network Not Found' })
    expect(log).toHaveBeenCalledTimes(1)
    expect(asked()).toEqual([])
  })

  it('goes back to where the list of networks was opened from', async () => {
    const { kit } = await connected()
    await kit.open({ view: 'Account' })
    openView(kit, { view: 'Networks' })
    await switchNetwork(kit, { network: polygon })
    expect(kit.stores.modal.getState()).toMatchObject({ open: true, view: 'Account', direction: 'back' })
    await kit.open({ view: 'Networks' })
    await switchNetwork(kit, { network: ethereum })
    expect(kit.isOpen()).toBe(false)
  })
})

describe('a network that was chosen before connecting', () => {
  it('is where the wallet is asked to move to', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    await kit.switchNetwork(polygon)
    await kit.open()
    await connect(kit, { connectorId })
    await vi.waitFor(() => expect(kit.getChainId()).toBe(137))
    expect(wallet.requests.at(-1)?.method).toBe('eth_chainId')
    await vi.waitFor(() => expect(kit.isOpen()).toBe(false))
    await kit.disconnect()
    wallet.changeChain(1)
    await connect(kit, { connectorId })
    expect(kit.getChainId()).toBe(1)
  })

  it('is given up when the visitor declines', async () => {
    const wallet = createTestWallet()
    wallet.rejectNext(switchMethod)
    const kit = createTestKit()
    await kit.switchNetwork(polygon)
    await kit.open()
    await connect(kit, { connectorId })
    await vi.waitFor(() => expect(kit.isOpen()).toBe(false))
    expect(kit.getChainId()).toBe(1)
    expect(kit.getAccount().status).toBe('connected')
  })
})

describe('a network that is not offered', () => {
  it('opens UnsupportedChain, refuses to close, and closes when the wallet comes back', async () => {
    const { kit, wallet } = await connected()
    wallet.changeChain(5)
    expect(kit.stores.modal.getState()).toMatchObject({ open: true, view: 'UnsupportedChain' })
    expect(kit.stores.networks.getState()).toMatchObject({
      isSupported: false,
      active: {
        id: 5,
        caipNetworkId: 'eip155:5',
        name: 'Unknown Network',
        rpcUrls: { default: { http: [] } },
      },
    })
    await kit.close()
    expect(kit.stores.modal.getState()).toMatchObject({ open: true, shake: 1 })
    wallet.changeChain(1)
    expect(kit.isOpen()).toBe(false)
    expect(kit.stores.networks.getState().isSupported).toBe(true)
  })

  it('can be left by a switch', async () => {
    const { kit, wallet } = await connected()
    wallet.changeChain(5)
    await switchNetwork(kit, { network: polygon })
    expect(kit.isOpen()).toBe(false)
    expect(kit.getChainId()).toBe(137)
  })

  it('is forgotten by a disconnect', async () => {
    const { kit, wallet } = await connected()
    wallet.changeChain(5)
    await kit.disconnect()
    expect(kit.stores.networks.getState()).toMatchObject({ isSupported: true, active: { id: 1 } })
    expect(kit.isOpen()).toBe(false)
  })

  it.each([[{ allowUnsupportedChain: true }], [{ enableNetworkSwitch: false }]])(
    'is no question with %j',
    async (options) => {
      createTestWallet({ chainId: 5, chains: { 5: '' } })
      const kit = createTestKit(options)
      await kit.open()
      await connect(kit, { connectorId })
      expect(kit.isOpen()).toBe(false)
      expect(kit.stores.networks.getState().isSupported).toBe(false)
    },
  )
})

describe('the list of networks', () => {
  it('takes namespaces, host addresses and images from the options', () => {
    const kit = createTestKit({
      customRpcUrls: { 'eip155:1': [{ url: 'https://mine.test' }] },
      chainImages: { 1: 'https://host.test/eth.png' },
    })
    expect(kit.getCaipNetwork()).toMatchObject({
      chainNamespace: 'eip155',
      caipNetworkId: 'eip155:1',
      rpcUrls: {
        default: { http: ['https://mine.test', 'http://localhost:3000/node/1'] },
        chainDefault: { http: ['http://localhost:3000/node/1'] },
      },
      assets: { imageUrl: 'https://host.test/eth.png' },
    })
  })

  // F38
  it('grows and shrinks, with the documented refusals', () => {
    const kit = createTestKit()
    kit.addNetwork('eip155', { ...polygon, id: 10, name: 'Ten' })
    expect(kit.getCaipNetworks('eip155').map(({ id }) => id)).toEqual([1, 137, 10])
    kit.removeNetwork('eip155', '10')
    kit.removeNetwork('eip155', 137)
    expect(() => kit.removeNetwork('eip155', 1)).toThrow('Cannot remove last network for a namespace')
    expect(() => kit.removeNetwork('eip155', 99)).toThrow('Network with ID 99 not found')
    expect(() => kit.addNetwork('polkadot', polygon)).toThrow("Adapter for namespace polkadot doesn't exist")
  })

  it('starts with the default network, also when it is not in the list', () => {
    expect(createTestKit({ defaultNetwork: polygon }).getChainId()).toBe(137)
    const kit = createTestKit({ networks: [ethereum], defaultNetwork: polygon })
    expect(kit.getChainId()).toBe(137)
    expect(kit.getCaipNetworks().map(({ id }) => id)).toEqual([1, 137])
  })

  it('cannot be empty', () => {
    expect(() => createTestKit({ networks: [] })).toThrow('At least one network is required')
  })
})
