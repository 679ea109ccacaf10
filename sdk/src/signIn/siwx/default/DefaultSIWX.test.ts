// @vitest-environment happy-dom
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createMemoryStorage,
  createPreparedKit,
  createTestKit,
  createTestSolanaWallet,
  createTestWallet,
  firstAddress,
  firstSolanaAddress,
  secondAddress,
  settle,
  twoFamilies,
} from '../../../test/testPage.test.helper.ts'
import { connect } from '../../../wallets/connection/connect.ts'
import type { CreateSIWXMessageParameters, SIWXMessage, SIWXSession } from '../SIWXConfig.ts'
import { signIn } from '../signIn.ts'
import { createLocalSessions } from './createLocalSessions.ts'
import { DefaultSIWX } from './DefaultSIWX.ts'

const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const ethereumAccount = { accountAddress: firstAddress, chainId: 'eip155:1' } as const

async function signed(
  siwx: DefaultSIWX,
  parameters: CreateSIWXMessageParameters = ethereumAccount,
): Promise<SIWXSession> {
  const created = await siwx.createMessage(parameters)
  return toSession(created, await account.signMessage({ message: created.toString() }))
}

function toSession(created: SIWXMessage, signature: string): SIWXSession {
  const { toString: _, ...data } = created
  return { data, message: created.toString(), signature }
}

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

describe('a visitor', () => {
  it('signs in, is still signed in after a reload, and is signed out with the wallet', async () => {
    createTestWallet()
    const storage = createMemoryStorage()
    const kit = createTestKit({ siwx: new DefaultSIWX(), storage })
    await connect(kit, { connectorId: 'test.wallet' })
    await vi.waitFor(() => expect(kit.stores.signIn.getState().status).toBe('needed'))
    await signIn(kit)
    expect(kit.stores.signIn.getState().status).toBe('authenticated')
    kit.destroy()

    const reloaded = createTestKit({ siwx: new DefaultSIWX(), storage })
    await vi.waitFor(() => expect(reloaded.stores.signIn.getState().status).toBe('authenticated'))
    await reloaded.disconnect()
    expect(await createLocalSessions().get('eip155:1', firstAddress)).toEqual([])
  })

  it('signs in with a Solana account', async () => {
    createTestSolanaWallet().setOnePrompt(undefined)
    const kit = createPreparedKit({ ...twoFamilies, siwx: new DefaultSIWX() })
    await settle()
    const [connector] = kit.stores.connectors.getState().connectors
    await connect(kit, { connectorId: String(connector?.id) })
    await kit.open({ namespace: 'solana' })
    await vi.waitFor(() => expect(kit.stores.signIn.getState().status).toBe('needed'))
    await signIn(kit)
    expect(kit.stores.signIn.getState()).toMatchObject({ status: 'authenticated' })
    const [network] = kit.getCaipNetworks('solana')
    const stored = await createLocalSessions().get(
      String(network?.caipNetworkId) as `${string}:${string}`,
      firstSolanaAddress,
    )
    expect(stored).toHaveLength(1)
  })
})

it('a message for an account that is not known yet has fields and no text', async () => {
  const message = await new DefaultSIWX().createMessage({ accountAddress: '', chainId: 'eip155:1' })
  expect(message).toMatchObject({ chainId: 'eip155:1', domain: location.host, uri: location.origin })
  expect(message.toString()).toBe('')
})

