// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppKit } from '../../../kit/AppKit.ts'
import { loadEventsUse } from '../../../modal/events/loadEventsUse.ts'
import { logIn } from '../../../modal/navigation/logIn.ts'
import { createMemoryStorage, createTestKit } from '../../../test/testPage.test.helper.ts'
import { frameOrigin, frameService, scriptFrame } from './scriptedFrame.test.helper.ts'

const resultUri = `${frameOrigin}/callback?code=9f2c&state=s1`

function createPopup() {
  const popup = { closed: false, location: { href: 'about:blank' }, close: vi.fn() }
  popup.close.mockImplementation(() => {
    popup.closed = true
  })
  return popup
}

let popup: ReturnType<typeof createPopup>

// Events of logins are in order with the others once their code is loaded.
beforeAll(() => loadEventsUse())

beforeEach(() => {
  popup = createPopup()
  vi.spyOn(window, 'open').mockImplementation(() => popup as unknown as Window)
})

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

function createKit() {
  const services = { walletDirectory: false, dataService: false, relay: false, frame: frameService } as const
  const kit = createTestKit({ storage: createMemoryStorage(), services })
  return { kit, ...scriptFrame(kit) }
}

const attemptOf = (kit: AppKit) => kit.stores.connection.getState().attempt

/** The window of the login says how it has ended. */
function post(data: unknown): void {
  const event = new MessageEvent('message', { data, origin: frameOrigin })
  Object.defineProperty(event, 'source', { value: popup })
  window.dispatchEvent(event)
}

async function untilLeft(): Promise<void> {
  await vi.waitFor(() => expect(popup.location.href).toBe(`${frameOrigin}/login?state=s1`))
}

describe('a login that the social network refuses', () => {
  // F14
  it.each([
    ['RFC 6749', 'error=access_denied&error_description=The+user+cancelled'],
    ['Apple', 'error=user_cancelled_authorize'],
  ])('is declined when the visitor cancels at the network, as %s says it', async (_, error) => {
    const { kit, handlers } = createKit()
    const events: string[] = []
    kit.subscribeEvents(({ data }) => events.push(data.event))
    await kit.open()
    logIn(kit, { provider: 'google' })
    await untilLeft()
    post({ resultUri: `${frameOrigin}/callback?${error}&state=s1` })
    await vi.waitFor(() =>
      expect(attemptOf(kit)).toMatchObject({ status: 'failed', error: { code: 'USER_REJECTED' } }),
    )
    expect(handlers.connectSocial).not.toHaveBeenCalled()
    expect(popup.closed).toBe(true)
    expect(events).toContain('SOCIAL_LOGIN_CANCELED')
    expect(events).not.toContain('SOCIAL_LOGIN_REQUEST_USER_DATA')
    popup = createPopup()
    logIn(kit, { provider: 'google' })
    await untilLeft()
    post({ resultUri })
    await vi.waitFor(() => expect(kit.getAccount().isConnected).toBe(true))
  })

  // T14, T15
  it('fails with the words of the network, as text, for its other errors', async () => {
    const { kit, handlers } = createKit()
    logIn(kit, { provider: 'google' })
    await untilLeft()
    const words = encodeURIComponent('Scope\u202e\nis <b>wrong</b>\u200b')
    post({ resultUri: `${frameOrigin}/callback?state=s1#error=invalid_scope&error_description=${words}` })
    await vi.waitFor(() =>
      expect(attemptOf(kit)).toMatchObject({
        status: 'failed',
        error: { code: 'FRAME_ERROR', message: 'Scope is <b>wrong</b>', context: { error: 'invalid_scope' } },
      }),
    )
    expect(handlers.connectSocial).not.toHaveBeenCalled()
  })

  // T11
  it('does not end by an error of another login', async () => {
    const { kit } = createKit()
    logIn(kit, { provider: 'google' })
    await untilLeft()
    post({ resultUri: `${frameOrigin}/callback?error=access_denied&state=s2` })
    post({ resultUri })
    await vi.waitFor(() => expect(kit.getAccount().isConnected).toBe(true))
  })

  // F14
  it('is declined where it comes back with a refusal', async () => {
    history.replaceState(null, '', '/shop')
    const started = { provider: 'discord', state: 's', startedAt: Date.now(), isOfModal: true }
    sessionStorage.setItem('@appkit/started_login', JSON.stringify(started))
    const refused = `${frameOrigin}/callback?error=access_denied&state=s1`
    history.replaceState(null, '', `/shop?result_uri=${encodeURIComponent(refused)}&login_state=s`)
    const { kit, handlers } = createKit()
    await vi.waitFor(() =>
      expect(attemptOf(kit)).toMatchObject({ status: 'failed', error: { code: 'USER_REJECTED' } }),
    )
    expect(handlers.connectSocial).not.toHaveBeenCalled()
    expect(location.search).toBe('')
  })
})

// F37
describe('a page whose headers cut login windows off', () => {
  const servePage = (opener: string) =>
    vi
      .spyOn(window, 'fetch')
      .mockImplementation(
        async () => new Response(null, { headers: { 'Cross-Origin-Opener-Policy': opener } }),
      )

  it.each([
    ['same-origin', 'LOGIN_WINDOW_CUT_OFF'],
    ['same-origin; report-to="x"', 'LOGIN_WINDOW_CUT_OFF'],
    ['noopener-allow-popups', 'LOGIN_WINDOW_CUT_OFF'],
  ])('is told so, with the value that works, for %s', async (opener, code) => {
    servePage(opener)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { kit } = createKit()
    await kit.open()
    logIn(kit, { provider: 'google' })
    await untilLeft()
    // A window that is cut off reports `closed`, although it is open.
    popup.closed = true
    await vi.waitFor(() => expect(attemptOf(kit)).toMatchObject({ status: 'failed', error: { code } }), {
      timeout: 3_000,
    })
    expect(attemptOf(kit)).toMatchObject({
      error: { message: expect.stringContaining('Cross-Origin-Opener-Policy: same-origin-allow-popups') },
    })
    expect(kit.stores.modal.getState().view).toBe('ConnectingSocial')
  })

  it.each(['same-origin-allow-popups', 'unsafe-none', ''])(
    'goes back to the choice for %j, where the visitor has closed the window',
    async (opener) => {
      servePage(opener)
      const { kit } = createKit()
      await kit.open()
      logIn(kit, { provider: 'google' })
      await untilLeft()
      popup.closed = true
      await vi.waitFor(() => expect(kit.stores.modal.getState().view).toBe('Connect'), { timeout: 3_000 })
      expect(attemptOf(kit)).toEqual({ status: 'idle' })
    },
  )

  it('is told at once where it is isolated', async () => {
    vi.stubGlobal('crossOriginIsolated', true)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    try {
      const { kit, handlers } = createKit()
      logIn(kit, { provider: 'google' })
      await vi.waitFor(() =>
        expect(attemptOf(kit)).toMatchObject({ status: 'failed', error: { code: 'LOGIN_WINDOW_CUT_OFF' } }),
      )
      expect(popup.closed).toBe(true)
      expect(handlers.getSocialRedirectUri).not.toHaveBeenCalled()
    } finally {
      vi.unstubAllGlobals()
    }
  })
})
