// @vitest-environment happy-dom
import type { Wallet } from '@wallet-standard/base'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { registerStandardWallet } from '../../testing/registerStandardWallet.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { signMessage } from '../../wallets/connection/signMessage.ts'
import {
  createPreparedKit,
  createTestSolanaWallet,
  firstSolanaAddress,
  secondSolanaAddress,
  settle,
  twoFamilies,
} from '../testPage.test.helper.ts'
import { anything, bring, mutated } from './hostileValues.test.helper.ts'
import { expectKnownState } from './knownState.test.helper.ts'
import { runs } from './runs.test.helper.ts'
import { watchPage } from './watchPage.test.helper.ts'

// Thousands of inputs; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000 })

const mainnet = 'solana:mainnet'
const account = (address: string) => ({ address, publicKey: [1, 2, 3], chains: [mainnet], features: [] })

// T16, T21, F14, F16
describe('a registered wallet', () => {
  it('ends in a state that the table knows, whatever it is and answers, and hides no other', async () => {
    const check = watchPage()
    createTestSolanaWallet()
    const accounts = mutated(fc.constant([account(firstSolanaAddress), account(secondSolanaAddress)]))
    const shape = mutated(
      fc.constant({
        version: '1.0.0',
        name: 'Hostile',
        icon: 'data:image/png;base64,',
        chains: [mainnet],
        accounts: [],
      }),
    )
    const answer = fc.record({
      rejects: fc.boolean(),
      reason: anything,
      accounts,
      signed: anything,
      events: anything,
    })
    await fc.assert(
      fc.asyncProperty(
        shape,
        answer,
        async (given, { rejects, reason, accounts: shared, signed, events }) => {
          const listeners: ((properties: unknown) => void)[] = []
          const reply = (value: unknown) => async () => {
            if (rejects) throw bring(reason)
            return bring(value)
          }
          const features = {
            'standard:connect': { version: '1.0.0', connect: reply({ accounts: shared }) },
            'standard:disconnect': { version: '1.0.0', disconnect: reply(undefined) },
            'standard:events': {
              version: '1.0.0',
              on: (_: string, listener: (properties: unknown) => void) => {
                listeners.push(listener)
                return bring(signed)
              },
            },
            'solana:signMessage': { version: '1.0.0', signMessage: reply(signed) },
          }
          const wallet = bring(given)
          const isPlain = typeof wallet === 'object' && wallet !== null && 'name' in (given as object)
          const stop = registerStandardWallet((isPlain ? { ...wallet, features } : wallet) as Wallet)
          const kit = createPreparedKit(twoFamilies)
          await settle()
          expectKnownState(kit)
          const { connectors } = kit.stores.connectors.getState()
          expect(connectors.map(({ id }) => id)).toContain('standard.solana-wallet')
          const calls = [
            () => connect(kit, { connectorId: 'standard.hostile' }),
            () => signMessage(kit, { message: 'hello' }),
          ]
          for (const call of calls) {
            const ended = call().catch((error: unknown) => {
              expect(error).toMatchObject({ name: 'WalletKitError' })
            })
            await settle()
            for (const listener of listeners) listener(bring(events))
            await settle()
            expectKnownState(kit)
            void ended
          }
          kit.destroy()
          stop()
          await check()
        },
      ),
      { numRuns: runs(1000) },
    )
  })
})
