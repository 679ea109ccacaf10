import fc from 'fast-check'
import { hashMessage, recoverAddress } from 'viem'
import { expect, test, vi } from 'vitest'
import { mutatedJson, runs } from '../../../test/mutations.test.helper.ts'
import { isKeyErrorCode } from '../../KeyError.ts'
import { createKeyWorker, type StartedWorker } from '../createKeyWorker.ts'
import type { NewKey } from '../KeyRequest.ts'
import { runKeyRequest } from '../runKeyRequest.ts'
import { type NumberedReply, serveKeys } from '../serveKeys.ts'

const times = runs(10_000)
vi.setConfig({ testTimeout: 1_200_000 })

/** The worker's end, with what it throws while it receives. */
function startServing() {
  let receive: (event: { readonly data: unknown }) => void = () => {}
  const waiting: ((reply: NumberedReply) => void)[] = []
  serveKeys({
    postMessage: (reply) => waiting.shift()?.(reply),
    addEventListener: (_, listener) => {
      receive = listener
    },
  })
  return {
    /** As a port delivers it: a copy. */
    deliver: (data: unknown) => receive({ data: structuredClone(data) }),
    nextReply: () => new Promise<NumberedReply>((resolve) => waiting.push(resolve)),
  }
}

const message = 'hello'

async function newRequests() {
  const { addresses, set } = (await runKeyRequest({ operation: 'create' })) as NewKey
  const { device, service, keeper } = set.shares
  const shares = [device, service]
  const hash = hashMessage(message)
  const sign = { operation: 'sign', shares, address: addresses.eip155 }
  const requests = [
    { ...sign, payload: { kind: 'message', message } },
    { ...sign, payload: { kind: 'hash', hash } },
    { ...sign, address: addresses.solana, payload: { kind: 'solana', message: new Uint8Array(40) } },
    { operation: 'addresses', shares: [service, keeper] },
    { operation: 'split', shares, addresses, into: { setId: set.setId, generation: 2 } },
    { operation: 'export', shares, addresses },
  ]
  return { addresses, set, requests }
}

// T21
test(`${times} mutated requests of the worker are answered, and sign nothing but what they say`, async () => {
  const { addresses, requests } = await newRequests()
  const { deliver, nextReply } = startServing()
  const secret = requests.map((request) => JSON.stringify(request))
  const answered = { results: 0, errors: 0 }
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...requests).chain(mutatedJson), fc.nat(), async (request, id) => {
      const reply = nextReply()
      deliver({ id, request })
      const { id: of, ...outcome } = await reply
      expect(of).toBe(id)
      if ('error' in outcome) {
        answered.errors += 1
        expect(isKeyErrorCode(outcome.error.code)).toBe(true)
        // No text of the request, which may be a phrase.
        expect(outcome.error.message.length).toBeLessThan(200)
        return
      }
      answered.results += 1
      const { operation, payload, address } = request as {
        readonly operation: string
        readonly address?: string
        readonly payload?: { readonly kind: string; readonly message?: string; readonly hash?: `0x${string}` }
      }
      const signature = outcome.result as `0x${string}`
      if (operation !== 'sign' || payload?.kind === 'solana') return
      expect([addresses.eip155, addresses.accountOwner]).toContain(address)
      const hash = payload?.kind === 'hash' ? payload.hash : hashMessage(payload?.message ?? '')
      expect(await recoverAddress({ hash: hash ?? '0x', signature })).toBe(address)
    }),
    { numRuns: times },
  )
  // The page's shares are copies: none was overwritten here.
  expect(requests.map((request) => JSON.stringify(request))).toEqual(secret)
  expect(Math.min(answered.errors, answered.results)).toBeGreaterThan(times / 100)
})

// T21
test(`${times} mutated replies of the worker settle the page's requests or leave them waiting`, async () => {
  const { set, addresses } = await newRequests()
  let reply: (data: unknown) => void = () => {}
  let asked = 0
  const worker: StartedWorker = {
    postMessage: ({ id }) => {
      asked = id
    },
    addEventListener(type: string, listener: (event: { readonly data: unknown }) => void) {
      if (type === 'message') reply = (data) => listener({ data })
    },
    terminate: () => {},
  }
  const client = createKeyWorker({ start: () => worker })
  const error = { code: 'KEY_WRONG', message: 'wrong' }
  const outcomes = { resolved: 0, rejected: 0, waiting: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc
        .constantFrom<object>({ id: 0, result: { addresses, set } }, { id: 0, error })
        .chain((valid) => mutatedJson(valid)),
      async (mutated) => {
        const made = client.create().then(
          () => 'resolved' as const,
          (thrown: unknown) => {
            expect(thrown).toMatchObject({ name: 'KeyError' })
            return 'rejected' as const
          },
        )
        const named = (mutated as { readonly id?: unknown } | null)?.id === 0
        reply(named ? { ...(mutated as object), id: asked } : mutated)
        const outcome = await Promise.race([made, Promise.resolve().then(() => undefined)])
        outcomes[outcome ?? 'waiting'] += 1
        client.end()
        await made
      },
    ),
    { numRuns: times },
  )
  expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(0)
})
