// @vitest-environment happy-dom

import { validate } from '@wallet-kit/clients/runtime/validators/validate'
import type { Eip155SignInMessage, SignInSession, SignInSessionData } from '@wallet-kit/clients/sign-in/types'
import {
  signInMessageSchema,
  signInMessageTextSchema,
  signInSessionSchema,
} from '@wallet-kit/clients/sign-in/validators'
import type { SessionMessage } from '@wallet-kit/clients/windows/types'
import { sessionMessageSchema, socialLoginResultSchema } from '@wallet-kit/clients/windows/validators'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { startAuthServer } from '../../test/authServer.test.helper.ts'
import { readVectors } from '../../test/readVectors.test.helper.ts'
import { createTestKit, createTestWallet, firstAddress } from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import type { SessionTrigger } from '../session/createTabChannel.ts'
import { authSession } from './authSession.ts'
import { createSessionChannel } from './createSessionChannel.ts'
import type { SIWXMessageData, SIWXSession } from './SIWXConfig.ts'
import { signIn } from './signIn.ts'

const connectorId = 'test.wallet'

/** Calls of the kit to the sign-in plug-in on one whole sign-in. */
async function signInOnce() {
  startAuthServer()
  createTestWallet()
  // Without `withKit` the kit uses the plug-in that it was given.
  const { withKit: _, ...siwx } = authSession({ statement: 'Sign in to Test' })
  const added: SIWXSession[] = []
  const addSession = async (session: SIWXSession) => {
    added.push(session)
    await siwx.addSession(session)
  }
  const kit = createTestKit({ siwx: { ...siwx, addSession } })
  await kit.open()
  await connect(kit, { connectorId })
  await vi.waitFor(() => expect(kit.stores.signIn.getState().status).toBe('needed'))
  await signIn(kit)
  const [session] = added
  if (!session) throw new Error('No session was added.')
  return { siwx, session }
}

describe('the contract of the sign-in', () => {
  it('describes the fields and the session of plug-ins', () => {
    expectTypeOf<keyof SIWXMessageData>().toEqualTypeOf<keyof SignInSessionData>()
    // The text may state the scheme of the page, which plug-ins do not decide.
    expectTypeOf<keyof SIWXMessageData | 'scheme'>().toEqualTypeOf<keyof Eip155SignInMessage>()
    expectTypeOf<keyof SIWXSession>().toEqualTypeOf<keyof SignInSession>()
  })

  it('is kept by the message and the session of a sign-in', async () => {
    const { siwx, session } = await signInOnce()
    expect(validate(signInMessageSchema, session.data)).toMatchObject({ ok: true })
    expect(validate(signInMessageTextSchema, session.message)).toEqual({ ok: true, value: session.message })
    expect(validate(signInSessionSchema, session)).toMatchObject({ ok: true, value: session })

    const [stored] = await siwx.getSessions('eip155:1', firstAddress)
    expect(validate(signInSessionSchema, stored)).toMatchObject({ ok: true })
    expect(stored?.data.accountAddress).toBe(firstAddress)
  })

  it.each([
    ['another version', { version: '2' }],
    ['a nonce that can be guessed', { nonce: '1234' }],
    ['a statement of two lines', { statement: 'Sign in\nNonce: 1' }],
    ['a domain with a path', { domain: 'app.example/login' }],
    ['a time without offset', { issuedAt: '2026-01-01T00:00:00' }],
    ['an account of another family', { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }],
  ])('refuses %s', async (_, wrong) => {
    const message = {
      accountAddress: firstAddress,
      chainId: 'eip155:1',
      domain: 'app.example',
      uri: 'https://app.example',
      version: '1',
      nonce: '9f2c4b7a1d3e5f60',
      issuedAt: '2026-01-01T00:00:00.000Z',
    }
    expect(validate(signInMessageSchema, message).ok).toBe(true)
    expect(validate(signInMessageSchema, { ...message, ...wrong }).ok).toBe(false)
  })

  it.each(['', 'Welcome!', 'app.example wants you to sign in'])('takes no text like %j', (text) => {
    expect(validate(signInMessageTextSchema, text).ok).toBe(false)
  })
})

describe('the contract between windows', () => {
  const triggers = ['getSession', 'signout'] as const

  it.each(triggers)('describes what a tab reports to others of a session: %s', async (trigger) => {
    expectTypeOf<SessionTrigger>().toEqualTypeOf<SessionMessage['data']['trigger']>()
    const heard: unknown[] = []
    const other = new BroadcastChannel('next-auth')
    other.onmessage = ({ data }) => heard.push(data)
    const channel = createSessionChannel()
    const watching = new AbortController()
    channel.watch(() => {}, watching.signal)
    channel.announce(trigger)
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    watching.abort()
    other.close()
    expect(validate(sessionMessageSchema, heard[0])).toEqual({ ok: true, value: heard[0] })
  })

  it.each([
    { event: 'session', data: { trigger: 'login' } },
    { event: 'other', data: { trigger: 'signout' } },
    { event: 'session' },
    'signout',
  ])('takes no other news of a session: %j', (message) => {
    expect(validate(sessionMessageSchema, message).ok).toBe(false)
  })

  it.each([{}, { resultUri: '' }, { resultUri: 7 }, { resultUri: 'x'.repeat(8193) }, null])(
    'takes no other end of a social login: %#',
    (message) => {
      expect(validate(socialLoginResultSchema, { resultUri: 'https://secure.example/#code' }).ok).toBe(true)
      expect(validate(socialLoginResultSchema, message).ok).toBe(false)
    },
  )
})

type Fields = Readonly<Record<string, unknown>>
type Positive = Readonly<Record<string, { readonly message: string; readonly fields: Fields }>>

const positive = readVectors<Positive>('siwe/parsing_positive.json')
const negative = readVectors<Readonly<Record<string, Fields>>>('siwe/parsing_negative_objects.json')

/** Fields as those vectors have them, under our names. */
function toMessage({ scheme: _, address, chainId, ...rest }: Fields): Fields {
  const isAbsent = (value: unknown) => value === undefined
  return {
    ...rest,
    ...(!isAbsent(address) && { accountAddress: address }),
    ...(!isAbsent(chainId) && { chainId: `eip155:${chainId}` }),
  }
}

describe.skipIf(positive === undefined)('messages of other libraries', () => {
  // A user before the host is how pages pretend to be others.
  const isRefused = (name: string) => name.includes('userinfo')

  it.each(Object.entries(positive ?? {}))('%s', (name, { fields, message }) => {
    expect(validate(signInMessageSchema, toMessage(fields)).ok).toBe(!isRefused(name))
    expect(validate(signInMessageTextSchema, message).ok).toBe(!isRefused(name))
  })

  // Addresses are taken in any case of letters; the text has them with their checksum.
  const wrong = Object.entries(negative ?? {}).filter(([name]) => name !== 'address not EIP-55')

  it.each(wrong)('%s is refused', (_, fields) => {
    expect(validate(signInMessageSchema, toMessage(fields)).ok).toBe(false)
  })
})
