import type { Logger } from '../operating/createLogger.ts'

export interface EndBySignalParameters {
  readonly logger: Logger
  /** Finishes what runs. */
  close(): Promise<void>
}

const signals = ['SIGTERM', 'SIGINT'] as const

/**
 * Ends the process by SIGTERM or SIGINT, after what runs; at once by a second. A process that was started by another
 * ends with it.
 *
 * @returns a function that ends it for another reason, with an exit code, unless it is ending already
 */
export function endBySignal({ logger, close }: EndBySignalParameters): (exitCode: number) => void {
  let isEnding = false

  function end(exitCode: number, signal?: string): void {
    if (isEnding) {
      logger.write('warning', 'ended at once', signal === undefined ? {} : { signal })
      process.exit(1)
    }
    isEnding = true
    logger.write('info', 'ending', signal === undefined ? {} : { signal })
    close().then(
      () => {
        logger.write('info', 'ended')
        process.exit(exitCode)
      },
      () => process.exit(1),
    )
  }

  for (const signal of signals) process.on(signal, () => end(0, signal))
  if (process.connected)
    process.once('disconnect', () => {
      if (!isEnding) end(0, 'disconnect')
    })
  return (exitCode) => {
    if (!isEnding) end(exitCode)
  }
}
