// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { watchPage } from '../../test/fuzz/watchPage.test.helper.ts'
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
import { createSessionChannel } from './createSessionChannel.ts'
import { lazySIWX } from './lazySIWX.ts'
import type { SIWEConfig, SIWESession } from './SIWEConfig.ts'
import type { SIWXConfig, SIWXMessage, SIWXSession } from './SIWXConfig.ts'
import { signIn } from './signIn.ts'

const connectorId = 'test.wallet'
const due = '@appkit/sign_out_due'

function createSIWX(change: object = {}): SIWXConfig {
  return {
    createMessage: async (parameters) => createSIWXMessage(parameters),
    addSession: async () => undefined,
    revokeSession: async () => undefined,
    setSessions: async () => undefined,
    getSessions: async () => [],
    ...change,
  }
}

async function connectWith(siwx: SIWXConfig, storage = createMemoryStorage()) {
  const wallet = createTestWallet()
  const kit = createTestKit({ siwx, storage })
  await connect(kit, { connectorId })
  await settle()
  return { kit, wallet, storage, status: () => kit.stores.signIn.getState().status }
}

function broken(): never {
  throw new Error('broken')
}

// T9, F25
describe('a plug-in whose synchronous method throws', () => {
  it.each(['supports', 'watch', 'getRequired'])('%s: the visitor can still sign in', async (method) => {
    const check = watchPage()
    const { kit, status } = await connectWith(createSIWX({ [method]: broken }))
    expect(kit.getAddress()).toBe(firstAddress)
    expect(status()).toBe('needed')
    await signIn(kit)
    expect(status()).toBe('authenticated')
    await check()
  })

  it('getRequired: the visitor can still cancel', async () => {
    const check = watchPage()
    const { kit, status } = await connectWith(createSIWX({ getRequired: broken }))
    await cancelSignIn(kit)
    expect(kit.getAddress()).toBeUndefined()
    expect(status()).toBe('off')
    await check()
  })
})

describe('a plug-in whose methods are not asynchronous', () => {
  it('signs in and out', async () => {
    const methods = { getSessions: () => [], addSession: () => undefined, setSessions: () => undefined }
    const { kit, storage, status } = await connectWith(createSIWX(methods))
    await signIn(kit)
    expect(status()).toBe('authenticated')
    await kit.disconnect()
    expect(storage.getItem(due)).toBeNull()
  })
})

// T8
describe('a message that may be read in two ways', () => {
  it('is refused when it is not a string', async () => {
    let reads = 0
    const createMessage: SIWXConfig['createMessage'] = async (parameters) => {
      const message = createSIWXMessage(parameters)
      const good = message.toString()
      const text = {
        length: 100,
        toString: () => {
          reads += 1
          return reads === 1 ? good : 'evil.example wants you to sign in with your Ethereum account:'
        },
      }
      return { ...message, toString: () => text } as unknown as SIWXMessage
    }
    const { kit, wallet } = await connectWith(createSIWX({ createMessage }))
    await signIn(kit)
    expect(wallet.requests.map(({ method }) => method)).not.toContain('personal_sign')
    expect(kit.stores.signIn.getState().error).toMatchObject({ code: 'SIGN_IN_MESSAGE_MALFORMED' })
  })

  it.each(['http:evil.example/', 'http:/evil.example/'])(
    'is refused when its URI is of this page only where this page is its base: %s',
    async (uri) => {
      const createMessage: SIWXConfig['createMessage'] = async (parameters) =>
        createSIWXMessage({ ...parameters, uri })
      const { kit, wallet } = await connectWith(createSIWX({ createMessage }))
      await signIn(kit)
      expect(wallet.requests.map(({ method }) => method)).not.toContain('personal_sign')
      expect(kit.stores.signIn.getState().error).toMatchObject({ context: { field: 'uri' } })
    },
  )
})

// T9, F17
describe('a signed-in wallet that moves to a network that is not offered', () => {
  it.each([true, false])('is looked up again only where it is offered (tolerated: %s)', async (allowed) => {
    const wallet = createTestWallet()
    const kit = createTestKit({ siwx: createSIWX(), allowUnsupportedChain: allowed })
    await connect(kit, { connectorId })
    await settle()
    await signIn(kit)
    wallet.changeChain(65_535)
    await settle()
    expect(kit.stores.signIn.getState().status).toBe('off')
    wallet.changeChain(1)
    await settle()
    expect(kit.stores.signIn.getState().status).toBe('needed')
  })
})

