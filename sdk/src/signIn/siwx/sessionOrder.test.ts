// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSIWXMessage, toSignInText } from '../../test/siwxMessage.test.helper.ts'
import {
  createMemoryStorage,
  createTestKit,
  createTestWallet,
  firstAddress,
  secondAddress,
  settle,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { cancelSignIn } from './cancelSignIn.ts'
import type { SIWEConfig, SIWESession } from './SIWEConfig.ts'
import type { SIWXConfig, SIWXSession } from './SIWXConfig.ts'
import { signIn } from './signIn.ts'

const connectorId = 'test.wallet'
const due = '@appkit/sign_out_due'

/** A call that the test lets finish. */
function createGate() {
  const waiting: (() => void)[] = []
  return {
    isOpen: true,
    pass() {
      return this.isOpen ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve))
    },
    release() {
      this.isOpen = true
      for (const go of waiting.splice(0)) go()
    },
  }
}

/** A server with one session per browser, and a plug-in that ignores signals, as simple ones do. */
function createSIWX() {
  const verifying = createGate()
  const server = { account: undefined as string | undefined, calls: [] as string[] }
  const toAccount = ({ data }: SIWXSession) => `${data.chainId}:${data.accountAddress}`
  const siwx: SIWXConfig = {
    createMessage: async (parameters) => createSIWXMessage(parameters),
    async addSession(session) {
      server.calls.push('add')
      await verifying.pass()
      server.account = toAccount(session)
      server.calls.push('added')
    },
    async revokeSession(chainId, address) {
      server.calls.push('revoke')
      if (server.account === `${chainId}:${address}`) server.account = undefined
    },
    async setSessions() {
      server.calls.push('end')
      server.account = undefined
    },
    async getSessions(chainId, accountAddress) {
      server.calls.push('find')
      const data = { accountAddress, chainId, domain: '', uri: '', version: '1', nonce: '' }
      return server.account === `${chainId}:${accountAddress}` ? [{ data, message: '', signature: '' }] : []
    },
  }
  return { siwx, server, verifying }
}

