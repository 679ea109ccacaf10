// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSIWXMessage } from '../../test/siwxMessage.test.helper.ts'
import { signIn } from './signIn.ts'
import { connected } from './signInKit.test.helper.ts'

// A busy machine must not change how far a time is from now.
beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

type Minutes = Readonly<Record<string, number>>

/** A visitor who is asked for a message with times that are minutes from now. */
function connectedAt(minutes: Minutes) {
  return connected({
    createMessage: async (parameters) => {
      const times = Object.entries(minutes).map(([field, count]) => [
        field,
        new Date(Date.now() + count * 60_000).toISOString(),
      ])
      return createSIWXMessage({ ...parameters, ...Object.fromEntries(times) })
    },
  })
}

// F30
describe('the times of a message', () => {
  it.each<[string, Minutes]>([
    ['expirationTime', { expirationTime: -1.1 }],
    ['notBefore', { notBefore: 1.1 }],
    ['issuedAt', { issuedAt: 1.1 }],
    ['issuedAt', { issuedAt: 24 * 60 }],
  ])('keep it from the wallet, and the visitor connected, where %s is wrong: %j', async (field, minutes) => {
    const { kit, wallet, state } = await connectedAt(minutes)
    await signIn(kit)
    expect(state()).toMatchObject({
      status: 'needed',
      error: { code: 'SIGN_IN_TIME_INVALID', context: { field } },
    })
    expect(wallet.requests.map(({ method }) => method)).not.toContain('personal_sign')
    expect(kit.getAccount().status).toBe('connected')
  })

  it.each<Minutes>([{ expirationTime: -0.9 }, { notBefore: 0.9 }, { issuedAt: 0.9 }, { issuedAt: -24 * 60 }])(
    'may differ by a minute: %j',
    async (minutes) => {
      const { kit, state } = await connectedAt(minutes)
      await signIn(kit)
      expect(state().status).toBe('authenticated')
    },
  )
})
