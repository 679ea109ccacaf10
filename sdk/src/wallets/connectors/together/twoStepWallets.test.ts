import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../../../test/testPage.test.helper.ts'
import { isTwoStepWallet, rememberTwoSteps } from './twoStepWallets.ts'

const key = '@appkit/two_step_wallets'
const day = 24 * 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 * day })
  return () => vi.useRealTimers()
})

describe('a wallet that has refused', () => {
  it('is known for 30 days, and no other is', () => {
    const storage = createMemoryStorage()
    rememberTwoSteps(storage, 'test.wallet')
    vi.advanceTimersByTime(30 * day - 1)
    expect(isTwoStepWallet(storage, 'test.wallet')).toBe(true)
    expect(isTwoStepWallet(storage, 'other.wallet')).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isTwoStepWallet(storage, 'test.wallet')).toBe(false)
  })

  it('is tried again when the clock was far ahead', () => {
    const storage = createMemoryStorage()
    rememberTwoSteps(storage, 'test.wallet')
    vi.setSystemTime(900 * day)
    expect(isTwoStepWallet(storage, 'test.wallet')).toBe(false)
  })

  it('is one of the last 50, and is stored once', () => {
    const storage = createMemoryStorage()
    for (let index = 0; index < 60; index += 1) rememberTwoSteps(storage, `wallet.${index}`)
    rememberTwoSteps(storage, 'wallet.59')
    expect(JSON.parse(storage.entries.get(key) ?? '')).toHaveLength(50)
    expect(isTwoStepWallet(storage, 'wallet.9')).toBe(false)
    expect(isTwoStepWallet(storage, 'wallet.10')).toBe(true)
  })
})

// T25
it.each([
  'null',
  '{"test.wallet":1}',
  '[["test.wallet"]]',
  '[["test.wallet","soon"]]',
  '[[1,2],null,"test.wallet"]',
  '[',
])('reads nothing from %s', (stored) => {
  const storage = createMemoryStorage({ [key]: stored })
  expect(isTwoStepWallet(storage, 'test.wallet')).toBe(false)
  rememberTwoSteps(storage, 'test.wallet')
  expect(isTwoStepWallet(storage, 'test.wallet')).toBe(true)
})
