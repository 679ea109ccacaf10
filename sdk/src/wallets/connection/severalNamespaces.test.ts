// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { AppKit } from '../../kit/AppKit.ts'
import {
  createPreparedKit,
  createTestSolanaWallet,
  createTestWallet,
  firstAddress,
  firstSolanaAddress,
  leaveForGood,
  secondAddress,
  secondSolanaAddress,
  settle,
  twoFamilies,
} from '../../test/testPage.test.helper.ts'
import type { Connector } from '../connectors/Connector.ts'
import { cancelConnect } from './cancelConnect.ts'
import { connect } from './connect.ts'

const connectorId = 'test.wallet'
const solanaId = 'standard.solana-wallet'

/** A wallet that announces itself for EVM chains and registers for Solana, under one name. */
async function createMergedWallet() {
  const evm = createTestWallet()
  const solana = createTestSolanaWallet({ name: 'Test Wallet' })
  const kit = createPreparedKit(twoFamilies)
  await settle()
  return { evm, solana, kit }
}

/** Two wallets, one per family. */
async function createTwoWallets() {
  const evm = createTestWallet()
  const solana = createTestSolanaWallet()
  const kit = createPreparedKit(twoFamilies)
  await settle()
  return { evm, solana, kit }
}

function statuses(kit: AppKit) {
  const { namespaces, attempt } = kit.stores.connection.getState()
  return [namespaces.eip155?.status, namespaces.solana?.status, attempt.status].join(' ')
}

/** Every state that a subscriber of the store sees, as one line each. */
function record(kit: AppKit) {
  const seen: string[] = []
  kit.stores.connection.subscribe(() => seen.push(statuses(kit)))
  return seen
}

