// @vitest-environment happy-dom
import {
  signatureDeclined,
  signatureInvalid,
  signInServerUnreachable,
} from '@wallet-kit/clients/errors/constants'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createError } from '../../foundation/errors/createError.ts'
import { createSIWXMessage } from '../../test/siwxMessage.test.helper.ts'
import { firstAddress } from '../../test/testPage.test.helper.ts'
import { cancelSignIn } from './cancelSignIn.ts'
import { prepareSignIn } from './prepareSignIn.ts'
import { reportFailure } from './runSignIn.ts'
import type { SIWXMessage } from './SIWXConfig.ts'
import { signIn } from './signIn.ts'
import { connected, idle, pending } from './signInKit.test.helper.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

// F14, F31, F32
describe('a sign-in', () => {
  it('settles the view when it succeeds', async () => {
    const { kit, seen } = await connected()
    expect(kit.isOpen()).toBe(true)
    await signIn(kit)
    expect(seen.at(-1)).toBe('authenticated')
    expect(kit.isOpen()).toBe(false)
    expect(kit.stores.notices.getState().toast).toBeUndefined()
  })

  it('that the visitor declines is quiet, and can be tried again', async () => {
    const { kit, wallet, state } = await connected()
    wallet.rejectNext('personal_sign')
    await signIn(kit)
    expect(state()).toMatchObject({
      status: 'needed',
      error: { code: 'SIGNATURE_DECLINED', cause: { code: 'USER_REJECTED' } },
    })
    expect(kit.stores.notices.getState().toast).toMatchObject({ key: 'signatureDeclined', variant: 'error' })
    expect(kit.stores.modal.getState()).toMatchObject({ open: true, view: 'SIWXSignMessage' })
  })

  it.each([
    ['smartAccount', signatureDeclined, 'smartAccountUnsupported'],
    ['smartAccount', signatureInvalid, 'smartAccountUnsupported'],
    ['smartAccount', signInServerUnreachable, 'authenticationFailed'],
    ['eoa', signatureDeclined, 'signatureDeclined'],
    ['eoa', signatureInvalid, 'authenticationFailed'],
  ] as const)(
    'of an account of type $0 that fails with $1.0 shows the toast $2',
    async (type, failed, key) => {
      const { kit } = await connected()
      const { getConnection } = kit._internal
      const context: typeof kit._internal = {
        ...kit._internal,
        getConnection(namespace) {
          const state = getConnection(namespace)
          return state.status === 'connected'
            ? { ...state, allAccounts: state.allAccounts.map((account) => ({ ...account, type })) }
            : state
        },
      }
      const signatureNeeded = vi.fn()
      const failure = { caipAddress: `eip155:1:${firstAddress}`, error: createError(failed) } as const
      reportFailure(context, { signatureNeeded }, failure)
      await idle()
      expect(kit.stores.notices.getState().toast).toMatchObject({ key, variant: 'error' })
      expect(signatureNeeded).toHaveBeenCalledTimes(1)
    },
  )

  it('that is asked for five times is one question, and five again after a refusal', async () => {
    const { kit, wallet, siwx, state } = await connected()
    const count = () => wallet.requests.filter(({ method }) => method === 'personal_sign').length
    wallet.setHold(true)
    const attempts = Array.from({ length: 5 }, () => signIn(kit))
    await idle()
    expect(count()).toBe(1)
    wallet.answerPending(Object.assign(new Error('no'), { code: 4001 }))
    await Promise.all(attempts)
    expect(state()).toMatchObject({ status: 'needed', error: { code: 'SIGNATURE_DECLINED' } })
    attempts.push(...Array.from({ length: 5 }, () => signIn(kit)))
    await idle()
    expect(count()).toBe(2)
    wallet.answerPending()
    await Promise.all(attempts)
    expect(state().status).toBe('authenticated')
    expect(siwx.addSession).toHaveBeenCalledTimes(1)
  })

  it('that is asked for again while the wallet is asked joins it', async () => {
    const { kit, wallet } = await connected()
    wallet.setHold(true)
    const first = signIn(kit)
    await idle()
    const second = signIn(kit)
    await idle()
    expect(wallet.requests.filter(({ method }) => method === 'personal_sign')).toHaveLength(1)
    wallet.answerPending()
    await Promise.all([first, second])
    expect(kit.stores.signIn.getState().status).toBe('authenticated')
  })

  it('has a wallet that has forgotten the page asked to connect, and signs in then', async () => {
    const { kit, wallet, state } = await connected()
    wallet.forgetPage()
    const before = wallet.requests.length
    await signIn(kit)
    expect(state().status).toBe('authenticated')
    const methods = wallet.requests.slice(before).map(({ method }) => method)
    expect(methods).toEqual(['personal_sign', 'eth_requestAccounts', 'eth_chainId', 'personal_sign'])
  })

  it('asks a wallet nothing more that was to connect again when the visitor left', async () => {
    const { kit, wallet } = await connected({ getRequired: () => false })
    const count = (name: string) => wallet.requests.filter(({ method }) => method === name).length
    wallet.forgetPage()
    wallet.setHold(true)
    const before = count('eth_requestAccounts')
    const signing = signIn(kit)
    await idle()
    await cancelSignIn(kit)
    await signing
    expect(count('eth_requestAccounts')).toBe(before + 1)
    wallet.setHold(false)
    wallet.answerPending()
    await idle()
    expect(kit.getIsConnectedState()).toBe(true)
    expect(count('personal_sign')).toBe(1)
  })

  it('is declined where the wallet is not allowed to connect again', async () => {
    const { kit, wallet, state } = await connected()
    wallet.forgetPage()
    wallet.rejectNext('eth_requestAccounts')
    await signIn(kit)
    expect(state()).toMatchObject({ status: 'needed', error: { code: 'SIGNATURE_DECLINED' } })
    await signIn(kit)
    expect(state().status).toBe('authenticated')
  })

  it('that the server does not verify reports why', async () => {
    const { kit, siwx, state } = await connected()
    siwx.addSession.mockRejectedValueOnce(new Error('down'))
    await signIn(kit)
    expect(state()).toMatchObject({
      status: 'needed',
      error: { code: 'SIGN_IN_SERVER_UNREACHABLE', cause: { message: 'down' } },
    })
    expect(kit.stores.notices.getState().toast).toMatchObject({
      key: 'authenticationFailed',
      variant: 'error',
    })
    const refusal = createError(signatureInvalid, { context: { refusal: 'unknown-nonce' } })
    siwx.addSession.mockRejectedValueOnce(refusal)
    await signIn(kit)
    expect(state().error).toBe(refusal)
    await signIn(kit)
    expect(state().status).toBe('authenticated')
  })

  it('without a message from the server reports why', async () => {
    const { kit, siwx, state } = await connected()
    siwx.createMessage.mockRejectedValueOnce(new Error('no nonce'))
    await signIn(kit)
    expect(state()).toMatchObject({
      status: 'unavailable',
      error: { code: 'SIGN_IN_FAILED', cause: { message: 'no nonce' } },
    })
  })

  it('shows the prepared message from its first moment', async () => {
    const { kit, state } = await connected()
    await prepareSignIn(kit)
    const { message } = state()
    const shown: (string | undefined)[] = []
    kit.stores.signIn.subscribe((next) => next.status === 'signing' && shown.push(next.message))
    await signIn(kit)
    expect(message).toBeDefined()
    expect(new Set(shown)).toEqual(new Set([message]))
  })
})

