// @vitest-environment happy-dom
import {
  type Config,
  createConfig,
  createStorage,
  disconnect,
  getConnection,
  reconnect,
  signMessage,
  switchChain,
} from '@wagmi/core'
import { http, verifyMessage } from 'viem'
import { expect, it } from 'vitest'
import type { AppKit } from '../../kit/AppKit.ts'
import {
  createMemoryStorage,
  createTestKit,
  createTestWallet,
  ethereum,
  firstAddress,
  polygon,
  secondAddress,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { walletKit } from './walletKit.ts'

const transports = { 1: http(), 137: http() }

function createOwnConfig(kit: AppKit): Config {
  return createConfig({
    chains: [ethereum, polygon],
    connectors: [walletKit(kit)],
    storage: createStorage({ storage: createMemoryStorage() }),
    multiInjectedProviderDiscovery: false,
    transports,
  })
}

it('follows the kit in a configuration of the host app', async () => {
  const wallet = createTestWallet()
  const kit = createTestKit()
  const config = createOwnConfig(kit)
  await connect(kit, { connectorId: 'test.wallet' })
  expect(getConnection(config)).toMatchObject({ status: 'connected', address: firstAddress, chainId: 1 })
  wallet.changeAccount(1)
  wallet.changeChain(137)
  expect(getConnection(config)).toMatchObject({ address: secondAddress, chainId: 137 })
  const signature = await signMessage(config, { message: 'Hello' })
  expect(await verifyMessage({ address: secondAddress, message: 'Hello', signature })).toBe(true)
  await switchChain(config, { chainId: 1 })
  expect(kit.getChainId()).toBe(1)
  await kit.disconnect()
  expect(getConnection(config).status).toBe('disconnected')
})

it('is reconnected by wagmi where the kit has restored a wallet, and disconnects it', async () => {
  createTestWallet()
  const storage = createMemoryStorage()
  const before = createTestKit({ storage })
  await connect(before, { connectorId: 'test.wallet' })
  before.destroy()

  const kit = createTestKit({ storage })
  const config = createOwnConfig(kit)
  await reconnect(config)
  expect(getConnection(config)).toMatchObject({ status: 'connected', address: firstAddress })
  await disconnect(config)
  expect(kit.getIsConnectedState()).toBe(false)
  expect(getConnection(config).status).toBe('disconnected')
})
