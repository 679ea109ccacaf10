// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AppKit } from '../../../kit/AppKit.ts'
import { loadEventsUse } from '../../../modal/events/loadEventsUse.ts'
import { goBack } from '../../../modal/navigation/goBack.ts'
import { logIn } from '../../../modal/navigation/logIn.ts'
import {
  createMemoryStorage,
  createTestKit,
  firstAddress,
  firstSolanaAddress,
  twoFamilies,
} from '../../../test/testPage.test.helper.ts'
import { cancelConnect } from '../../connection/cancelConnect.ts'
import { resendLoginCode, submitLoginCode } from '../../connection/loginSteps.ts'
import { frameService, scriptFrame } from './scriptedFrame.test.helper.ts'

const email = 'alice@mail.example'

// Events of logins are in order with the others once their code is loaded.
beforeAll(() => loadEventsUse())

afterEach(() => {
  vi.useRealTimers()
})

function createKit(options: Parameters<typeof createTestKit>[0] = {}, changes = {}) {
  const storage = createMemoryStorage()
  const kit = createTestKit({
    storage,
    services: { walletDirectory: false, dataService: false, relay: false, frame: frameService },
    ...options,
  })
  return { kit, storage, ...scriptFrame(kit, changes) }
}

const attemptOf = (kit: AppKit) => kit.stores.connection.getState().attempt
const viewOf = (kit: AppKit) => kit.stores.modal.getState().view

/** Waits for answers of the frame, which takes turns of the event loop. */
async function untilStep(kit: AppKit, type: string): Promise<void> {
  await vi.waitFor(() => expect(attemptOf(kit)).toMatchObject({ status: 'asking', step: { type } }))
}

