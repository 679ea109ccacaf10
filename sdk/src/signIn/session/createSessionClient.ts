import { type Client, createClient } from '@wallet-kit/clients/auth-session/client'
import type { AuthProviders } from '@wallet-kit/clients/auth-session/types'
import { isWalletKitError } from '../../foundation/errors/isWalletKitError.ts'
import { warnRedacted } from '../../foundation/errors/warnRedacted.ts'
import { createRerun } from '../../foundation/platform/createRerun.ts'
import { getWindow } from '../../foundation/platform/getWindow.ts'
import { createStore } from '../../foundation/stores/createStore.ts'
import type { ReadableStore } from '../../foundation/stores/ReadableStore.ts'
import { authServerLimits } from './authServerLimits.ts'
import { createAuthCalls, type IncomingHeaders } from './createAuthCalls.ts'
import { createTabChannel, type SessionTrigger } from './createTabChannel.ts'
import { defaultBasePath } from './defaultBasePath.ts'
import { parseAuthUrl } from './parseAuthUrl.ts'
import type { Session, SessionState } from './SessionState.ts'
import { type SignInOptions, type SignInResult, submitSignIn } from './submitSignIn.ts'
import { type SignOutOptions, type SignOutResult, submitSignOut } from './submitSignOut.ts'
import { type WatchSessionOptions, watchPage } from './watchPage.ts'

/** Options of `createSessionClient`. */
export interface SessionClientOptions {
  /** Path of the auth server on the page's origin, or its URL. Default: `/api/auth`. */
  readonly basePath?: string | undefined
  /**
   * URL of the auth server for reads on a server, where a path alone has no origin. https without a scheme, `/api/auth`
   * without a path. Default: `http://localhost:3000/api/auth`.
   */
  readonly serverUrl?: string | undefined
  /** Session that a server has read already: then there is no first read. `null`: signed out. Default: not known. */
  readonly session?: Session | null | undefined
}

export interface ReadSessionOptions {
  /** Of the request that a server answers: its cookie is sent on. Default: none; in a page the browser sends its own. */
  readonly headers?: IncomingHeaders | undefined
  /** Whether other tabs are notified. Default: true in a page. */
  readonly broadcast?: boolean | undefined
}

/** The session of this visitor at the auth server, and all calls that read or change it. */
export interface SessionClient {
  /** Base URL: a path in a page, absolute on a server. */
  readonly baseUrl: string
  /** The generated client, for generated queries and hooks. */
  readonly client: Client
  readonly store: ReadableStore<SessionState>
  /**
   * Reads the session where it is not known, and again when the page becomes visible, when another tab or the wallet
   * sign-in changes it, when its end has passed, and every `refetchInterval` seconds. Returns a function that stops it.
   */
  watch(options?: WatchSessionOptions): () => void
  /** `GET {base}/session`. `null` when there is none, and when the server does not answer. Never rejects. */
  getSession(options?: ReadSessionOptions): Promise<Session | null>
  /** `GET {base}/csrf`. Empty when the server does not answer. Never rejects. */
  getCsrfToken(options?: Pick<ReadSessionOptions, 'headers'>): Promise<string>
  /** `GET {base}/providers`. `null` when the server does not answer. Never rejects. */
  getProviders(options?: Pick<ReadSessionOptions, 'headers'>): Promise<AuthProviders | null>
  /**
   * Signs in: `POST {base}/callback/{provider}` for credentials, else `POST {base}/signin/{provider}`. Without a known
   * provider the page is replaced by the sign-in page. Pages are replaced by pages of this origin only, and by those of
   * OAuth providers.
   *
   * @returns `undefined` where the page is being replaced
   * @throws WalletKitError `SIGN_IN_SERVER_UNREACHABLE`
   * @throws TypeError for a WebAuthn provider
   */
  signIn(
    provider?: string,
    options?: SignInOptions,
    authorizationParams?: Readonly<Record<string, string>>,
  ): Promise<SignInResult | undefined>
  /**
   * Ends the session: `POST {base}/signout`. Other tabs and the wallet sign-in follow.
   *
   * @returns `undefined` where the page is being replaced
   * @throws WalletKitError `SIGN_IN_SERVER_UNREACHABLE`
   */
  signOut(options?: SignOutOptions): Promise<SignOutResult | undefined>
  /**
   * Reads the session again, or changes the given fields of it (`POST {base}/session`); does nothing while the session
   * is loading. A failure is `error` of the state. Never rejects.
   */
  update(data?: Readonly<Record<string, unknown>>): Promise<Session | null | undefined>
}

/**
 * Creates a client of the auth server's session, in the protocol of Auth.js. Sends nothing before it is used.
 *
 * @throws TypeError on a server, for a `serverUrl` that is not a URL
 * @example
 * const session = createSessionClient()
 * const stop = session.watch()
 * session.store.subscribe(({ status }) => console.log(status))
 */
