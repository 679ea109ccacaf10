// @vitest-environment happy-dom
import {
  completeSignInHandler,
  createNonceHandler,
  getSessionHandler,
  signOutHandler,
} from '@wallet-kit/clients/auth-session/handlers'
import { hexToString } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { describe, expect, it, vi } from 'vitest'
import { startAuthServer } from '../../test/authServer.test.helper.ts'
import {
  createMemoryStorage,
  createTestKit,
  createTestWallet,
  firstAddress,
  secondAddress,
  settle,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { disconnect } from '../../wallets/connection/disconnect.ts'
import { authSession } from './authSession.ts'
import { cancelSignIn } from './cancelSignIn.ts'
import { checkSignIn } from './checkSignIn.ts'
import { signIn } from './signIn.ts'

const connectorId = 'test.wallet'
const account = `eip155:1:${firstAddress}`

function status(kit: ReturnType<typeof createTestKit>) {
  return kit.stores.signIn.getState().status
}

async function connectAndAsk(options: Parameters<typeof createTestKit>[0] = {}) {
  const auth = startAuthServer()
  const wallet = createTestWallet()
  const kit = createTestKit({ siwx: authSession({ statement: 'Sign in to Test' }), ...options })
  await kit.open()
  await connect(kit, { connectorId })
  await vi.waitFor(() => expect(status(kit)).toBe('needed'))
  return { ...auth, wallet, kit }
}

describe('signing in at the auth server', () => {
  it('reports the end of the session that the server reports, immediately and after a reload', async () => {
    const storage = createMemoryStorage()
    const { kit, server, state } = await connectAndAsk({ storage })
    const expires = '2100-01-01T00:00:00.000Z'
    server.use(
      getSessionHandler({
        baseUrl: '/api/auth',
        reply: () => (state.account ? { expires, address: account } : null),
      }),
    )
    await signIn(kit)
    expect(kit.stores.signIn.getState().session?.data.expirationTime).toBe(expires)
    expect(kit.stores.signIn.getState().session?.message).not.toContain(expires)
    kit.destroy()

    const reloaded = createTestKit({ siwx: authSession(), storage })
    await vi.waitFor(() => expect(status(reloaded)).toBe('authenticated'))
    expect(reloaded.stores.signIn.getState().session?.data.expirationTime).toBe(expires)
  })

  it('asks to sign after connecting, verifies, and closes the modal', async () => {
    const { kit, wallet, state } = await connectAndAsk()
    expect(kit.stores.modal.getState()).toMatchObject({ open: true, view: 'SIWXSignMessage' })

    await signIn(kit)
    expect(kit.stores.signIn.getState()).toMatchObject({
      status: 'authenticated',
      caipAddress: account,
      session: { data: { accountAddress: firstAddress, chainId: 'eip155:1' } },
    })
    expect(state.account).toBe(account)
    expect(kit.isOpen()).toBe(false)

    const signing = wallet.requests.filter(({ method }) => method === 'personal_sign')
    const [message] = signing.map(({ params }) => hexToString((params as [`0x${string}`])[0]))
    expect(parseSiweMessage(message ?? '')).toMatchObject({
      address: firstAddress,
      chainId: 1,
      domain: location.host,
      uri: location.origin,
      version: '1',
      statement: 'Sign in to Test',
    })
  })

  it('restores connection and session after a reload, without a prompt', async () => {
    const storage = createMemoryStorage()
    const { kit, wallet } = await connectAndAsk({ storage })
    await signIn(kit)
    kit.destroy()
    const prompts = wallet.requests.length

    const reloaded = createTestKit({ storage, siwx: authSession() })
    await vi.waitFor(() => expect(status(reloaded)).toBe('authenticated'))
    expect(reloaded.isOpen()).toBe(false)
    expect(wallet.requests.slice(prompts).map(({ method }) => method)).toEqual([
      'eth_accounts',
      'eth_chainId',
    ])
  })

  it('asks again after a reload before signing', async () => {
    const storage = createMemoryStorage()
    const { kit } = await connectAndAsk({ storage })
    kit.destroy()
    const reloaded = createTestKit({ storage, siwx: authSession() })
    await vi.waitFor(() => expect(reloaded.stores.modal.getState().view).toBe('SIWXSignMessage'))
    expect(reloaded.isOpen()).toBe(true)
  })

  it('ends the session with the connection', async () => {
    const { kit, state, calls } = await connectAndAsk()
    await signIn(kit)
    await disconnect(kit)
    expect(state.account).toBeUndefined()
    expect(status(kit)).toBe('off')
    expect(calls.at(-1)).toBe('signout')
  })

  // T9
  it('leaves authenticated before anybody sees another account, and asks to sign for it', async () => {
    const { kit, wallet, state } = await connectAndAsk()
    await signIn(kit)
    const seen: string[] = []
    kit.subscribeAccount(({ address }) => seen.push(`${address} ${status(kit)}`))
    kit.stores.connection.subscribe(() => seen.push(status(kit)))

    wallet.changeAccount(1)
    expect(seen).toEqual([`${secondAddress} checking`, 'checking'])
    expect(status(kit)).toBe('checking')
    await vi.waitFor(() => expect(status(kit)).toBe('needed'))
    expect(state.account).toBeUndefined()
    expect(kit.stores.modal.getState()).toMatchObject({ open: true, view: 'SIWXSignMessage' })
  })

  it('asks again on another network and signs for that', async () => {
    const { kit, wallet, state } = await connectAndAsk()
    await signIn(kit)
    wallet.changeChain(137)
    await vi.waitFor(() => expect(status(kit)).toBe('needed'))
    // The visitor may go back to it.
    expect(state.account).toBe(`eip155:1:${firstAddress}`)
    await signIn(kit)
    expect(state.account).toBe(`eip155:137:${firstAddress}`)
  })

  it('disconnects and stays unauthenticated when the visitor cancels', async () => {
    const { kit, state } = await connectAndAsk()
    await cancelSignIn(kit)
    expect(kit.getAccount().status).toBe('disconnected')
    expect(status(kit)).toBe('off')
    expect(kit.isOpen()).toBe(false)
    expect(state.account).toBeUndefined()
  })

  it('keeps the connection when sign-in is not required', async () => {
    const { kit } = await connectAndAsk({ siwx: authSession({ required: false }) })
    await cancelSignIn(kit)
    expect(kit.getAccount().status).toBe('connected')
    expect(status(kit)).toBe('needed')
    expect(kit.isOpen()).toBe(false)
  })

  it('says so quietly when the visitor declines to sign, and lets them try again', async () => {
    const { kit, wallet } = await connectAndAsk()
    wallet.rejectNext('personal_sign')
    await signIn(kit)
    expect(kit.stores.signIn.getState()).toMatchObject({
      status: 'needed',
      error: { code: 'SIGNATURE_DECLINED' },
    })
    await vi.waitFor(() =>
      expect(kit.stores.notices.getState().toast).toMatchObject({ key: 'signatureDeclined' }),
    )
    expect(kit.stores.modal.getState().view).toBe('SIWXSignMessage')
    await signIn(kit)
    expect(status(kit)).toBe('authenticated')
  })

  // F31
  it('gets a new CSRF token once when the old one has run out', async () => {
    const { kit, state, calls } = await connectAndAsk()
    state.csrfRefusals = 1
    await signIn(kit)
    expect(status(kit)).toBe('authenticated')
    expect(calls.filter((call) => call === 'callback')).toHaveLength(2)
  })

  // F31
  it('is not signed in when the server refuses the signature', async () => {
    const { kit, state } = await connectAndAsk()
    state.csrfRefusals = 2
    await signIn(kit)
    expect(kit.stores.signIn.getState()).toMatchObject({
      status: 'needed',
      error: { code: 'SIGNATURE_INVALID', context: { refusal: 'MissingCSRF' } },
    })
  })

  // F30
  it('passes on why the server refuses a signature', async () => {
    const { kit, server } = await connectAndAsk()
    const url = `${location.origin}/api/auth/signin?error=CredentialsSignin&code=not-yet-valid`
    server.use(completeSignInHandler({ baseUrl: '/api/auth', reply: { url } }))
    await signIn(kit)
    expect(kit.stores.signIn.getState().error).toMatchObject({ context: { refusal: 'not-yet-valid' } })
  })

  it('ignores a signature that comes after the visitor cancelled', async () => {
    const { kit, wallet, calls } = await connectAndAsk()
    wallet.setHold(true)
    const signing = signIn(kit)
    await vi.waitFor(() => expect(wallet.requests.at(-1)?.method).toBe('personal_sign'))
    await cancelSignIn(kit)
    wallet.answerPending()
    await signing
    expect(status(kit)).toBe('off')
    expect(calls).not.toContain('callback')
  })

  it('ignores a signature that comes after the account changed', async () => {
    const { kit, wallet, calls } = await connectAndAsk()
    wallet.setHold(true)
    const signing = signIn(kit)
    await vi.waitFor(() => expect(wallet.requests.at(-1)?.method).toBe('personal_sign'))
    wallet.changeAccount(1)
    wallet.answerPending()
    await signing
    await vi.waitFor(() => expect(status(kit)).toBe('needed'))
    expect(calls).not.toContain('callback')
  })
})

// F32
describe('an auth server that fails', () => {
  it('says so in the documented words when there is no nonce, and disconnects when the visitor leaves', async () => {
    const { kit, server, wallet } = await connectAndAsk()
    server.use(createNonceHandler({ baseUrl: '/api/auth', fail: 503 }))
    await signIn(kit)
    expect(kit.getAccount().status).toBe('connected')
    expect(kit.stores.signIn.getState()).toMatchObject({
      status: 'unavailable',
      error: {
        code: 'SIGN_IN_FAILED',
        message: 'A problem occurred while trying initialize authentication',
      },
    })
    expect(kit.stores.modal.getState()).toMatchObject({ open: true, view: 'SIWXSignMessage' })
    expect(kit.stores.notices.getState().toast?.key).not.toBe('authenticationFailed')
    expect(wallet.requests.some(({ method }) => method === 'personal_sign')).toBe(false)
    await kit.close()
    await vi.waitFor(() => expect(kit.getAccount().status).toBe('disconnected'))
    expect(status(kit)).toBe('off')
  })

  it('is asked again, and then signs in', async () => {
    const { kit, server } = await connectAndAsk()
    server.use(createNonceHandler({ baseUrl: '/api/auth', fail: 503 }))
    await signIn(kit)
    server.use(getSessionHandler({ baseUrl: '/api/auth', fail: 'network' }))
    await checkSignIn(kit)
    expect(status(kit)).toBe('unavailable')
    server.resetHandlers()
    await checkSignIn(kit)
    expect(status(kit)).toBe('needed')
    await signIn(kit)
    expect(status(kit)).toBe('authenticated')
    expect(kit.stores.modal.getState().open).toBe(false)
    expect(kit.getAccount().status).toBe('connected')
  })

  it('is unavailable when the session cannot be read right after connecting, and cancelling disconnects', async () => {
    const { server } = startAuthServer()
    server.use(getSessionHandler({ baseUrl: '/api/auth', fail: 'network' }))
    createTestWallet()
    const kit = createTestKit({ siwx: authSession() })
    await connect(kit, { connectorId })
    await vi.waitFor(() => expect(status(kit)).toBe('unavailable'))
    expect(kit.getAccount().status).toBe('connected')
    expect(kit.stores.modal.getState()).toMatchObject({ open: true, view: 'SIWXSignMessage' })
    await cancelSignIn(kit)
    expect(kit.getAccount().status).toBe('disconnected')
    expect(kit.isOpen()).toBe(false)
  })

  it('keeps a restored connection as unknown, never authenticated, and asks again', async () => {
    const storage = createMemoryStorage()
    const { kit, server } = await connectAndAsk({ storage })
    await signIn(kit)
    kit.destroy()
    server.use(getSessionHandler({ baseUrl: '/api/auth', fail: 503 }))
    const reloaded = createTestKit({ storage, siwx: authSession() })
    const seen = new Set<string>()
    reloaded.stores.signIn.subscribe((state) => seen.add(state.status))
    await vi.waitFor(() => expect(status(reloaded)).toBe('unknown'))
    expect(reloaded.getAccount().status).toBe('connected')
    expect(seen).toEqual(new Set(['checking', 'unknown']))
    server.resetHandlers()
    await checkSignIn(reloaded)
    expect(status(reloaded)).toBe('authenticated')
  })

  it('disconnects even when the sign-out does not get through, and catches up after a reload', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const storage = createMemoryStorage()
    const { kit, server, state } = await connectAndAsk({ storage })
    await signIn(kit)
    server.use(signOutHandler({ baseUrl: '/api/auth', fail: 'network' }))
    await disconnect(kit)
    expect(kit.getAccount().status).toBe('disconnected')
    expect(state.account).toBe(account)
    kit.destroy()

    server.resetHandlers()
    createTestKit({ storage, siwx: authSession() })
    await vi.waitFor(() => expect(state.account).toBeUndefined())
    expect([...storage.entries.keys()]).not.toContain('@appkit/sign_out_due')
  })

  // T9
  it('never takes the session of another account for this one', async () => {
    const { state } = startAuthServer()
    state.account = 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    createTestWallet()
    const kit = createTestKit({ siwx: authSession() })
    const seen = new Set<string>()
    kit.stores.signIn.subscribe((next) => seen.add(next.status))
    await connect(kit, { connectorId })
    await vi.waitFor(() => expect(status(kit)).toBe('needed'))
    expect(seen).not.toContain('authenticated')
    expect(state.account).toBeUndefined()
  })

  it('is off when the service is switched off', async () => {
    createTestWallet()
    const services = { walletDirectory: false, dataService: false, auth: false } as const
    const kit = createTestKit({ siwx: authSession(), services })
    await connect(kit, { connectorId })
    expect(status(kit)).toBe('off')
  })
})

