// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { toSignInText } from '../../test/siwxMessage.test.helper.ts'
import {
  createTestKit,
  createTestSolanaWallet,
  createTestWallet,
  firstAddress,
  secondAddress,
  settle,
  twoFamilies,
} from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { cancelSignIn } from './cancelSignIn.ts'
import type { SIWEConfig, SIWESession } from './SIWEConfig.ts'
import { signIn } from './signIn.ts'
import { siweToSIWX } from './siweToSIWX.ts'

const params = { domain: location.host, uri: location.origin, statement: 'Hello' }

function createSIWE(change: Partial<Omit<SIWEConfig, 'createMessage'>> = {}) {
  const state: { session: SIWESession | null } = { session: null }
  const createMessage = vi.fn<SIWEConfig['createMessage']>(({ address, chainId, iat, ...fields }) =>
    toSignInText({
      ...fields,
      accountAddress: address.slice(address.lastIndexOf(':') + 1),
      chainId: `eip155:${chainId}`,
      issuedAt: iat,
    }),
  )
  return {
    state,
    getNonce: vi.fn(async () => 'abcdefgh'),
    getMessageParams: async () => params,
    createMessage,
    verifyMessage: vi.fn(async () => {
      state.session = { address: firstAddress, chainId: 1 }
      return true
    }),
    getSession: vi.fn(async () => state.session),
    signOut: vi.fn(async () => {
      state.session = null
      return true
    }),
    onSignIn: vi.fn(),
    onSignOut: vi.fn(),
    ...change,
  }
}

const message = {
  data: { accountAddress: firstAddress, chainId: 'eip155:1', domain: '', uri: '', version: '1', nonce: '' },
  message: 'm',
  signature: '0x',
} as const

describe('a siweConfig', () => {
  it('signs in through the kit, and calls back once', async () => {
    const siweConfig = createSIWE()
    createTestWallet()
    const kit = createTestKit({ siweConfig })
    await connect(kit, { connectorId: 'test.wallet' })
    await vi.waitFor(() => expect(kit.stores.signIn.getState().status).toBe('needed'))
    await signIn(kit)
    expect(kit.stores.signIn.getState().status).toBe('authenticated')
    expect(siweConfig.onSignIn).toHaveBeenCalledExactlyOnceWith({ address: firstAddress, chainId: 1 })
    expect(siweConfig.createMessage.mock.lastCall?.[0]).toMatchObject({
      chainId: 1,
      address: `did:pkh:eip155:1:${firstAddress}`,
      nonce: 'abcdefgh',
      version: '1',
      statement: 'Hello',
    })
    await kit.disconnect()
    expect(siweConfig.onSignOut).toHaveBeenCalledTimes(1)
    expect(siweConfig.state.session).toBeNull()
  })

  // T9
  it('does not sign in accounts of a family that it does not serve, nor report them as signed in', async () => {
    const siweConfig = createSIWE()
    siweConfig.state.session = { address: firstAddress, chainId: 1 }
    createTestSolanaWallet()
    const kit = createTestKit({ ...twoFamilies, siweConfig })
    await kit.open()
    await settle()
    await connect(kit, { connectorId: 'standard.solana-wallet' })
    await settle()
    expect(kit.getAccount('solana').status).toBe('connected')
    expect(kit.stores.signIn.getState()).toEqual({ status: 'off' })
    expect(kit.isOpen()).toBe(false)
    expect(siweConfig.getSession).not.toHaveBeenCalled()
  })

  it('keeps its session on another network: cancelling goes back to it, signed in', async () => {
    const siweConfig = createSIWE()
    const wallet = createTestWallet()
    const kit = createTestKit({ siweConfig })
    await connect(kit, { connectorId: 'test.wallet' })
    await vi.waitFor(() => expect(kit.stores.signIn.getState().status).toBe('needed'))
    await signIn(kit)
    wallet.changeChain(137)
    await vi.waitFor(() => expect(kit.stores.signIn.getState().status).toBe('needed'))
    expect(siweConfig.signOut).not.toHaveBeenCalled()
    await cancelSignIn(kit)
    await vi.waitFor(() => expect(kit.stores.signIn.getState().status).toBe('authenticated'))
    expect(kit.getCaipNetwork()?.caipNetworkId).toBe('eip155:1')
    expect(siweConfig.state.session).toEqual({ address: firstAddress, chainId: 1 })
    expect(siweConfig.signOut).not.toHaveBeenCalled()
    wallet.changeAccount(1)
    await vi.waitFor(() => expect(kit.stores.signIn.getState().status).toBe('needed'))
    expect(siweConfig.signOut).toHaveBeenCalledTimes(1)
  })

  it('is asked by each connection, although its back end has answered false to a sign-out', async () => {
    const siweConfig = createSIWE({ signOut: vi.fn(async () => false) })
    createTestWallet()
    const kit = createTestKit({ siweConfig })
    await connect(kit, { connectorId: 'test.wallet' })
    await kit.disconnect()
    await connect(kit, { connectorId: 'test.wallet' })
    await vi.waitFor(() => expect(kit.stores.signIn.getState().status).toBe('needed'))
    expect(siweConfig.signOut).toHaveBeenCalledTimes(1)
  })

  it('is not used when it is switched off', async () => {
    createTestWallet()
    const kit = createTestKit({ siweConfig: createSIWE({ enabled: false }) })
    await connect(kit, { connectorId: 'test.wallet' })
    expect(kit.stores.signIn.getState().status).toBe('off')
  })

  it('cannot be combined with siwx', () => {
    const siweConfig = createSIWE()
    expect(() => createTestKit({ siweConfig, siwx: siweToSIWX(siweConfig) })).toThrow(
      'Cannot set both `siweConfig` and `siwx` options',
    )
  })
})

