import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openVisitor } from '../../../frame/e2e/pageVisitor.test.helper.ts'
import { createPrintedMails } from '../../../frame/e2e/printedMails.test.helper.ts'
import { createKeyWorker } from '../../../frame/src/keys/worker/createKeyWorker.ts'
import { startThread } from '../../../frame/src/keys/worker/startThread.test.helper.ts'
import { makeKeys } from './makeKeys.ts'
import { startProcess } from './startProcess.ts'

export interface MeasuredLogins {
  /** Milliseconds of each login, from the page's request to the share that is committed. */
  readonly logins: readonly number[]
  /** Milliseconds of each request to the service. */
  readonly requests: readonly number[]
  /** Messages of logins that failed. */
  readonly failures: readonly string[]
  /** Logins that ended within the time, by second. */
  readonly perSecond: number
  readonly processes: readonly MeasuredProcess[]
}

export interface MeasuredProcess {
  readonly name: string
  /** Most resident memory, in bytes. */
  readonly memory: number
  /** Part of one processor that it used meanwhile. */
  readonly load: number
}

export interface MeasureLoginsParameters {
  readonly perSecond: number
  readonly seconds: number
}

const ports = { service: 4160, keeper: 4161, metrics: 4162, keeperMetrics: 4163 }
const many = '1000000'

/**
 * Logs new visitors in by e-mail at a constant rate, whether those before have ended or not, at a service and a keeper as
 * the command runs them, on SQLite. Each is the frame's page without a browser: both mails are read, the device confirmed,
 * and the shares of a new key stored at both and committed.
 */
export async function measureLogins({
  perSecond,
  seconds,
}: MeasureLoginsParameters): Promise<MeasuredLogins> {
  const count = perSecond * seconds
  const create = await makeKeys(count)
  const folder = await mkdtemp(join(tmpdir(), 'frame-bench-'))
  const origin = `http://localhost:${ports.service}`
  const keeperOrigin = `http://localhost:${ports.keeper}`
  const keeper = await startProcess({
    folder,
    args: ['keeper'],
    metricsPort: ports.keeperMetrics,
    env: {
      FRAME_KEEPER_ORIGIN: keeperOrigin,
      FRAME_KEEPER_PAGE_ORIGINS: origin,
      FRAME_KEEPER_PORT: `${ports.keeper}`,
      FRAME_KEEPER_METRICS_PORT: `${ports.keeperMetrics}`,
      FRAME_KEEPER_MAIL_LIMITS_ALL: many,
    },
  })
  const service = await startProcess({
    folder,
    args: [],
    metricsPort: ports.metrics,
    env: {
      FRAME_PORT: `${ports.service}`,
      FRAME_KEEPER_ORIGIN: keeperOrigin,
      FRAME_METRICS_PORT: `${ports.metrics}`,
      // All visitors come from this machine.
      FRAME_MAILS_PER_NETWORK: many,
      FRAME_MAILS_OVERALL: many,
    },
  })
  const processes = [
    { name: 'service', process: service },
    { name: 'keeper', process: keeper },
  ]
  const mails = createPrintedMails()
  for (const { process } of processes) mails.read(process.stderr)
  const worker = { ...createKeyWorker({ start: () => startThread() }), create }
  const logins: number[] = []
  const requests: number[] = []
  const failures: string[] = []
  const readAll = () => Promise.all(processes.map(({ process }) => process.readMetrics()))
  const cpu = 'process_cpu_seconds_total'
  const memory = 'process_resident_memory_bytes'
  try {
    const before = await readAll()
    const peaks = processes.map(() => 0)
    const startedAt = performance.now()
    const running: Promise<void>[] = []
    for (let index = 0; index < count; index += 1) {
      await delay(Math.max(0, startedAt + (index * 1_000) / perSecond - performance.now()))
      const visitor = openVisitor({
        ...{ origin, keeper: keeperOrigin, mails, worker },
        onReply: (_, ms) => requests.push(ms),
      })
      const loginAt = performance.now()
      running.push(
        visitor.logIn(`visitor-${index}@mail.example`).then(
          () => void logins.push(performance.now() - loginAt),
          (error: unknown) => void failures.push(error instanceof Error ? error.message : String(error)),
        ),
      )
      if (index % perSecond === 0)
        (await readAll()).forEach((values, at) => {
          peaks[at] = Math.max(peaks[at] ?? 0, values.get(memory) ?? 0)
        })
    }
    await Promise.all(running)
    const lasted = (performance.now() - startedAt) / 1_000
    const after = await readAll()
    return {
      ...{ logins, requests, failures },
      perSecond: logins.length / lasted,
      processes: processes.map(({ name }, at) => ({
        name,
        memory: Math.max(peaks[at] ?? 0, after[at]?.get(memory) ?? 0),
        load: ((after[at]?.get(cpu) ?? 0) - (before[at]?.get(cpu) ?? 0)) / lasted,
      })),
    }
  } finally {
    worker.end()
    await service.stop()
    await keeper.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