// F31
describe('a session that changes elsewhere', () => {
  it('is noticed when the page comes to the front, without opening the modal', async () => {
    const { kit, state } = await connectAndAsk()
    await signIn(kit)
    state.account = undefined
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(status(kit)).toBe('needed'))
    expect(kit.isOpen()).toBe(false)
    await kit.open()
    expect(kit.stores.modal.getState().view).toBe('SIWXSignMessage')
  })

  it('is noticed when another tab says so', async () => {
    const { kit, state } = await connectAndAsk()
    state.account = account
    const otherTab = new BroadcastChannel('next-auth')
    otherTab.postMessage({ event: 'session', data: { trigger: 'getSession' } })
    await vi.waitFor(() => expect(status(kit)).toBe('authenticated'))
    otherTab.close()
    expect(kit.isOpen()).toBe(false)
  })

  it('stays as it was when the server cannot be asked', async () => {
    const { kit, server } = await connectAndAsk()
    await signIn(kit)
    const answered = new Promise((resolve) => server.events.on('response:mocked', resolve))
    server.use(getSessionHandler({ baseUrl: '/api/auth', fail: 503 }))
    document.dispatchEvent(new Event('visibilitychange'))
    await answered
    await settle()
    expect(status(kit)).toBe('authenticated')
  })
})