describe('an approval of two namespaces', () => {
  it('is committed in one transition, with the end of the attempt', async () => {
    const { kit } = await createMergedWallet()
    const seen = record(kit)
    const { connected, address } = await connect(kit, { connectorId })
    expect(Object.keys(connected)).toEqual(['eip155', 'solana'])
    expect(address).toBe(firstAddress)
    expect(kit.getAddress('solana')).toBe(firstSolanaAddress)
    expect(seen.at(0)).toBe('connecting connecting asking')
    expect(seen.at(-1)).toBe('connected connected idle')
    expect(new Set(seen)).toEqual(new Set(['connecting connecting asking', 'connected connected idle']))
  })

  it.each<[string, unknown]>([
    ['fails', new Error('no Solana today')],
    ['is busy', { code: -32002, message: 'Already processing.' }],
  ])('connects the family that was approved when the wallet %s for the other one', async (_, error) => {
    const { kit, solana } = await createMergedWallet()
    solana.rejectNext('standard:connect', error)
    const { connected } = await connect(kit, { connectorId })
    expect(Object.keys(connected)).toEqual(['eip155'])
    expect(statuses(kit)).toBe('connected disconnected idle')
  })

  it('fails as a whole when the second question is declined, and can be tried again', async () => {
    const { kit, solana } = await createMergedWallet()
    solana.rejectNext('standard:connect')
    await expect(connect(kit, { connectorId })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(statuses(kit)).toBe('disconnected disconnected failed')
    await connect(kit, { connectorId })
    expect(statuses(kit)).toBe('connected connected idle')
  })

  it('fails when the first question is declined, and asks no second one', async () => {
    const { kit, evm, solana } = await createMergedWallet()
    evm.rejectNext('eth_requestAccounts')
    await expect(connect(kit, { connectorId })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(statuses(kit)).toBe('disconnected disconnected failed')
    expect(solana.requests).toEqual([])
    await connect(kit, { connectorId })
    expect(statuses(kit)).toBe('connected connected idle')
  })

  it('asks no second question after a cancel', async () => {
    const { kit, evm, solana } = await createMergedWallet()
    evm.setHold(true)
    const connecting = connect(kit, { connectorId })
    await settle()
    cancelConnect(kit)
    await expect(connecting).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    evm.answerPending()
    await settle()
    expect(solana.requests).toEqual([])
    expect(statuses(kit)).toBe('disconnected disconnected idle')
  })

  it('asks for the missing family when the wallet is connected to the other one', async () => {
    const { kit, evm } = await createMergedWallet()
    await connect(kit, { connectorId, namespaces: ['eip155'] })
    const seen = record(kit)
    const { connected } = await connect(kit, { connectorId })
    expect(Object.keys(connected)).toEqual(['eip155', 'solana'])
    // The family that was connected stays so all the time, and is asked nothing.
    expect(seen.every((line) => line.startsWith('connected'))).toBe(true)
    expect(evm.requests.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1)
  })

  it('keeps the connected family when the missing one is declined', async () => {
    const { kit, solana } = await createMergedWallet()
    await connect(kit, { connectorId, namespaces: ['eip155'] })
    solana.rejectNext('standard:connect')
    await expect(connect(kit, { connectorId })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(statuses(kit)).toBe('connected disconnected failed')
  })
})

describe('a newer attempt', () => {
  it.each([
    ['the same namespaces', ['eip155'], 'connected disconnected idle'],
    ['other namespaces', ['solana'], 'disconnected connected idle'],
  ] as const)('takes over from an older one that was about two, for %s', async (_, namespaces, outcome) => {
    const { kit, evm } = await createMergedWallet()
    evm.setHold(true)
    const first = connect(kit, { connectorId })
    const failed = expect(first).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    await settle()
    evm.setHold(false)
    const second = connect(kit, { connectorId, namespaces })
    await failed
    await settle()
    // The wallet is not asked again while a question is pending.
    evm.answerPending()
    await second
    await settle()
    expect(statuses(kit)).toBe(outcome)
  })

  it('takes over for disjoint namespaces of another wallet', async () => {
    const { kit, evm } = await createTwoWallets()
    evm.setHold(true)
    const first = connect(kit, { connectorId })
    const failed = expect(first).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    await settle()
    await connect(kit, { connectorId: solanaId })
    await failed
    evm.answerPending()
    await settle()
    expect(statuses(kit)).toBe('disconnected connected idle')
  })
})

describe('an attempt that ends early', () => {
  it('leaves everything as it was when its signal has aborted before', async () => {
    const { kit, solana } = await createMergedWallet()
    createTestWallet({ rdns: 'other.wallet', name: 'Other' })
    await connect(kit, { connectorId: 'other.wallet' })
    const aborted = connect(kit, { connectorId, signal: AbortSignal.abort() })
    await expect(aborted).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    expect(statuses(kit)).toBe('connected  idle')
    expect(solana.requests).toEqual([])
  })

  it('opens no view when a subscriber cancels it immediately', async () => {
    const { kit } = await createMergedWallet()
    await kit.open()
    kit.stores.connection.subscribe(({ attempt }) => {
      if (attempt.status === 'asking') cancelConnect(kit)
    })
    await expect(connect(kit, { connectorId })).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    expect(kit.stores.modal.getState().view).toBe('Connect')
    expect(statuses(kit)).toBe('disconnected disconnected idle')
  })

  it('ends as a whole, in one transition, when one of its namespaces is disconnected', async () => {
    const { kit, evm } = await createMergedWallet()
    evm.setHold(true)
    const failed = expect(connect(kit, { connectorId })).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    await settle()
    const seen = record(kit)
    await kit.disconnect('solana')
    await failed
    expect(seen).toEqual(['disconnected disconnected idle'])
  })

  it('settles when the kit is destroyed, and connects nothing later', async () => {
    const { kit, evm } = await createMergedWallet()
    evm.setHold(true)
    const connecting = connect(kit, { connectorId })
    const failed = expect(connecting).rejects.toMatchObject({ code: 'DESTROYED' })
    await settle()
    const seen = record(kit)
    kit.destroy()
    await failed
    evm.answerPending()
    await settle()
    expect(seen).toEqual([])
    expect(evm.countListeners()).toBe(0)
  })

  it('fails when a connector of the host app approves nothing', async () => {
    const empty = [{}, { eip155: { addresses: [], caipNetworkId: 'eip155:1' } }] as const
    for (const session of empty) {
      const kit = createPreparedKit({ connectors: [createConnector(async () => session)] })
      await expect(connect(kit, { connectorId: 'own' })).rejects.toMatchObject({
        code: 'WALLET_REPLY_INVALID',
      })
      expect(kit.stores.connection.getState().attempt.status).toBe('failed')
    }
  })
})

describe('a second wallet of another family', () => {
  it('makes its namespace the active one and closes the modal', async () => {
    const { kit } = await createTwoWallets()
    await connect(kit, { connectorId })
    await kit.open({ view: 'Connect' })
    const { address } = await connect(kit, { connectorId: solanaId })
    expect(address).toBe(firstSolanaAddress)
    expect(statuses(kit)).toBe('connected connected idle')
    expect(kit.getActiveChainNamespace()).toBe('solana')
    expect(kit.isOpen()).toBe(false)
  })

  it('does not touch network or sign-in when its account changes while it is not active', async () => {
    const { kit, solana } = await createTwoWallets()
    await connect(kit, { connectorId: solanaId })
    await connect(kit, { connectorId })
    expect(kit.getActiveChainNamespace()).toBe('eip155')
    const [network, signIn] = [vi.fn(), vi.fn()]
    kit.stores.networks.subscribe(network)
    kit.stores.signIn.subscribe(signIn)
    solana.changeAccount(1)
    expect(kit.getAddress('solana')).toBe(secondSolanaAddress)
    expect(kit.getAddress()).toBe(firstAddress)
    expect(network).not.toHaveBeenCalled()
    expect(signIn).not.toHaveBeenCalled()
  })

  it('becomes active when the active wallet leaves', async () => {
    const { kit, evm } = await createTwoWallets()
    await connect(kit, { connectorId: solanaId })
    await connect(kit, { connectorId })
    leaveForGood(() => evm.revoke())
    expect(kit.getActiveChainNamespace()).toBe('solana')
    expect(kit.getAddress()).toBe(firstSolanaAddress)
  })

  it('stays connected when the other one is disconnected', async () => {
    const { kit, solana } = await createTwoWallets()
    await connect(kit, { connectorId })
    await connect(kit, { connectorId: solanaId })
    await kit.disconnect('eip155')
    expect(statuses(kit)).toBe('disconnected connected idle')
    expect(solana.requests.map(({ method }) => method)).toEqual(['standard:connect'])
  })

  it('stays connected when one namespace of a wallet with two is disconnected', async () => {
    const { kit, evm } = await createMergedWallet()
    await connect(kit, { connectorId })
    await kit.disconnect('solana')
    expect(statuses(kit)).toBe('connected disconnected idle')
    evm.changeAccount(1)
    expect(kit.getAddress()).toBe(secondAddress)
  })
})

describe('another wallet for a connected namespace', () => {
  async function replaceWallet() {
    const { kit, solana, evm } = await createTwoWallets()
    const other = createTestWallet({ rdns: 'other.wallet', name: 'Other' })
    await connect(kit, { connectorId: solanaId })
    await connect(kit, { connectorId })
    await kit.open({ view: 'Connect' })
    other.setHold(true)
    const connecting = connect(kit, { connectorId: 'other.wallet' })
    await settle()
    return { kit, solana, evm, other, connecting }
  }

  it('is asked in the open modal, and no third wallet becomes active meanwhile', async () => {
    const { kit, evm, other, connecting } = await replaceWallet()
    expect(kit.stores.modal.getState()).toMatchObject({ open: true, view: 'ConnectingExternal' })
    expect(statuses(kit)).toBe('connecting connected asking')
    expect(kit.getActiveChainNamespace()).toBe('eip155')
    expect(evm.countListeners()).toBe(0)
    other.answerPending()
    await connecting
    expect(kit.getWalletInfo()?.name).toBe('Other')
    expect(kit.isOpen()).toBe(false)
  })

  it('is not connected when the visitor cancels; the other family stays', async () => {
    const { kit, connecting } = await replaceWallet()
    cancelConnect(kit)
    await expect(connecting).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    expect(statuses(kit)).toBe('disconnected connected idle')
  })
})

describe('a wallet whose listeners cannot be removed', () => {
  it.each([
    [
      'throws',
      () => {
        throw new Error('no')
      },
    ],
    ['is no function', 'nothing'],
  ])('is disconnected all the same: it %s', async (_, stop) => {
    const { kit, evm, solana } = await createTwoWallets()
    evm.provider.removeListener = () => {
      throw new Error('no')
    }
    Object.assign(solana.wallet, {
      features: { ...solana.wallet.features, 'standard:events': { version: '1.0.0', on: () => stop } },
    })
    await connect(kit, { connectorId })
    await connect(kit, { connectorId: solanaId })
    await kit.disconnect()
    expect(statuses(kit)).toBe('disconnected disconnected idle')
  })
})

/** A connector of the host app's own. */
function createConnector(answer: Connector['connect']): Connector {
  return {
    id: 'own',
    name: 'Own',
    type: 'EXTERNAL',
    namespaces: ['eip155'],
    connect: answer,
    restore: async () => ({}),
    disconnect: async () => undefined,
    watch: () => () => undefined,
    getProvider: () => undefined,
  }
}
