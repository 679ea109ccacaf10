import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getNativeBalance } from '../../account/balances/getNativeBalance.ts'
import { identityQueryOptions } from '../../account/names/identity.ts'
import { getQueryClient } from '../../foundation/query/getQueryClient.ts'
import { recommendedWalletsQueryOptions } from '../../wallets/directory/reads.ts'
import { createTestKit, ethereum, firstAddress } from '../testPage.test.helper.ts'
import { bring, mutated } from './hostileValues.test.helper.ts'
import { runs } from './runs.test.helper.ts'
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

/** A real server: what reaches the kit has been cut into pieces and aborted by a real socket. */
async function serve(listener: RequestListener): Promise<() => ReturnType<typeof createTestKit>> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return () =>
    createTestKit({
      networks: [{ ...ethereum, rpcUrls: { default: { http: [`${origin}/node`] } } }],
      services: { walletDirectory: `${origin}/directory`, dataService: `${origin}/data`, relay: false },
    })
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
  const reply: RequestListener = (_, response) => {
    response
      .writeHead(sent.status, { 'Content-Type': sent.type, Location: 'http://127.0.0.1:9/' })
      .end(sent.body)
  }
  const type = fc.constantFrom('application/json', 'text/html', 'application/json; charset=utf-7', '')
  const status = fc.oneof(
    { weight: 6, arbitrary: fc.constant(200) },
    fc.constantFrom(201, 204, 301, 400, 404),
  )

  function send(value: unknown, contentType: string, code: number): void {
    Object.assign(sent, { body: code === 204 ? '' : toBody(value), type: contentType, status: code })
  }

  it('of the directory are a list of clean wallets, or an error of the kit', async () => {
    const check = watchPage()
    const createKit = await serve(reply)
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
        const kit = createKit()
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
      { numRuns: runs(1000) },
    )
  })

  it('of the data service are a name or none, or an error of the kit', async () => {
    const check = watchPage()
    const createKit = await serve(reply)
    const identity = mutated(
      fc.constant({ name: 'vitalik.eth', avatar: 'https://a.example/x.png', resolvedNames: ['vitalik.eth'] }),
    )
    await fc.assert(
      fc.asyncProperty(identity, type, status, async (body, contentType, code) => {
        send(body, contentType, code)
        const kit = createKit()
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
      { numRuns: runs(1000) },
    )
  })
})

interface Asked {
  readonly id: number
  readonly method: string
}

// T21, T23, F3
describe('replies of a node', () => {
  it('are a balance that is not negative and fits 256 bits, or an error of the kit', async () => {
    const check = watchPage()
    const answers: Record<string, unknown> = {}
    const createKit = await serve(async (request, response) => {
      const asked = JSON.parse((await request.toArray()).join('')) as Asked | Asked[]
      const one = ({ id, method }: Asked) => {
        const given = answers[method]
        const isEnvelope =
          typeof given === 'object' && given !== null && ('result' in given || 'error' in given)
        return { jsonrpc: '2.0', id, ...(isEnvelope ? given : { result: given }) }
      }
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.end(toBody(Array.isArray(asked) ? asked.map(one) : one(asked)))
    })
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
        const kit = createKit()
        const { value, error } = await outcome(getNativeBalance(kit, { address: firstAddress }))
        if (error !== undefined) expect(error).toMatchObject({ name: 'WalletKitError' })
        else {
          const { value: units } = value as { value: bigint }
          expect(units >= 0n && units < 2n ** 256n).toBe(true)
        }
        kit.destroy()
        await check()
      }),
      { numRuns: runs(1000) },
    )
  })
})
