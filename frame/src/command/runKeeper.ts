import type { KeeperConfiguration } from '../configuration/keeperConfiguration.ts'
import { isOwnMachine } from '../configuration/values.ts'
import { claimDatabase } from '../database/claimDatabase.ts'
import { startKeeper } from '../keeper/startKeeper.ts'
import type { ConfigurationFile } from './ConfigurationFile.ts'
import { createOperation } from './createOperation.ts'
import { endBySignal } from './endBySignal.ts'
import { firstLine } from './firstLine.ts'
import { readKeeper } from './readKeeper.ts'
import type { Terminal } from './Terminal.ts'
import { toKeeperLogins } from './toKeeperLogins.ts'

/**
 * Runs the keeper until a signal ends it.
 *
 * @throws FrameError, SealError, or an error of the port, when it cannot start
 */
export async function runKeeper(terminal: Terminal, file: ConfigurationFile): Promise<void> {
  const { configuration, secrets } = await readKeeper(terminal, file)
  const { origin, pageOrigins, hostname, mailLimits } = configuration
  const operation = await createOperation({ party: 'keeper', terminal, configuration })
  const { logger, database, mailer, observer, report } = operation
  logger.write('info', 'starting', { summary: firstLine('keeper', origin, missingOf(configuration)) })
  try {
    await claimDatabase(database, 'keeper')
    const { port, close } = await startKeeper({
      database,
      secrets,
      origin,
      pageOrigins,
      sendMail: mailer.send,
      ...(await toKeeperLogins(configuration)),
      mailLimits,
      port: configuration.port,
      hostname,
      checkMail: mailer.check,
      observer,
      report,
    })
    await operation.startMetrics()
    endBySignal({
      logger,
      async close() {
        await close()
        await operation.close()
      },
    })
    logger.write('info', 'listening', { port })
    process.send?.({ port })
  } catch (error) {
    await database.close()
    await operation.close()
    throw error
  }
}

/** Steps to production that the keeper itself can see. */
function missingOf({ origin, smtp }: KeeperConfiguration): readonly string[] {
  return [
    ...(isOwnMachine(origin) ? ['an https origin of its own (origin)'] : []),
    ...(smtp ? [] : ['a mail server (smtp)']),
  ]
}
