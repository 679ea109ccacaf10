// @vitest-environment happy-dom
import { analyticsEventPropsSchema } from '@wallet-kit/clients/analytics/validators'
import { describe, expect, it, vi } from 'vitest'
import type { AppKit } from '../../kit/AppKit.ts'
import { cancelSignIn } from '../../signIn/siwx/cancelSignIn.ts'
import type { SIWXConfig } from '../../signIn/siwx/SIWXConfig.ts'
import { signIn } from '../../signIn/siwx/signIn.ts'
import { createSIWXMessage } from '../../test/siwxMessage.test.helper.ts'
import {
  createTestKit,
  createTestSolanaWallet,
  createTestWallet,
  firstAddress,
  polygon,
  settle,
  twoFamilies,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { disconnect } from '../../wallets/connection/disconnect.ts'
import { externalConnector } from '../../wallets/connectors/external/externalConnector.ts'
import { goBack } from '../navigation/goBack.ts'
import { openView } from '../navigation/openView.ts'
import type { KitEvent } from './EventsState.ts'

const connectorId = 'test.wallet'

/** Collects the events of a kit. Each has to fit its contract and must not hold an address. */
function collect(kit: AppKit): { readonly names: () => readonly string[]; readonly last: () => KitEvent } {
  const events: KitEvent[] = []
  kit.subscribeEvents(({ data, timestamp }) => {
    expect(analyticsEventPropsSchema.parse(data)).toEqual(data)
    expect(JSON.stringify(data).toLowerCase()).not.toContain(firstAddress.toLowerCase())
    expect(Math.abs(Date.now() - timestamp)).toBeLessThan(5_000)
    events.push(data)
  })
  return {
    names: () => events.map(({ event }) => event),
    last: () => events.at(-1) ?? kit.getEvent().data,
  }
}

function createSIWX(change: Partial<SIWXConfig> = {}): SIWXConfig {
  return {
    createMessage: async ({ accountAddress, chainId }) => createSIWXMessage({ accountAddress, chainId }),
    addSession: async () => undefined,
    revokeSession: async () => undefined,
    setSessions: async () => undefined,
    getSessions: async () => [],
    ...change,
  }
}

describe('events', () => {
  it('start with the one of creation', () => {
    const kit = createTestKit()
    const data = { type: 'track', event: 'MODAL_CREATED' }
    expect(kit.getEvent()).toEqual({ timestamp: 0, reportedErrors: {}, data })
  })

  it('report the modal and the views that are the visitor’s choice', async () => {
    const kit = createTestKit()
    const { names, last } = collect(kit)
    await kit.open()
    expect(last()).toEqual({ type: 'track', event: 'MODAL_OPEN', properties: { connected: false } })
    openView(kit, { view: 'WhatIsAWallet' })
    goBack(kit)
    openView(kit, { view: 'AllWallets' })
    await kit.close()
    await kit.open({ view: 'Networks' })
    expect(names()).toEqual([
      'MODAL_OPEN',
      'CLICK_WALLET_HELP',
      'CLICK_ALL_WALLETS',
      'MODAL_CLOSE',
      'MODAL_OPEN',
      'CLICK_NETWORKS',
    ])
  })

  const own = { properties: { isSmartAccount: false } }
  it.each([
    ['OnRampProviders', 'SELECT_BUY_CRYPTO', own],
    ['WhatIsABuy', 'SELECT_WHAT_IS_A_BUY', own],
    ['ChooseAccountName', 'OPEN_ENS_FLOW', own],
    ['UpdateEmailWallet', 'EMAIL_EDIT', {}],
    ['UpgradeEmailWallet', 'EMAIL_UPGRADE_FROM_MODAL', {}],
  ] as const)('report the view %s as %s', async (view, event, properties) => {
    createTestWallet()
    const kit = createTestKit()
    await connect(kit, { connectorId })
    await kit.open()
    const { last } = collect(kit)
    openView(kit, { view })
    expect(last()).toEqual({ type: 'track', event, ...properties })
  })

  it('report a connection, a change of network and the end', async () => {
    createTestWallet()
    const kit = createTestKit()
    const { names, last } = collect(kit)
    await connect(kit, { connectorId })
    expect(names()).toEqual(['SELECT_WALLET', 'CONNECT_SUCCESS'])
    expect(last()).toMatchObject({ properties: { method: 'browser', name: 'Test Wallet' } })
    await kit.switchNetwork(polygon)
    expect(last()).toEqual({ type: 'track', event: 'SWITCH_NETWORK', properties: { network: 'eip155:137' } })
    await disconnect(kit)
    expect(last()).toEqual({
      type: 'track',
      event: 'DISCONNECT_SUCCESS',
      properties: { namespace: 'eip155' },
    })
    expect(kit.getEvent().data).toBe(last())
  })

  it('report all namespaces that leave together as one', async () => {
    createTestWallet()
    createTestSolanaWallet()
    const kit = createTestKit(twoFamilies)
    await connect(kit, { connectorId })
    const solana = kit.stores.connectors.getState().connectors.find(({ name }) => name === 'Solana Wallet')
    await connect(kit, { connectorId: solana?.id ?? '' })
    const { names, last } = collect(kit)
    await disconnect(kit)
    expect(names()).toEqual(['DISCONNECT_SUCCESS'])
    expect(last()).toMatchObject({ properties: { namespace: 'all' } })
  })

  it('distinguish a refusal from a failure, and leave out what was given up', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    const { names, last } = collect(kit)
    wallet.rejectNext()
    await expect(connect(kit, { connectorId })).rejects.toThrow()
    expect(last().event).toBe('USER_REJECTED')
    vi.spyOn(wallet.provider, 'request').mockRejectedValueOnce(new Error(`no ${firstAddress}`))
    await expect(connect(kit, { connectorId })).rejects.toThrow()
    expect(last().event).toBe('CONNECT_ERROR')
    const silent = connect(kit, { connectorId })
    await disconnect(kit)
    await expect(silent).rejects.toThrow()
    expect(names().filter((name) => name === 'CONNECT_SUCCESS')).toEqual([])
    expect(last().event).toBe('SELECT_WALLET')
  })

  it('report a sign-in, a refused signature and a failure', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit({ siwx: createSIWX() })
    await connect(kit, { connectorId })
    await settle()
    const { names } = collect(kit)
    wallet.rejectNext()
    await signIn(kit)
    expect(names()).toEqual(['CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_ERROR'])
    await signIn(kit)
    expect(names().slice(2)).toEqual(['CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_SUCCESS', 'MODAL_CLOSE'])
  })

  it.each([true, false])('report a cancelled sign-in, required: %s', async (isRequired) => {
    createTestWallet()
    const kit = createTestKit({ siwx: createSIWX({ getRequired: () => isRequired }) })
    await connect(kit, { connectorId })
    await settle()
    const { names } = collect(kit)
    await cancelSignIn(kit)
    expect(names()[0]).toBe('CLICK_CANCEL_SIWX')
  })

  it('report that sign-in is unavailable', async () => {
    createTestWallet()
    const kit = createTestKit({ siwx: createSIWX({ getSessions: () => Promise.reject(new Error('down')) }) })
    const { names } = collect(kit)
    await connect(kit, { connectorId })
    await settle()
    expect(names()).toContain('SIWX_AUTH_ERROR')
  })

  it('report a session that could not be ended in the wallet', async () => {
    const { provider } = createTestWallet({ announced: false })
    const connector = {
      ...externalConnector({ id: 'far', name: 'Far', providers: { eip155: provider } }),
      sharesSession: true,
      disconnect: () => Promise.reject(new Error('unreachable')),
    }
    const kit = createTestKit({ connectors: [connector] })
    await connect(kit, { connectorId: 'far' })
    const { names, last } = collect(kit)
    await disconnect(kit)
    await vi.waitFor(() => expect(names()).toContain('DISCONNECT_ERROR'))
    expect(names()).toContain('DISCONNECT_SUCCESS')
    expect(last().event).toBe('DISCONNECT_ERROR')
  })

  it('end with the kit', async () => {
    createTestWallet()
    const kit = createTestKit()
    await connect(kit, { connectorId })
    const { names } = collect(kit)
    kit.destroy()
    await settle()
    expect(names()).toEqual([])
  })
})
