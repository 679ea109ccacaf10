import type { AppClient, CreateClientArgs } from '@farcaster/auth-client'

/** Farcaster logins in progress, one for each session. */
export interface FarcasterLogins {
  /** Starts a login and returns the URL for the phone. */
  start(parameters: { readonly sessionId: string; readonly hostOrigin: string }): Promise<string>
  /** The user who approved; undefined while none has. Throws {@link DeclinedError} when the user declined. */
  check(sessionId: string): Promise<FarcasterIdentity | undefined>
  has(sessionId: string): boolean
  cancel(sessionId: string): void
  clear(): void
}

export interface FarcasterIdentity {
  readonly fid: number
  readonly userName: string
}

/** The login no longer exists, because the user declined it. */
export class DeclinedError extends Error {
  override readonly name = 'DeclinedError'
}

export interface CreateFarcasterLoginsParameters {
  /** Base of the relay. */
  readonly relay: string
  readonly ethereum: CreateClientArgs['ethereum']
}

interface PendingLogin {
  readonly channelToken: string
  readonly nonce: string
  readonly domain: string
}

export function createFarcasterLogins(parameters: CreateFarcasterLoginsParameters): FarcasterLogins {
  const pending = new Map<string, PendingLogin>()
  let client: Promise<AppClient> | undefined

  function loadClient(): Promise<AppClient> {
    client ??= import('@farcaster/auth-client').then(({ createAppClient }) => createAppClient(parameters))
    return client
  }

  return {
    async start({ sessionId, hostOrigin }) {
      const domain = new URL(hostOrigin).host
      const created = await (await loadClient()).createChannel({
        siweUri: hostOrigin,
        domain,
        acceptAuthAddress: true,
      })
      if (created.isError || !created.response.ok)
        throw new Error('The Farcaster relay did not create a channel')
      const { channelToken, url, nonce } = created.data
      pending.set(sessionId, { channelToken, nonce, domain })
      return url
    },
    async check(sessionId) {
      const login = pending.get(sessionId)
      if (!login) throw new DeclinedError('There is no login')
      const { channelToken, nonce, domain } = login
      const app = await loadClient()
      const status = await app.status({ channelToken })
      if (status.isError) throw new Error('The Farcaster relay does not respond')
      if (status.response.status === 401) {
        pending.delete(sessionId)
        throw new DeclinedError('The login was declined')
      }
      if (status.response.status !== 200) return undefined
      pending.delete(sessionId)
      const { message = '', signature = '0x', fid, username = '' } = status.data
      const verified = await app.verifySignInMessage({ nonce, domain, message, signature })
      // The relay is not trusted: the id must be the one that was signed.
      if (verified.isError || !verified.success || verified.fid !== fid) {
        throw new Error('The signature of the login is not valid')
      }
      return { fid: verified.fid, userName: username }
    },
    has: (sessionId) => pending.has(sessionId),
    cancel: (sessionId) => void pending.delete(sessionId),
    clear: () => pending.clear(),
  }
}
