// @vitest-environment happy-dom
import fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { getNativeBalance } from '../../balances/getNativeBalance.ts'
import { identityQueryOptions } from '../../names/identityQueryOptions.ts'
import { getQueryClient } from '../../query/getQueryClient.ts'
import { recommendedWalletsQueryOptions } from '../../wallets/recommendedWalletsQueryOptions.ts'
import { onServices } from '../onServices.test.helper.ts'
import { createTestKit, firstAddress } from '../testPage.test.helper.ts'
import { bring, mutated } from './hostileValues.test.helper.ts'
import { watchPage } from './watchPage.test.helper.ts'

// Thousands of inputs; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000 })

const readable = /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+$/u

/** A body as a service would send it: values that JSON can't hold become what `JSON.stringify` makes of them. */
function toBody(value: unknown): string {
  try {
    return JSON.stringify(bring(value)) ?? ''
  } catch {
    return '<!doctype html><title>Not JSON</title>'
  }
}

async function outcome(read: Promise<unknown>): Promise<{ value?: unknown; error?: unknown }> {
  return read.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
}

// T21, F3, F4
describe('replies of services', () => {
  const sent = { body: '', type: 'application/json', status: 200 }
  const reply = () =>
    new HttpResponse(sent.body, { status: sent.status, headers: { 'Content-Type': sent.type } })
  const type = fc.constantFrom('application/json', 'text/html', 'application/json; charset=utf-7', '')
  const status = fc.oneof(
    { weight: 6, arbitrary: fc.constant(200) },
    fc.constantFrom(201, 204, 301, 400, 404),
  )

  function send(value: unknown, contentType: string, code: number): void {
    Object.assign(sent, { body: code === 204 ? null : toBody(value), type: contentType, status: code })
  }

  it('of the directory are a list of clean wallets, or an error of the kit', async () => {
    const check = watchPage()
    onServices(http.get('http://localhost:3000/directory/getWallets', reply))
    const wallets = mutated(
      fc.constant({
        count: 2,
        data: [
          { id: 'a'.repeat(64), name: 'First', homepage: 'https://first.example', order: 1 },
          { id: 'b'.repeat(64), name: 'Second', mobile_link: 'second://', image_id: 'x', rdns: 'b.wallet' },
        ],
      }),
    )
    await fc.assert(
      fc.asyncProperty(wallets, type, status, async (body, contentType, code) => {
        send(body, contentType, code)
        const kit = createTestKit()
        const options = { ...recommendedWalletsQueryOptions(kit), retry: false }
        const { value, error } = await outcome(getQueryClient(kit).fetchQuery(options))
        if (error !== undefined) expect(error).toMatchObject({ name: 'WalletKitError' })
        else
          for (const { id, name } of (value as { wallets: { id: string; name: string }[] }).wallets) {
            expect(id).toMatch(/^[\da-f]{64}$/)
            expect(name).toMatch(readable)
          }
        kit.destroy()
        await check()
      }),
      { numRuns: 1000 },
    )
  })

  it('of the data service are a name or none, or an error of the kit', async () => {
    const check = watchPage()
    onServices(http.get('http://localhost:3000/data/v1/identity/*', reply))
    const identity = mutated(
      fc.constant({ name: 'vitalik.eth', avatar: 'https://a.example/x.png', resolvedNames: ['vitalik.eth'] }),
    )
    await fc.assert(
      fc.asyncProperty(identity, type, status, async (body, contentType, code) => {
        send(body, contentType, code)
        const kit = createTestKit()
        const options = { ...identityQueryOptions(kit, { address: firstAddress }), retry: false }
        const { value, error } = await outcome(getQueryClient(kit).fetchQuery(options))
        if (error !== undefined) expect(error).toMatchObject({ name: 'WalletKitError' })
        else {
          const { name } = value as { name: string | null }
          if (name !== null) expect(name).toMatch(readable)
        }
        kit.destroy()
        await check()
      }),
      { numRuns: 1000 },
    )
  })
})

// T21, T23, F3
describe('replies of a node', () => {
  it('are a balance that is not negative and fits 256 bits, or an error of the kit', async () => {
    const check = watchPage()
    const answers: Record<string, unknown> = {}
    onServices(
      http.post('http://localhost:3000/node/1', async ({ request }) => {
        const asked = (await request.json()) as
          | { id: number; method: string }
          | { id: number; method: string }[]
        const one = ({ id, method }: { id: number; method: string }) => {
          const given = bring(answers[method])
          return {
            jsonrpc: '2.0',
            id,
            ...(typeof given === 'object' && given !== null ? given : { result: given }),
          }
        }
        return new HttpResponse(toBody(Array.isArray(asked) ? asked.map(one) : one(asked)), {
          headers: { 'Content-Type': 'application/json' },
        })
      }),
    )
    const balance = mutated(
      fc.oneof(
        fc.constant({ result: '0xde0b6b3a7640000' }),
        fc.constant({ error: { code: -32000, message: 'no' } }),
      ),
    )
    const chainId = fc.oneof(
      { weight: 8, arbitrary: fc.constant('0x1') },
      mutated(fc.constantFrom('0x1', '0x89')),
    )
    await fc.assert(
      fc.asyncProperty(balance, chainId, async (eth_getBalance, eth_chainId) => {
        Object.assign(answers, { eth_getBalance, eth_chainId })
        const kit = createTestKit()
        const { value, error } = await outcome(getNativeBalance(kit, { address: firstAddress }))
        if (error !== undefined) expect(error).toMatchObject({ name: 'WalletKitError' })
        else {
          const { value: units } = value as { value: bigint }
          expect(units >= 0n && units < 2n ** 256n).toBe(true)
        }
        kit.destroy()
        await check()
      }),
      { numRuns: 1000 },
    )
  })
})
