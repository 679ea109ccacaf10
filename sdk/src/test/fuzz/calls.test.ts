// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { sendToken } from '../../account/sending/sendToken.ts'
import { isFeeSponsored } from '../../chains/namespaces/eip155/calls/isFeeSponsored.ts'
import { sendCalls } from '../../chains/namespaces/eip155/calls/sendCalls.ts'
import { waitForCalls } from '../../chains/namespaces/eip155/calls/waitForCalls.ts'
import { createEmitter } from '../../testing/createEmitter.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { onReplyingNode } from '../replyingNode.test.helper.ts'
import { createTestKit, firstAddress, secondAddress, settle } from '../testPage.test.helper.ts'
import { anything, bring, mutated } from './hostileValues.test.helper.ts'
import { expectKnownState } from './knownState.test.helper.ts'
import { runs } from './runs.test.helper.ts'
import { watchPage } from './watchPage.test.helper.ts'

// Thousands of inputs; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 400_000 })

const url = 'https://pay.example/rpc'
const hash = `0x${'ab'.repeat(32)}`
const calls = [
  { to: secondAddress, value: 1n },
  { to: secondAddress, data: '0x1234' },
] as const
const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

/** A reply, or an error that the wallet rejects with. */
const reply = (values: fc.Arbitrary<unknown>) =>
  fc
    .tuple(
      values,
      fc.boolean(),
      fc.oneof(anything, fc.record({ code: fc.constantFrom(4200, 5700, 5750, -32_601) })),
    )
    .map(([value, rejects, reason]) => () => {
      if (rejects) throw bring(reason)
      return bring(value)
    })

const capabilities = mutated(
  fc.constant({ '0x1': { atomic: { status: 'supported' }, paymasterService: { supported: true } } }),
)
const sent = mutated(fc.constant({ id: 'one', capabilities: {} }))
const status = mutated(
  fc.record({
    version: fc.constant('2.0.0'),
    id: fc.constant('one'),
    chainId: fc.constant('0x1'),
    status: fc.constantFrom(100, 200, 400, 500, 600, 700),
    atomic: fc.boolean(),
    receipts: fc.array(
      fc.record({
        ...{ logs: fc.constant([]), status: fc.constantFrom('0x0', '0x1'), blockHash: fc.constant(hash) },
        ...{
          blockNumber: fc.constant('0x5'),
          gasUsed: fc.constant('0x1'),
          transactionHash: fc.constant(hash),
        },
      }),
      { maxLength: 2 },
    ),
  }),
)

/** Outcome of an action; the kit ends where the wallet never answers. */
async function settled(kit: ReturnType<typeof createTestKit>, action: Promise<unknown>) {
  let isSettled = false
  const outcome = action
    .then(
      (value) => ({ value }),
      (error: unknown) => ({ error: error ?? new Error('rejected with nothing') }),
    )
    .finally(() => {
      isSettled = true
    })
  for (let turn = 0; turn < 40 && !isSettled; turn += 1) await settle()
  if (!isSettled) kit.destroy()
  return outcome
}

// T21, T32, F16
describe('replies of a wallet that sends several calls', () => {
  it('are a state of the calls or an error of the kit, and never other calls', async () => {
    const check = watchPage()
    onReplyingNode('http://localhost:3000/node/1', { eth_chainId: [{ result: '0x1' }] })
    await fc.assert(
      fc.asyncProperty(
        reply(capabilities),
        reply(sent),
        reply(status),
        fc.constantFrom(undefined, true, false),
        async (wallet_getCapabilities, wallet_sendCalls, wallet_getCallsStatus, sponsor) => {
          const asked: { readonly method: string; readonly params?: unknown }[] = []
          const answers: Readonly<Record<string, () => unknown>> = {
            ...{ eth_requestAccounts: () => [firstAddress], eth_accounts: () => [firstAddress] },
            ...{ eth_chainId: () => '0x1', wallet_getCapabilities, wallet_sendCalls, wallet_getCallsStatus },
            eth_sendTransaction: () => {
              throw Object.assign(new Error('No'), { code: 4001 })
            },
          }
          const { on, removeListener } = createEmitter()
          const provider = {
            on,
            removeListener,
            async request(args: { readonly method: string; readonly params?: unknown }) {
              asked.push(structuredClone(args))
              return answers[args.method]?.()
            },
          }
          const kit = createTestKit({ paymasters: { 'eip155:1': { url } } })
          await settle()
          const info = { uuid: crypto.randomUUID(), name: 'Hostile', icon, rdns: 'hostile.wallet' }
          window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
          await connect(kit, { connectorId: 'hostile.wallet' })
          const actions = [
            () => isFeeSponsored(kit, { caipNetworkId: 'eip155:1' }),
            () => sendCalls(kit, { calls, sponsor }),
            () => waitForCalls(kit, { id: 'one', timeoutMs: 20 }),
            () => sendToken(kit, { recipient: secondAddress, amount: 1n, sponsor: true }),
          ]
          for (const action of actions) {
            const outcome = await settled(kit, action())
            if ('error' in outcome) expect(outcome.error).toMatchObject({ name: 'WalletKitError' })
            else expectValue(outcome.value)
            expectKnownState(kit)
          }
          for (const { method, params } of asked) {
            if (method === 'wallet_sendCalls') expectAsked(params, sponsor)
            if (method === 'eth_sendTransaction')
              expect(params).toMatchObject([{ from: firstAddress, to: secondAddress }])
          }
          kit.destroy()
          await check()
        },
      ),
      // Three replies each.
      { numRuns: runs(3_400) },
    )
  })
})

const finals = ['confirmed', 'failed', 'reverted', 'partiallyReverted', 'altered']

function expectValue(value: unknown): void {
  if (typeof value === 'boolean') return
  const { id, status: final, receipts } = value as Record<string, unknown>
  expect(typeof id).toBe('string')
  if (final !== undefined) expect(finals).toContain(final)
  for (const { transactionHash } of (receipts ?? []) as { readonly transactionHash: string }[])
    expect(transactionHash).toMatch(/^0x[\da-f]{64}$/i)
}

/** Whatever the wallet says about itself, it is asked for the very calls, and for the app's service or none. */
function expectAsked(params: unknown, sponsor: boolean | undefined): void {
  const [bundle] = params as readonly {
    readonly from: string
    readonly calls: readonly { readonly to: string; readonly value?: string; readonly data?: string }[]
    readonly capabilities?: Readonly<Record<string, { readonly url?: unknown }>>
  }[]
  expect(bundle?.from).toBe(firstAddress)
  const [first, second] = bundle?.calls ?? []
  const isTransfer = bundle?.calls.length === 1
  expect(first).toEqual({ to: secondAddress, value: '0x1' })
  if (!isTransfer) expect(second).toEqual({ to: secondAddress, data: '0x1234' })
  for (const [name, capability] of Object.entries(bundle?.capabilities ?? {})) {
    expect([name, capability.url]).toEqual(['paymasterService', url])
    expect(sponsor !== false || isTransfer).toBe(true)
  }
}
