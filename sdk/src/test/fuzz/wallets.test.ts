// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createEmitter } from '../../testing/createEmitter.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { disconnect } from '../../wallets/connection/disconnect.ts'
import { signMessage } from '../../wallets/connection/signMessage.ts'
import { switchNetwork } from '../../wallets/connection/switchNetwork.ts'
import {
  createPreparedKit,
  createTestWallet,
  firstAddress,
  polygon,
  secondAddress,
  settle,
} from '../testPage.test.helper.ts'
import { anyString, anything, bring, mutated } from './hostileValues.test.helper.ts'
import { expectKnownState } from './knownState.test.helper.ts'
import { runs } from './runs.test.helper.ts'
import { watchPage } from './watchPage.test.helper.ts'

// Thousands of inputs; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000 })

const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

function announce(detail: unknown): void {
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

/** A provider that answers with the values of a list, by method, and reports events for a test. */
function createProvider(answers: Readonly<Record<string, () => unknown>>) {
  const { on, removeListener, emit } = createEmitter()
  const provider = {
    on,
    removeListener,
    async request({ method }: { method: string }) {
      return answers[method]?.()
    },
  }
  return { provider, emit }
}

function announceProvider(provider: unknown, rdns = 'hostile.wallet'): void {
  announce({ info: { uuid: crypto.randomUUID(), name: 'Hostile', icon, rdns }, provider })
}

// T16, T21
describe('announcements', () => {
  it('whatever is announced, a good wallet beside it is listed and connects', async () => {
    const check = watchPage()
    const detail = mutated(
      fc.record({
        info: fc.record({
          uuid: fc.uuid(),
          name: anyString,
          icon: fc.constantFrom(icon, 'https://icon.example/x.png', 'javascript:alert(1)'),
          rdns: fc.constantFrom('a.wallet', 'test.wallet', 'injected', 'walletConnect', '__proto__'),
        }),
        provider: fc.record({ request: fc.constant(async () => []), on: fc.func(fc.constant(undefined)) }),
      }),
    )
    const wallet = createTestWallet()
    await fc.assert(
      fc.asyncProperty(fc.array(detail, { maxLength: 5 }), async (details) => {
        const before = wallet.requests.length
        const kit = createPreparedKit()
        await settle()
        for (const announced of details) announce(bring(announced))
        expectKnownState(kit)
        await connect(kit, { connectorId: 'test.wallet' })
        expect(kit.getProvider('eip155')).toBeDefined()
        expect(wallet.requests.length).toBeGreaterThan(before)
        kit.destroy()
        await check()
      }),
      { numRuns: runs(1000) },
    )
  })
})

// T16, F14, F15, F16
describe('replies of a wallet', () => {
  const address = fc.constantFrom(firstAddress, secondAddress)
  const accounts = mutated(fc.array(address, { minLength: 1, maxLength: 3 }))
  const chainId = mutated(fc.constantFrom('0x1', '0x89', '0xffff'))
  const reply = <Value>(values: fc.Arbitrary<Value>) =>
    fc.tuple(values, fc.boolean(), anything).map(([value, rejects, reason]) => () => {
      if (rejects) throw bring(reason)
      return bring(value)
    })

  it('end in a state that the table knows, whatever it answers', async () => {
    const check = watchPage()
    await fc.assert(
      fc.asyncProperty(
        reply(accounts),
        reply(chainId),
        reply(anything),
        reply(anything),
        async (requestAccounts, chain, signature, switched) => {
          const { provider } = createProvider({
            eth_requestAccounts: requestAccounts,
            eth_accounts: requestAccounts,
            wallet_requestPermissions: requestAccounts,
            eth_chainId: chain,
            personal_sign: signature,
            wallet_switchEthereumChain: switched,
            wallet_addEthereumChain: switched,
          })
          const kit = createPreparedKit()
          await settle()
          announceProvider(provider)
          const calls = [
            () => connect(kit, { connectorId: 'hostile.wallet' }),
            () => signMessage(kit, { message: 'hello' }),
            () => switchNetwork(kit, { network: polygon }),
            () => disconnect(kit),
          ]
          for (const call of calls) {
            let isSettled = false
            const outcome = call()
              .then(
                () => undefined,
                (reason: unknown) => reason ?? new Error('rejected with nothing'),
              )
              .finally(() => {
                isSettled = true
              })
            for (let turn = 0; turn < 5 && !isSettled; turn += 1) await settle()
            expectKnownState(kit)
            // A wallet that never answers: the call ends with the kit.
            if (!isSettled) kit.destroy()
            const error = await outcome
            if (error !== undefined) expect(error).toMatchObject({ name: 'WalletKitError' })
            expectKnownState(kit)
          }
          kit.destroy()
          await check()
        },
      ),
      { numRuns: runs(1500) },
    )
  })
})

// T9, F16
describe('events of a connected wallet', () => {
  it('leave a state that the table knows, whatever they carry', async () => {
    const check = watchPage()
    const event = fc.oneof(
      fc.tuple(fc.constant('accountsChanged'), mutated(fc.constant([firstAddress, secondAddress]))),
      fc.tuple(fc.constant('chainChanged'), mutated(fc.constantFrom('0x1', '0x89', '137'))),
      fc.tuple(fc.constantFrom('disconnect', 'connect', 'message', 'error'), anything),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 6 }), async (events) => {
        const { provider, emit } = createProvider({
          eth_requestAccounts: () => [firstAddress],
          eth_accounts: () => [firstAddress],
          eth_chainId: () => '0x1',
        })
        const kit = createPreparedKit()
        await settle()
        announceProvider(provider)
        await connect(kit, { connectorId: 'hostile.wallet' })
        for (const [name, payload] of events) {
          emit(name, bring(payload))
          expectKnownState(kit)
        }
        await settle()
        expectKnownState(kit)
        kit.destroy()
        await check()
      }),
      { numRuns: runs(1500) },
    )
  })
})