export function createSessionClient({
  basePath,
  serverUrl,
  session: given,
}: SessionClientOptions = {}): SessionClient {
  const baseUrl = getWindow() ? trim(basePath ?? defaultBasePath) : toServerBase(basePath, serverUrl)
  const client = createClient({ baseUrl, ...authServerLimits })
  const calls = createAuthCalls(client)
  const tabs = createTabChannel()
  const initial: SessionState = {
    data: given ?? null,
    status: given === undefined ? 'loading' : given ? 'authenticated' : 'unauthenticated',
  }
  const store = createStore(initial)
  /** Session by the server's last report; `undefined` before its first reply. */
  let known = given
  /** Changes of the session that have begun or ended. Reads in between are outdated. */
  let changes = 0
  /** Reads that have begun. */
  let reads = 0
  let reading: { readonly since: number; readonly promise: Promise<Session | null> } | undefined

  function set(next: Session | null | undefined, error = store.getState().error): void {
    known = next
    store.set({
      data: next ?? null,
      status: next ? 'authenticated' : 'unauthenticated',
      ...(error && { error }),
    })
  }

  function startUpdate(): void {
    store.set({ data: known ?? null, status: 'loading' })
  }

  /** The last read that has begun decides, unless the session is changed meanwhile. */
  function read(trigger: SessionTrigger | undefined): Promise<Session | null> {
    const since = changes
    reads += 1
    const promise = readOnce(() => changes === since && reading?.promise === promise, trigger)
    reading = { since, promise }
    return promise
  }

  async function readOnce(isCurrent: () => boolean, trigger: SessionTrigger | undefined) {
    const session = await calls.readSession()
    if (!isCurrent()) return session ?? null
    reading = undefined
    if (session !== undefined) {
      set(session)
      if (trigger) tabs.announce(trigger)
    } else if (known === undefined || !isOver(known)) {
      // Without an answer, the known state stays.
      set(known)
    } else {
      // Nothing confirms a session that was to end by now.
      set(undefined)
    }
    return session ?? null
  }

  /** Joins a read that has begun after the last change. */
  const joinRead = () => (reading && reading.since === changes ? reading.promise : read('getSession'))

  /** Runs a change, then reads the session from the server. */
  async function change<Result>(trigger: SessionTrigger, run: () => Promise<Result>): Promise<Result> {
    changes += 1
    try {
      return await run()
    } finally {
      changes += 1
      tabs.announce(trigger)
      await read(undefined)
    }
  }

  async function updateFields(data: Readonly<Record<string, unknown>>): Promise<Session | null> {
    startUpdate()
    changes += 1
    const readBefore = reads
    // A read in the meantime may be newer than the reply.
    const readNewer = async () => {
      if (reads !== readBefore) await read(undefined)
    }
    try {
      const session = await calls.postSession(data)
      changes += 1
      set(session)
      tabs.announce('getSession')
      await readNewer()
      return session
    } catch (cause) {
      changes += 1
      warnRedacted('The session has not been updated.', cause)
      set(known, isWalletKitError(cause) ? cause : undefined)
      await readNewer()
      return null
    }
  }

  return {
    baseUrl,
    client,
    store: store.readable,
    watch: (options) =>
      watchPage(
        {
          store: store.readable,
          tabs,
          isSignedOut: () => known === null,
          isUnknown: () => known === undefined,
          readAgain: joinRead,
          // The change happened after a read that is in progress began.
          readChanged: createRerun(() => read(undefined)),
        },
        options,
      ),
    async getSession({ headers, broadcast = true } = {}) {
      if (headers || !getWindow()) return (await calls.readSession(headers)) ?? null
      return read(broadcast ? 'getSession' : undefined)
    },
    getCsrfToken: ({ headers } = {}) => calls.readCsrfToken(headers),
    getProviders: async ({ headers } = {}) => (await calls.readProviders(headers)) ?? null,
    signIn: (provider, options = {}, authorizationParams = {}) =>
      submitSignIn({ baseUrl, calls, tabs, change }, { provider, options, authorizationParams }),
    signOut: (options = {}) => submitSignOut({ baseUrl, calls, tabs, change }, options),
    async update(data) {
      if (store.getState().status === 'loading') return undefined
      if (data) return updateFields(data)
      startUpdate()
      return read('getSession')
    },
  }
}

/** Whether the end of a session has passed by this device's clock. */
function isOver(session: Session | null): boolean {
  return session !== null && Date.parse(session.expires) <= Date.now()
}

function toServerBase(basePath: string | undefined, serverUrl: string | undefined): string {
  const url = parseAuthUrl(serverUrl)
  return basePath === undefined ? url.href : trim(new URL(basePath, url).href)
}

function trim(url: string): string {
  return url.replace(/\/+$/, '')
}
