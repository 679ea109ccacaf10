// @vitest-environment happy-dom
import type { Wallet } from '@wallet-standard/base'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { CaipNetworkId } from '../../chains/networks/Caip.ts'
import type { AppKit } from '../../kit/AppKit.ts'
import { createSIWX } from '../../signIn/siwx/signInKit.test.helper.ts'
import { createEmitter } from '../../testing/createEmitter.ts'
import { registerStandardWallet } from '../../testing/registerStandardWallet.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { createSIWXMessage, toSignInText } from '../siwxMessage.test.helper.ts'
import {
  createPreparedKit,
  firstAddress,
  firstSolanaAddress,
  secondAddress,
  settle,
  twoFamilies,
} from '../testPage.test.helper.ts'
import { anything, bring, mutated } from './hostileValues.test.helper.ts'
import { expectKnownState } from './knownState.test.helper.ts'
import { runs } from './runs.test.helper.ts'
import { watchPage } from './watchPage.test.helper.ts'

// Thousands of inputs; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000 })

const issuedAt = new Date().toISOString()
const solanaId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** The text that a wallet should sign. */
const textOf = (accountAddress: string, chainId: CaipNetworkId) =>
  toSignInText({ ...createSIWXMessage({ accountAddress, chainId, issuedAt }) })

/** A kit whose plug-in accepts each signature: what the page checks is all that stands between. */
function createKit() {
  const { siwx } = createSIWX({
    createMessage: async (parameters) => createSIWXMessage({ ...parameters, issuedAt }),
  })
  return { siwx, kit: createPreparedKit({ ...twoFamilies, siwx }) }
}

/** Nobody is signed in but by a text of this page, with the nonce that was asked for, for the connected account. */
function expectAsAsked(kit: AppKit, { addSession, setSessions }: ReturnType<typeof createKit>['siwx']): void {
  expectKnownState(kit)
  const state = kit.stores.signIn.getState()
  for (const [session] of addSession.mock.calls) {
    const { accountAddress, chainId } = session.data
    expect(session.message).toBe(textOf(accountAddress, chainId))
    expect(state.caipAddress?.toLowerCase()).toBe(`${chainId}:${accountAddress}`.toLowerCase())
    expect(typeof session.signature).toBe('string')
  }
  expect(setSessions.mock.calls.flatMap(([sessions]) => sessions)).toEqual([])
  if (state.status === 'authenticated') expect(addSession).toHaveBeenCalled()
}

// T8, T9, T16, T21, T33, F14, F16
describe('a wallet that is asked to connect and sign in by one prompt', () => {
  it('of EVM signs in as it was asked, or not at all, whatever it answers', async () => {
    const check = watchPage()
    const message = textOf(firstAddress, 'eip155:1')
    const signed = { message, signature: `0x${'ab'.repeat(65)}` }
    const reply = mutated(
      fc.constant({
        accounts: [
          { address: firstAddress, capabilities: { signInWithEthereum: signed } },
          { address: secondAddress, capabilities: {} },
        ],
      }),
    )
    const capabilities = fc.oneof(fc.constant({}), anything)
    const chainId = fc.oneof({ weight: 4, arbitrary: fc.constant('0x1') }, anything)
    const outcome = fc.record({ reply, capabilities, chainId, rejects: fc.boolean(), isKnown: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(outcome, async (given) => {
        const { on, removeListener } = createEmitter()
        const answers: Readonly<Record<string, unknown>> = {
          wallet_getCapabilities: given.capabilities,
          wallet_connect: given.reply,
          eth_chainId: given.chainId,
          eth_requestAccounts: [firstAddress],
          eth_accounts: [firstAddress],
        }
        const provider = {
          on,
          removeListener,
          async request({ method }: { method: string }) {
            if (method === 'wallet_connect' && given.rejects) throw bring(given.reply)
            return bring(answers[method])
          },
        }
        const { kit, siwx } = createKit()
        const rdns = given.isKnown ? 'xyz.ithaca.porto' : 'hostile.wallet'
        const info = { uuid: crypto.randomUUID(), name: 'Hostile', icon: 'data:image/png,', rdns }
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
        void connect(kit, { connectorId: rdns }).catch((error: unknown) => {
          expect(error).toMatchObject({ name: 'WalletKitError' })
        })
        await settle()
        expectAsAsked(kit, siwx)
        kit.destroy()
        await check()
      }),
      { numRuns: runs(500) },
    )
  })

  it('of Solana signs in as it was asked, or not at all, whatever it answers', async () => {
    const check = watchPage()
    const account = { address: firstSolanaAddress, publicKey: [1], chains: ['solana:mainnet'], features: [] }
    const message = textOf(firstSolanaAddress, solanaId)
    const outcome = fc.record({
      text: mutated(fc.constant(message)),
      signature: fc.oneof(fc.constant(new Uint8Array(64)), fc.uint8Array({ maxLength: 70 }), anything),
      account: fc.oneof(fc.constant(account), mutated(fc.constant(account))),
      shape: fc.oneof(
        { weight: 4, arbitrary: fc.constant(undefined) },
        anything.map((value) => ({ value })),
      ),
      isText: fc.boolean(),
      rejects: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(outcome, async (given) => {
        const text = given.isText ? message : given.text
        const output = {
          account: bring(given.account),
          signedMessage: typeof text === 'string' ? new TextEncoder().encode(text) : bring(text),
          signature: bring(given.signature),
        }
        const wallet = {
          version: '1.0.0',
          name: 'Hostile',
          icon: 'data:image/png;base64,',
          chains: ['solana:mainnet'],
          accounts: [account],
          features: {
            'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [account] }) },
            'solana:signIn': {
              version: '1.0.0',
              async signIn() {
                const answer = given.shape ? bring(given.shape.value) : [output]
                if (given.rejects) throw answer
                return answer
              },
            },
          },
        }
        const stop = registerStandardWallet(wallet as unknown as Wallet)
        const { kit, siwx } = createKit()
        void connect(kit, { connectorId: 'standard.hostile' }).catch((error: unknown) => {
          expect(error).toMatchObject({ name: 'WalletKitError' })
        })
        await settle()
        expectAsAsked(kit, siwx)
        kit.destroy()
        stop()
        await check()
      }),
      { numRuns: runs(500) },
    )
  })

  it('signs in when nothing is changed', async () => {
    const { kit, siwx } = createKit()
    const { on, removeListener } = createEmitter()
    const signed = { message: textOf(firstAddress, 'eip155:1'), signature: `0x${'ab'.repeat(65)}` }
    const answers: Readonly<Record<string, unknown>> = {
      wallet_getCapabilities: {},
      wallet_connect: {
        accounts: [{ address: firstAddress, capabilities: { signInWithEthereum: signed } }],
      },
      eth_chainId: '0x1',
    }
    const provider = {
      on,
      removeListener,
      request: async ({ method }: { method: string }) => answers[method],
    }
    const info = { uuid: crypto.randomUUID(), name: 'Good', icon: 'data:image/png,', rdns: 'good.wallet' }
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
    await connect(kit, { connectorId: 'good.wallet' })
    await settle()
    expect(siwx.addSession).toHaveBeenCalledOnce()
    expectAsAsked(kit, siwx)
    expect(kit.stores.signIn.getState().status).toBe('authenticated')
  })
})
