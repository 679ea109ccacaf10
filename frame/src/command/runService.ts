import type { ServiceConfiguration } from '../configuration/serviceConfiguration.ts'
import { isOwnMachine } from '../configuration/values.ts'
import { claimDatabase } from '../database/claimDatabase.ts'
import { countSessions } from '../service/session/countSessions.ts'
import type { ConfigurationFile } from './ConfigurationFile.ts'
import { createOperation } from './createOperation.ts'
import { endBySignal } from './endBySignal.ts'
import { firstLine } from './firstLine.ts'
import { forkKeeper } from './forkKeeper.ts'
import { readService } from './readService.ts'
import { startService } from './startService.ts'
import type { Terminal } from './Terminal.ts'

/**
 * Runs the service until a signal ends it, with a keeper beside it when none is configured.
 *
 * @throws FrameError, SealError, or an error of the port, when it cannot start
 */
export async function runService(terminal: Terminal, file: ConfigurationFile): Promise<void> {
  const { configuration, secrets } = await readService(terminal, file)
  const operation = await createOperation({ party: 'service', terminal, configuration, countSessions })
  const { logger, database } = operation
  logger.write('info', 'starting', {
    summary: firstLine('frame', configuration.origin, missingOf(configuration)),
  })
  const keeper =
    configuration.keeperOrigin === undefined ? await forkKeeper(terminal, configuration) : undefined
  try {
    await claimDatabase(database, 'service')
    const keeperOrigin = configuration.keeperOrigin ?? keeper?.origin ?? ''
    const { port, close } = await startService({ configuration, secrets, keeperOrigin, operation })
    await operation.startMetrics()
    const end = endBySignal({
      logger,
      async close() {
        await close({ graceMs: 0 })
        await operation.close()
        await keeper?.close()
      },
    })
    keeper?.onExit(() => end(1))
    logger.write('info', 'listening', { port })
  } catch (error) {
    await keeper?.close()
    await database.close()
    await operation.close()
    throw error
  }
}

/** Steps to production that the service itself can see. */
function missingOf(configuration: ServiceConfiguration): readonly string[] {
  const { origin, hostOrigins, trustedProxies, smtp, keeperOrigin, networks, solana } = configuration
  return [
    ...(isOwnMachine(origin) ? ['an https origin (origin)'] : []),
    ...(hostOrigins.some((each) => !isOwnMachine(each)) ? [] : ['the origins of your pages (hostOrigins)']),
    ...(keeperOrigin === undefined || isOwnMachine(keeperOrigin)
      ? ['a keeper on another machine, with another administrator (keeperOrigin)']
      : []),
    ...(smtp ? [] : ['a mail server (smtp)']),
    ...(networks.length > 0 || solana ? [] : ['networks (networks, solana)']),
    // The service itself has no certificate, so all visitors come from one address.
    ...(trustedProxies.length > 0 ? [] : ['the address of your proxy (trustedProxies)']),
  ]
}
