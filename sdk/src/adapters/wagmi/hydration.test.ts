// @vitest-environment happy-dom
import { cookieToInitialState, createStorage, getConnection, hydrate } from '@wagmi/core'
import { describe, expect, it, vi } from 'vitest'
import {
  createMemoryStorage,
  createTestWallet,
  firstAddress,
  secondAddress,
} from '../../test/testPage.test.helper.ts'
import { WagmiAdapter } from './WagmiAdapter.ts'
import { connectWallet, createHost, networks } from './wagmiHost.test.helper.ts'

describe('wagmi with a server', () => {
  it('has the account on a server, from the cookie of the last visit', async () => {
    createTestWallet()
    const cookie = createMemoryStorage()
    const options = { ssr: true, storage: createStorage({ storage: cookie }) }
    const { kit } = createHost({}, options)
    await connectWallet(kit)
    kit.destroy()
    const header = [...cookie.entries].map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('; ')
    const server = new WagmiAdapter({
      networks,
      ssr: true,
      storage: createStorage({ storage: createMemoryStorage() }),
    })
    const state = cookieToInitialState(server.wagmiConfig, decodeURIComponent(header))
    expect([...(state?.connections.values() ?? [])]).toMatchObject([
      { accounts: [firstAddress, secondAddress], chainId: 1 },
    ])
  })

  // F27
  it('keeps the account of one request on a server from the next', () => {
    vi.stubGlobal('window', undefined)
    const adapter = new WagmiAdapter({ networks, ssr: true })
    const initialState = { ...adapter.wagmiConfig.state, chainId: 137 }
    const first = adapter.wagmiConfig
    hydrate(first, { initialState, reconnectOnMount: true })
    expect(first.state).toMatchObject({ chainId: 137, status: 'reconnecting' })
    const second = adapter.wagmiConfig
    hydrate(second, { reconnectOnMount: true })
    expect(second.state).toMatchObject({ chainId: 1, status: 'disconnected' })
  })

  // F27
  it.each([true, false])(
    'is as in the server’s page until it is hydrated (reconnects: %s)',
    async (reconnectOnMount) => {
      const wallet = createTestWallet()
      const storage = createMemoryStorage()
      const first = createHost({ storage })
      await connectWallet(first.kit)
      wallet.changeChain(137)
      first.kit.destroy()

      const { kit, config } = createHost({ storage }, { ssr: true })
      await kit.ready()
      expect(kit.getAccount('eip155')).toMatchObject({ status: 'connected', address: firstAddress })
      expect(config.state).toMatchObject({ status: 'disconnected', chainId: 1, connections: new Map() })
      await hydrate(config, { reconnectOnMount }).onMount()
      await vi.waitFor(() =>
        expect(getConnection(config)).toMatchObject({
          status: 'connected',
          address: firstAddress,
          chainId: 137,
        }),
      )
    },
  )

  it('is not waited for by a visitor who picks a wallet', async () => {
    createTestWallet()
    const { kit, config } = createHost({}, { ssr: true })
    await connectWallet(kit)
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: firstAddress })
  })
})
