// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendTransaction } from '../../chains/namespaces/eip155/actions/sendTransaction.ts'
import type { AppKit } from '../../kit/AppKit.ts'
import { runs } from '../../test/fuzz/runs.test.helper.ts'
import {
  createMemoryStorage,
  createTestKit,
  createTestSolanaWallet,
  createTestWallet,
  firstAddress,
  settle,
  twoFamilies,
} from '../../test/testPage.test.helper.ts'
import { announceWallet } from '../../testing/announceWallet.ts'
import { registerStandardWallet } from '../../testing/registerStandardWallet.ts'
import { addAdapter, removeAdapter } from './adapters.ts'
import { connect } from './connect.ts'
import { restoreLimit } from './restore.ts'
import { switchNetwork } from './switchNetwork.ts'

const [ethereum, polygon, solana] = twoFamilies.networks

/** Laws that must hold whenever nothing is in progress. */
function brokenLaws(kit: AppKit): readonly string[] {
  const { active, activeNamespace, isSupported, requested, switching } = kit.stores.networks.getState()
  const isOffered = requested.some(({ caipNetworkId }) => caipNetworkId === active.caipNetworkId)
  const namespaces = kit.stores.connection.getState().namespaces
  const state = namespaces[activeNamespace]
  return [
    active.chainNamespace !== activeNamespace && 'the active network is of another namespace',
    isSupported !== isOffered && `isSupported is ${isSupported}, offered: ${isOffered}`,
    switching !== undefined && 'still switching',
    state?.status === 'connected' &&
      state.caipNetworkId !== active.caipNetworkId &&
      `the wallet is on ${state.caipNetworkId}, active: ${active.caipNetworkId}`,
    ...Object.values(namespaces).map(
      ({ status }) => (status === 'connecting' || status === 'restoring') && `still ${status}`,
    ),
  ].filter((law) => law !== false)
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('several wallets of several namespaces', () => {
  it('keep their laws under any order of events', { timeout: 60_000 }, async () => {
    const steps = fc.array(
      fc.tuple(
        fc.constantFrom(
          'connect',
          'disconnect',
          'disconnectOne',
          'switch',
          'walletChain',
          'account',
          'send',
          'reject',
          'hold',
          'answer',
          'unknownChain',
          'revoke',
          'addNetwork',
          'removeNetwork',
          'addAdapter',
          'removeAdapter',
          'settle',
        ),
        fc.nat(5),
      ),
      { minLength: 5, maxLength: 30 },
    )
    await fc.assert(
      fc.asyncProperty(steps, async (events) => {
        const evm = ['one.wallet', 'two.wallet'].map((rdns) =>
          createTestWallet({ rdns, name: rdns, announced: false }),
        )
        const solanaWallet = createTestSolanaWallet({ registered: false })
        const stops = [
          ...evm.map((wallet) => announceWallet(wallet)),
          registerStandardWallet(solanaWallet.wallet),
        ]
        const kit = createTestKit({ ...twoFamilies, storage: createMemoryStorage() })
        const open: Promise<unknown>[] = []
        const start = (promise: Promise<unknown>) => open.push(promise.catch((error: unknown) => error))
        const pick = (index: number) => evm[index % 2] ?? evm[0]
        const run: Readonly<Record<(typeof events)[number][0], (index: number) => unknown>> = {
          connect(index) {
            const { connectors } = kit.stores.connectors.getState()
            const connector = connectors[index % Math.max(connectors.length, 1)]
            if (connector) start(connect(kit, { connectorId: connector.id }))
          },
          disconnect: () => start(kit.disconnect()),
          disconnectOne: (index) => start(kit.disconnect(index % 2 ? 'solana' : 'eip155')),
          switch: (index) =>
            start(switchNetwork(kit, { network: [ethereum, polygon, solana][index % 3] ?? ethereum })),
          walletChain: (index) => pick(index)?.changeChain(index % 3 ? 137 : 1),
          account: (index) => pick(index)?.changeAccount(index % 2),
          send: () => start(sendTransaction(kit, { to: firstAddress, value: 1n })),
          reject: (index) => pick(index)?.rejectNext(),
          hold: (index) => pick(index)?.setHold(true),
          answer: (index) => {
            pick(index)?.setHold(false)
            pick(index)?.answerPending()
          },
          unknownChain: (index) => pick(index)?.setUnknownChains(index % 2 ? [137] : []),
          revoke: (index) => pick(index)?.revoke(),
          addNetwork: () => kit.addNetwork('eip155', polygon),
          removeNetwork() {
            // The last one of a family stays.
            if (kit.getCaipNetworks('eip155').length === 2) kit.removeNetwork('eip155', 137)
          },
          addAdapter: () => addAdapter(kit, { adapter: { namespace: 'solana' }, networks: [solana] }),
          removeAdapter: (index) => removeAdapter(kit, { namespace: index % 2 ? 'solana' : 'eip155' }),
          settle,
        }
        await settle()
        for (const [name, index] of events) await run[name](index)
        for (const wallet of evm) {
          wallet.setHold(false)
          await settle()
          wallet.answerPending()
        }
        await vi.advanceTimersByTimeAsync(restoreLimit)
        await vi.dynamicImportSettled()
        await settle()
        // A wallet that has been connected meanwhile may still be asked to move.
        await vi.advanceTimersByTimeAsync(restoreLimit)
        await Promise.all(open)
        expect(brokenLaws(kit)).toEqual([])
        kit.destroy()
        await settle()
        expect([...evm, solanaWallet].map((wallet) => wallet.countListeners())).toEqual([0, 0, 0])
        expect(vi.getTimerCount()).toBe(0)
        for (const stop of stops) stop()
      }),
      { numRuns: runs(200) },
    )
  })
})
