// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import {
  createMemoryStorage,
  createTestKit,
  createTestWallet,
  firstAddress,
  getOwnProvider,
  leaveForGood,
  secondAddress,
  settle,
} from '../../test/testPage.test.helper.ts'
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
      '@appkit/eip155:address': firstAddress,
      '@appkit/storage_version': '1',
      '@appkit/eip155:connected_connector_id': connectorId,
    })
  })

  it('hands the wallet itself to the host', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    await connect(kit, { connectorId })
    expect(getOwnProvider(kit, 'eip155')).toBe(wallet.provider)
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
    leaveForGood(() => wallet.revoke())
    expect(kit.getAccount().status).toBe('disconnected')
    expect(wallet.countListeners()).toBe(0)
    // The next visit finds out whether the wallet was only locked.
    expect(storage.getItem('@appkit/connection_status')).toBe('connected')
    await kit.disconnect()
    expect(storage.getItem('@appkit/connection_status')).toBe('disconnected')
  })

  // F24, F26
  it('asks only once when it is called again, in the same tick or later', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    wallet.setHold(true)
    const calls = [connect(kit, { connectorId }), connect(kit, { connectorId })]
    await settle()
    calls.push(connect(kit, { connectorId }), connect(kit, { connectorId, namespaces: ['eip155'] }))
    await settle()
    wallet.answerPending()
    const answers = await Promise.all(calls)
    expect(new Set(answers.map(({ address }) => address))).toEqual(new Set([firstAddress]))
    expect(wallet.requests.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1)
  })

  // F13
  it('asks again on request, and after it was cancelled', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    const asked = () => wallet.requests.filter(({ method }) => method === 'eth_requestAccounts').length
    wallet.setNeverAnswer(true)
    const first = connect(kit, { connectorId })
    await settle()
    const second = connect(kit, { connectorId, restart: true })
    await expect(first).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    await settle()
    expect(asked()).toBe(2)
    cancelConnect(kit)
    wallet.setNeverAnswer(false)
    const third = connect(kit, { connectorId, restart: true })
    await expect(second).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    await expect(third).resolves.toMatchObject({ address: firstAddress })
  })

  // F13, F38
  it('goes on for the other callers when one of them stops waiting, and ends with the last one', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    wallet.setHold(true)
    const controllers = [new AbortController(), new AbortController()] as const
    const calls = controllers.map(({ signal }) => connect(kit, { connectorId, signal }))
    await settle()
    controllers[0].abort()
    await expect(calls[0]).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    expect(kit.getAccount().status).toBe('connecting')
    controllers[1].abort()
    await expect(calls[1]).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    expect(kit.getAccount().status).toBe('disconnected')
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

  it('succeeds when its signal aborts after the wallet has connected', async () => {
    createTestWallet()
    const kit = createTestKit()
    const controller = new AbortController()
    kit.subscribeAccount(({ isConnected }) => isConnected && controller.abort())
    const connecting = connect(kit, { connectorId, signal: controller.signal })
    await expect(connecting).resolves.toMatchObject({ address: firstAddress })
    expect(kit.getAccount().isConnected).toBe(true)
  })

  it('asks nothing when its signal has aborted before', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    const connecting = connect(kit, { connectorId, signal: AbortSignal.abort() })
    await expect(connecting).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    expect(wallet.requests).toEqual([])
    expect(kit.getAccount().status).toBe('disconnected')
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
