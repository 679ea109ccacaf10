import type { Database } from '../database/Database.ts'
import { openDatabase } from '../database/openDatabase.ts'
import { createLogger, type Logger } from '../operating/createLogger.ts'
import {
  createPrintingMailer,
  createSmtpMailer,
  type Mailer,
  type SmtpOptions,
} from '../operating/createMailer.ts'
import { createMetrics, type Metrics } from '../operating/createMetrics.ts'
import { describeError } from '../operating/describeError.ts'
import type { FrameObserver } from '../operating/FrameObserver.ts'
import { observeDatabase } from '../operating/observeDatabase.ts'
import { serveMetrics } from '../operating/serveMetrics.ts'
import type { Terminal } from './Terminal.ts'

export interface CreateOperationParameters {
  readonly party: 'service' | 'keeper'
  readonly terminal: Terminal
  readonly configuration: {
    readonly database: string
    readonly smtp?: SmtpOptions | undefined
    readonly metrics?: MetricsOptions | undefined
    readonly logs: 'auto' | 'json' | 'text'
  }
  readonly countSessions?: ((database: Database) => Promise<number>) | undefined
}

interface MetricsOptions {
  readonly port: number
  readonly hostname: string
  readonly token?: string | undefined
}

/** Parts that service and keeper run with. */
export interface Operation {
  readonly logger: Logger
  readonly database: Database
  readonly mailer: Mailer
  readonly observer: FrameObserver
  report(error: unknown): void
  /** Begins to serve metrics. @returns the port; undefined when they are not configured */
  startMetrics(): Promise<number | undefined>
  /** Ends mail and metrics; the database is closed by who serves. */
  close(): Promise<void>
}

/** @throws FrameError `FRAME_DATABASE_UNAVAILABLE` */
export async function createOperation(parameters: CreateOperationParameters): Promise<Operation> {
  const { party, terminal, configuration, countSessions } = parameters
  const { smtp, logs } = configuration
  const form = logs === 'auto' ? (terminal.isInteractive ? 'text' : 'json') : logs
  const logger = createLogger({ form, party, print: (line) => terminal.print(line) })
  const opened = await openDatabase(configuration.database)
  const metrics = createMetrics({ countSessions: countSessions && (() => countSessions(opened)) })
  const mailer = smtp ? createSmtpMailer(smtp) : createPrintingMailer((text) => terminal.printError(text))
  let serving: Awaited<ReturnType<typeof serveMetrics>> | undefined
  return {
    logger,
    database: observeDatabase(opened, metrics.databaseFailed),
    mailer,
    observer: observe(logger, metrics),
    report: (error) => logger.write('error', 'failed', describeError(error)),
    async startMetrics() {
      if (!configuration.metrics) return undefined
      const { port, hostname, token } = configuration.metrics
      serving = await serveMetrics({ metrics, port, hostname, token })
      return serving.port
    },
    async close() {
      mailer.close()
      await serving?.close({ graceMs: 0 })
    },
  }
}

function observe(logger: Logger, metrics: Metrics): FrameObserver {
  return {
    request(request) {
      metrics.request(request)
      logger.write(request.status >= 500 ? 'error' : 'info', 'request', request)
    },
    login(login) {
      metrics.login(login)
      logger.write('info', 'login', login)
    },
    mail(mail) {
      metrics.mail(mail)
      logger.write(mail.outcome === 'failed' ? 'error' : 'info', 'mail', { outcome: mail.outcome })
    },
  }
}
