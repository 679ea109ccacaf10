// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppKit } from '../../../kit/AppKit.ts'
import { loadEventsUse } from '../../../modal/events/loadEventsUse.ts'
import { goBack } from '../../../modal/navigation/goBack.ts'
import { logIn } from '../../../modal/navigation/logIn.ts'
import {
  createMemoryStorage,
  createTestKit,
  firstAddress,
  settle,
} from '../../../test/testPage.test.helper.ts'
import { openBlockedLogin, openFarcasterLogin } from '../../connection/loginSteps.ts'
import { frameOrigin, frameService, scriptFrame } from './scriptedFrame.test.helper.ts'

const resultUri = `${frameOrigin}/callback?code=9f2c&state=s1`

/** Of an attacker's own login. */
const stolen = `${frameOrigin}/callback?code=stolen&state=s1`

/** A window as the page that opened it sees it. */
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
  vi.unstubAllGlobals()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

function createKit(changes = {}) {
  const storage = createMemoryStorage()
  const services = { walletDirectory: false, dataService: false, relay: false, frame: frameService } as const
  const kit = createTestKit({ storage, services })
  return { kit, storage, ...scriptFrame(kit, changes) }
}

const attemptOf = (kit: AppKit) => kit.stores.connection.getState().attempt

/** A message as the window of the login, or another one, posts it. */
function post(data: unknown, { origin = frameOrigin, source = popup as unknown } = {}): void {
  const event = new MessageEvent('message', { data, origin })
  Object.defineProperty(event, 'source', { value: source })
  window.dispatchEvent(event)
}

async function untilLeft(): Promise<void> {
  await vi.waitFor(() => expect(popup.location.href).toBe(`${frameOrigin}/login?state=s1`))
}