async function signingIn(options: { storage?: ReturnType<typeof createMemoryStorage> } = {}) {
  const { siwx, server, verifying } = createSIWX()
  const wallet = createTestWallet()
  const kit = createTestKit({ siwx, ...options })
  await connect(kit, { connectorId })
  await idle()
  verifying.isOpen = false
  const signing = signIn(kit)
  await idle()
  expect(server.calls.at(-1)).toBe('add')
  const seen: string[] = []
  kit.stores.signIn.subscribe(({ status, caipAddress }) => {
    if (status === 'authenticated') seen.push(String(caipAddress))
  })
  const status = () => kit.stores.signIn.getState().status
  return { kit, wallet, server, verifying, signing, seen, status }
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

// T9
describe('a server that verifies while', () => {
  it('the visitor disconnects ends signed out', async () => {
    const { kit, server, verifying, signing, seen, status } = await signingIn()
    const disconnecting = kit.disconnect()
    expect(kit.getAccount().status).toBe('disconnected')
    await vi.advanceTimersByTimeAsync(1_000)
    verifying.release()
    await Promise.all([disconnecting, signing])
    await idle()
    expect(server.account).toBeUndefined()
    expect(server.calls.indexOf('end')).toBeGreaterThan(server.calls.indexOf('added'))
    expect(seen).toEqual([])
    expect(status()).toBe('off')
  })

  it('the visitor cancels ends signed out, and the modal closes immediately', async () => {
    const { kit, server, verifying, signing, seen } = await signingIn()
    const cancelling = cancelSignIn(kit)
    await idle()
    expect(kit.isOpen()).toBe(false)
    expect(kit.getAccount().status).toBe('disconnected')
    verifying.release()
    await Promise.all([cancelling, signing])
    await idle()
    expect(server.account).toBeUndefined()
    expect(seen).toEqual([])
  })

  it('the account changes ends signed out, before it is asked about the new account', async () => {
    const { wallet, server, verifying, signing, seen, status } = await signingIn()
    wallet.changeAccount(1)
    await vi.advanceTimersByTimeAsync(1_000)
    verifying.release()
    await signing
    await idle()
    expect(server.account).toBeUndefined()
    expect(server.calls.slice(-4)).toEqual(['add', 'added', 'revoke', 'find'])
    expect(seen).toEqual([])
    expect(status()).toBe('needed')
  })

  it('the network changes ends signed out', async () => {
    const { wallet, server, verifying, signing, seen } = await signingIn()
    wallet.changeChain(137)
    verifying.release()
    await signing
    await idle()
    expect(server.account).toBeUndefined()
    expect(seen).toEqual([])
  })

  it('the visitor signs out and in as another ends as the other', async () => {
    const { kit, wallet, server, verifying, signing, seen } = await signingIn()
    wallet.changeAccount(1)
    await idle()
    verifying.release()
    await signing
    await idle()
    await signIn(kit)
    expect(server.account).toBe(`eip155:1:${secondAddress}`)
    expect(seen).toEqual([`eip155:1:${secondAddress}`])
  })

  it('10 seconds pass: the visitor may try again, and the late session is revoked', async () => {
    const { kit, server, verifying, signing, seen, status } = await signingIn()
    await vi.advanceTimersByTimeAsync(10_000)
    await signing
    expect(kit.stores.signIn.getState()).toMatchObject({
      status: 'needed',
      error: { code: 'SIGN_IN_SERVER_UNREACHABLE' },
    })
    verifying.release()
    await idle()
    expect(server.calls.slice(-3)).toEqual(['added', 'revoke', 'find'])
    expect(server.account).toBeUndefined()
    expect(seen).toEqual([])
    expect(status()).toBe('needed')
  })

  it('10 seconds pass and the visitor leaves: the sign-out is repeated on the next visit', async () => {
    const storage = createMemoryStorage()
    const { kit, server, signing } = await signingIn({ storage })
    await vi.advanceTimersByTimeAsync(10_000)
    await signing
    await kit.disconnect()
    expect(server.calls.at(-1)).toBe('end')
    expect(storage.entries.get(due)).toBe('true')
  })

  it('the kit is destroyed changes nothing after it', async () => {
    const { kit, server, verifying, signing, seen } = await signingIn()
    kit.destroy()
    await signing
    verifying.release()
    await idle()
    expect(server.calls.at(-1)).toBe('added')
    expect(seen).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})

// T9
it('a session that cannot be revoked is remembered as due, and ended before the next one is looked for', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const storage = createMemoryStorage()
  const { siwx, server, verifying } = createSIWX()
  siwx.revokeSession = () => Promise.reject(new Error('down'))
  const wallet = createTestWallet()
  const kit = createTestKit({ siwx, storage })
  await connect(kit, { connectorId })
  await idle()
  verifying.isOpen = false
  const signing = signIn(kit)
  await idle()
  wallet.changeAccount(1)
  verifying.release()
  await signing
  await idle()
  expect(server.calls.slice(-2)).toEqual(['end', 'find'])
  expect(server.account).toBeUndefined()
  expect(storage.entries.has(due)).toBe(false)
})

/** An older plug-in whose server verifies on the test's command. */
function createSIWE(change: Partial<SIWEConfig> = {}) {
  const verifying = createGate()
  const server = { session: null as SIWESession | null }
  const siweConfig = {
    getNonce: async () => 'abcdefgh',
    getMessageParams: async () => ({ domain: location.host, uri: location.origin }),
    createMessage: ({ address, chainId, iat, ...fields }: Parameters<SIWEConfig['createMessage']>[0]) =>
      toSignInText({
        ...fields,
        accountAddress: address.slice(address.lastIndexOf(':') + 1),
        chainId: `eip155:${chainId}`,
        issuedAt: iat,
      }),
    async verifyMessage({ message }: { message: string }) {
      await verifying.pass()
      server.session = { address: message.split('\n')[1] ?? '', chainId: 1 }
      return true
    },
    getSession: async () => server.session,
    async signOut() {
      server.session = null
      return true
    },
    onSignIn: vi.fn<NonNullable<SIWEConfig['onSignIn']>>(),
    onSignOut: vi.fn<NonNullable<SIWEConfig['onSignOut']>>(),
    ...change,
  }
  return { siweConfig, server, verifying }
}

// T9
describe('an older plug-in', () => {
  it.each(['disconnects', 'changes the account', 'cancels'])(
    'does not call back, nor stay signed in, when the visitor %s while it verifies',
    async (way) => {
      const { siweConfig, server, verifying } = createSIWE()
      const wallet = createTestWallet()
      const kit = createTestKit({ siweConfig })
      await connect(kit, { connectorId })
      await idle()
      verifying.isOpen = false
      const signing = signIn(kit)
      await idle()
      const leaving =
        way === 'disconnects'
          ? kit.disconnect()
          : way === 'cancels'
            ? cancelSignIn(kit)
            : wallet.changeAccount(1)
      await idle()
      verifying.release()
      await Promise.all([signing, leaving])
      await idle()
      expect(siweConfig.onSignIn).not.toHaveBeenCalled()
      expect(server.session).toBeNull()
      expect(kit.stores.signIn.getState().status).toBe(way === 'changes the account' ? 'needed' : 'off')
    },
  )

  it('never reports another account than its server holds', async () => {
    const { siweConfig, server } = createSIWE({ signOutOnAccountChange: false })
    const wallet = createTestWallet()
    const kit = createTestKit({ siweConfig })
    await connect(kit, { connectorId })
    await idle()
    await signIn(kit)
    expect(kit.stores.signIn.getState().status).toBe('authenticated')
    wallet.changeAccount(1)
    await idle()
    expect(server.session).toEqual({ address: firstAddress, chainId: 1 })
    expect(kit.getAddress()).toBe(secondAddress)
    expect(kit.stores.signIn.getState().status).toBe('needed')
    wallet.changeAccount(0)
    await idle()
    expect(kit.stores.signIn.getState()).toMatchObject({
      status: 'authenticated',
      session: { data: { accountAddress: firstAddress, chainId: 'eip155:1' } },
    })
  })

  it('keeps a session on another network where it is configured so, and reports on which it was made', async () => {
    const { siweConfig } = createSIWE({ signOutOnNetworkChange: false })
    const wallet = createTestWallet()
    const kit = createTestKit({ siweConfig })
    await connect(kit, { connectorId })
    await idle()
    await signIn(kit)
    wallet.changeChain(137)
    await idle()
    expect(kit.stores.signIn.getState()).toMatchObject({
      status: 'authenticated',
      caipAddress: `eip155:137:${firstAddress}`,
      session: { data: { accountAddress: firstAddress, chainId: 'eip155:1' } },
    })
  })
})
