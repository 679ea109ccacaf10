import { base64urlnopad } from '@scure/base'
import fc from 'fast-check'
import { recoverMessageAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { mutatedJson, runs } from '../../test/mutations.test.helper.ts'
import { openFrame, type Party, type TestFrame } from './openPage.test.helper.ts'

const times = runs(10_000, 200)
vi.setConfig({ testTimeout: 1_200_000 })

const email = 'alice@mail.example'
const message = 'hello'

afterEach(() => void vi.useRealTimers())

/** Replies that lead to signatures, and those of logins. */
const lies: readonly (readonly [from: Party, path: string])[] = [
  ['service', '/status'],
  ['service', '/accounts'],
  ['service', '/user'],
  ['service', '/shares/list'],
  ['service', '/session-token'],
]
const loginLies: readonly (readonly [from: Party, path: string])[] = [
  ['service', '/status'],
  ['service', '/email/start'],
  ['service', '/email/device'],
  ['service', '/email/code'],
  ['service', '/shares/list'],
  ['service', '/shares/put'],
  ['service', '/shares/commit'],
  ['service', '/sessions/keep'],
  ['keeper', '/nonce'],
  ['keeper', '/email'],
  ['keeper', '/shares'],
]

/** Mutates the reply of one kind, once. */
function tellLie({ lie }: TestFrame, from: Party, path: string, seed: number): void {
  lie.change = (party, asked, reply) => {
    if (party !== from || asked !== path) return reply
    lie.change = undefined
    return fc.sample(mutatedJson(reply), { seed, numRuns: 1 })[0]
  }
}

/** No party has been sent a share that is another's. */
function expectSharesApart({ sets, sent }: TestFrame, from = 0): void {
  const text = (party: Party) =>
    sent
      .slice(from)
      .filter(({ to }) => to === party)
      .map((each) => each.text)
      .join('\n')
  const [toService, toKeeper] = [text('service'), text('keeper')]
  for (const { shares } of sets) {
    const [device, service, keeper] = [shares.device, shares.service, shares.keeper].map(({ bytes }) =>
      base64urlnopad.encode(bytes),
    )
    for (const other of [device, keeper]) expect(toService).not.toContain(other)
    for (const other of [device, service]) expect(toKeeper).not.toContain(other)
  }
}

// T21
test(`${times} mutated replies to a page sign nothing but what the user was shown, as the user`, async () => {
  const frame = await openFrame()
  const page = frame.openBrowser()
  await page.logIn(email)
  const { addresses } = await page.api.call<{ addresses: { eip155: string } }>('/status')
  page.user.approves = true
  const requests = ['isConnected', 'getUser', 'personal_sign', 'personal_sign'] as const
  const counts = { signed: 0, refused: 0, read: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...requests),
      fc.constantFrom(...lies),
      fc.integer(),
      async (request, [from, path], seed) => {
        const start = frame.sent.length
        page.asked.length = 0
        const before = frame.signed.count
        tellLie(frame, from, path, seed)
        const context = { signal: new AbortController().signal }
        const asked =
          request === 'personal_sign'
            ? page.handlers.rpcRequest({ method: request, params: [message, addresses.eip155] }, context)
            : page.handlers[request](undefined as never, context)
        const outcome = await Promise.resolve(asked).then(
          (value) => ({ value }),
          (error: unknown) => ({ error }),
        )
        frame.lie.change = undefined
        if ('error' in outcome) {
          counts.refused += 1
          expect(outcome.error).toBeInstanceOf(Error)
          expect(frame.signed.count).toBe(before)
        } else if (request === 'personal_sign') {
          counts.signed += 1
          expect(page.asked).toMatchObject([{ sections: [{ text: message }] }])
          const signature = outcome.value as `0x${string}`
          expect(await recoverMessageAddress({ message, signature })).toBe(addresses.eip155)
        } else counts.read += 1
        expectSharesApart(frame, start)
        expect('polluted' in {}).toBe(false)
      },
    ),
    { numRuns: times },
  )
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(times / 100)
})

const logins = runs(2_000, 100)

// T21
test(`${logins} logins on a new browser with a mutated reply lead to the key of the user, or to none`, async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const frame = await openFrame()
  const first = frame.openBrowser()
  await first.logIn(email)
  const { addresses } = await first.api.call<{ addresses: { eip155: string } }>('/status')
  const counts = { opened: 0, refused: 0 }
  // Mails to one address are limited.
  const passTime = () => vi.setSystemTime(Date.now() + 11 * 60_000)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...loginLies), fc.integer(), async ([from, path], seed) => {
      passTime()
      const start = frame.sent.length
      const page = frame.openBrowser()
      tellLie(frame, from, path, seed)
      const error = await page.logIn(email).then(
        () => undefined,
        (thrown: unknown) => thrown,
      )
      frame.lie.change = undefined
      if (error !== undefined) {
        expect(error).toBeInstanceOf(Error)
        counts.refused += 1
      } else counts.opened += 1
      expectSharesApart(frame, start)
    }),
    { numRuns: logins },
  )
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(logins / 100)
  // The lies keep nobody out afterwards, and have put no other key in the place.
  passTime()
  const last = frame.openBrowser()
  await last.logIn(email)
  const status = await last.api.call<{ addresses: { eip155: string } }>('/status')
  expect(status.addresses).toEqual(addresses)
  const address = addresses.eip155
  last.user.approves = true
  const signature = await last.handlers.rpcRequest(
    { method: 'personal_sign', params: [message, address] },
    { signal: new AbortController().signal },
  )
  expect(await recoverMessageAddress({ message, signature: signature as `0x${string}` })).toBe(address)
})
