import {
  connectAborted,
  frameMessageInvalid,
  frameRequestAborted,
  loginWindowCutOff,
  popupOriginUntrusted,
} from '@wallet-kit/clients/errors/constants'
import { socialLoginResultSchema } from '@wallet-kit/clients/windows/validators'
import { createError } from '../../../foundation/errors/createError.ts'
import { isWalletKitError } from '../../../foundation/errors/isWalletKitError.ts'
import type { Login } from '../../../foundation/logins/Login.ts'
import { leaveForLogin } from '../../../foundation/logins/leaveForLogin.ts'
import { openLoginWindow } from '../../../foundation/logins/openLoginWindow.ts'
import { toLoginLink } from '../../../foundation/logins/toLoginLink.ts'
import { toLoginRefusal } from '../../../foundation/logins/toLoginRefusal.ts'
import type { SocialProvider } from '../../../foundation/options/OptionData.ts'
import { getWindow } from '../../../foundation/platform/getWindow.ts'
import { raceSignal } from '../../../foundation/platform/raceSignal.ts'
import { readDevice } from '../../../foundation/platform/readDevice.ts'
import {
  cutsWindowsOff,
  type PagePolicies,
  readPagePolicies,
} from '../../../foundation/platform/readPagePolicies.ts'
import { withTimeLimit } from '../../../foundation/platform/withTimeLimit.ts'
import type { LoginRequest } from './LoginRequest.ts'
import { withPasskey } from './logInByPasskey.ts'

/** Time limit of the service for the login's address, in ms. */
const redirectLimit = 45_000
/** Interval of checks whether the window is closed, in ms: a window of another origin does not report it. */
const closedCheck = 1_000
/** Time limit of a login page to load, in ms: a window that closes later was closed by the visitor. */
const cutOffLimit = 30_000

type SocialLogin = Extract<Login, { type: 'social' }>

/**
 * Logs in at a social network: in a window, whose result goes to the frame alone. In Telegram, which has no windows,
 * the page itself leaves and the promise stays pending.
 *
 * @returns the user's name there, where the network shares it
 * @throws WalletKitError `USER_REJECTED` when the visitor declines at the network, `FRAME_ERROR` with the network's own
 * words for its other errors, `CONNECT_ABORTED` when the visitor closes the window or it is reused,
 * `LOGIN_WINDOW_CUT_OFF` by a header of the page, `FRAME_REQUEST_ABORTED`, and errors of `SecureFrame.ask`
 */
export async function logInBySocial(
  { provider, window: opened, resultUri: returned }: SocialLogin,
  request: LoginRequest,
): Promise<string | undefined> {
  const { frame, report, signal } = request
  const popup = createPopup(opened)
  signal.addEventListener('abort', popup.close, { once: true })
  try {
    const uri = returned ?? (await askInWindow(provider, popup, request))
    // The network has ended it, so there is nothing for the frame to check.
    const refusal = toLoginRefusal(uri)
    if (refusal) throw refusal
    report({ type: 'window', provider, status: 'returned', open: () => undefined })
    const asked = request.settles(frame.ask((host) => host.connectSocial({ uri }), signal))
    const { userName } = await withPasskey(raceSignal(asked, signal), request)
    return userName ?? undefined
  } finally {
    popup.close()
    signal.removeEventListener('abort', popup.close)
  }
}

/** The window of a login, which may be opened later than the login begins. */
interface Popup {
  current: Window | null | undefined
  readonly close: () => void
}

function createPopup(opened: Window | null | undefined): Popup {
  const popup: Popup = { current: opened, close: () => popup.current?.close() }
  return popup
}

async function askInWindow(provider: SocialProvider, popup: Popup, request: LoginRequest): Promise<string> {
  const { frame, report, signal } = request
  // Farcaster and passkeys have ways of their own.
  const name = provider as Exclude<SocialProvider, 'farcaster' | 'passkey'>
  // Known before anything is opened: only pages with that header are isolated.
  if (getWindow()?.crossOriginIsolated) throw reportCutOff(request)
  report({ type: 'window', provider, status: 'open', open: () => undefined })
  const { uri } = await withTimeLimit(redirectLimit, signal, (limited) =>
    frame.ask((host) => host.getSocialRedirectUri({ provider: name }, { signal: limited }), limited),
  ).catch((error) => {
    throw isWalletKitError(error) ? error : createError(frameRequestAborted, { cause: error })
  })
  const link = toLoginLink(uri, frame.getOrigin())
  if (!link) throw createError(frameMessageInvalid, { context: { type: 'getSocialRedirectUri' } })
  if (readDevice().isTelegram) return leaveForLogin(link, provider, signal)
  if (!popup.current || popup.current.closed) await openWithinClick(provider, popup, request)
  if (popup.current) popup.current.location.href = link.href
  return waitForResult(popup, new URL(link.href), request)
}

/** Waits for a click, within which the browser opens a window. */
function openWithinClick(
  provider: SocialProvider,
  popup: Popup,
  { report, signal }: LoginRequest,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    report({
      type: 'window',
      provider,
      status: 'blocked',
      open() {
        popup.current = openLoginWindow()
        if (!popup.current) return
        report({ type: 'window', provider, status: 'open', open: () => undefined })
        resolve()
      },
    })
  })
}

/** Only a message from that window and from the service's exact origin, about this login, counts. */
function waitForResult(popup: Popup, link: URL, request: LoginRequest): Promise<string> {
  const { frame, notices, signal } = request
  const page = getWindow()
  const leftAt = performance.now()
  const origin = frame.getOrigin()
  return new Promise((resolve, reject) => {
    const end = new AbortController()
    const settle = (act: () => void) => {
      end.abort()
      act()
    }
    const giveUp = () => settle(() => reject(createError(connectAborted)))
    const onMessage = (event: MessageEvent) => {
      if (event.source !== popup.current) return
      if (event.origin !== origin) {
        const { message } = createError(popupOriginUntrusted)
        notices.showToast({ message, variant: 'error' })
        return giveUp()
      }
      const result = socialLoginResultSchema.safeParse(event.data)
      if (result.success && isAbout(result.data.resultUri, link)) settle(() => resolve(result.data.resultUri))
    }
    let wasClosed = false
    let policies: Promise<PagePolicies | undefined> | undefined
    const endClosed = async () => {
      clearInterval(timer)
      const { opener = '' } = (await policies) ?? {}
      if (cutsWindowsOff(opener)) settle(() => reject(reportCutOff(request)))
      else giveUp()
    }
    const timer = setInterval(() => {
      const isClosed = popup.current?.closed !== false
      // A message that was sent just before is delivered until the next look.
      if (isClosed && wasClosed) void endClosed()
      // A window that the page is cut off from says at once that it is closed, although it is open.
      else if (isClosed && performance.now() - leftAt < cutOffLimit) policies ??= readPagePolicies()
      wasClosed = isClosed
    }, closedCheck / 2)
    page?.addEventListener('message', onMessage, { signal: end.signal })
    signal.addEventListener('abort', () => settle(() => reject(signal.reason)), { signal: end.signal })
    end.signal.addEventListener('abort', () => clearInterval(timer))
  })
}

/** Tells the developer, too: no visitor can change a header. */
function reportCutOff({ notices }: LoginRequest) {
  const error = createError(loginWindowCutOff)
  notices.alert(error)
  return error
}

/** Whether a result has the random state that the login was started with, where the service states one. */
function isAbout(resultUri: string, link: URL): boolean {
  const state = link.searchParams.get('state')
  return !state || (URL.canParse(resultUri) && new URL(resultUri).searchParams.get('state') === state)
}
