import type { SignInStore } from '@wallet-kit/server'

/**
 * Opens the database of nonces and sessions. Closing the store closes its connections.
 *
 * @param address `sqlite:file`, `postgres://…` or `redis://…`
 * @throws Error when the address is none of these, or the database cannot be reached
 */
export async function createStore(address: string): Promise<SignInStore> {
  const { protocol, pathname } = new URL(address)
  // Each driver is loaded where it is used.
  if (protocol === 'sqlite:') {
    const { createSqliteStore } = await import('@wallet-kit/server/sqlite')
    return createSqliteStore({ file: pathname })
  }
  if (protocol === 'postgres:' || protocol === 'postgresql:') {
    const { createPostgresStore } = await import('@wallet-kit/server/postgres')
    const { Pool } = await import('pg')
    const pool = new Pool({ connectionString: address, connectionTimeoutMillis: 5_000 })
    await pool.query('SELECT 1')
    return { ...createPostgresStore({ pool }), close: () => pool.end() }
  }
  if (protocol === 'redis:' || protocol === 'rediss:') {
    const { createRedisStore } = await import('@wallet-kit/server/redis')
    const { createClient } = await import('redis')
    const client = createClient({ url: address })
    const store = createRedisStore({ client })
    await client.connect()
    return { ...store, close: () => client.close() }
  }
  throw new Error(`STORE begins with sqlite:, postgres: or redis:, and not with ${protocol}`)
}
