import { readLinked, writeLinked } from './linkedAccounts.ts'
import type { SignInStore, StoredSession } from './SignInStore.ts'

/** A client of `redis` 5 or 6, as far as the store uses it. */
export interface RedisClient {
  sendCommand(command: readonly string[]): Promise<unknown>
  on?(event: 'error', listener: (error: Error) => void): unknown
}

export interface CreateRedisStoreParameters {
  /** The app's own connected client: `await createClient({ url }).connect()` of `redis`. The store does not close it. */
  readonly client: RedisClient
  /** Default: `wallet-kit:`. */
  readonly prefix?: string | undefined
}

/**
 * Keeps nonces and sessions in Redis 6.2 or later, each in one key that expires by itself. Run it with `appendonly yes` and
 * `appendfsync always`: otherwise Redis confirms sessions, and spends nonces, that a crash brings back to before.
 */
export function createRedisStore({
  client,
  prefix = 'wallet-kit:',
}: CreateRedisStoreParameters): SignInStore {
  // Without a listener, the loss of the connection ends the process. The next command reports it to its caller.
  client.on?.('error', () => {})
  const nonceKey = (key: string) => `${prefix}nonce:${key}`
  const sessionKey = (id: string) => `${prefix}session:${id}`
  return {
    async addNonce(key, expiresAt) {
      await client.sendCommand(['SET', nonceKey(key), String(expiresAt), 'PXAT', String(expiresAt)])
    },
    async takeNonce(key) {
      const value = await client.sendCommand(['GETDEL', nonceKey(key)])
      const expiresAt = Number(value ?? Number.NaN)
      return Number.isFinite(expiresAt) ? expiresAt : undefined
    },
    async addSession({ id, account, linked, name, createdAt, expiresAt }) {
      const value = JSON.stringify({ account, linked: writeLinked(linked), name, createdAt, expiresAt })
      await client.sendCommand(['SET', sessionKey(id), value, 'PXAT', String(expiresAt)])
    },
    async readSession(id) {
      const value = await client.sendCommand(['GET', sessionKey(id)])
      return value === null ? undefined : toSession(id, String(value))
    },
    async renameSession(id, name) {
      await client.sendCommand(['EVAL', rename, '1', sessionKey(id), name])
    },
    async endSession(id) {
      return Number(await client.sendCommand(['DEL', sessionKey(id)])) > 0
    },
    async countEvent(key, { endsAt }) {
      const name = `${prefix}count:${key}`
      const reply = await client.sendCommand(['EVAL', countEvent, '1', name, String(endsAt)])
      const [count, ends] = Array.isArray(reply) ? reply.map(Number) : []
      return { count: count ?? Number.NaN, endsAt: ends ?? Number.NaN }
    },
    async close() {},
  }
}

/** In one step: a session that ends meanwhile must not be written back. */
const rename = `
  local value = redis.call('GET', KEYS[1])
  if not value then return nil end
  local session = cjson.decode(value)
  session.name = ARGV[1]
  return redis.call('SET', KEYS[1], cjson.encode(session), 'XX', 'KEEPTTL')
`

/** In one step: a count without its end would last. */
const countEvent = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIREAT', KEYS[1], ARGV[1]) end
  local time = redis.call('TIME')
  return { count, time[1] * 1000 + math.floor(time[2] / 1000) + redis.call('PTTL', KEYS[1]) }
`

/** Undefined for a value that the store has not written. */
function toSession(id: string, value: string): StoredSession | undefined {
  const stored = JSON.parse(value) as Partial<Record<keyof StoredSession, unknown>> | null
  const { account, name, createdAt, expiresAt } = stored ?? {}
  if (typeof account !== 'string' || typeof name !== 'string') return undefined
  if (typeof createdAt !== 'number' || typeof expiresAt !== 'number') return undefined
  return { id, account, linked: readLinked(stored?.linked), name, createdAt, expiresAt }
}
