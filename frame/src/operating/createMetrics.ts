import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { FrameObserver } from './FrameObserver.ts'

export interface Metrics extends Required<FrameObserver> {
  databaseFailed(): void
  /** The text that Prometheus reads. */
  read(): Promise<string>
  readonly contentType: string
}

export interface CreateMetricsParameters {
  /** Visitors who are logged in; undefined for a party without sessions. */
  readonly countSessions?: (() => Promise<number>) | undefined
}

/** Counts of one process. Labels are names of operations, ways and outcomes, never of visitors. */
export function createMetrics({ countSessions }: CreateMetricsParameters = {}): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'frame_request_duration_seconds',
    help: 'Duration of requests by operation and status',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 30],
    registers,
  })
  const logins = new Counter({
    name: 'frame_logins_total',
    help: 'Logins by way and outcome',
    labelNames: ['way', 'outcome'],
    registers,
  })
  const mails = new Counter({
    name: 'frame_mails_total',
    help: 'Mails with codes and links, by outcome',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const databaseErrors = new Counter({
    name: 'frame_database_errors_total',
    help: 'Statements and transactions that the database did not run',
    registers,
  })
  if (countSessions)
    new Gauge({
      name: 'frame_sessions',
      help: 'Sessions of visitors who are logged in',
      registers,
      async collect() {
        this.set(await countSessions())
      },
    })
  return {
    request: ({ operation, status, ms }) => requests.observe({ operation, status }, ms / 1_000),
    login: (labels) => logins.inc({ ...labels }),
    mail: (labels) => mails.inc({ ...labels }),
    databaseFailed: () => databaseErrors.inc(),
    read: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
