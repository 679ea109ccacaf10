import { socialLoginResultSchema } from '@wallet-kit/clients/windows/validators'
import { createLateError } from '../../errors/createLateError.ts'
import { isWalletKitError } from '../../errors/isWalletKitError.ts'
import { toServiceLink } from '../../links/toAppLink.ts'
import type { Login } from '../../logins/Login.ts'
import { leaveForLogin } from '../../logins/leaveForLogin.ts'
import { openLoginWindow } from '../../logins/openLoginWindow.ts'
import type { SocialProvider } from '../../options/OptionData.ts'
import { getWindow } from '../../platform/getWindow.ts'
import { readDevice } from '../../platform/readDevice.ts'
import { withTimeLimit } from '../../platform/withTimeLimit.ts'
import type { LoginRequest } from './LoginRequest.ts'

/** How long the service may take to say where the login is, in ms. */
const redirectLimit = 45_000
/** How often the window is looked at, in ms: a window of another origin does not report that it was closed. */
const closedCheck = 1_000

type SocialLogin = Extract<Login, { type: 'social' }>

/**
 * Logs in at a social network: in a window, whose result goes to the frame alone. In Telegram, which has no windows, the page
 * itself leaves and the promise stays pending.
 *
 * @returns the user's name there, where the network shares it
 * @throws WalletKitError `CONNECT_ABORTED` when the visitor closes the window, `POPUP_ORIGIN_UNTRUSTED`,
 *   `FRAME_REQUEST_ABORTED`, and what `SecureFrame.ask` throws
 */
export async function logInBySocial(
  { provider, window: opened, resultUri: returned }: SocialLogin,
  request: LoginRequest,
): Promise<string | undefined> {
  const { frame, report, signal } = request
  const close = () => opened?.close()
  signal.addEventListener('abort', close, { once: true })
  try {
    const resultUri = returned ?? (await askInWindow(provider, opened, request))
    report({ type: 'window', provider, status: 'returned', open: () => undefined })
    const user = await frame.ask((host) => host.connectSocial({ uri: resultUri }, { signal }), signal)
    return user.userName ?? undefined
  } finally {
    close()
    signal.removeEventListener('abort', close)
  }
}

async function askInWindow(
  provider: SocialProvider,
  opened: Window | null | undefined,
  request: LoginRequest,
): Promise<string> {
  const { frame, report, signal } = request
  // Farcaster has a way of its own.
  const name = provider as Exclude<SocialProvider, 'farcaster'>
  report({ type: 'window', provider, status: 'open', open: () => undefined })
  const { uri } = await withTimeLimit(redirectLimit, signal, (limited) =>
    frame.ask((host) => host.getSocialRedirectUri({ provider: name }, { signal: limited }), limited),
  ).catch((error) => {
    throw isWalletKitError(error) ? error : createLateError('FRAME_REQUEST_ABORTED', { cause: error })
  })
  // The service chooses the page of the network, which may be anywhere; http only at its own origin.
  const link = toServiceLink(uri, [
    frame.getOrigin(),
    new URL(uri).protocol === 'https:' ? new URL(uri).origin : '',
  ])
  if (!link) throw createLateError('FRAME_MESSAGE_INVALID', { context: { type: 'getSocialRedirectUri' } })
  if (readDevice().isTelegram) return leaveForLogin(link, provider, signal)
  const window = opened && !opened.closed ? opened : await openWithinClick(provider, request)
  window.location.href = link.href
  return waitForResult(window, new URL(link.href), request)
}

/** Waits for a click, within which the browser opens a window. */
function openWithinClick(provider: SocialProvider, { report, signal }: LoginRequest): Promise<Window> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    report({
      type: 'window',
      provider,
      status: 'blocked',
      open() {
        const window = openLoginWindow()
        if (!window) return
        signal.addEventListener('abort', () => window.close(), { once: true })
        report({ type: 'window', provider, status: 'open', open: () => undefined })
        resolve(window)
      },
    })
  })
}

/** The one message that counts is from that window and from the service's exact origin, and is about this login. */
function waitForResult(window: Window, link: URL, { frame, signal }: LoginRequest): Promise<string> {
  const page = getWindow()
  const origin = frame.getOrigin()
  return new Promise((resolve, reject) => {
    const end = new AbortController()
    const settle = (act: () => void) => {
      end.abort()
      act()
    }
    const onMessage = (event: MessageEvent) => {
      if (event.source !== window) return
      if (event.origin !== origin) return settle(() => reject(createLateError('POPUP_ORIGIN_UNTRUSTED')))
      const result = socialLoginResultSchema.safeParse(event.data)
      if (result.success && isAbout(result.data.resultUri, link)) settle(() => resolve(result.data.resultUri))
    }
    let wasClosed = false
    const timer = setInterval(() => {
      // A message that was sent just before is delivered until the next look.
      if (window.closed && wasClosed) settle(() => reject(createLateError('CONNECT_ABORTED')))
      wasClosed = window.closed
    }, closedCheck / 2)
    page?.addEventListener('message', onMessage, { signal: end.signal })
    signal.addEventListener('abort', () => settle(() => reject(signal.reason)), { signal: end.signal })
    end.signal.addEventListener('abort', () => clearInterval(timer))
  })
}

/** Whether a result has the random state that the login was started with, where the service states one. */
function isAbout(resultUri: string, link: URL): boolean {
  const state = link.searchParams.get('state')
  const returned = URL.canParse(resultUri) ? new URL(resultUri).searchParams.get('state') : null
  return !state || !returned || state === returned
}
