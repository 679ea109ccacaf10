// @vitest-environment happy-dom
import { HttpResponse, http } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startAuthServer } from '../../test/authServer.test.helper.ts'
import { firstAddress, secondAddress } from '../../test/testPage.test.helper.ts'
import { createAuthSession } from './createAuthSession.ts'

const account = `eip155:1:${firstAddress}` as const
const other = `eip155:1:${secondAddress}` as const

/** Messages to other tabs. */
function listen(): unknown[] {
  const heard: unknown[] = []
  const tab = new BroadcastChannel('next-auth')
  tab.onmessage = ({ data }) => heard.push(data)
  onTestFinished(() => tab.close())
  return heard
}

describe('a CSRF token that the server refuses', () => {
  // F31
  it.each([
    [200, 'signin?error=MissingCSRF'],
    [401, 'signin?error=MissingCSRF'],
    [200, 'signout?csrf=true'],
  ])('is replaced once to sign out, with status %i and %s', async (status, page) => {
    const { server, state } = startAuthServer()
    const heard = listen()
    const url = `${location.origin}/api/auth/${page}`
    const refuse = () => HttpResponse.json({ url }, { status })
    state.account = account
    server.use(http.post('*/signout', refuse, { once: true }))
    await createAuthSession({}).setSessions([])
    expect(state.account).toBeUndefined()
    await vi.waitFor(() => expect(heard).toHaveLength(1))

    state.account = account
    server.use(http.post('*/signout', refuse))
    await expect(createAuthSession({}).setSessions([])).rejects.toMatchObject({ code: 'AUTH_MISSING_CSRF' })
    expect(state.account).toBe(account)
    expect(heard).toHaveLength(1)
  })

  // F31
  it('is replaced once to remove a linked account', async () => {
    const { server } = startAuthServer()
    const refuse = () => HttpResponse.json(null, { status: 400 })
    const present = { address: account, accounts: [account], expires: '2100-01-01T00:00:00.000Z' }
    server.use(
      http.post('*/session', refuse, { once: true }),
      http.post('*/session', () => HttpResponse.json(present)),
    )
    await createAuthSession({}).unlinkAccount?.(other)
    server.use(http.post('*/session', refuse))
    await expect(createAuthSession({}).unlinkAccount?.(other)).rejects.toMatchObject({
      code: 'AUTH_MISSING_CSRF',
    })
  })
})
