import { serve } from '@hono/node-server'
import { createKeeper, type Keeper } from './createKeeper.ts'
import type { KeeperOptions } from './KeeperOptions.ts'

export interface StartKeeperOptions extends KeeperOptions {
  /** 0 for any that is free. */
  readonly port: number
  /** Address to listen at: this machine's own by default, behind a proxy that has the certificate. */
  readonly hostname?: string | undefined
}

export interface RunningKeeper {
  readonly port: number
  readonly keeper: Keeper
  /** Answers what is under way, then ends and closes the database. */
  close(): Promise<void>
}

const sweepMs = 60_000

/**
 * Runs the keeper as a server. Seals rows of older secrets again, then keeps the database free of what has expired.
 *
 * @throws as `createKeeper`, and when the port is taken
 */
export async function startKeeper(options: StartKeeperOptions): Promise<RunningKeeper> {
  const { database, hostname = '127.0.0.1', report = () => {} } = options
  const keeper = await createKeeper(options)
  await keeper.rotate()
  const sweeping = setInterval(() => keeper.sweep().catch(report), sweepMs)
  sweeping.unref()
  const server = serve({ fetch: keeper.app.fetch, port: options.port, hostname })
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    keeper,
    async close() {
      clearInterval(sweeping)
      await new Promise((resolve) => server.close(resolve))
      await database.close()
    },
  }
}