describe('a login by e-mail', () => {
  it('asks for the code, connects the account, and closes the modal', async () => {
    const { kit, storage, handlers } = createKit()
    const events: string[] = []
    kit.subscribeEvents(({ data }) => events.push(data.event))
    await kit.open()
    logIn(kit, { email: ` ${email} ` })
    await untilStep(kit, 'code')
    expect(viewOf(kit)).toBe('EmailVerifyOtp')
    expect(handlers.connectEmail.mock.calls.map(([payload]) => payload)).toEqual([{ email }])
    await submitLoginCode(kit, { code: '123456' })
    await vi.waitFor(() => expect(kit.getAccount().isConnected).toBe(true))
    expect(kit.getAccount()).toMatchObject({
      address: firstAddress,
      embeddedWalletInfo: { user: { email }, authProvider: 'email', accountType: 'eoa' },
    })
    expect(kit.isOpen()).toBe(false)
    expect(events).toEqual([
      'MODAL_OPEN',
      'EMAIL_SUBMITTED',
      'EMAIL_VERIFICATION_CODE_SENT',
      'EMAIL_VERIFICATION_CODE_PASS',
      'CONNECT_SUCCESS',
      'MODAL_CLOSE',
    ])
    expect(storage.entries.get('@appkit-wallet/EMAIL')).toBe(email)
    expect(storage.entries.get('@appkit-wallet/EMAIL_LOGIN_USED_KEY')).toBe('true')
    expect(storage.entries.has('@appkit-wallet/LAST_EMAIL_LOGIN_TIME')).toBe(false)
  })

  it('connects every family that the app offers', async () => {
    const { kit } = createKit(twoFamilies)
    logIn(kit, { email })
    await untilStep(kit, 'code')
    await submitLoginCode(kit, { code: '123456' })
    await vi.waitFor(() => expect(kit.getAccount('solana').address).toBe(firstSolanaAddress))
    expect(kit.getAccount('eip155').address).toBe(firstAddress)
  })

  // F33
  it('says what the service says about a wrong code, and goes on waiting', async () => {
    const { kit } = createKit()
    logIn(kit, { email })
    await untilStep(kit, 'code')
    for (let tries = 0; tries < 10; tries += 1) {
      await expect(submitLoginCode(kit, { code: '000000' })).rejects.toMatchObject({
        code: 'FRAME_ERROR',
        message: 'Invalid code. Try again.',
      })
    }
    expect(attemptOf(kit)).toMatchObject({ status: 'asking', step: { type: 'code' } })
    await submitLoginCode(kit, { code: '123456' })
    await vi.waitFor(() => expect(kit.getAccount().isConnected).toBe(true))
  })

  // T29
  it('submits one code at a time', async () => {
    const { kit, handlers } = createKit()
    logIn(kit, { email })
    await untilStep(kit, 'code')
    await Promise.all([1, 2, 3].map(() => submitLoginCode(kit, { code: '123456' })))
    expect(handlers.connectOtp).toHaveBeenCalledOnce()
  })

  it('registers the browser first where the service asks for that', async () => {
    let open = () => {}
    const { kit } = createKit(
      {},
      {
        connectEmail: async () => ({ action: 'VERIFY_DEVICE' }),
        connectDevice: () => new Promise<undefined>((resolve) => (open = () => resolve(undefined))),
      },
    )
    await kit.open()
    logIn(kit, { email })
    await untilStep(kit, 'device')
    expect(viewOf(kit)).toBe('EmailVerifyDevice')
    open()
    await untilStep(kit, 'code')
    expect(viewOf(kit)).toBe('EmailVerifyOtp')
  })

  it.each([
    ['the number of the link', { code: '4821' }],
    ['no number where the frame sends none', {}],
  ])('reports %s to pages with screens of their own', async (_, number) => {
    const { kit } = createKit(
      {},
      {
        connectEmail: async () => ({ action: 'VERIFY_DEVICE', ...number }),
        connectDevice: () => new Promise(() => undefined),
      },
    )
    logIn(kit, { email })
    await untilStep(kit, 'device')
    expect(attemptOf(kit)).toHaveProperty('step', { type: 'device', destination: email, ...number })
  })

  it('needs no code where the service says so', async () => {
    const { kit, handlers } = createKit({}, { connectEmail: async () => ({ action: 'CONNECT' }) })
    logIn(kit, { email })
    await vi.waitFor(() => expect(kit.getAccount().isConnected).toBe(true))
    expect(handlers.connectOtp).not.toHaveBeenCalled()
  })

  it('sends one e-mail for several clicks', async () => {
    const { kit, handlers } = createKit()
    for (let clicks = 0; clicks < 5; clicks += 1) logIn(kit, { email })
    await untilStep(kit, 'code')
    expect(handlers.connectEmail).toHaveBeenCalledOnce()
  })

  // T29
  it('sends one e-mail, however often the visitor leaves while it is sent', async () => {
    const { kit, handlers } = createKit({}, { connectEmail: () => new Promise(() => undefined) })
    await kit.open()
    for (let times = 0; times < 5; times += 1) {
      logIn(kit, { email })
      await vi.waitFor(() => expect(attemptOf(kit).status).not.toBe('idle'))
      await vi.waitFor(() =>
        expect(attemptOf(kit).status === 'failed' || handlers.connectEmail.mock.calls.length > 0).toBe(true),
      )
      goBack(kit)
    }
    expect(handlers.connectEmail).toHaveBeenCalledOnce()
  })

  it('takes no second code once one was right', async () => {
    const { kit, handlers } = createKit({}, { getUser: () => new Promise(() => undefined) })
    logIn(kit, { email })
    await untilStep(kit, 'code')
    await submitLoginCode(kit, { code: '123456' })
    await submitLoginCode(kit, { code: '123456' })
    expect(handlers.connectOtp).toHaveBeenCalledOnce()
  })

  it('can be tried again at once where no e-mail was sent', async () => {
    let isBroken = true
    const { kit } = createKit(
      {},
      {
        connectEmail: async () => {
          if (isBroken) throw new Error('The mail server is down')
          return { action: 'VERIFY_OTP' }
        },
      },
    )
    logIn(kit, { email })
    await vi.waitFor(() => expect(attemptOf(kit).status).toBe('failed'))
    isBroken = false
    logIn(kit, { email })
    await untilStep(kit, 'code')
  })

  it('is given up with its view; a late answer does not connect', async () => {
    let answer = () => {}
    const { kit, handlers } = createKit(
      {},
      { connectOtp: () => new Promise<undefined>((resolve) => (answer = () => resolve(undefined))) },
    )
    await kit.open()
    logIn(kit, { email })
    await untilStep(kit, 'code')
    const submitted = submitLoginCode(kit, { code: '123456' })
    submitted.catch(() => undefined)
    await vi.waitFor(() => expect(handlers.connectOtp).toHaveBeenCalledOnce())
    goBack(kit)
    expect(attemptOf(kit)).toEqual({ status: 'idle' })
    answer()
    // Nor does it stay in the frame.
    await vi.waitFor(() => expect(handlers.signOut).toHaveBeenCalledOnce())
    expect(viewOf(kit)).toBe('Connect')
    expect(kit.getAccount().isConnected).toBe(false)
    await expect(submitted).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
    await expect(submitLoginCode(kit, { code: '123456' })).rejects.toMatchObject({ code: 'CONNECT_ABORTED' })
  })

  it('fails with the service’s own words where no e-mail can be sent', async () => {
    const { kit } = createKit(
      {},
      {
        connectEmail: async () => {
          throw new Error('This address does not \u202eexist')
        },
      },
    )
    logIn(kit, { email })
    await vi.waitFor(() =>
      expect(attemptOf(kit)).toMatchObject({
        status: 'failed',
        error: { code: 'FRAME_ERROR', message: 'This address does not exist' },
      }),
    )
  })
})