describe('a login at a social network', () => {
  it('opens its window within the click, and connects with its result', async () => {
    const { kit, storage, handlers } = createKit()
    const events: string[] = []
    kit.subscribeEvents(({ data }) => events.push(data.event))
    await kit.open()
    logIn(kit, { provider: 'google' })
    expect(window.open).toHaveBeenCalledExactlyOnceWith('', '_blank', 'width=600,height=800,scrollbars=yes')
    await untilLeft()
    expect(kit.stores.modal.getState().view).toBe('ConnectingSocial')
    expect(handlers.getSocialRedirectUri.mock.calls[0]?.[0]).toEqual({ provider: 'google' })
    post({ resultUri })
    await vi.waitFor(() => expect(kit.getAccount().isConnected).toBe(true))
    expect(handlers.connectSocial.mock.calls.map(([payload]) => payload)).toEqual([{ uri: resultUri }])
    expect(kit.getAccount()).toMatchObject({
      address: firstAddress,
      embeddedWalletInfo: { user: { username: 'alice' }, authProvider: 'google' },
    })
    expect(kit.getWalletInfo()).toMatchObject({ name: 'AUTH', identifier: 'alice', social: 'google' })
    expect(events).toEqual([
      'MODAL_OPEN',
      'SOCIAL_LOGIN_STARTED',
      'SOCIAL_LOGIN_REQUEST_USER_DATA',
      'SOCIAL_LOGIN_SUCCESS',
      'CONNECT_SUCCESS',
      'MODAL_CLOSE',
    ])
    expect(popup.closed).toBe(true)
    expect(kit.isOpen()).toBe(false)
    expect(storage.entries.get('@appkit-wallet/SOCIAL_USERNAME')).toBe('alice')
    expect(storage.entries.get('@appkit/connected_social')).toBe('google')
  })

  // T11
  it.each<[string, () => void]>([
    ['another window', () => post({ resultUri: stolen }, { source: createPopup() })],
    ['the page itself', () => post({ resultUri: stolen }, { source: window })],
    ['the window with another state', () => post({ resultUri: stolen.replace('s1', 's2') })],
    ['the window without a state', () => post({ resultUri: stolen.replace('&state=s1', '') })],
    ['the window in another shape', () => post({ resultUri: 1 })],
    ['the window without a result', () => post('hello')],
  ])('ignores a message of %s', async (_, forge) => {
    const { kit, handlers } = createKit()
    logIn(kit, { provider: 'google' })
    await untilLeft()
    forge()
    post({ resultUri })
    await vi.waitFor(() => expect(kit.getAccount().isConnected).toBe(true))
    expect(handlers.connectSocial.mock.calls.map(([payload]) => payload)).toEqual([{ uri: resultUri }])
  })

  // T11
  it('ends where its window speaks from another origin, and says so', async () => {
    const { kit, handlers } = createKit()
    await kit.open()
    logIn(kit, { provider: 'google' })
    await untilLeft()
    post({ resultUri }, { origin: 'https://secure.test.evil.example' })
    await vi.waitFor(() => expect(kit.stores.modal.getState().view).toBe('Connect'))
    await vi.waitFor(() =>
      expect(kit.stores.notices.getState().toast).toMatchObject({
        message: 'Untrusted Origin',
        variant: 'error',
      }),
    )
    expect(handlers.connectSocial).not.toHaveBeenCalled()
    expect(popup.closed).toBe(true)
  })

  // F37
  it('goes back to the choice when the visitor closes the window', async () => {
    const { kit } = createKit()
    await kit.open()
    logIn(kit, { provider: 'google' })
    await untilLeft()
    const events: string[] = []
    kit.subscribeEvents(({ data }) => events.push(data.event))
    popup.closed = true
    await vi.waitFor(() => expect(kit.stores.modal.getState().view).toBe('Connect'), { timeout: 3_000 })
    expect(attemptOf(kit)).toEqual({ status: 'idle' })
    expect(kit.isOpen()).toBe(true)
    expect(events).toContain('SOCIAL_LOGIN_CANCELED')
  })

  // F37
  it('waits for a click where the browser has blocked the window', async () => {
    vi.mocked(window.open).mockReturnValueOnce(null)
    const { kit } = createKit()
    logIn(kit, { provider: 'github' })
    await vi.waitFor(() =>
      expect(attemptOf(kit)).toMatchObject({
        step: { type: 'window', provider: 'github', status: 'blocked' },
      }),
    )
    openBlockedLogin(kit)
    await untilLeft()
    expect(attemptOf(kit)).toMatchObject({ step: { status: 'open' } })
    post({ resultUri })
    await vi.waitFor(() => expect(kit.getAccount().isConnected).toBe(true))
    expect(popup.closed).toBe(true)
  })

  it('opens one window for several clicks, and another one for another network', async () => {
    const { kit, handlers } = createKit()
    for (let clicks = 0; clicks < 3; clicks += 1) {
      logIn(kit, { provider: 'google' })
      await vi.waitFor(() => expect(attemptOf(kit)).toMatchObject({ status: 'asking' }))
    }
    expect(window.open).toHaveBeenCalledOnce()
    await untilLeft()
    const first = popup
    popup = createPopup()
    logIn(kit, { provider: 'x' })
    await untilLeft()
    expect([first.closed, popup.closed]).toEqual([true, false])
    expect(handlers.getSocialRedirectUri.mock.calls.map(([payload]) => payload)).toEqual([
      { provider: 'google' },
      { provider: 'x' },
    ])
  })

  it('that was given up while its result is checked ends in the frame as well', async () => {
    let answer = () => {}
    const { kit, handlers } = createKit({
      connectSocial: () =>
        new Promise((resolve) => (answer = () => resolve({ address: firstAddress, chainId: 1 }))),
    })
    await kit.open()
    logIn(kit, { provider: 'google' })
    await untilLeft()
    post({ resultUri })
    await vi.waitFor(() => expect(handlers.connectSocial).toHaveBeenCalledOnce())
    goBack(kit)
    expect(handlers.signOut).not.toHaveBeenCalled()
    answer()
    await vi.waitFor(() => expect(handlers.signOut).toHaveBeenCalledOnce())
    expect(kit.getAccount().isConnected).toBe(false)
  })

  it('closes its window when it is given up', async () => {
    const { kit } = createKit()
    await kit.open()
    logIn(kit, { provider: 'google' })
    await untilLeft()
    goBack(kit)
    expect(popup.closed).toBe(true)
    expect(attemptOf(kit)).toEqual({ status: 'idle' })
  })

  // T13
  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://login.example/', 'https://a:b@login.example/'])(
    'opens no page at %s',
    async (uri) => {
      const { kit } = createKit({ getSocialRedirectUri: async () => ({ uri }) })
      logIn(kit, { provider: 'google' })
      await vi.waitFor(() => expect(attemptOf(kit)).toMatchObject({ status: 'failed' }))
      expect(popup.location.href).toBe('about:blank')
      expect(popup.closed).toBe(true)
    },
  )

  it('has a limit for the service to say where the login is', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { kit } = createKit({ getSocialRedirectUri: () => new Promise(() => undefined) })
      logIn(kit, { provider: 'google' })
      await vi.waitFor(() => expect(attemptOf(kit)).toMatchObject({ step: { type: 'window' } }))
      await vi.advanceTimersByTimeAsync(45_000)
      await vi.waitFor(() =>
        expect(attemptOf(kit)).toMatchObject({ status: 'failed', error: { code: 'FRAME_REQUEST_ABORTED' } }),
      )
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a login in Telegram, which has no windows', () => {
  it('names the page at the end of the network’s own state, without what the app keeps in its address', async () => {
    vi.stubGlobal('TelegramWebviewProxy', {})
    history.replaceState(null, '', '/shop#tgWebAppData=secret')
    const nested = 'https://accounts.example/authorize?state=n1'
    const uri = `${frameOrigin}/login?provider_authorization_url=${encodeURIComponent(nested)}`
    const { kit } = createKit({ getSocialRedirectUri: async () => ({ uri }) })
    logIn(kit, { provider: 'discord' })
    await vi.waitFor(() => expect(window.open).toHaveBeenCalledOnce())
    const [href] = vi.mocked(window.open).mock.calls[0] as [string]
    const inner = new URL(new URL(href).searchParams.get('provider_authorization_url') ?? '')
    const [state, returnUrl = ''] = (inner.searchParams.get('state') ?? '').split('--')
    expect(state).toBe('n1')
    expect(decodeURIComponent(returnUrl)).toContain('/shop?login_state=')
    expect(href).not.toContain('secret')
  })

  it.each(['farcaster', 'evil<b>'])('does not go on with %s, which it has not left for', async (provider) => {
    history.replaceState(null, '', '/shop')
    const started = { provider, state: 's', startedAt: Date.now(), isOfModal: true }
    sessionStorage.setItem('@appkit/started_login', JSON.stringify(started))
    history.replaceState(null, '', `/shop?result_uri=${encodeURIComponent(resultUri)}&login_state=s`)
    const { kit, handlers } = createKit()
    await kit.ready()
    await settle()
    expect(location.search).toBe('')
    expect(handlers.connectSocial).not.toHaveBeenCalled()
    expect(attemptOf(kit)).toEqual({ status: 'idle' })
  })

  it('leaves the page, and goes on when it is back', async () => {
    vi.stubGlobal('TelegramWebviewProxy', {})
    history.replaceState(null, '', '/shop?a=1')
    const left = createKit()
    logIn(left.kit, { provider: 'discord' })
    await vi.waitFor(() => expect(window.open).toHaveBeenCalledOnce())
    const [href, target] = vi.mocked(window.open).mock.calls[0] as [string, string]
    expect(target).toBe('_self')
    const [state, returnUrl = ''] = (new URL(href).searchParams.get('state') ?? '').split('--')
    expect(state).toBe('s1')
    left.kit.destroy()

    // The page of the login sends the visitor back.
    const back = new URL(decodeURIComponent(returnUrl))
    expect(back.pathname).toBe('/shop')
    back.searchParams.set('result_uri', resultUri)
    history.replaceState(null, '', back)
    const { kit, handlers } = createKit()
    await vi.waitFor(() => expect(kit.getAccount().isConnected).toBe(true))
    expect(handlers.connectSocial.mock.calls.map(([payload]) => payload)).toEqual([{ uri: resultUri }])
    expect(kit.getAccount().embeddedWalletInfo?.authProvider).toBe('discord')
    expect(location.search).toBe('?a=1')
  })
})

