import { getWindow } from '../platform/getWindow.ts'
import { ignoreErrors } from '../platform/ignoreErrors.ts'

/** A login that this tab has started. */
interface StartedLogin {
  readonly provider: string
  /** Random, in the URL that the provider returns to. */
  readonly state: string
  /** In ms since 1970. */
  readonly startedAt: number
  /** Whether the modal has started it, not the host app. */
  readonly isOfModal?: boolean
}

/** Of the session storage, so that no other tab can use it. */
const key = '@appkit/started_login'
/** Time limit of a visitor at the provider, in ms. */
const longestLogin = 10 * 60_000

export function storeStartedLogin(login: StartedLogin): void {
  ignoreErrors(() => getWindow()?.sessionStorage.setItem(key, JSON.stringify(login)))
}

/** The login that this tab has started lately. It can be taken once. */
export function takeStartedLogin(): StartedLogin | undefined {
  const login = readStartedLogin()
  ignoreErrors(() => getWindow()?.sessionStorage.removeItem(key))
  return login
}

/** Whether this tab has started a login lately that has not returned. */
export function isLoginStarted(): boolean {
  return readStartedLogin() !== undefined
}

function readStartedLogin(): StartedLogin | undefined {
  const stored = ignoreErrors(() => getWindow()?.sessionStorage.getItem(key))
  const login = typeof stored === 'string' ? ignoreErrors(() => JSON.parse(stored) as unknown) : undefined
  if (!isStartedLogin(login)) return undefined
  const age = Date.now() - login.startedAt
  return age >= 0 && age < longestLogin ? login : undefined
}

/** Any script of the page can have written it. */
function isStartedLogin(value: unknown): value is StartedLogin {
  const { provider, state, startedAt } = Object(value) as Partial<Record<keyof StartedLogin, unknown>>
  return typeof provider === 'string' && typeof state === 'string' && typeof startedAt === 'number'
}