describe('siweToSIWX', () => {
  it('fails with the documented texts', async () => {
    const { getMessageParams: _, ...withoutParams } = createSIWE()
    await expect(
      siweToSIWX(withoutParams).createMessage({ accountAddress: firstAddress, chainId: 'eip155:1' }),
    ).rejects.toThrow('Failed to get message params!')
    const refusing = siweToSIWX(createSIWE({ verifyMessage: async () => false }))
    await expect(refusing.addSession(message)).rejects.toThrow('Failed to verify message')
  })

  // T9
  it.each([null, { address: secondAddress, chainId: 1 }, { address: firstAddress, chainId: 137 }])(
    'does not take a verification for a session: the server reports %j',
    async (session) => {
      const siwe = createSIWE({ verifyMessage: async () => true, getSession: async () => session })
      await expect(siweToSIWX(siwe).addSession(message)).rejects.toThrow('Failed to verify message')
      expect(siwe.onSignIn).not.toHaveBeenCalled()
    },
  )

  it.each([
    [{ address: firstAddress, chainId: 1 }, 1],
    [{ address: secondAddress, chainId: 1 }, 0],
    [{ address: firstAddress, chainId: 137 }, 0],
    [null, 1],
  ])('revokes only the session of the account: the server reports %j', async (session, count) => {
    const siwe = createSIWE({ getSession: async () => session })
    await siweToSIWX(siwe).revokeSession('eip155:1', firstAddress)
    expect(siwe.signOut).toHaveBeenCalledTimes(count)
  })

  it('leaves other chains alone', async () => {
    const siwe = createSIWE()
    const siwx = siweToSIWX(siwe)
    expect(siwx.supports?.('solana:main')).toBe(false)
    await expect(siwx.getSessions('solana:main', 'someone')).resolves.toEqual([])
    await siwx.addSession({ ...message, data: { ...message.data, chainId: 'solana:main' } })
    expect(siwe.verifyMessage).not.toHaveBeenCalled()
    expect(siwe.getSession).not.toHaveBeenCalled()
  })

  it.each([
    ['another network', { address: firstAddress, chainId: 137 }, {}, 0],
    [
      'another network, allowed',
      { address: firstAddress, chainId: 137 },
      { signOutOnNetworkChange: false },
      1,
    ],
    ['another account', { address: secondAddress, chainId: 1 }, {}, 0],
    [
      'another account, allowed',
      { address: secondAddress, chainId: 1 },
      { signOutOnAccountChange: false },
      1,
    ],
    ['the same account in other case', { address: firstAddress.toLowerCase(), chainId: 1 }, {}, 1],
    ['no account', null, {}, 0],
  ])('finds %s', async (_, session, options, count) => {
    const siwe = createSIWE(options)
    siwe.state.session = session
    const found = await siweToSIWX(siwe).getSessions('eip155:1', firstAddress)
    expect(found).toHaveLength(count)
    // The rest of the message stays with the server.
    for (const { data, message, signature } of found) {
      const { address, chainId } = session ?? {}
      const empty = { domain: '', uri: '', version: '1', nonce: '' }
      expect(data).toEqual({ accountAddress: address, chainId: `eip155:${chainId}`, ...empty })
      expect(message + signature).toBe('')
    }
    // On another network of the account, the visitor may go back to the session.
    expect(siwe.signOut).toHaveBeenCalledTimes(count === 0 && session?.address === secondAddress ? 1 : 0)
  })

  it.each<[string, unknown, number]>([
    ['a chain id as a string', { address: firstAddress, chainId: '1' }, 1],
    ['no address', { chainId: 1 }, 0],
    ['an empty object', {}, 0],
    ['undefined', undefined, 0],
    ['false', false, 0],
  ])('reads a session of a back end: %s', async (_, session, count) => {
    const siwe = createSIWE({ getSession: async () => session as SIWESession })
    expect(await siweToSIWX(siwe).getSessions('eip155:1', firstAddress)).toHaveLength(count)
    expect(siwe.signOut).not.toHaveBeenCalled()
  })

  it('takes a getSession that throws for no session, and logs it', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const siwe = createSIWE({
      getSession: () => {
        throw new Error('401')
      },
    })
    const siwx = siweToSIWX(siwe)
    await expect(siwx.getSessions('eip155:1', firstAddress)).resolves.toEqual([])
    await expect(siwx.addSession(message)).rejects.toThrow('Failed to verify message')
    await siwx.revokeSession('eip155:1', firstAddress)
    expect(siwe.signOut).toHaveBeenCalledTimes(1)
    expect(warned).toHaveBeenCalledTimes(3)
    expect(warned).toHaveBeenCalledWith(
      expect.stringContaining('siweConfig.getSession has thrown'),
      'Error: 401',
    )
  })

  it('accepts a createMessage that is asynchronous', async () => {
    const createMessage = async () => 'text'
    const siwe = { ...createSIWE(), createMessage: createMessage as unknown as SIWEConfig['createMessage'] }
    const created = await siweToSIWX(siwe).createMessage({
      accountAddress: firstAddress,
      chainId: 'eip155:1',
    })
    expect(`${created}`).toBe('text')
  })

  it('passes the times of a message on, and asks for the nonce of the account', async () => {
    const siwe = createSIWE({
      getMessageParams: async () => ({ ...params, nbf: '2026-01-01T00:00:00Z', exp: '2027-01-01T00:00:00Z' }),
    })
    const siwx = siweToSIWX(siwe)
    const parameters = { accountAddress: firstAddress, chainId: 'eip155:1' } as const
    const message = await siwx.createMessage(parameters)
    expect(siwe.getNonce).toHaveBeenCalledExactlyOnceWith(firstAddress)
    expect(siwe.createMessage.mock.lastCall?.[0].nbf).toBe('2026-01-01T00:00:00Z')
    expect(message).toMatchObject({
      notBefore: '2026-01-01T00:00:00Z',
      expirationTime: '2027-01-01T00:00:00Z',
      version: '1',
    })
    const later = { ...parameters, notBefore: '2026-02-01T00:00:00Z' }
    expect((await siwx.createMessage(later)).notBefore).toBe(later.notBefore)
    expect(siwe.createMessage.mock.lastCall?.[0].nbf).toBe(later.notBefore)
    const plain = createSIWE()
    await siweToSIWX(plain).createMessage(parameters)
    expect(plain.createMessage.mock.lastCall?.[0]).not.toHaveProperty('nbf')
  })

  it('calls back when the server has signed in, unless the visitor has left', async () => {
    const siwe = createSIWE()
    const siwx = siweToSIWX(siwe)
    await siwx.setSessions([message])
    expect(siwe.verifyMessage).toHaveBeenCalledExactlyOnceWith({ message: 'm', signature: '0x' })
    expect(siwe.onSignIn).toHaveBeenCalledTimes(1)
    await siwx.addSession(message, { signal: AbortSignal.abort() })
    expect(siwe.onSignIn).toHaveBeenCalledTimes(1)
  })

  it('needs no callbacks', async () => {
    const warned = vi.spyOn(console, 'warn')
    const { onSignIn: _, onSignOut: __, ...siwe } = createSIWE()
    const siwx = siweToSIWX(siwe)
    await siwx.addSession(message)
    await siwx.setSessions([])
    await settle()
    expect(siwe.state.session).toBeNull()
    expect(warned).not.toHaveBeenCalled()
  })

  it('warns of callbacks that throw', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const onSignIn = vi.fn(() => {
      throw new Error('broken')
    })
    await siweToSIWX(createSIWE({ onSignIn })).addSession(message)
    await settle()
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('A callback of siweConfig has thrown'),
      'Error: broken',
    )
  })

  it('ignores what signOut resolves to', async () => {
    const siwe = createSIWE({ signOut: vi.fn(async () => false) })
    await siweToSIWX(siwe).setSessions([])
    expect(siwe.onSignOut).toHaveBeenCalledTimes(1)
  })

  it('reports a signOut that throws only while there is a session', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const signOut = vi.fn(async () => {
      throw new Error('401')
    })
    const siwe = createSIWE({ signOut })
    siwe.state.session = { address: firstAddress, chainId: 1 }
    await expect(siweToSIWX(siwe).setSessions([])).rejects.toThrow('401')
    expect(siwe.onSignOut).not.toHaveBeenCalled()
    siwe.state.session = null
    await siweToSIWX(siwe).setSessions([])
    expect(siwe.onSignOut).toHaveBeenCalledTimes(1)
    expect(warned).toHaveBeenCalledTimes(1)
  })

  it('is required unless the options say otherwise', () => {
    expect(siweToSIWX(createSIWE()).getRequired?.()).toBe(true)
    expect(siweToSIWX(createSIWE({ required: false })).getRequired?.()).toBe(false)
  })

  it('serves no family without numbers', () => {
    expect(siweToSIWX(createSIWE()).supports?.('cosmos:cosmoshub-4')).toBe(false)
  })

  it('signs out on an empty list, unless that is off', async () => {
    const siwe = createSIWE()
    await siweToSIWX(siwe).setSessions([])
    expect(siwe.onSignOut).toHaveBeenCalledTimes(1)
    const keeping = createSIWE({ signOutOnDisconnect: false })
    await siweToSIWX(keeping).setSessions([])
    expect(keeping.signOut).not.toHaveBeenCalled()
  })
})
