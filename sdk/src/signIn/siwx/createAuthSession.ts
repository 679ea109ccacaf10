import {
  completeSignIn,
  createClient,
  createNonce,
  getCsrfToken,
  getSession,
  isClientError,
  signOut,
  updateSession,
} from '@wallet-kit/clients/auth-session/client'
import type { SessionReply } from '@wallet-kit/clients/auth-session/types'
import {
  accountNotLinked,
  activeAddressMissing,
  signatureInvalid,
} from '@wallet-kit/clients/errors/constants'
import type { SignInFields } from '../../chains/namespaces/SignInFields.ts'
import type { CaipAddress, CaipNetworkId } from '../../chains/networks/Caip.ts'
import { createError } from '../../foundation/errors/createError.ts'
import { redactContext } from '../../foundation/errors/redactContext.ts'
import { resolveOwnUrl } from '../../foundation/platform/resolveOwnUrl.ts'
import { toAuthError } from '../session/authErrors.ts'
import { authServerLimits } from '../session/authServerLimits.ts'
import type { AuthSessionOptions } from './AuthSessionOptions.ts'
import { createBuiltInTools } from './createBuiltInTools.ts'
import { createSessionChannel } from './createSessionChannel.ts'
import { isSessionOf } from './isSessionOf.ts'
import { addRecapSentence } from './recaps.ts'
import type { SIWXCallOptions, SIWXConfig, SIWXMessage, SIWXSession } from './SIWXConfig.ts'
import type { SignInAccount } from './SignInAccount.ts'
import type { SignInTools } from './SignInTools.ts'

/** Asks for JSON instead of a redirect: the header for current servers, the form field for older ones. */
const header = { 'X-Auth-Return-Redirect': '1' } as const
const json = 'true'
/** Error type of a CSRF token that the server refuses. */
const missingCsrf = 'MissingCSRF'

type SessionAccount = Pick<SignInAccount, 'caipNetworkId' | 'address'>

