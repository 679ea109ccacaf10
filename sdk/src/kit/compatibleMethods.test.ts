// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { createNode } from '../test/nodes.test.helper.ts'
import { onServices } from '../test/onServices.test.helper.ts'
import {
  createTestKit,
  createTestWallet,
  firstAddress,
  secondAddress,
  settle,
} from '../test/testPage.test.helper.ts'
import { connect } from '../wallets/connection/connect.ts'

const connectorId = 'test.wallet'

describe('AppKit’s methods', () => {
  it('redirect shows a view in the open modal only, and its history starts anew', async () => {
    const kit = createTestKit()
    await kit.open()
    await kit.close()
    kit.redirect('Networks')
    await settle()
    expect(kit.getState().open).toBe(false)
    await kit.open({ view: 'AllWallets' })
    kit.redirect('Networks')
    await settle()
    expect(kit.stores.modal.getState()).toMatchObject({ view: 'Networks', history: [{ view: 'Networks' }] })
  })

  it('no transaction waits for approval in the modal', async () => {
    const kit = createTestKit()
    await kit.open()
    kit.popTransactionStack(true)
    expect(kit.isTransactionStackEmpty()).toBe(true)
    expect(kit.isTransactionShouldReplaceView()).toBe(false)
    expect(kit.isOpen()).toBe(true)
  })

  it('getPreferredAccountType is the connected account’s type, before that the host app’s default', async () => {
    createTestWallet()
    const kit = createTestKit()
    expect(kit.getPreferredAccountType()).toBeUndefined()
    await connect(kit, { connectorId })
    expect(kit.getPreferredAccountType()).toBe('eoa')
    const chosen = createTestKit({ defaultAccountTypes: { eip155: 'smartAccount' } })
    expect(chosen.getPreferredAccountType('eip155')).toBe('smartAccount')
    await connect(chosen, { connectorId })
    expect(chosen.getPreferredAccountType('eip155')).toBe('eoa')
  })

  it('getError is why the last attempt failed', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    expect(kit.getError()).toBe('')
    wallet.rejectNext()
    await connect(kit, { connectorId }).catch(() => undefined)
    expect(kit.getError()).toBe('The request was declined in the wallet.')
    await connect(kit, { connectorId })
    expect(kit.getError()).toBe('')
  })

  it('getApprovedCaipNetworkIds is empty for a wallet that decides per request', async () => {
    createTestWallet()
    const kit = createTestKit()
    await connect(kit, { connectorId })
    expect(kit.getApprovedCaipNetworkIds()).toEqual([])
  })

  it('getConnectMethodsOrder puts wallets first when one is installed', async () => {
    const kit = createTestKit()
    expect(kit.getConnectMethodsOrder()).toEqual(['email', 'social', 'wallet'])
    createTestWallet()
    await settle()
    expect(kit.getConnectMethodsOrder()).toEqual(['wallet', 'email', 'social'])
    kit.setConnectMethodsOrder(['social', 'wallet'])
    expect(kit.getConnectMethodsOrder()).toEqual(['social', 'wallet'])
  })

  it('the setters of features change these features only', () => {
    const kit = createTestKit()
    const { features } = kit.options
    kit.setWalletFeaturesOrder(['send'])
    kit.setSocialsOrder(['x'])
    kit.setCollapseWallets(true)
    expect(kit.options.features).toEqual({
      ...features,
      walletFeaturesOrder: ['send'],
      socials: ['x'],
      collapseWallets: true,
    })
  })

  it('subscribeShouldUpdateToAddress reports the active address when it is another one', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    const callback = vi.fn()
    const stop = kit.subscribeShouldUpdateToAddress(callback)
    await connect(kit, { connectorId })
    wallet.changeAccount(1)
    await kit.disconnect()
    expect(callback.mock.calls).toEqual([[firstAddress], [secondAddress], [undefined]])
    stop()
    await connect(kit, { connectorId })
    expect(callback).toHaveBeenCalledTimes(3)
  })

  it('fetchBalance returns the balance or why there is none, and never rejects', async () => {
    createTestWallet()
    const node = createNode('http://localhost:3000/node/1', {
      eth_chainId: '0x1',
      eth_getBalance: '0x14d1120d7b160000',
    })
    onServices(node.handler)
    const kit = createTestKit()
    expect(await kit.fetchBalance()).toMatchObject({ data: undefined, isError: true, isSuccess: false })
    await connect(kit, { connectorId })
    const data = { balance: '1.5', symbol: 'ETH' }
    const result = { data, error: null, isSuccess: true, isError: false }
    expect(await kit.fetchBalance()).toEqual(result)
    expect(await kit.fetchBalance({ address: secondAddress, chainId: 1, chainNamespace: 'eip155' })).toEqual(
      result,
    )
    const unknown = await kit.fetchBalance({ chainId: 5 })
    expect(unknown).toMatchObject({ error: 'Token Balance Unavailable', isError: true })
  })
})
