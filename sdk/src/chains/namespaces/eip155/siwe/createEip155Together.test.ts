import { beforeEach, expect, it, vi } from 'vitest'
import { isSignature } from '../isSignature.ts'
import { readChainId } from '../readChainId.ts'
import { readAddresses } from '../walletAccounts.ts'
import { wrapProvider } from '../wrapProvider.ts'
import { createEip155Together } from './createEip155Together.ts'

const together = createEip155Together({ isSignature, wrapProvider, readAddresses, readChainId })

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const fails = (code: number) => async () => Promise.reject(Object.assign(new Error('no'), { code }))

function ask(request: () => Promise<unknown>, rdns?: string, signal = new AbortController().signal) {
  const provider = { request: vi.fn(request) }
  return { provider, answer: together.isSupported(provider as never, { rdns, signal }) }
}

it.each([
  ['a wallet that is known', fails(4200), 'xyz.ithaca.porto'],
  ['a wallet with capabilities', async () => ({}), 'test.wallet'],
  ['a wallet that tells about its own accounts alone', fails(4100), 'test.wallet'],
  ['a wallet that finds the account invalid', fails(-32602), undefined],
])('%s may know it', async (_, request, rdns) => {
  await expect(ask(request, rdns).answer).resolves.toBe(true)
})

it('a wallet that is known is asked nothing', async () => {
  const { provider, answer } = ask(fails(4200), 'app.base.account')
  await answer
  expect(provider.request).not.toHaveBeenCalled()
})

it.each([
  ['unsupported', fails(4200)],
  ['not found', fails(-32601)],
  ['an internal error', fails(-32603)],
  ['a list', async () => ['0x1']],
  ['nothing', async () => null],
  ['text', async () => 'yes'],
])('a wallet that answers %s does not know it', async (_, request) => {
  await expect(ask(request).answer).resolves.toBe(false)
})

// F13, F15
it('a wallet that is silent, or busy, is not known about', async () => {
  const { answer } = ask(() => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(1_000)
  await expect(answer).resolves.toBeUndefined()
  await expect(ask(fails(-32002)).answer).resolves.toBeUndefined()
})

// F14
it('a wallet whose user says no has been refused', async () => {
  await expect(ask(fails(4001)).answer).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

it('ends with the attempt', async () => {
  const attempt = new AbortController()
  const { answer } = ask(() => new Promise(() => undefined), undefined, attempt.signal)
  attempt.abort(new Error('over'))
  await expect(answer).rejects.toThrow('over')
})
