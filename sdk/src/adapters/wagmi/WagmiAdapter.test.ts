// @vitest-environment happy-dom
import {
  connect as connectWagmi,
  createStorage,
  disconnect as disconnectWagmi,
  getConnection,
  mock,
  reconnect,
  signMessage,
  switchChain,
} from '@wagmi/core'
import { verifyMessage } from 'viem'
import { describe, expect, it, vi } from 'vitest'
import { solana } from '../../chains/namespaces/solana/networks/solana.ts'
import {
  createMemoryStorage,
  createTestKit,
  createTestWallet,
  ethereum,
  firstAddress,
  leaveForGood,
  polygon,
  secondAddress,
  settle,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { toWagmiState } from './toWagmiState.ts'
import { WagmiAdapter } from './WagmiAdapter.ts'
import { connectWallet, createHost, networks } from './wagmiHost.test.helper.ts'

describe('a wallet that the kit connects', () => {
  it('is connected in wagmi, which signs with it', async () => {
    createTestWallet()
    const { kit, config } = createHost()
    await connectWallet(kit)
    expect(getConnection(config)).toMatchObject({
      status: 'connected',
      address: firstAddress,
      chainId: 1,
      connector: { id: 'walletKit', name: 'Test Wallet', icon: expect.stringMatching(/^data:image/) },
    })
    const signature = await signMessage(config, { message: 'Hello' })
    expect(await verifyMessage({ address: firstAddress, message: 'Hello', signature })).toBe(true)
  })

  it('is followed to another account and to another network, also to one that is not offered', async () => {
    const wallet = createTestWallet()
    const { kit, config } = createHost()
    await connectWallet(kit)
    wallet.changeAccount(1)
    expect(getConnection(config).address).toBe(secondAddress)
    wallet.changeChain(137)
    expect(getConnection(config).chainId).toBe(137)
    expect(config.state.chainId).toBe(137)
    wallet.changeChain(10)
    expect(getConnection(config).chainId).toBe(10)
    expect(config.state.chainId).toBe(137)
  })

  it('is disconnected in wagmi when it locks, and when the kit disconnects', async () => {
    const wallet = createTestWallet()
    const { kit, config } = createHost()
    await connectWallet(kit)
    leaveForGood(() => wallet.lock())
    expect(getConnection(config).status).toBe('disconnected')
    wallet.unlock()
    await connectWallet(kit)
    expect(getConnection(config).status).toBe('connected')
    await kit.disconnect()
    expect(getConnection(config).status).toBe('disconnected')
  })

  it('is not reported any more once the kit is destroyed', async () => {
    const wallet = createTestWallet()
    const { kit, config } = createHost()
    await connectWallet(kit)
    kit.destroy()
    wallet.changeAccount(1)
    expect(getConnection(config).address).toBe(firstAddress)
  })
})

describe('wagmi', () => {
  it('disconnects the kit', async () => {
    createTestWallet()
    const { kit, config } = createHost()
    await connectWallet(kit)
    await disconnectWagmi(config)
    expect(kit.getIsConnectedState()).toBe(false)
    expect(getConnection(config).status).toBe('disconnected')
    await connectWallet(kit)
    expect(getConnection(config).status).toBe('connected')
  })

  // F14, F18
  it('switches the wallet, and reports its refusal as one of the user', async () => {
    const wallet = createTestWallet()
    const { kit, config } = createHost()
    await connectWallet(kit)
    await switchChain(config, { chainId: 137 })
    expect(kit.getChainId()).toBe(137)
    expect(getConnection(config).chainId).toBe(137)
    wallet.setReject(true)
    await expect(switchChain(config, { chainId: 1 })).rejects.toMatchObject({
      name: 'UserRejectedRequestError',
    })
    expect(getConnection(config).chainId).toBe(137)
  })

  it('reports a chain that the kit does not offer', async () => {
    createTestWallet()
    const { kit, config } = createHost({ networks: [ethereum] })
    await connectWallet(kit)
    await expect(switchChain(config, { chainId: 137 })).rejects.toMatchObject({ name: 'SwitchChainError' })
  })

  it('connects through the modal, and learns that it was closed', async () => {
    createTestWallet()
    const { kit, config } = createHost()
    const [connector] = config.connectors
    if (!connector) throw new Error('no connector')
    const refused = connectWagmi(config, { connector })
    await vi.waitFor(() => expect(kit.isOpen()).toBe(true))
    await kit.close()
    await expect(refused).rejects.toMatchObject({ name: 'UserRejectedRequestError' })

    const connecting = connectWagmi(config, { connector, chainId: 137 })
    await vi.waitFor(() => expect(kit.isOpen()).toBe(true))
    await connectWallet(kit)
    await expect(connecting).resolves.toEqual({
      accounts: [firstAddress, secondAddress],
      chainId: 137,
    })
    expect(getConnection(config)).toMatchObject({ address: firstAddress, chainId: 137 })
  })

  it('reconnects after a reload, without a prompt', async () => {
    const wallet = createTestWallet()
    const storage = createMemoryStorage()
    const wagmiStorage = createStorage({ storage: createMemoryStorage() })
    const first = createHost({ storage }, { storage: wagmiStorage })
    await connectWallet(first.kit)
    first.kit.destroy()
    const asked = wallet.requests.length

    const { kit, config } = createHost({ storage }, { storage: wagmiStorage })
    await reconnect(config)
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: firstAddress })
    expect(kit.getAddress()).toBe(firstAddress)
    const methods = wallet.requests.slice(asked).map(({ method }) => method)
    expect(methods).not.toContain('eth_requestAccounts')
  })

  it('starts from the state of the kit', async () => {
    createTestWallet()
    const { kit, config } = createHost({ defaultNetwork: polygon })
    expect(toWagmiState(kit, config)).toEqual({
      chainId: 137,
      connections: new Map(),
      current: null,
      status: 'disconnected',
    })
    await connectWallet(kit)
    const state = toWagmiState(kit, config)
    expect(state).toEqual({ ...config.state, connections: expect.any(Map) })
    expect([...state.connections.values()]).toMatchObject([
      { accounts: [firstAddress, secondAddress], chainId: 1, connector: { name: 'Test Wallet' } },
    ])
  })

  it('learns of a change while it was reconnecting', async () => {
    createTestWallet()
    const { kit, config } = createHost()
    await settle()
    config.setState((state) => ({ ...state, status: 'reconnecting' }))
    await connectWallet(kit)
    expect(config.state.current).toBeNull()
    config.setState((state) => ({ ...state, status: 'disconnected' }))
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: firstAddress })
  })

  it('shares the chosen network while no wallet is connected', async () => {
    const { kit, config } = createHost({ defaultNetwork: polygon })
    expect(config.state.chainId).toBe(137)
    await switchChain(config, { chainId: 1 })
    await vi.waitFor(() => expect(kit.getChainId()).toBe(1))
    await kit.switchNetwork(polygon)
    expect(config.state.chainId).toBe(137)
  })

  it('has the EVM networks alone, with the nodes of the host app first', () => {
    const customRpcUrls = { 'eip155:1': [{ url: 'http://localhost:3000/own' }] }
    const adapter = new WagmiAdapter({ networks: [solana, ...networks], customRpcUrls })
    expect(adapter.wagmiConfig.chains.map(({ id }) => id)).toEqual([1, 137])
    expect(adapter.wagmiConfig.chains[0].rpcUrls.default.http[0]).toBe('http://localhost:3000/own')
    expect(() => new WagmiAdapter({ networks: [solana] })).toThrow(
      expect.objectContaining({ code: 'NETWORKS_MISSING' }),
    )
  })

  it('has its connectors listed by the kit, which connects, restores and disconnects them', async () => {
    const storage = createMemoryStorage()
    const connectors = () => [
      mock({
        accounts: [firstAddress, secondAddress],
        features: { reconnect: true, defaultConnected: true },
      }),
    ]
    const { kit, config } = createHost({ storage }, { connectors: connectors() })
    await connect(kit, { connectorId: 'mock' })
    expect(kit.getWalletInfo()).toMatchObject({ name: 'Mock Connector', type: 'EXTERNAL' })
    expect(getConnection(config)).toMatchObject({ address: firstAddress, chainId: 1 })
    await switchChain(config, { chainId: 137 })
    expect(getConnection(config).chainId).toBe(137)
    kit.destroy()

    const reloaded = createHost({ storage }, { connectors: connectors() })
    await reloaded.kit.ready()
    expect(getConnection(reloaded.config)).toMatchObject({ status: 'connected', address: firstAddress })
    await disconnectWagmi(reloaded.config)
    expect(reloaded.kit.getIsConnectedState()).toBe(false)
  })

  it('lists a connector whose wallet is in this browser alone', async () => {
    const own = mock({ accounts: [firstAddress] })
    const change = (id: string, getProvider: () => Promise<never>, type = 'mock'): ReturnType<typeof mock> =>
      ((parameters) => ({ ...own(parameters), id, name: id, type, getProvider })) as ReturnType<typeof mock>
    let found: unknown
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    const { kit } = createHost(
      {},
      {
        connectors: [
          change('absent', async () => undefined as never),
          change('broken', () => Promise.reject(new Error('Provider not found'))),
          change('late', async () => found as never),
          change('remote', () => Promise.reject(new Error('asked too early')), 'walletConnect'),
          own,
        ],
      },
    )
    await settle()
    const names = () =>
      kit.stores.connectors
        .getState()
        .connectors.flatMap(({ type, name }) => (type === 'EXTERNAL' ? [name] : []))
    expect([...names()].sort()).toEqual(['Mock Connector', 'remote'])
    found = {}
    window.dispatchEvent(new Event('load'))
    await settle()
    expect([...names()].sort()).toEqual(['Mock Connector', 'late', 'remote'])
    vi.restoreAllMocks()
  })

  it('is disconnected where no kit follows', async () => {
    const adapter = new WagmiAdapter({ networks })
    await expect(reconnect(adapter.wagmiConfig)).resolves.toEqual([])
    expect(getConnection(adapter.wagmiConfig).status).toBe('disconnected')
  })
})

