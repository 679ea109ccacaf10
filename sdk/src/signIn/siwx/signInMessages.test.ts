// @vitest-environment happy-dom
import { hexToString } from 'viem'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createSIWXMessage, toSignInText } from '../../test/siwxMessage.test.helper.ts'
import {
  createTestKit,
  createTestWallet,
  firstAddress,
  secondAddress,
  settle,
} from '../../test/testPage.test.helper.ts'
import { announceWallet } from '../../testing/announceWallet.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { cancelSignIn } from './cancelSignIn.ts'
import { prepareSignIn } from './prepareSignIn.ts'
import type { SIWXConfig, SIWXMessage, SIWXMessageData } from './SIWXConfig.ts'
import { signIn } from './signIn.ts'

const connectorId = 'test.wallet'
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()

/** Connects a wallet, signs in with the message of `create`, and returns the wallet's requests. */
async function connectWith(create: (parameters: Parameters<SIWXConfig['createMessage']>[0]) => SIWXMessage) {
  const siwx = {
    createMessage: vi.fn<SIWXConfig['createMessage']>(async (parameters) => create(parameters)),
    addSession: vi.fn<SIWXConfig['addSession']>(async () => undefined),
    revokeSession: async () => undefined,
    setSessions: async () => undefined,
    getSessions: async () => [],
  }
  const wallet = createTestWallet({ announced: false })
  const withdraw = announceWallet(wallet)
  onTestFinished(withdraw)
  const kit = createTestKit({ siwx })
  await connect(kit, { connectorId })
  await idle()
  const asked = () =>
    wallet.requests
      .filter(({ method }) => method === 'personal_sign')
      .map(({ params }) => hexToString((params as [`0x${string}`])[0]))
  return { kit, wallet, withdraw, siwx, asked, state: () => kit.stores.signIn.getState() }
}

/** The wallet is not asked, nothing is shown, and the visitor is not signed in. */
async function expectRefused(create: Parameters<typeof connectWith>[0], field: string): Promise<void> {
  const { kit, withdraw, asked, state } = await connectWith(create)
  await prepareSignIn(kit)
  expect(state()).toMatchObject({ status: 'needed' })
  expect(state().message).toBeUndefined()
  await signIn(kit)
  const [, part] = /^malformed (.+)/.exec(field) ?? []
  const code = part ? 'SIGN_IN_MESSAGE_MALFORMED' : 'SIGN_IN_MESSAGE_MISMATCH'
  expect(state()).toMatchObject({
    status: 'unavailable',
    error: { code, context: part ? { part } : { field } },
  })
  expect(asked()).toEqual([])
  withdraw()
}