// T4
describe('a message', () => {
  it('is prepared again where that has failed, and keeps why the last attempt failed', async () => {
    const { kit, wallet, siwx, state } = await connected()
    wallet.rejectNext('personal_sign')
    await signIn(kit)
    siwx.createMessage.mockRejectedValueOnce(new Error('down'))
    await prepareSignIn(kit)
    expect(state().message).toBeUndefined()
    await prepareSignIn(kit)
    expect(siwx.createMessage).toHaveBeenCalledTimes(3)
    expect(state()).toMatchObject({ message: expect.any(String), error: { code: 'SIGNATURE_DECLINED' } })
  })

  it('is not prepared while one is being signed', async () => {
    const { kit, wallet, siwx } = await connected()
    wallet.setHold(true)
    const signing = signIn(kit)
    await idle()
    await prepareSignIn(kit)
    expect(siwx.createMessage).toHaveBeenCalledTimes(1)
    wallet.answerPending()
    await signing
  })

  it('that is prepared too late is not shown', async () => {
    const { kit, siwx, server, changeElsewhere, state } = await connected()
    let finish: ((message: SIWXMessage) => void) | undefined
    siwx.createMessage.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    )
    const preparing = prepareSignIn(kit)
    await idle()
    const fields = { accountAddress: firstAddress, chainId: 'eip155:1' } as const
    server.session = { data: createSIWXMessage(fields), message: '', signature: '' }
    changeElsewhere()
    await idle()
    expect(state().status).toBe('authenticated')
    finish?.(createSIWXMessage(fields))
    await preparing
    expect(state()).toMatchObject({ status: 'authenticated' })
    expect(state().message).toBeUndefined()
  })

  it('that is being prepared is given up for the one that is signed', async () => {
    const { kit, siwx } = await connected()
    let signal: AbortSignal | undefined
    siwx.createMessage.mockImplementationOnce((_, options) => {
      signal = options?.signal
      return pending()
    })
    void prepareSignIn(kit)
    await idle()
    await signIn(kit)
    expect(signal?.aborted).toBe(true)
  })

  const seconds = (count: number) => new Date(Date.now() + count * 1_000).toISOString()

  it.each<[string, () => Partial<SIWXMessage>, number, number]>([
    ['young', () => ({}), 239, 1],
    ['as old as it may be', () => ({}), 240, 2],
    ['valid for long enough', () => ({ expirationTime: seconds(131) }), 100, 1],
    ['valid for 30 seconds', () => ({ expirationTime: seconds(130) }), 100, 2],
    ['of a server whose clock is ahead', () => ({ issuedAt: seconds(29) }), 0, 1],
    ['of a server whose clock is too far ahead', () => ({ issuedAt: seconds(30) }), 0, 2],
    ['shown before the clock was set back', () => ({ issuedAt: seconds(-500) }), -300, 2],
  ])('is signed as it was shown only while it is fresh: %s', async (_, change, pause, count) => {
    const { kit, siwx } = await connected()
    siwx.createMessage.mockImplementation(async (parameters) =>
      createSIWXMessage({ ...parameters, ...(siwx.createMessage.mock.calls.length === 1 && change()) }),
    )
    await prepareSignIn(kit)
    vi.setSystemTime(Date.now() + pause * 1_000)
    await signIn(kit)
    expect(siwx.createMessage).toHaveBeenCalledTimes(count)
  })
})