describe('an adapter that is added at run time', () => {
  const hostConnector = () => mock({ accounts: [firstAddress] })

  function createLate() {
    const storage = createStorage({ storage: createMemoryStorage() })
    const adapter = new WagmiAdapter({ networks, storage, connectors: [hostConnector()] })
    const kit = createTestKit({ networks: [solana] })
    const names = () => kit.stores.connectors.getState().connectors.map(({ name }) => name)
    return { adapter, kit, config: adapter.wagmiConfig, names }
  }

  it('follows the kit as one of createAppKit does, and lists the host app’s connectors', async () => {
    const wallet = createTestWallet()
    const { adapter, kit, config, names } = createLate()
    await kit.addAdapter(adapter, networks)
    await kit.addAdapter(adapter, networks)
    expect(kit.getCaipNetworks('eip155')).toHaveLength(2)
    expect(names()).toContain('Mock Connector')
    await connectWallet(kit)
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: firstAddress, chainId: 1 })
    wallet.changeChain(137)
    expect(getConnection(config).chainId).toBe(137)
    await disconnectWagmi(config)
    expect(kit.getIsConnectedState()).toBe(false)
  })

  it('is connected in wagmi when a wallet has connected before', async () => {
    createTestWallet()
    const { adapter, kit, config } = createLate()
    await kit.addAdapter({ namespace: 'eip155' }, networks)
    await connectWallet(kit)
    await kit.addAdapter(adapter, networks)
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: firstAddress })
  })

  it('is detached with its family, and can be added again', async () => {
    createTestWallet()
    const { adapter, kit, config, names } = createLate()
    await kit.addAdapter(adapter, networks)
    await kit.removeAdapter('eip155')
    expect(names()).not.toContain('Mock Connector')
    await kit.addAdapter({ namespace: 'eip155' }, networks)
    await connectWallet(kit)
    expect(getConnection(config).status).toBe('disconnected')
    await kit.disconnect()
    await kit.addAdapter(adapter, networks)
    expect(names()).toContain('Mock Connector')
    await connectWallet(kit)
    expect(getConnection(config).status).toBe('connected')
  })

  it('takes the place of another one, and one of createAppKit is detached like it', async () => {
    createTestWallet()
    const { adapter, config } = createLate()
    const first = createHost()
    await connectWallet(first.kit)
    await first.kit.addAdapter(adapter, networks)
    expect(getConnection(first.config).status).toBe('disconnected')
    expect(getConnection(config).status).toBe('connected')
    expect(first.kit.getIsConnectedState()).toBe(true)
  })
})
