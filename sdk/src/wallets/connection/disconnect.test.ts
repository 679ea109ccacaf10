// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import {
  createMemoryStorage,
  createTestKit,
  createTestWallet,
  settle,
} from '../../test/testPage.test.helper.ts'
import { connect } from './connect.ts'
import { disconnect } from './disconnect.ts'

const connectorId = 'test.wallet'

describe('disconnect', () => {
  it('forgets the wallet before the wallet is informed', async () => {
    const wallet = createTestWallet()
    const storage = createMemoryStorage()
    const kit = createTestKit({ storage })
    await connect(kit, { connectorId })
    const disconnecting = disconnect(kit)
    expect(kit.getAccount()).toEqual({
      allAccounts: [],
      address: undefined,
      caipAddress: undefined,
      isConnected: false,
      status: 'disconnected',
    })
    expect(storage.getItem('@appkit/connection_status')).toBe('disconnected')
    await disconnecting
    await vi.waitFor(() => expect(wallet.requests.at(-1)?.method).toBe('wallet_revokePermissions'))
    expect(wallet.countListeners()).toBe(0)
  })

  it('outranks whatever the wallet reports later', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    await connect(kit, { connectorId })
    await disconnect(kit)
    wallet.emit('accountsChanged', wallet.accounts)
    wallet.emit('chainChanged', '0x89')
    await settle()
    expect(kit.getAccount().status).toBe('disconnected')
  })

  it('stays so after a reload, whether or not the wallet took part', async () => {
    const wallet = createTestWallet()
    const storage = createMemoryStorage()
    const kit = createTestKit({ storage })
    await connect(kit, { connectorId })
    wallet.provider.request = () => new Promise<never>(() => undefined)
    await disconnect(kit)
    kit.destroy()
    const reloaded = createTestKit({ storage })
    await reloaded.ready()
    expect(reloaded.getAccount().status).toBe('disconnected')
  })

  // F38
  it('wins over a connect that is on its way, and both promises settle', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    wallet.setHold(true)
    const connecting = connect(kit, { connectorId })
    await settle()
    await disconnect(kit)
    await expect(connecting).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    wallet.answerPending()
    await settle()
    expect(kit.getAccount().status).toBe('disconnected')
  })

  it('does not reject when the wallet throws', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    await connect(kit, { connectorId })
    wallet.provider.request = () => {
      throw new Error('no such method')
    }
    await expect(kit.disconnect()).resolves.toBeUndefined()
  })

  // F38
  it('is complete when a subscriber of the host app throws', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const wallet = createTestWallet()
    const storage = createMemoryStorage()
    const kit = createTestKit({ storage })
    await connect(kit, { connectorId })
    kit.subscribeAccount(() => {
      throw new Error('of the host app')
    })
    await expect(disconnect(kit)).resolves.toBeUndefined()
    expect(kit.getAccount().status).toBe('disconnected')
    expect(storage.getItem('@appkit/connection_status')).toBe('disconnected')
    expect(wallet.countListeners()).toBe(0)
    expect(warn).toHaveBeenCalled()
    warn.mockRestore()
  })

  it('does nothing when no wallet is connected', async () => {
    const kit = createTestKit()
    await expect(disconnect(kit, { namespace: 'eip155' })).resolves.toBeUndefined()
  })

  it('closes the modal when the wallet disconnects by itself', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    await connect(kit, { connectorId })
    await kit.open({ view: 'Account' })
    wallet.emit('disconnect', { code: 1013, message: 'Node connection lost' })
    expect(kit.isOpen()).toBe(true)
    wallet.emit('disconnect', { code: 4900, message: 'Disconnected' })
    expect(kit.isOpen()).toBe(false)
    expect(kit.getAccount().status).toBe('disconnected')
  })
})