/** The part of `authSession` that talks to the server. */
export function createAuthSession(
  options: AuthSessionOptions,
  tools: SignInTools = createBuiltInTools(),
): SIWXConfig {
  const client = createClient({ baseUrl: options.baseUrl ?? '/api/auth', ...authServerLimits })
  const tabs = createSessionChannel()

  /**
   * Whether the wallet of the session has been here. An account must not join the session that another visitor has left
   * behind in this browser.
   */
  let isConfirmed = false

  /** Posts with a CSRF token, and with a new one where it is refused: its cookie may have expired meanwhile. */
  async function withToken<Reply>(
    post: (csrfToken: string) => Promise<Reply>,
    { signal }: Pick<SIWXCallOptions, 'signal'> = {},
  ): Promise<Reply> {
    const attempt = async () => post((await getCsrfToken(client, { signal })).csrfToken)
    const reply = await attempt()
    return reply === missingCsrf ? attempt() : reply
  }

  async function endSession(): Promise<void> {
    isConfirmed = false
    const refusal = await withToken((csrfToken) => {
      const body = { csrfToken, callbackUrl: location.origin, json } as const
      // Outlives the page, so that a visitor who disconnects and leaves is signed out all the same.
      return refusalOf(signOut(client, { header, body }, { keepalive: true }))
    })
    // The session is still there: the kit tries again.
    if (refusal !== undefined) throw toAuthError(refusal)
    tabs.announce('signout')
  }

  function sendSignature(
    csrfToken: string,
    signed: Pick<SIWXSession, 'message' | 'signature'> & { readonly link?: 'true' },
    { lifetime }: SIWXCallOptions,
  ): Promise<string | undefined> {
    const body = { csrfToken, callbackUrl: location.origin, json, ...signed } as const
    // Not cut when the visitor leaves: the server could finish it after the sign-out that follows.
    return refusalOf(
      completeSignIn(client, { path: { provider: 'siwx' }, header, body }, { signal: lifetime }),
    )
  }

  async function sendUnlink(
    csrfToken: string,
    unlink: CaipAddress,
  ): Promise<SessionReply | typeof missingCsrf> {
    try {
      return await updateSession(client, { body: { csrfToken, data: { unlink } } })
    } catch (error) {
      if (isClientError(error, 'http') && error.status === 400) return missingCsrf
      throw error
    }
  }

  async function readSession({ signal }: SIWXCallOptions): Promise<SIWXSession | undefined> {
    const session = await getSession(client, { signal })
    const account = splitAccount(session?.address)
    if (!account) return undefined
    const expirationTime = typeof session?.expires === 'string' ? session.expires : undefined
    // The message stays with the server: only its report counts, and nothing is added to it.
    const data = { ...account, domain: '', uri: '', version: '1', nonce: '', expirationTime }
    const accounts = session?.accounts as SIWXSession['accounts']
    return { data, message: '', signature: '', ...(accounts && { accounts }) }
  }

  /** The session as one of this account: it signed in with it, or has been added. */
  function findAccount(session: SIWXSession, account: SessionAccount): SIWXSession | undefined {
    if (isSessionOf(session, account)) return session
    const linked = options.linkAccounts ? (session.accounts ?? []) : []
    return linked
      .map((id) => ({ ...session, data: { ...session.data, ...splitAccount(id) } }))
      .find((candidate) => isSessionOf(candidate, account))
  }

  const mayLink = () => options.linkAccounts === true && isConfirmed

  async function addSession(
    { data, message, signature }: SIWXSession,
    callOptions: SIWXCallOptions = {},
  ): Promise<SIWXSession | undefined> {
    const signed = { message, signature, ...(mayLink() && ({ link: 'true' } as const)) }
    const refusal = await withToken((csrfToken) => sendSignature(csrfToken, signed, callOptions), callOptions)
    if (refusal) throw createError(signatureInvalid, { context: redactContext({ refusal }) })
    // Signed in too late: the kit revokes it.
    if (callOptions.signal?.aborted) return undefined
    const session = await readSession(callOptions)
    const { accountAddress: address, chainId: caipNetworkId } = data
    const own = session && findAccount(session, { caipNetworkId, address })
    if (!own) {
      throw createError(signatureInvalid, { context: { refusal: 'session of another account' } })
    }
    isConfirmed = true
    tabs.announce('getSession')
    return own
  }

  return {
    async createMessage({ accountAddress, chainId, notBefore }, callOptions = {}): Promise<SIWXMessage> {
      if (!accountAddress && options.onePrompt === false) throw createError(activeAddressMissing)
      const { nonce, expiresAt } = await createNonce(client, { signal: callOptions.signal })
      const { host: domain, origin: uri } = location
      const { resources } = options
      // Without an account it is the wallet that writes the text.
      const statement = accountAddress ? addRecapSentence(options) : options.statement
      const fields: SignInFields = {
        accountAddress,
        chainId,
        domain,
        uri,
        version: '1',
        nonce,
        statement,
        resources,
        notBefore,
        issuedAt: new Date().toISOString(),
        expirationTime: new Date(expiresAt).toISOString(),
      }
      const message = accountAddress ? await tools.createSignInMessage(fields) : ''
      return { ...fields, isSingleUse: true, toString: () => message }
    },

    addSession,

    async getSessions(chainId, address, callOptions = {}) {
      const session = await readSession(callOptions)
      if (!session) return []
      const account = { caipNetworkId: chainId, address }
      const own = findAccount(session, account)
      if (own) isConfirmed = true
      if (own) return [own]
      // A session must not outlive the account that it belongs to, or the host would serve that account. On another
      // network it is the visitor's own: they may go back to it. Where accounts are linked, this one may join.
      if (!mayLink() && !isSessionOf(session, account, 'account')) await endSession()
      return []
    },

    async revokeSession(chainId, address) {
      const session = await readSession({})
      // The server has one session: another account's is not ended with this one's.
      if (session && findAccount(session, { caipNetworkId: chainId, address })) await endSession()
    },

    async unlinkAccount(account) {
      const session = await withToken((csrfToken) => sendUnlink(csrfToken, account))
      if (session === missingCsrf) throw toAuthError(session)
      const { accounts } = session ?? {}
      if (Array.isArray(accounts) && accounts.includes(account))
        throw createError(accountNotLinked, { context: { account } })
      tabs.announce('getSession')
    },

    // One account at a time: the server keeps one session per browser, and each signature makes a new one.
    async setSessions([session], callOptions) {
      return session ? addSession(session, callOptions) : endSession()
    },

    watch: tabs.watch,
  }
}

/** Reason why the server refuses a form; `undefined` when it accepts it. */
async function refusalOf(posting: Promise<unknown>): Promise<string | undefined> {
  try {
    return readRefusal(await posting)
  } catch (error) {
    // Servers that also report it as the status.
    if (isClientError(error, 'http') && error.status === 401)
      return readRefusal(error.body) ?? 'CredentialsSignin'
    throw error
  }
}

/**
 * The server answers a refusal with an address that carries the kind of error and, in `code`, the reason. It is never
 * navigated to, and one of another origin is not even read: then the session decides, which is read next.
 */
function readRefusal(reply: unknown): string | undefined {
  const address = typeof reply === 'object' && reply !== null && 'url' in reply ? reply.url : undefined
  if (typeof address !== 'string') return undefined
  const url = resolveOwnUrl(address, location.origin)
  if (!url) return undefined
  const error = url.searchParams.get('error')
  // Older servers have a flag of their own.
  if (url.searchParams.get('csrf') === 'true') return missingCsrf
  return error === 'CredentialsSignin' ? (url.searchParams.get('code') ?? error) : (error ?? undefined)
}

function splitAccount(account: unknown): { accountAddress: string; chainId: CaipNetworkId } | undefined {
  const match = typeof account === 'string' ? /^([^:]+:[^:]+):([^:]+)$/.exec(account) : null
  return match ? { chainId: match[1] as CaipNetworkId, accountAddress: String(match[2]) } : undefined
}
