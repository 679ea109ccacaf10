// @vitest-environment happy-dom
import { completeSignInHandler } from '@wallet-kit/clients/auth-session/handlers'
import { describe, expect, it, vi } from 'vitest'
import { startAuthServer } from '../../test/authServer.test.helper.ts'
import { createTestKit, createTestWallet, firstAddress, settle } from '../../test/testPage.test.helper.ts'
import { connect } from '../../wallets/connection/connect.ts'
import { disconnect } from '../../wallets/connection/disconnect.ts'
import { authSession } from './authSession.ts'
import { cancelSignIn } from './cancelSignIn.ts'
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

// T12
describe('the address in the reply of a sign-in', () => {
  it.each([
    'https://evil.example/?error=',
    'https://user@evil.example/',
    `${location.origin}.evil.example/`,
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
  ])('is never followed: %j', async (url) => {
    const { kit, server } = await connectAndAsk()
    const { href } = location
    const open = vi.spyOn(window, 'open')
    // Answered by someone else: the server has no session.
    server.use(completeSignInHandler({ baseUrl: '/api/auth', reply: { url } }))
    await signIn(kit)
    expect(kit.stores.signIn.getState()).toMatchObject({ status: 'needed', error: {} })
    expect(location.href).toBe(href)
    expect(open).not.toHaveBeenCalled()
  })

  it('of another origin does not hide that the server has signed the visitor in', async () => {
    const { kit, server, state } = await connectAndAsk()
    server.use(
      completeSignInHandler({
        baseUrl: '/api/auth',
        reply() {
          state.account = account
          return { url: 'https://internal.example/' }
        },
      }),
    )
    await signIn(kit)
    expect(status(kit)).toBe('authenticated')
  })

  it('is the page itself in what the kit asks for', async () => {
    const { kit, server } = await connectAndAsk()
    const asked: (string | null)[] = []
    server.events.on('request:start', async ({ request }) => {
      const body = request.method === 'POST' ? await request.clone().text() : ''
      if (body) asked.push(new URLSearchParams(body).get('callbackUrl'))
    })
    await signIn(kit)
    await disconnect(kit)
    expect(asked).toEqual([location.origin, location.origin])
  })
})

// T9
describe('an auth server that verifies slowly', () => {
  it.each(['disconnects', 'changes the account', 'cancels'])(
    'ends signed out when the visitor %s meanwhile',
    async (way) => {
      const { kit, wallet, server, state, calls } = await connectAndAsk()
      let finish: (() => void) | undefined
      const verified = new Promise<void>((resolve) => {
        finish = resolve
      })
      server.use(
        completeSignInHandler({
          baseUrl: '/api/auth',
          async reply() {
            calls.push('callback')
            await verified
            state.account = account
            return { url: location.origin }
          },
        }),
      )
      const signing = signIn(kit)
      await vi.waitFor(() => expect(calls).toContain('callback'))
      const leaving =
        way === 'disconnects'
          ? disconnect(kit)
          : way === 'cancels'
            ? cancelSignIn(kit)
            : wallet.changeAccount(1)
      await settle()
      finish?.()
      await Promise.all([signing, leaving])
      await vi.waitFor(() => expect(status(kit)).toBe(way === 'changes the account' ? 'needed' : 'off'))
      await vi.waitFor(() => expect(state.account).toBeUndefined())
      expect(calls.indexOf('signout')).toBeGreaterThan(calls.indexOf('callback'))
    },
  )
})
