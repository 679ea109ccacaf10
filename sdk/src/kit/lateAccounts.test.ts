// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { goBack } from '../modal/navigation/goBack.ts'
import { openView } from '../modal/navigation/openView.ts'
import { selectConnector } from '../modal/navigation/selectConnector.ts'
import { createTestKit, createTestWallet, settle, twoFamilies } from '../test/testPage.test.helper.ts'
import { cancelConnect } from '../wallets/connection/cancelConnect.ts'
import { connect } from '../wallets/connection/connect.ts'
import type { AppKit } from './AppKit.ts'

const { gate } = vi.hoisted(() => ({ gate: { loaded: Promise.resolve(), open() {}, isOutOfReach: false } }))
vi.mock('./createAccountEngine.ts', async (load) => {
  const code = await load<typeof import('./createAccountEngine.ts')>()
  return {
    ...code,
    async createAccountEngine(...parameters: Parameters<typeof code.createAccountEngine>) {
      await gate.loaded
      if (gate.isOutOfReach) throw new TypeError('Failed to fetch dynamically imported module')
      return code.createAccountEngine(...parameters)
    },
  }
})

const connectorId = 'test.wallet'

beforeEach(() => {
  gate.isOutOfReach = false
  gate.loaded = new Promise((resolve) => {
    gate.open = resolve
  })
})
afterEach(() => gate.open())

async function openModal() {
  const wallet = createTestWallet()
  const kit = createTestKit()
  await kit.open()
  await vi.waitFor(() => expect(kit.stores.connectors.getState().connectors).toHaveLength(1))
  return { wallet, kit }
}

async function load(): Promise<void> {
  gate.open()
  await settle()
}

// F25
describe('a wallet that is picked while the code that asks it is loading', () => {
  it.each<[name: string, leave: (kit: AppKit) => unknown]>([
    ['the modal is closed', (kit) => kit.close()],
    ['the visitor goes back', (kit) => goBack(kit)],
    ['the host cancels', (kit) => cancelConnect(kit)],
    ['the host disconnects', (kit) => kit.disconnect()],
    ['the host disconnects its chain family', (kit) => kit.disconnect('eip155')],
  ])('is not asked when %s meanwhile', async (_, leave) => {
    const { kit, wallet } = await openModal()
    selectConnector(kit, { connectorId })
    await settle()
    await leave(kit)
    await load()
    expect(wallet.requests).toEqual([])
    expect(kit.stores.connection.getState()).toMatchObject({ namespaces: {}, attempt: { status: 'idle' } })
  })

  it('is asked when the host disconnects another chain family meanwhile', async () => {
    const { kit } = await openModal()
    selectConnector(kit, { connectorId })
    await settle()
    await kit.disconnect('solana')
    await load()
    await vi.waitFor(() => expect(kit.getAccount().isConnected).toBe(true))
  })

  it('has its view at once, and connects', async () => {
    const { kit } = await openModal()
    selectConnector(kit, { connectorId })
    await settle()
    expect(kit.stores.modal.getState()).toMatchObject({ view: 'ConnectingExternal', data: { connectorId } })
    await load()
    await vi.waitFor(() => expect(kit.getAccount().isConnected).toBe(true))
  })

  it('is not asked over the list that the visitor went back to', async () => {
    const { kit, wallet } = await openModal()
    openView(kit, { view: 'ConnectingExternal', data: { connectorId } })
    const connecting = connect(kit, { connectorId })
    const outcome = expect(connecting).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    await settle()
    goBack(kit)
    await load()
    await outcome
    expect(wallet.requests).toEqual([])
    expect(kit.stores.modal.getState().view).toBe('Connect')
  })
})

describe('open for a chain family, while that code is loading', () => {
  it('does not wait for it, and stays closed once it is closed', async () => {
    const kit = createTestKit(twoFamilies)
    await kit.open({ namespace: 'solana' })
    expect(kit.isOpen()).toBe(true)
    expect(kit.stores.networks.getState().activeNamespace).toBe('solana')
    await kit.close()
    await load()
    expect(kit.isOpen()).toBe(false)
  })

  it('is overtaken by a later open', async () => {
    const kit = createTestKit(twoFamilies)
    void kit.open({ namespace: 'solana' })
    await kit.open({ view: 'Networks' })
    await load()
    expect(kit.stores.modal.getState().view).toBe('Networks')
  })

  it('does without it', async () => {
    gate.isOutOfReach = true
    gate.open()
    const kit = createTestKit(twoFamilies)
    await kit.open({ namespace: 'solana' })
    expect(kit.isOpen()).toBe(true)
  })
})

// F25
it('attaches no adapter to a kit that was destroyed while the code was loading', async () => {
  const kit = createTestKit()
  const attach = vi.fn()
  void kit.addAdapter({ namespace: 'eip155', attach } as never, [])
  await settle()
  kit.destroy()
  await load()
  expect(attach).not.toHaveBeenCalled()
})