describe('a session', () => {
  it('is kept and found, by account and network', async () => {
    const siwx = new DefaultSIWX()
    const session = await signed(siwx)
    await siwx.addSession(session)
    await siwx.addSession(session)
    expect(await siwx.getSessions('eip155:1', firstAddress)).toEqual([session])
    expect(await siwx.getSessions('eip155:137', firstAddress)).toEqual([])
    expect(await siwx.getSessions('eip155:1', secondAddress)).toEqual([])
    await siwx.revokeSession('eip155:1', firstAddress)
    expect(await siwx.getSessions('eip155:1', firstAddress)).toEqual([])
  })

  // T8, T9
  it('replaces all others when several are set, all of them or none', async () => {
    const siwx = new DefaultSIWX()
    const [first, onPolygon] = [
      await signed(siwx),
      await signed(siwx, { accountAddress: firstAddress, chainId: 'eip155:137' }),
    ]
    await siwx.setSessions([first, onPolygon])
    expect(await siwx.getSessions('eip155:1', firstAddress)).toEqual([first])
    expect(await siwx.getSessions('eip155:137', firstAddress)).toEqual([onPolygon])

    const forged = { ...first, signature: onPolygon.signature }
    await expect(siwx.setSessions([onPolygon, forged])).rejects.toMatchObject({
      code: 'SIGNATURE_INVALID',
      message: 'The signature is not valid',
    })
    expect(await siwx.getSessions('eip155:1', firstAddress)).toEqual([first])

    // The other network's session of the same account is another one.
    await siwx.revokeSession('eip155:137', firstAddress)
    expect(await siwx.getSessions('eip155:137', firstAddress)).toEqual([])
    expect(await siwx.getSessions('eip155:1', firstAddress)).toEqual([first])
    await siwx.setSessions([])
    expect(await siwx.getSessions('eip155:1', firstAddress)).toEqual([])
  })

  // T8, T25
  it.each([
    ['another signature', (session: SIWXSession) => ({ ...session, signature: `0x${'1'.repeat(130)}` })],
    ['no signature', (session: SIWXSession) => ({ ...session, signature: '' })],
    [
      'another account',
      (session: SIWXSession) => ({ ...session, data: { ...session.data, accountAddress: secondAddress } }),
    ],
    [
      'another network',
      (session: SIWXSession) => ({ ...session, data: { ...session.data, chainId: 'eip155:137' as const } }),
    ],
    [
      'another page',
      (session: SIWXSession) => ({
        ...session,
        message: session.message.replace(location.host, 'evil.example'),
      }),
    ],
    [
      'another nonce',
      (session: SIWXSession) => ({ ...session, data: { ...session.data, nonce: 'abcdefgh' } }),
    ],
  ])('with %s is refused, and not shown where storage has it', async (_, change) => {
    const siwx = new DefaultSIWX()
    const session = change(await signed(siwx))
    await expect(siwx.addSession(session)).rejects.toMatchObject({ code: 'SIGNATURE_INVALID' })
    await expect(siwx.setSessions([session])).rejects.toMatchObject({ code: 'SIGNATURE_INVALID' })
    const { chainId, accountAddress } = session.data
    await createLocalSessions().add(session)
    expect(await siwx.getSessions(chainId, accountAddress)).toEqual([])
  })

  it('that has expired is not shown', async () => {
    const siwx = new DefaultSIWX({
      messenger: {
        async createMessage(parameters) {
          const created = await new DefaultSIWX().createMessage(parameters)
          const expirationTime = new Date(Date.now() + 60_000).toISOString()
          const message = `${created}\nExpiration Time: ${expirationTime}`
          return { ...created, expirationTime, toString: () => message }
        },
      },
    })
    await siwx.addSession(await signed(siwx))
    expect(await siwx.getSessions('eip155:1', firstAddress)).toHaveLength(1)
    vi.useFakeTimers({ now: Date.now() + 10 * 60_000, toFake: ['Date'] })
    expect(await siwx.getSessions('eip155:1', firstAddress)).toEqual([])
    vi.useRealTimers()
  })
})

describe('the storage', () => {
  it.each(['', 'nonsense', '{}', '[1, null, {"data":{}}]', '[{"data":null,"message":"","signature":""}]'])(
    'may hold %j',
    async (stored) => {
      localStorage.setItem('@appkit/siwx', stored)
      const siwx = new DefaultSIWX()
      expect(await siwx.getSessions('eip155:1', firstAddress)).toEqual([])
      const session = await signed(siwx)
      await siwx.addSession(session)
      expect(await siwx.getSessions('eip155:1', firstAddress)).toEqual([session])
    },
  )

  it('of the host app is used, and verified as well', async () => {
    const sessions: SIWXSession[] = []
    const storage = {
      add: async (session: SIWXSession) => void sessions.push(session),
      set: async () => undefined,
      get: async () => sessions,
      delete: async () => undefined,
    }
    const siwx = new DefaultSIWX({ storage })
    const session = await signed(siwx)
    await siwx.addSession(session)
    sessions.push({ ...session, signature: '0x00' }, undefined as unknown as SIWXSession)
    expect(await siwx.getSessions('eip155:1', firstAddress)).toEqual([session])
    expect(localStorage.getItem('@appkit/siwx')).toBeNull()
  })
})

it('needs all of the host app’s verifiers of a chain family that are asked', async () => {
  const session = await signed(new DefaultSIWX())
  const agrees = { chainNamespace: 'eip155', verify: async () => true } as const
  const refuses = { chainNamespace: 'eip155', verify: async () => false } as const
  const passes = { ...refuses, shouldVerify: () => false }
  const add = (...verifiers: (typeof refuses)[]) => new DefaultSIWX({ verifiers }).addSession(session)
  await expect(add(agrees as never, refuses)).rejects.toMatchObject({ code: 'SIGNATURE_INVALID' })
  await expect(add(agrees as never, passes)).resolves.toBeUndefined()
})

it('uses the host app’s verifier of a chain family', async () => {
  const verify = vi.fn(async () => true)
  const siwx = new DefaultSIWX({ verifiers: [{ chainNamespace: 'eip155', verify }] })
  const session = { ...(await signed(siwx)), signature: '0x1234' }
  await siwx.addSession(session)
  expect(verify).toHaveBeenCalledWith(session, expect.anything())
  expect(new DefaultSIWX().getRequired()).toBe(true)
  expect(new DefaultSIWX({ required: false }).getRequired()).toBe(false)
})
