import type { AppClient, CreateClientArgs } from '@farcaster/auth-client'
import type { Database } from '../../database/Database.ts'
import { DeclinedError } from '../social/IdentityProvider.ts'

export interface FarcasterIdentity {
  readonly fid: number
  readonly userName: string
  /** EIP-4361, as it was signed. */
  readonly message: string
  /** Hexadecimal. */
  readonly signature: string
}

/** Farcaster logins in progress, one for each session. */
export interface FarcasterLogins {
  /** Starts a login and returns the URL for the phone. */
  start(parameters: {
    readonly sessionId: string
    readonly hostOrigin: string
    /** In the message. Default: the relay's. */
    readonly nonce?: string | undefined
  }): Promise<string>
  /** The user who approved; undefined while none has. Throws {@link DeclinedError} when the user declined. */
  check(sessionId: string): Promise<FarcasterIdentity | undefined>
  has(sessionId: string): Promise<boolean>
  cancel(sessionId: string): Promise<void>
}

export interface FarcasterOptions {
  /** Base of the relay. */
  readonly relay: string
  /** Reads the registry of ids. */
  readonly ethereum: CreateClientArgs['ethereum']
}

const lifetimeMs = 10 * 60_000

export function createFarcasterLogins(database: Database, options: FarcasterOptions): FarcasterLogins {
  let client: Promise<AppClient> | undefined

  /** Loaded with the first login. */
  function loadClient(): Promise<AppClient> {
    client ??= import('@farcaster/auth-client').then(({ createAppClient }) => createAppClient(options))
    return client
  }

  const cancel = async (sessionId: string) => {
    await database.query('DELETE FROM farcaster_logins WHERE session_id = $1', [sessionId])
  }
  const find = async (sessionId: string) => {
    const [row] = await database.query(
      'SELECT channel_token, nonce, domain FROM farcaster_logins WHERE session_id = $1 AND expires_at > $2',
      [sessionId, Date.now()],
    )
    return (
      row && { channelToken: String(row.channel_token), nonce: String(row.nonce), domain: String(row.domain) }
    )
  }

  return {
    async start({ sessionId, hostOrigin, nonce: wanted }) {
      const domain = new URL(hostOrigin).host
      const created = await (await loadClient()).createChannel({
        siweUri: hostOrigin,
        domain,
        acceptAuthAddress: true,
        ...(wanted === undefined ? {} : { nonce: wanted }),
      })
      if (created.isError || !created.response.ok)
        throw new Error('The Farcaster relay did not create a channel')
      const { channelToken, url, nonce } = created.data
      if (wanted !== undefined && nonce !== wanted)
        throw new Error('The Farcaster relay chose another nonce than it was asked for')
      await database.query(
        `INSERT INTO farcaster_logins (session_id, channel_token, nonce, domain, expires_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (session_id) DO UPDATE SET channel_token = $2, nonce = $3, domain = $4, expires_at = $5`,
        [sessionId, channelToken, nonce, domain, Date.now() + lifetimeMs],
      )
      return url
    },
    async check(sessionId) {
      const login = await find(sessionId)
      if (!login) throw new DeclinedError('There is no login')
      const { channelToken, nonce, domain } = login
      const app = await loadClient()
      const status = await app.status({ channelToken })
      if (status.isError) throw new Error('The Farcaster relay does not respond')
      if (status.response.status === 401) {
        await cancel(sessionId)
        throw new DeclinedError('The login was declined')
      }
      if (status.response.status !== 200) return undefined
      await cancel(sessionId)
      const { message = '', signature = '0x', fid, username = '' } = status.data
      const verified = await app.verifySignInMessage({ nonce, domain, message, signature })
      // The relay is not trusted: the id must be the one that was signed.
      if (verified.isError || !verified.success || verified.fid !== fid) {
        throw new Error('The signature of the login is not valid')
      }
      return { fid: verified.fid, userName: username, message, signature }
    },
    has: async (sessionId) => (await find(sessionId)) !== undefined,
    cancel,
  }
}
