// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { AppKit } from '../../kit/AppKit.ts'
import type { SIWXConfig } from '../../signIn/siwx/SIWXConfig.ts'
import { createTestKit, createTestWallet, polygon, settle } from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { switchNetwork } from '../../wallets/connection/switchNetwork.ts'
import { closeModal } from './closeModal.ts'
import { goBack } from './goBack.ts'
import { openView } from './openView.ts'
import { replaceView } from './replaceView.ts'
import type { ViewEntry } from './ViewEntry.ts'
import { viewPolicies } from './viewPolicies.ts'

const connectorId = 'test.wallet'

/** Reaction of a view that is closed while a signature is due, left by back, or settled; `stays` is its own name. */
interface Expected {
  readonly entry: ViewEntry
  readonly onClose: 'closes' | 'stays'
  /** With Account before it in the history. */
  readonly onBack: 'Account' | 'closes' | 'stays'
  readonly onSettled: 'Account' | 'closes' | 'stays'
}

const table: readonly Expected[] = [
  { entry: { view: 'Connect' }, onClose: 'closes', onBack: 'Account', onSettled: 'closes' },
  { entry: { view: 'ConnectWallets' }, onClose: 'closes', onBack: 'Account', onSettled: 'closes' },
  { entry: { view: 'AllWallets' }, onClose: 'closes', onBack: 'Account', onSettled: 'closes' },
  {
    entry: { view: 'ConnectSocials' },
    onClose: 'closes',
    onBack: 'Account',
    onSettled: 'closes',
  },
  {
    entry: { view: 'EmailLogin' },
    onClose: 'closes',
    onBack: 'Account',
    onSettled: 'closes',
  },
  {
    entry: { view: 'EmailVerifyOtp', data: { connectorId } },
    onClose: 'closes',
    onBack: 'Account',
    onSettled: 'closes',
  },
  {
    entry: { view: 'EmailVerifyDevice', data: { connectorId } },
    onClose: 'closes',
    onBack: 'Account',
    onSettled: 'closes',
  },
  {
    entry: { view: 'ConnectingSocial', data: { connectorId } },
    onClose: 'closes',
    onBack: 'Account',
    onSettled: 'closes',
  },
  {
    entry: { view: 'ConnectingFarcaster', data: { connectorId } },
    onClose: 'closes',
    onBack: 'Account',
    onSettled: 'closes',
  },
  {
    entry: { view: 'ConnectingPasskey', data: { connectorId } },
    onClose: 'closes',
    onBack: 'Account',
    onSettled: 'closes',
  },
  {
    entry: { view: 'ConnectingExternal', data: { connectorId } },
    onClose: 'closes',
    onBack: 'Account',
    onSettled: 'closes',
  },
  {
    entry: { view: 'ConnectingMultiChain', data: { connectorId } },
    onClose: 'closes',
    onBack: 'Account',
    onSettled: 'closes',
  },
  {
    entry: { view: 'ConnectingWalletConnect', data: { connectorId } },
    onClose: 'closes',
    onBack: 'Account',
    onSettled: 'closes',
  },
  {
    entry: { view: 'ConnectingWalletConnectBasic' },
    onClose: 'closes',
    onBack: 'Account',
    onSettled: 'closes',
  },
  { entry: { view: 'Networks' }, onClose: 'closes', onBack: 'Account', onSettled: 'Account' },
  { entry: { view: 'SwitchAddress' }, onClose: 'closes', onBack: 'Account', onSettled: 'Account' },
  {
    entry: { view: 'SwitchActiveChain', data: { caipNetworkId: 'eip155:137' } },
    onClose: 'closes',
    onBack: 'Account',
    onSettled: 'Account',
  },
  {
    entry: { view: 'SwitchNetwork', data: { caipNetworkId: 'eip155:137' } },
    onClose: 'closes',
    onBack: 'Account',
    onSettled: 'Account',
  },
  { entry: { view: 'UnsupportedChain' }, onClose: 'stays', onBack: 'stays', onSettled: 'closes' },
  { entry: { view: 'SIWXSignMessage' }, onClose: 'stays', onBack: 'Account', onSettled: 'closes' },
  { entry: { view: 'ApproveTransaction' }, onClose: 'stays', onBack: 'Account', onSettled: 'stays' },
  // A view without a policy of its own.
  { entry: { view: 'WhatIsAWallet' }, onClose: 'closes', onBack: 'Account', onSettled: 'stays' },
]

/** A plug-in without any session: a signature is due as soon as a wallet is connected. */
function createSIWX(required: boolean): SIWXConfig {
  return {
    createMessage: () => new Promise<never>(() => undefined),
    addSession: async () => undefined,
    revokeSession: async () => undefined,
    setSessions: async () => undefined,
    getSessions: async () => [],
    getRequired: () => required,
  }
}

async function openAt(entry: ViewEntry, siwx?: SIWXConfig): Promise<AppKit> {
  createTestWallet()
  const kit = createTestKit({ siwx })
  await connect(kit, { connectorId })
  await settle()
  await kit.open({ view: 'Account' })
  openView(kit, entry)
  return kit
}

