// @vitest-environment happy-dom
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ignoreErrors } from '../../foundation/platform/ignoreErrors.ts'
import type { AppKit } from '../../kit/AppKit.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { signMessage } from '../../wallets/connection/signMessage.ts'
import { createFakePairingClient } from '../../wallets/connectors/pairing/fakePairingClient.test.helper.ts'
import {
  both,
  connectorId,
  createPairingKit,
  pair,
  solanaId,
} from '../../wallets/connectors/pairing/pairingKit.test.helper.ts'
import { firstAddress, firstSolanaAddress, secondAddress, settle } from '../testPage.test.helper.ts'
import { anyString, anything, bring, mutated } from './hostileValues.test.helper.ts'
import { expectKnownState } from './knownState.test.helper.ts'
import { runs } from './runs.test.helper.ts'
import { watchPage } from './watchPage.test.helper.ts'

vi.setConfig({ testTimeout: 180_000 })

let fake = createFakePairingClient()
const init = vi.hoisted(() => vi.fn())
vi.mock('@walletconnect/universal-provider', () => ({ UniversalProvider: { init } }))
beforeEach(() => {
  fake = createFakePairingClient()
  init.mockImplementation(fake.init)
})

const account = fc.oneof(
  fc.constantFrom(
    `eip155:1:${firstAddress}`,
    `eip155:137:${firstAddress}`,
    `eip155:56:${firstAddress}`,
    `${solanaId}:${firstSolanaAddress}`,
    `eip155:1:${firstSolanaAddress}`,
    `${solanaId}:${firstAddress}`,
    `eip155:1:${secondAddress.slice(0, -1)}`,
    'eip155:1',
    ':::',
    `__proto__:1:${firstAddress}`,
  ),
  anyString,
)
const approved = fc.record({
  accounts: fc.array(account, { maxLength: 5 }),
  methods: fc.array(fc.oneof(fc.constantFrom('personal_sign', 'eth_sign', 'wallet_evil'), anyString), {
    maxLength: 4,
  }),
  events: fc.array(anyString, { maxLength: 2 }),
})
const namespaces = fc.oneof(
  { weight: 3, arbitrary: fc.record({ eip155: approved, solana: approved }, { requiredKeys: [] }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.oneof(fc.constantFrom('eip155', '__proto__', 'constructor'), anyString),
      approved,
    ),
  },
)
const metadata = fc.record(
  {
    name: fc.oneof(anyString, anything),
    url: fc.oneof(anyString, anything),
    icons: fc.oneof(fc.array(anyString), anything),
    redirect: fc.oneof(fc.record({ native: anyString, universal: anyString }), anything),
  },
  { requiredKeys: [] },
)

/** Only accounts on networks that the kit has asked for, and nothing foreign in the state. */
function expectAsked(kit: AppKit): void {
  expectKnownState(kit)
  const asked = kit.stores.networks.getState().requested.map(({ caipNetworkId }) => caipNetworkId)
  for (const state of Object.values(kit.stores.connection.getState().namespaces))
    if (state.status === 'connected') expect(asked).toContain(state.caipNetworkId)
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => `eip155:1:0x${index.toString(16).padStart(40, '0')}`)

// T17, T21, F16
describe('a wallet behind the relay', () => {
  it('that approves anything is connected as it was asked, or not at all', async () => {
    const check = watchPage()
    await fc.assert(
      fc.asyncProperty(mutated(namespaces), mutated(metadata), async (given, described) => {
        const kit = createPairingKit()
        const connecting = connect(kit, { connectorId }).catch((error: unknown) => error)
        await settle()
        const peer = ignoreErrors(() => ({ ...Object(bring(described)) }))
        fake.proposals.at(-1)?.approve(bring(given) as never, peer)
        const error = await connecting
        if (error !== undefined && error instanceof Error) expect(error).toHaveProperty('code')
        expectAsked(kit)
        expect(kit.getWalletInfo?.()?.name ?? '').toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]{0,64}$/u)
        kit.destroy()
        await check()
      }),
      { numRuns: runs(300) },
    )
  })

  it('that changes its session to anything leaves the kit in a known state', async () => {
    const check = watchPage()
    const event = fc.record({
      name: fc.oneof(fc.constantFrom('chainChanged', 'accountsChanged', 'connect'), anyString),
      data: fc.oneof(
        fc.constantFrom<unknown>(
          1,
          137,
          56,
          '0x89',
          'eip155:56',
          [firstAddress],
          [secondAddress],
          [`eip155:56:${firstAddress}`],
        ),
        anything,
      ),
      chainId: fc.oneof(fc.constantFrom('eip155:1', 'eip155:56', `${solanaId}`, 'eip155'), anyString),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(event, mutated(namespaces)), { maxLength: 6 }), async (changes) => {
        const { kit, topic } = await pair(fake, both)
        for (const change of changes) {
          const { name, data, chainId } = Object(change) as {
            name?: unknown
            data?: unknown
            chainId?: unknown
          }
          if (typeof name === 'string' && typeof chainId === 'string')
            fake.report(topic, name, bring(data), chainId)
          else fake.update(topic, bring(change) as never)
          await settle()
          expectAsked(kit)
        }
        fake.end(topic)
        await settle()
        expect(kit.getAddress()).toBeUndefined()
        kit.destroy()
        await check()
      }),
      { numRuns: runs(300) },
    )
  })

  it('that answers requests with anything passes nothing on that is not what was asked for', async () => {
    const check = watchPage()
    const { kit } = await pair(fake, both)
    let message = ''
    await fc.assert(
      fc.asyncProperty(fc.oneof(anything, anyString), async (result) => {
        fake.setAnswer(() => bring(result))
        // A call that is not answered is joined by one that equals it.
        message += '.'
        const signing = signMessage(kit, { message, namespace: 'eip155' })
        const outcome = await Promise.race([
          signing.catch((error: unknown) => error),
          settle().then(() => '0x'),
        ])
        if (typeof outcome === 'string') expect(outcome).toMatch(/^0x[\da-f]*$/i)
        else expect(outcome).toHaveProperty('code')
        expectAsked(kit)
        await check()
      }),
      { numRuns: runs(300) },
    )
  })

  it('that approves thousands of accounts does not keep the page busy', async () => {
    const kit = createPairingKit()
    const connecting = connect(kit, { connectorId }).catch((error: unknown) => error)
    await settle()
    const start = performance.now()
    fake.proposals.at(-1)?.approve({ eip155: { accounts: many(100_000) } })
    const error = await connecting
    expect(performance.now() - start).toBeLessThan(2_000)
    expect(error).toMatchObject({ code: 'WALLET_REPLY_INVALID' })
    expectAsked(kit)
  })
})
