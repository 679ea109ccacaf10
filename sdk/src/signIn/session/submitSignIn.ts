import type { AuthProvider, AuthProviders } from '@wallet-kit/clients/auth-session/types'
import type { AuthCalls } from './createAuthCalls.ts'
import type { SessionTrigger, TabChannel } from './createTabChannel.ts'
import { leavePage, type NextPage, toAuthPage, toOwnPage, toProviderPage } from './leavePage.ts'

/** Options of `signIn`; every other property is a field of the credentials. */
export interface SignInOptions {
  /** Page of this origin to go to afterwards. Default: the current page. */
  readonly redirectTo?: string | undefined
  /** Older name of `redirectTo`. */
  readonly callbackUrl?: string | undefined
  /** Whether the page is replaced. Default: true. */
  readonly redirect?: boolean | undefined
  readonly [field: string]: unknown
}

export interface SignInResult {
  /** Type of the error as the server names it; `toAuthError` has the error of the catalogue. */
  readonly error: string | undefined
  /** The reason, with `CredentialsSignin`. */
  readonly code: string | undefined
  /** HTTP status; 0 when nothing was sent, for lack of a CSRF token. */
  readonly status: number
  readonly ok: boolean
  /** The server's next page, on this origin or at an OAuth provider; `null` after an error. */
  readonly url: string | null
}

/** Parts of the client for the two forms. */
export interface FormContext {
  readonly baseUrl: string
  readonly calls: AuthCalls
  readonly tabs: Pick<TabChannel, 'announce'>
  /** Runs a change of the session in a page that stays, and reads the session afterwards. */
  change<Result>(trigger: SessionTrigger, run: () => Promise<Result>): Promise<Result>
}

interface SubmitSignInParameters {
  readonly provider: string | undefined
  readonly options: SignInOptions
  readonly authorizationParams: Readonly<Record<string, string>>
}

/** Signs in, by the steps of Auth.js. */
export async function submitSignIn(
  { baseUrl, calls, change }: FormContext,
  { provider: id, options, authorizationParams }: SubmitSignInParameters,
): Promise<SignInResult | undefined> {
  const { redirectTo, callbackUrl, redirect = true, ...rest } = options
  const target = toTarget(redirectTo ?? callbackUrl)
  const providers = await calls.readProviders()
  if (!providers) return leavePage(toAuthPage(baseUrl, 'error', {}))
  const provider = findProvider(providers, id)
  if (!provider) return leavePage(toAuthPage(baseUrl, 'signin', { callbackUrl: target.url }))
  if (provider.type === 'webauthn')
    throw new TypeError(`Provider "${provider.id}" signs in with a passkey, which signIn does not support`)

  const submit = async () => {
    const reply = await calls.postSignIn({
      provider: provider.id,
      isCredentials: provider.type === 'credentials',
      fields: toFields(rest),
      callbackUrl: target.url,
      authorizationParams,
    })
    if (!reply) return { result: failed('MissingCSRF', 0), next: undefined }
    const own = toOwnPage(reply.url)
    // The server sends visitors to an OAuth provider, and nowhere else.
    const isExternal = provider.type === 'oauth' || provider.type === 'oidc'
    const next = own ?? (isExternal ? toProviderPage(reply.url) : undefined)
    const query = own && new URL(own.url).searchParams
    const error = query?.get('error')
    if (error) return { result: failed(error, reply.status, query?.get('code')), next }
    const { status, isOk } = reply
    return { result: { error: undefined, code: undefined, status, ok: isOk, url: next?.url ?? null }, next }
  }

  if (!redirect) return (await change('getSession', submit)).result
  const { result, next } = await submit()
  const { error } = result
  const failure = error && toAuthPage(baseUrl, 'signin', { error, callbackUrl: target.url })
  return leavePage(next ?? (failure || target))
}

/** A page of this origin to return to: the current one where the host app passes none, or one of another origin. */
export function toTarget(address: string | undefined): NextPage {
  const current = toOwnPage(location.href) ?? toOwnPage('/')
  const target = address === undefined ? current : (toOwnPage(address) ?? current)
  if (!target) throw new TypeError('The page has no origin')
  return target
}

function findProvider(providers: AuthProviders, id: string | undefined): AuthProvider | undefined {
  return id !== undefined && Object.hasOwn(providers, id) ? providers[id] : undefined
}

function failed(error: string, status: number, code?: string | null): SignInResult {
  return { error, code: code ?? undefined, status, ok: false, url: null }
}

/** Form fields are strings. */
function toFields(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const present = Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(present.map(([name, value]) => [name, String(value)]))
}
