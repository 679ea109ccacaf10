// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import {
  createMemoryStorage,
  createTestKit,
  createTestWallet,
  firstAddress,
  secondAddress,
  settle,
} from '../testing/testPage.test.helper.ts'
import { cancelConnect } from './cancelConnect.ts'
import { connect } from './connect.ts'

const connectorId = 'test.wallet'

describe('connect', () => {
  it('connects an announced wallet and stores it under the known keys', async () => {
    createTestWallet({ chainId: 137 })
    const storage = createMemoryStorage()
    const kit = createTestKit({ storage })

    await expect(connect(kit, { connectorId })).resolves.toMatchObject({
      address: firstAddress,
      caipNetworkId: 'eip155:137',
      connected: { eip155: { connectorId, address: firstAddress } },
    })

    expect(kit.getAccount()).toMatchObject({
      caipAddress: `eip155:137:${firstAddress}`,
      status: 'connected',
      isConnected: true,
    })
    expect(kit.getCaipNetworkId()).toBe('eip155:137')
    expect(Object.fromEntries(storage.entries)).toEqual({
      '@appkit/active_caip_network_id': 'eip155:137',
      '@appkit/active_namespace': 'eip155',
      '@appkit/connected_namespaces': 'eip155',
      '@appkit/connection_status': 'connected',
      '@appkit/eip155:connected_connector_id': connectorId,
    })
  })

  it('hands the wallet itself to the host', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    await connect(kit, { connectorId })
    expect(kit.getProvider('eip155')).toBe(wallet.provider)
    expect(kit.getWalletInfo()).toEqual({
      name: 'Test Wallet',
      icon: wallet.info.icon,
      rdns: connectorId,
      type: 'ANNOUNCED',
    })
  })

  it('is connecting until the wallet answers', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    wallet.setHold(true)
    const connecting = connect(kit, { connectorId })
    await settle()
    expect(kit.getAccount().status).toBe('connecting')
    wallet.answerPending()
    await connecting
    expect(kit.getAccount().status).toBe('connected')
  })

  it('refuses a wallet that is not there', async () => {
    const kit = createTestKit()
    await expect(connect(kit, { connectorId: 'nobody' })).rejects.toMatchObject({
      code: 'CONNECTOR_NOT_FOUND',
      message: 'The wallet "nobody" is not available on this page.',
    })
  })

  it('follows accounts and chain of the wallet', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    await connect(kit, { connectorId })
    wallet.changeAccount(1)
    expect(kit.getAddress()).toBe(secondAddress)
    wallet.changeChain(137)
    expect(kit.getCaipAddress()).toBe(`eip155:137:${secondAddress}`)
  })

  it('ends when the wallet withdraws its permission', async () => {
    const wallet = createTestWallet()
    const storage = createMemoryStorage()
    const kit = createTestKit({ storage })
    await connect(kit, { connectorId })
    wallet.revoke()
    expect(kit.getAccount().status).toBe('disconnected')
    expect(storage.getItem('@appkit/connection_status')).toBe('disconnected')
    expect(wallet.countListeners()).toBe(0)
  })

  it('asks only once when it is called again in the same tick, as strict mode does', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    const first = connect(kit, { connectorId })
    const second = connect(kit, { connectorId })
    await expect(first).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    await second
    expect(wallet.requests.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1)
  })

  it('ignores the late answer of a cancelled attempt', async () => {
    const wallet = createTestWallet()
    const storage = createMemoryStorage()
    const kit = createTestKit({ storage })
    wallet.setHold(true)
    const connecting = connect(kit, { connectorId })
    await settle()
    cancelConnect(kit)
    expect(kit.getAccount().status).toBe('disconnected')
    await expect(connecting).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    wallet.answerPending()
    await settle()
    expect(kit.getAccount().status).toBe('disconnected')
    expect(storage.getItem('@appkit/connection_status')).toBe('disconnected')
  })

  it('can be cancelled by a signal while the wallet never answers', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    wallet.setNeverAnswer(true)
    const controller = new AbortController()
    const connecting = connect(kit, { connectorId, signal: controller.signal })
    await settle()
    controller.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    expect(kit.stores.connection.getState().namespaces.eip155).toEqual({ status: 'disconnected' })
  })

  it('closes the modal', async () => {
    createTestWallet()
    const kit = createTestKit()
    await kit.open()
    await connect(kit, { connectorId })
    expect(kit.isOpen()).toBe(false)
  })
})