describe('a login with Farcaster', () => {
  it('shows the URI for the phone, and connects when it is approved there', async () => {
    let approve = () => {}
    const { kit } = createKit({
      connectFarcaster: () => new Promise((resolve) => (approve = () => resolve({ userName: 'alice.eth' }))),
    })
    await kit.open()
    logIn(kit, { provider: 'farcaster' })
    expect(window.open).not.toHaveBeenCalled()
    await vi.waitFor(() =>
      expect(attemptOf(kit)).toMatchObject({
        step: { type: 'uri', uri: 'https://farcaster.test/~/siwf?channelToken=1' },
      }),
    )
    expect(kit.stores.modal.getState().view).toBe('ConnectingFarcaster')
    approve()
    await vi.waitFor(() => expect(kit.getAccount().isConnected).toBe(true))
    expect(kit.getAccount().embeddedWalletInfo).toMatchObject({
      user: { username: 'alice.eth' },
      authProvider: 'farcaster',
    })
  })

  it('opens the app of this device', async () => {
    const { kit } = createKit({ connectFarcaster: () => new Promise(() => undefined) })
    logIn(kit, { provider: 'farcaster' })
    await vi.waitFor(() => expect(attemptOf(kit)).toMatchObject({ step: { type: 'uri' } }))
    openFarcasterLogin(kit)
    expect(window.open).toHaveBeenCalledExactlyOnceWith(
      'https://farcaster.test/~/siwf?channelToken=1',
      '_blank',
      'noreferrer noopener',
    )
  })

  it('has the frame drop it when it is given up', async () => {
    const { kit, reset } = createKit({ connectFarcaster: () => new Promise(() => undefined) })
    await kit.open()
    logIn(kit, { provider: 'farcaster' })
    await vi.waitFor(() => expect(attemptOf(kit)).toMatchObject({ step: { type: 'uri' } }))
    goBack(kit)
    expect(reset).toHaveBeenCalledOnce()
  })

  it.each(['http://farcaster.test/', 'https://a:b@farcaster.test/'])('shows no code for %s', async (url) => {
    const { kit } = createKit({ getFarcasterUri: async () => ({ url }) })
    logIn(kit, { provider: 'farcaster' })
    await vi.waitFor(() => expect(attemptOf(kit)).toMatchObject({ status: 'failed' }))
  })
})