// T29, F30
describe('the pause between two e-mails', () => {
  it('refuses another one within 30 s, and lets it be sent again then', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
    const { kit, storage, handlers } = createKit()
    logIn(kit, { email })
    await untilStep(kit, 'code')
    const sentAt = Number(storage.entries.get('@appkit-wallet/LAST_EMAIL_LOGIN_TIME'))
    vi.setSystemTime(sentAt + 28_500)
    await expect(resendLoginCode(kit)).rejects.toMatchObject({
      code: 'EMAIL_LOGIN_COOLDOWN',
      message: 'Please try again after 2 seconds',
    })
    vi.setSystemTime(sentAt + 30_000)
    await resendLoginCode(kit)
    expect(handlers.connectEmail).toHaveBeenCalledTimes(2)
    expect(attemptOf(kit)).toMatchObject({ step: { type: 'code', resendAt: sentAt + 60_000 } })
  })

  it('counts for the next login as well, also in another page', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
    const { kit, storage } = createKit()
    logIn(kit, { email })
    await untilStep(kit, 'code')
    cancelConnect(kit)
    const later = createKit({ storage })
    logIn(later.kit, { email: 'bob@mail.example' })
    await vi.waitFor(() =>
      expect(attemptOf(later.kit)).toMatchObject({
        status: 'failed',
        error: { code: 'EMAIL_LOGIN_COOLDOWN', message: 'Please try again after 30 seconds' },
      }),
    )
    expect(later.handlers.connectEmail).not.toHaveBeenCalled()
  })

  it.each([
    ['the future', String(Date.now() + 86_400_000)],
    ['nothing readable', 'soon'],
    ['a day ago', String(Date.now() - 86_400_000)],
  ])('is over where the stored time is %s', async (_, time) => {
    const storage = createMemoryStorage({ '@appkit-wallet/LAST_EMAIL_LOGIN_TIME': time })
    const { kit } = createKit({ storage })
    logIn(kit, { email })
    await untilStep(kit, 'code')
  })
})