/** Runs everything that is due now, with the code that it loads. */
async function idle(): Promise<void> {
  await settle()
  await vi.advanceTimersByTimeAsync(0)
  await settle()
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const everything = {
  statement: 'Sign in to Test',
  requestId: 'seven',
  expirationTime: minutes(5),
  notBefore: minutes(-1),
  resources: ['https://one.example/', 'ipfs://two'],
}

// T8
describe('a message of a plug-in', () => {
  it('is signed when text, fields, page and account agree', async () => {
    const { kit, siwx, asked, state } = await connectWith((parameters) =>
      createSIWXMessage({ ...parameters, ...everything }),
    )
    await signIn(kit)
    expect(state()).toMatchObject({ status: 'authenticated', session: { data: everything } })
    expect(siwx.addSession.mock.lastCall?.[0].message).toBe(asked()[0])
  })

  it.each<[string, Partial<SIWXMessageData>]>([
    ['account', { accountAddress: secondAddress }],
    ['account', { chainId: 'eip155:137' }],
    ['account', { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }],
    ['domain', { domain: 'evil.example' }],
    ['domain', { domain: `${location.hostname}.evil.example` }],
    ['uri', { uri: 'https://evil.example/' }],
    ['uri', { uri: `blob:${location.origin}/0` }],
    ['uri', { uri: location.origin.replace('//', '//user@') }],
    ['version', { version: '2' }],
    ['nonce', { nonce: 'ijklmnop' }],
    ['statement', { statement: 'Sign in to Test!' }],
    ['statement', { statement: undefined }],
    ['requestId', { requestId: 'eight' }],
    ['requestId', { requestId: undefined }],
    ['issuedAt', { issuedAt: minutes(-2) }],
    ['expirationTime', { expirationTime: minutes(6) }],
    ['expirationTime', { expirationTime: undefined }],
    ['notBefore', { notBefore: minutes(-2) }],
    ['notBefore', { notBefore: undefined }],
    ['resources', { resources: [...everything.resources].reverse() }],
    ['resources', { resources: ['https://one.example/'] }],
    ['resources', { resources: undefined }],
  ])(
    'is never shown to the wallet when its text or its fields have another %s: %j',
    async (field, change) => {
      const isOfSolana = change.chainId?.startsWith('solana')
      const inText = change.version ? 'malformed version' : isOfSolana ? 'malformed first line' : field
      for (const changed of ['text', 'fields'] as const) {
        await expectRefused(
          (parameters) => {
            const right = createSIWXMessage({ ...parameters, ...everything })
            const wrong = createSIWXMessage({ ...right, ...change })
            return changed === 'text'
              ? { ...right, toString: () => toSignInText(wrong) }
              : { ...wrong, toString: () => toSignInText(right) }
          },
          changed === 'fields' ? field : inText,
        )
      }
    },
  )

  it.each<[string, Partial<SIWXMessageData>]>([
    ['account', { accountAddress: secondAddress }],
    ['account', { chainId: 'eip155:137' }],
    ['domain', { domain: 'evil.example' }],
    ['uri', { uri: 'https://evil.example/' }],
    ['uri', { uri: `blob:${location.origin}/0` }],
    ['uri', { uri: location.origin.replace('//', '//user@') }],
    ['malformed version', { version: '2' }],
    ['malformed nonce', { nonce: 'short' }],
    ['malformed nonce', { nonce: 'abcd efgh' }],
    ['malformed statement', { statement: 'Sign in\u2028URI: https://evil.example' }],
    ['malformed statement', { statement: 'Sign in \u202eto Test' }],
    ['malformed statement', { statement: 'Sign in\nto Test' }],
    ['malformed resources', { resources: ['no uri'] }],
  ])('is refused when text and fields agree on another %s: %j', async (field, change) => {
    await expectRefused((parameters) => createSIWXMessage({ ...parameters, ...everything, ...change }), field)
  })

  it('is refused with the scheme of another page', async () => {
    const { kit, asked, state } = await connectWith((parameters) => {
      const message = createSIWXMessage(parameters)
      return { ...message, toString: () => `ftp://${toSignInText(message)}` }
    })
    await signIn(kit)
    expect(state().error).toMatchObject({ context: { field: 'scheme' } })
    expect(asked()).toEqual([])
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['no text', () => 7],
    ['null', null],
  ])('is refused when it is %s', async (_, text) => {
    const { kit, asked, state } = await connectWith(
      (parameters) => ({ ...createSIWXMessage(parameters), toString: text }) as never,
    )
    await signIn(kit)
    expect(state()).toMatchObject({ status: 'unavailable', error: {} })
    expect(asked()).toEqual([])
  })

  it('is read once: what a second reading would return is never signed', async () => {
    let reads = 0
    const { kit, siwx, asked, state } = await connectWith((parameters) => {
      const message = createSIWXMessage(parameters)
      return {
        ...message,
        toString() {
          reads += 1
          return reads === 1 ? toSignInText(message) : toSignInText({ ...message, domain: 'evil.example' })
        },
      }
    })
    await signIn(kit)
    expect(reads).toBe(1)
    expect(asked()).toHaveLength(1)
    expect(asked()[0]).toContain(location.host)
    expect(siwx.addSession.mock.lastCall?.[0].message).toBe(asked()[0])
    expect(state().session?.message).toBe(asked()[0])
  })

  it('has the address with its checksum, however the wallet writes it', async () => {
    const { kit, siwx, state } = await connectWith((parameters) => createSIWXMessage(parameters))
    await signIn(kit)
    expect(siwx.createMessage.mock.lastCall?.[0].accountAddress).toBe(firstAddress)
    expect(state().status).toBe('authenticated')
  })
})

// F32
describe('a server that returns no message', () => {
  it('has 10 seconds, and no wallet is asked', async () => {
    const { kit, siwx, asked, state } = await connectWith((parameters) => createSIWXMessage(parameters))
    let signal: AbortSignal | undefined
    siwx.createMessage.mockImplementation((_, options) => {
      signal = options?.signal
      return new Promise(() => undefined)
    })
    const signing = signIn(kit)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(state().status).toBe('signing')
    expect(signal?.aborted).toBe(false)
    expect(kit.getAccount().status).toBe('connected')
    await vi.advanceTimersByTimeAsync(1)
    await signing
    expect(signal?.aborted).toBe(true)
    expect(state()).toMatchObject({
      status: 'unavailable',
      error: {
        code: 'SIGN_IN_FAILED',
        message: 'A problem occurred while trying initialize authentication',
      },
    })
    expect(kit.stores.modal.getState().view).toBe('SIWXSignMessage')
    expect(asked()).toEqual([])
    expect(siwx.addSession).not.toHaveBeenCalled()
  })

  it('too late changes nothing', async () => {
    const { kit, siwx, asked, state } = await connectWith((parameters) => createSIWXMessage(parameters))
    let answer: ((message: SIWXMessage) => void) | undefined
    siwx.createMessage.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const signing = signIn(kit)
    await vi.advanceTimersByTimeAsync(10_000)
    await signing
    answer?.(createSIWXMessage({ accountAddress: firstAddress, chainId: 'eip155:1' }))
    await idle()
    expect(asked()).toEqual([])
    expect(state().status).toBe('unavailable')
    kit.destroy()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is given up immediately when the visitor cancels', async () => {
    const { kit, siwx, asked } = await connectWith((parameters) => createSIWXMessage(parameters))
    siwx.createMessage.mockReturnValue(new Promise(() => undefined))
    const signing = signIn(kit)
    await idle()
    await cancelSignIn(kit)
    await signing
    expect(kit.isOpen()).toBe(false)
    expect(kit.getAccount().status).toBe('disconnected')
    expect(asked()).toEqual([])
  })
})

// T4
describe('a prepared message', () => {
  it('is in the state before it is signed, and exactly it is signed', async () => {
    const { kit, siwx, asked, state } = await connectWith((parameters) =>
      createSIWXMessage({ ...parameters, ...everything }),
    )
    expect(state().message).toBeUndefined()
    await prepareSignIn(kit)
    const { message } = state()
    expect(message).toContain(`${location.host} wants you to sign in`)
    expect(asked()).toEqual([])
    await signIn(kit)
    expect(asked()).toEqual([message])
    expect(siwx.createMessage).toHaveBeenCalledTimes(1)
  })

  it('is in the state while the wallet is asked, also when it was not prepared', async () => {
    const { kit, wallet, asked, state } = await connectWith((parameters) => createSIWXMessage(parameters))
    wallet.setHold(true)
    const signing = signIn(kit)
    await idle()
    expect(state()).toMatchObject({ status: 'signing', message: asked()[0] })
    wallet.answerPending()
    await signing
  })

  it('is created once, however many callers ask', async () => {
    const { kit, siwx } = await connectWith((parameters) => createSIWXMessage(parameters))
    await Promise.all([prepareSignIn(kit), prepareSignIn(kit)])
    await prepareSignIn(kit)
    expect(siwx.createMessage).toHaveBeenCalledTimes(1)
  })

  it('that can be created settles the error of a wrong clock', async () => {
    const { kit, siwx, state } = await connectWith((parameters) =>
      createSIWXMessage({ ...parameters, issuedAt: minutes(60) }),
    )
    await signIn(kit)
    expect(state()).toMatchObject({ status: 'needed', error: { code: 'SIGN_IN_TIME_INVALID' } })
    siwx.createMessage.mockImplementation(async (parameters) => createSIWXMessage(parameters))
    await prepareSignIn(kit)
    expect(state().message).toBeDefined()
    expect(state().error).toBeUndefined()
  })

  it('belongs to one account', async () => {
    const { kit, wallet, siwx, asked, state } = await connectWith((parameters) =>
      createSIWXMessage(parameters),
    )
    await prepareSignIn(kit)
    wallet.changeAccount(1)
    await idle()
    expect(state().message).toBeUndefined()
    await signIn(kit)
    expect(siwx.createMessage).toHaveBeenCalledTimes(2)
    expect(asked()).toHaveLength(1)
    expect(asked()[0]).toContain(secondAddress)
  })

  it.each([
    ['about to expire', { expirationTime: minutes(2) }, 100_000],
    ['old', {}, 241_000],
  ])('is not signed when it is %s', async (_, change, pause) => {
    const { kit, siwx, asked } = await connectWith((parameters) =>
      createSIWXMessage({ ...parameters, ...change }),
    )
    await prepareSignIn(kit)
    await vi.advanceTimersByTimeAsync(pause)
    siwx.createMessage.mockImplementation(async (parameters) =>
      createSIWXMessage({ ...parameters, nonce: 'newnonce' }),
    )
    await signIn(kit)
    expect(asked()).toHaveLength(1)
    expect(asked()[0]).toContain('newnonce')
  })

  // F28
  it.each([3_600_000, -3_600_000])(
    'is not signed after a sleep of %i ms, in which no timer ran',
    async (ms) => {
      const { kit, siwx, asked } = await connectWith((parameters) => createSIWXMessage(parameters))
      await prepareSignIn(kit)
      vi.setSystemTime(Date.now() + ms)
      siwx.createMessage.mockImplementation(async (parameters) =>
        createSIWXMessage({ ...parameters, nonce: 'newnonce' }),
      )
      await signIn(kit)
      expect(asked()).toEqual([expect.stringContaining('newnonce')])
    },
  )

  it('fails quietly, and the attempt to sign reports why', async () => {
    const { kit, siwx, state } = await connectWith((parameters) => createSIWXMessage(parameters))
    siwx.createMessage.mockRejectedValue(new Error('down'))
    await prepareSignIn(kit)
    expect(state()).toEqual({ status: 'needed', caipAddress: `eip155:1:${firstAddress}` })
    await signIn(kit)
    expect(state().error?.code).toBe('SIGN_IN_FAILED')
  })
})
