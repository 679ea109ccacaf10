// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hideToast } from '../../foundation/notices/hideToast.ts'
import { createTestKit, createTestWallet, polygon, settle } from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { switchAddress } from '../../wallets/connection/switchAddress.ts'
import { closeModal } from './closeModal.ts'
import { goBack } from './goBack.ts'
import { openView } from './openView.ts'
import { replaceView } from './replaceView.ts'

function views(kit: ReturnType<typeof createTestKit>) {
  return kit.stores.modal.getState().history.map(({ view }) => view)
}

describe('the modal', () => {
  it('starts closed, at Connect', () => {
    expect(createTestKit().stores.modal.getState()).toEqual({
      open: false,
      loading: false,
      view: 'Connect',
      history: [{ view: 'Connect' }],
      direction: 'none',
      shake: 0,
    })
  })

  it('opens at Connect, at Account when connected, and at the view of the call', async () => {
    createTestWallet()
    const kit = createTestKit()
    await kit.open()
    expect(views(kit)).toEqual(['Connect'])
    await connect(kit, { connectorId: 'test.wallet' })
    await kit.open()
    expect(views(kit)).toEqual(['Account'])
    await kit.open({ view: 'Networks' })
    expect(views(kit)).toEqual(['Networks'])
    expect(kit.getState()).toMatchObject({ open: true, selectedNetworkId: 'eip155:1', activeChain: 'eip155' })
  })

  it('pushes, ignores the view already on top, replaces and goes back', async () => {
    const kit = createTestKit()
    await kit.open()
    openView(kit, { view: 'AllWallets' })
    openView(kit, { view: 'AllWallets' })
    expect(views(kit)).toEqual(['Connect', 'AllWallets'])
    expect(kit.stores.modal.getState().direction).toBe('forward')
    replaceView(kit, { view: 'ConnectingExternal', data: { connectorId: 'a' } })
    expect(kit.stores.modal.getState()).toMatchObject({ data: { connectorId: 'a' } })
    openView(kit, { view: 'ConnectingExternal', data: { connectorId: 'b' } })
    expect(views(kit)).toEqual(['Connect', 'ConnectingExternal'])
    expect(kit.stores.modal.getState().data).toEqual({ connectorId: 'b' })
    goBack(kit)
    expect(kit.stores.modal.getState()).toMatchObject({ view: 'Connect', direction: 'back' })
    expect(kit.stores.modal.getState()).not.toHaveProperty('data')
    goBack(kit)
    expect(kit.isOpen()).toBe(false)
    expect(views(kit)).toEqual(['Connect'])
  })

  it('opens a view from closed with the first view behind it, whatever was shown last', async () => {
    const kit = createTestKit()
    await kit.open({ view: 'WhatIsAWallet' })
    openView(kit, { view: 'GetWallet' })
    closeModal(kit)
    openView(kit, { view: 'AllWallets' })
    expect(kit.isOpen()).toBe(true)
    expect(views(kit)).toEqual(['Connect', 'AllWallets'])
  })

  it('keeps the chain family that it was opened for until it is opened again', async () => {
    const kit = createTestKit()
    await kit.open({ view: 'Connect', namespace: 'eip155' })
    openView(kit, { view: 'AllWallets' })
    expect(kit.stores.modal.getState().namespace).toBe('eip155')
    goBack(kit)
    expect(kit.stores.modal.getState().namespace).toBe('eip155')
    await kit.open()
    expect(kit.stores.modal.getState()).not.toHaveProperty('namespace')
  })

  it('closes when going back over UnsupportedChain', async () => {
    const kit = createTestKit()
    await kit.open({ view: 'UnsupportedChain' })
    openView(kit, { view: 'Account' })
    openView(kit, { view: 'Networks' })
    goBack(kit)
    expect(kit.isOpen()).toBe(false)
  })

  it('gives up a waiting connect when it is left, by either way', async () => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    wallet.setNeverAnswer(true)
    for (const leave of [() => goBack(kit), () => closeModal(kit), () => kit.close()]) {
      await kit.open()
      openView(kit, { view: 'ConnectingExternal', data: { connectorId: 'test.wallet' } })
      const connecting = connect(kit, { connectorId: 'test.wallet' })
      await settle()
      await leave()
      await expect(connecting).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
      expect(kit.getAccount().status).toBe('disconnected')
    }
  })

  it('shows the last view that was asked for when it is opened twice', async () => {
    const kit = createTestKit()
    await Promise.all([kit.open(), kit.open({ view: 'WhatIsAWallet' })])
    expect(kit.stores.modal.getState()).toMatchObject({ open: true, view: 'WhatIsAWallet' })
  })

  it('returns to its home view instead of closing when it is embedded', async () => {
    createTestWallet()
    const kit = createTestKit({ enableEmbedded: true })
    await kit.open()
    await connect(kit, { connectorId: 'test.wallet' })
    expect(kit.stores.modal.getState()).toMatchObject({ open: true, view: 'Account' })
    await kit.disconnect()
    expect(kit.stores.modal.getState()).toMatchObject({ open: true, view: 'Connect' })
  })

  it('keeps the identity of its state while nothing changes', async () => {
    const kit = createTestKit()
    await kit.open()
    const listener = vi.fn()
    kit.stores.modal.subscribe(listener)
    replaceView(kit, { view: 'Connect' })
    hideToast(kit)
    await settle()
    expect(listener).not.toHaveBeenCalled()
  })

  it('reports whether it is busy', () => {
    const kit = createTestKit()
    const seen: boolean[] = []
    const stop = kit.subscribeState(({ loading }) => seen.push(loading))
    kit.setLoading(true)
    kit.setLoading(true)
    kit.setLoading(false)
    stop()
    kit.setLoading(true)
    expect(seen).toEqual([true, false])
  })
})

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const toast = (kit: ReturnType<typeof createTestKit>) => kit.stores.notices.getState().toast

  it('leave after 2.5 s', async () => {
    const kit = createTestKit()
    kit.showSuccessMessage('Saved')
    await vi.dynamicImportSettled()
    expect(toast(kit)).toMatchObject({ message: 'Saved', variant: 'success' })
    await vi.advanceTimersByTimeAsync(2_499)
    expect(toast(kit)).toBeDefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(toast(kit)).toBeUndefined()
  })

  it('give way to another one, which follows after 150 ms', async () => {
    const kit = createTestKit()
    kit.showSuccessMessage('one')
    await vi.dynamicImportSettled()
    expect(toast(kit)?.message).toBe('one')
    kit.showErrorMessage('two')
    await settle()
    expect(toast(kit)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(149)
    expect(toast(kit)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(toast(kit)).toMatchObject({ message: 'two', variant: 'error' })
  })

  it('are not repeated in the same words', async () => {
    const kit = createTestKit()
    kit.showErrorMessage('same')
    await vi.dynamicImportSettled()
    expect(toast(kit)).toBeDefined()
    const first = toast(kit)
    kit.showErrorMessage('same')
    await settle()
    expect(toast(kit)).toBe(first)
  })

  it('leave no timer behind a destroyed kit', async () => {
    const kit = createTestKit()
    kit.showErrorMessage('same')
    await vi.dynamicImportSettled()
    expect(toast(kit)).toBeDefined()
    kit.destroy()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('alerts', () => {
  it('warn a developer without project id, once, in console and bar', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const kit = createTestKit({ projectId: '' })
    expect(kit.stores.notices.getState().alert).toEqual({
      code: 'PROJECT_ID_MISSING',
      message: 'Project ID Not Configured',
      severity: 'error',
    })
    expect(log).toHaveBeenCalledTimes(1)
    const text =
      'Project ID Not Configured (PROJECT_ID_MISSING, errors/project-id-missing): Pass `projectId` to createAppKit.'
    expect(log.mock.calls[0]?.[0]).toBe(`[wallet-kit] ${text}`)
  })

  it('stay out of the bar when debugging is off', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const kit = createTestKit({ projectId: '', debug: false })
    expect(kit.stores.modal.getState()).not.toHaveProperty('alert')
    expect(log).toHaveBeenCalledTimes(1)
  })
})

describe('with `basic` or `manualWCControl`', () => {
  it.each([{ basic: true }, { manualWCControl: true }])(
    'every button opens the code: %o',
    async (options) => {
      const kit = createTestKit(options)
      await kit.open({ view: 'Connect' })
      expect(views(kit)).toEqual(['ConnectingWalletConnectBasic'])
      await kit.open()
      expect(views(kit)).toEqual(['ConnectingWalletConnectBasic'])
      await kit.open({ view: 'WhatIsAWallet' })
      expect(views(kit)).toEqual(['WhatIsAWallet'])
    },
  )
})

describe('a network or an account that is picked', () => {
  it.each([
    [undefined, ['Account']],
    [true, ['Account', 'Networks']],
  ])('leaves the list, unless the host has switched from AppKit: %s', async (isLikeAppKit, expected) => {
    createTestWallet()
    const kit = createTestKit()
    if (isLikeAppKit) kit._internal.isLikeAppKit = isLikeAppKit
    await connect(kit, { connectorId: 'test.wallet' })
    await kit.open()
    openView(kit, { view: 'Networks' })
    await kit.switchNetwork(polygon)
    await settle()
    expect(kit.stores.networks.getState().active.id).toBe(polygon.id)
    expect(views(kit)).toEqual(expected)
    expect(kit.isOpen()).toBe(true)
  })

  it.each([
    [undefined, ['Account']],
    [true, ['Account', 'SwitchAddress']],
  ])('leaves the list of accounts, unless the host has switched: %s', async (isLikeAppKit, expected) => {
    const wallet = createTestWallet()
    const kit = createTestKit()
    if (isLikeAppKit) kit._internal.isLikeAppKit = isLikeAppKit
    await connect(kit, { connectorId: 'test.wallet' })
    await kit.open()
    openView(kit, { view: 'SwitchAddress' })
    const second = wallet.accounts[1] ?? ''
    await switchAddress(kit, { address: second })
    await settle()
    expect(kit.getAddress()).toBe(second)
    expect(views(kit)).toEqual(expected)
    expect(kit.isOpen()).toBe(true)
  })
})
