import { createHealth, type PartState } from '../operating/createHealth.ts'
import { databaseParts } from '../operating/databaseParts.ts'
import { listen } from '../operating/listen.ts'
import { withHealth } from '../operating/withHealth.ts'
import { createKeeper, type Keeper } from './createKeeper.ts'
import type { KeeperOptions } from './KeeperOptions.ts'
import { keeperMigrations } from './keeperMigrations.ts'

export interface StartKeeperOptions extends KeeperOptions {
  /** 0 for any that is free. */
  readonly port: number
  /** Address to listen at: this machine's own by default, behind a proxy that has the certificate. */
  readonly hostname?: string | undefined
  /** State of mail in the report of health. */
  readonly checkMail?: (() => Promise<PartState>) | undefined
}

export interface RunningKeeper {
  readonly port: number
  readonly keeper: Keeper
  /** Answers what is under way, at once what waits, cuts off what takes more than ten seconds; then closes the database. */
  close(): Promise<void>
}

const sweepMs = 60_000
const graceMs = 10_000

/**
 * Runs the keeper as a server, with a report of health at `/health`. Seals rows of older secrets again, then keeps the
 * database free of what has expired.
 *
 * @throws as `createKeeper`, and when the port is taken
 */
export async function startKeeper(options: StartKeeperOptions): Promise<RunningKeeper> {
  const { database, hostname = '127.0.0.1', report = () => {}, checkMail } = options
  const keeper = await createKeeper(options)
  await keeper.rotate()
  const health = createHealth({
    parts: { ...databaseParts(database, keeperMigrations), ...(checkMail ? { mail: checkMail } : {}) },
  })
  const server = await listen({ fetch: withHealth(keeper.app.fetch, health), port: options.port, hostname })
  const sweeping = setInterval(() => keeper.sweep().catch(report), sweepMs)
  sweeping.unref()
  return {
    port: server.port,
    keeper,
    async close() {
      clearInterval(sweeping)
      keeper.endWaits()
      await server.close({ graceMs })
      await database.close()
    },
  }
}