// T9
describe('a plug-in that writes into the session', () => {
  it('does not change who is signed in', async () => {
    const addSession = async ({ data }: SIWXSession) => {
      Object.assign(data, { accountAddress: secondAddress })
    }
    const { kit } = await connectWith(createSIWX({ addSession }))
    await signIn(kit)
    expect(kit.stores.signIn.getState().session?.data.accountAddress).toBe(firstAddress)
  })
})

// F13, F25
describe('a sign-in that is given up', () => {
  it.each([
    ['cancelled', (kit: ReturnType<typeof createTestKit>) => cancelSignIn(kit)],
    ['disconnected', (kit: ReturnType<typeof createTestKit>) => kit.disconnect()],
    ['destroyed', async (kit: ReturnType<typeof createTestKit>) => kit.destroy()],
  ])('asks the wallet for nothing while its code is loading: %s', async (_, leave) => {
    vi.resetModules()
    const { kit, wallet } = await connectWith(createSIWX())
    void signIn(kit)
    await new Promise<void>((resolve) => {
      kit.stores.signIn.subscribe(({ message }) => message !== undefined && resolve())
    })
    await leave(kit)
    await settle()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(wallet.requests.map(({ method }) => method)).not.toContain('personal_sign')
  })
})

// T8, T25
describe('a siweConfig', () => {
  function createSIWE(change: Partial<SIWEConfig> = {}) {
    const state: { session: SIWESession | null } = { session: null }
    const siweConfig: SIWEConfig = {
      getNonce: async () => 'abcdefgh',
      getMessageParams: async () => ({ domain: location.host, uri: location.origin }),
      createMessage: ({ address, chainId, iat, ...fields }) =>
        toSignInText({
          ...fields,
          accountAddress: address.slice(address.lastIndexOf(':') + 1),
          chainId: `eip155:${chainId}`,
          issuedAt: iat,
        }),
      async verifyMessage() {
        state.session = { address: firstAddress, chainId: 1 }
        return true
      },
      getSession: async () => state.session,
      async signOut() {
        state.session = null
        return true
      },
      ...change,
    }
    return { siweConfig, state }
  }

  async function connectWithSIWE(siweConfig: SIWEConfig) {
    createTestWallet()
    const storage = createMemoryStorage()
    const kit = createTestKit({ siweConfig, storage })
    await connect(kit, { connectorId })
    await vi.waitFor(() => expect(kit.stores.signIn.getState().status).toBe('needed'))
    return { kit, storage }
  }

  it.each([
    ['throws', broken],
    ['rejects', async () => broken()],
  ])('whose onSignIn %s has signed in, as the server says', async (_, onSignIn) => {
    const check = watchPage()
    const { siweConfig } = createSIWE({ onSignIn })
    const { kit } = await connectWithSIWE(siweConfig)
    await signIn(kit)
    expect(kit.stores.signIn.getState().status).toBe('authenticated')
    await new Promise((resolve) => setTimeout(resolve))
    await check()
  })

  it.each([
    ['throws', broken],
    ['rejects', async () => broken()],
  ])('whose onSignOut %s has signed out', async (_, onSignOut) => {
    const check = watchPage()
    const { siweConfig, state } = createSIWE({ onSignOut })
    const { kit, storage } = await connectWithSIWE(siweConfig)
    await signIn(kit)
    await kit.disconnect()
    expect(state.session).toBeNull()
    expect(storage.getItem(due)).toBeNull()
    await new Promise((resolve) => setTimeout(resolve))
    await check()
  })

  it('whose server cannot sign out is signed out later, and not reported as signed out', async () => {
    const check = watchPage()
    const onSignOut = vi.fn()
    const { siweConfig } = createSIWE({ signOut: async () => broken(), onSignOut })
    const { kit, storage } = await connectWithSIWE(siweConfig)
    await signIn(kit)
    await kit.disconnect()
    expect(storage.getItem(due)).toBe('true')
    expect(onSignOut).not.toHaveBeenCalled()
    await check()
  })
})

// F21
describe('a page whose browser refuses a BroadcastChannel', () => {
  it('goes without', async () => {
    const check = watchPage()
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          broken()
        }
      },
    )
    const plugin = lazySIWX(async () => createSIWX({ watch: createSessionChannel().watch }))
    plugin.watch?.(() => undefined, new AbortController().signal)
    await new Promise((resolve) => setTimeout(resolve))
    vi.unstubAllGlobals()
    await check()
  })
})