function outcome(kit: AppKit, { view }: ViewEntry) {
  const state = kit.stores.modal.getState()
  if (!state.open) return 'closes'
  return state.view === view ? 'stays' : state.view
}

describe('every view with a policy', () => {
  it('is in this table', () => {
    const named = table.map(({ entry }) => entry.view).filter((view) => view !== 'WhatIsAWallet')
    expect(named.toSorted()).toEqual(Object.keys(viewPolicies).toSorted())
  })

  it('is found by an older name, too', async () => {
    const kit = await openAt({ view: 'ConnectingSiwe' }, createSIWX(true))
    closeModal(kit)
    expect(kit.stores.modal.getState()).toMatchObject({ open: true, view: 'SIWXSignMessage' })
    const other = await openAt({ view: 'WhatIsAWallet' })
    replaceView(other, { view: 'ConnectingSiwe' })
    expect(other.stores.modal.getState().view).toBe('SIWXSignMessage')
    await other.close()
    await other.open({ view: 'ConnectingSiwe' })
    expect(other.stores.modal.getState().view).toBe('SIWXSignMessage')
  })

  it.each(table)('$entry.view, closed while a signature is due: $onClose', async ({ entry, onClose }) => {
    const kit = await openAt(entry, createSIWX(true))
    closeModal(kit)
    expect(outcome(kit, entry)).toBe(onClose)
    expect(kit.stores.modal.getState().shake).toBe(onClose === 'stays' ? 1 : 0)
  })

  it.each(table)('$entry.view, closed otherwise: closes, unless a network is due', async ({ entry }) => {
    for (const siwx of [undefined, createSIWX(false)]) {
      const kit = await openAt(entry, siwx)
      closeModal(kit)
      expect(outcome(kit, entry)).toBe(entry.view === 'UnsupportedChain' ? 'stays' : 'closes')
    }
  })

  it.each(table)('$entry.view, left by back: $onBack', async ({ entry, onBack }) => {
    const kit = await openAt(entry)
    goBack(kit)
    expect(outcome(kit, entry)).toBe(onBack)
  })

  it.each(table)(
    '$entry.view, as the only view while a signature is due, left by back: $onClose',
    async ({ entry, onClose }) => {
      const kit = await openAt(entry, createSIWX(true))
      goBack(kit)
      kit.close()
      await kit.open({ view: 'WhatIsAWallet' })
      replaceView(kit, entry)
      const { shake } = kit.stores.modal.getState()
      goBack(kit)
      expect(outcome(kit, entry)).toBe(onClose)
      expect(kit.stores.modal.getState().shake - shake).toBe(onClose === 'stays' ? 1 : 0)
    },
  )

  it.each(table)('$entry.view, when everything is settled: $onSettled', async ({ entry, onSettled }) => {
    const kit = await openAt(entry)
    await switchNetwork(kit, { network: polygon })
    expect(outcome(kit, entry)).toBe(onSettled)
  })
})

describe('leaving a view that waits for a wallet', () => {
  const entry = { view: 'ConnectingExternal', data: { connectorId } } as const
  const ways: [string, (kit: AppKit) => unknown][] = [
    ['back', goBack],
    ['close', closeModal],
    ['close of the instance', (kit) => kit.close()],
    ['another view', (kit) => openView(kit, { view: 'AllWallets' })],
    ['another view in its place', (kit) => replaceView(kit, { view: 'Connect' })],
    ['opening the modal anew', (kit) => kit.open({ view: 'WhatIsAWallet' })],
  ]

  it.each(ways)('gives the attempt up, once: by %s', async (_, leave) => {
    const wallet = createTestWallet()
    wallet.setHold(true)
    const kit = createTestKit()
    await kit.open()
    openView(kit, entry)
    const failed = expect(connect(kit, { connectorId })).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    await settle()
    const seen = vi.fn()
    kit.stores.connection.subscribe(seen)
    await leave(kit)
    await failed
    const { view, open } = kit.stores.modal.getState()
    wallet.answerPending()
    await settle()
    expect(seen).toHaveBeenCalledOnce()
    expect(kit.stores.connection.getState()).toMatchObject({
      namespaces: { eip155: { status: 'disconnected' } },
      attempt: { status: 'idle' },
    })
    // The end of the attempt moves the modal no further.
    expect(kit.stores.modal.getState()).toMatchObject({ view, open })
  })

  it('dismisses a failure', async () => {
    createTestWallet().rejectNext()
    const kit = createTestKit()
    await kit.open()
    await connect(kit, { connectorId }).catch(() => undefined)
    expect(kit.stores.modal.getState().view).toBe('ConnectingExternal')
    goBack(kit)
    expect(kit.stores.connection.getState()).toEqual({
      namespaces: { eip155: { status: 'disconnected' } },
      attempt: { status: 'idle' },
    })
  })

  it('keeps an attempt while one such view follows another', async () => {
    const wallet = createTestWallet()
    wallet.setHold(true)
    const kit = createTestKit()
    await kit.open()
    const connecting = connect(kit, { connectorId })
    await settle()
    replaceView(kit, { view: 'ConnectingWalletConnect', data: { connectorId } })
    expect(kit.stores.connection.getState().attempt.status).toBe('asking')
    wallet.answerPending()
    await connecting
  })
})
